import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../text/fetch-code.ts';
import type { CellStop } from './lazy/grid-keys.ts';

const Drawing = lazyPart(async () => (await import('./lazy/roster-drawing.tsx')).RosterDrawing);

type Named = { id: string };

export type RosterGridProps<Row extends Named, Column extends Named> = {
  /** Spoken name of the grid. */
  name: string;
  /** What stands above the rows: what they are. */
  corner: ReactNode;
  rows: readonly Row[];
  columns: readonly Column[];
  rowHead: (row: Row) => ReactNode;
  columnHead: (column: Column) => ReactNode;
  /**
   * What a cell shows. An element spreads `stop` on the one thing in it that takes the focus (a button, an input); of
   * several the others take its `tabIndex`. A text or nothing is a stop by itself.
   */
  cell: (row: Row, column: Column, stop: CellStop) => ReactNode;
  /** Classes of a cell's ground. */
  ground?: (row: Row, column: Column) => string | undefined;
  /** The heading above a row, where it differs from that of the row before. */
  groupOf?: (row: Row) => string;
  /** The column of today, or another one that stands out. */
  isMarked?: (column: Column) => boolean;
  /** The class of the least width of a column; as wide as a day of a month without it. */
  columnClass?: string;
};

/**
 * Rows × days or any columns. A cell is drawn by its owner; head and first column stay while the rest scrolls, arrows,
 * Home and End go from cell to cell as in a grid, and on paper it lies across, alone, with its head on every sheet.
 */
export function RosterGrid<Row extends Named, Column extends Named>(props: RosterGridProps<Row, Column>) {
  const { name, corner, rows, columns, rowHead, columnHead, cell, ground, groupOf, isMarked, columnClass } =
    props;
  const at = <T,>(row: number, column: number, tell: (row: Row, column: Column) => T): T | undefined => {
    const [line, head] = [rows[row], columns[column]];
    return line && head ? tell(line, head) : undefined;
  };
  return (
    <Suspense fallback={<div aria-hidden="true" className="min-h-60 rounded-lg border bg-surface" />}>
      <Drawing
        name={name}
        corner={corner}
        rows={rows.map((row) => ({ id: row.id, head: rowHead(row), group: groupOf?.(row) }))}
        columns={columns.map((column) => ({
          id: column.id,
          head: columnHead(column),
          isMarked: isMarked?.(column) ?? false,
        }))}
        cell={(row, column, stop) => at(row, column, (line, head) => cell(line, head, stop))}
        ground={(row, column) => at(row, column, (line, head) => ground?.(line, head))}
        columnClass={columnClass}
      />
    </Suspense>
  );
}
