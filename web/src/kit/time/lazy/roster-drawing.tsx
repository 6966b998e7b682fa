import { isValidElement, memo, type ReactNode, useState } from 'react';
import { cn } from '#ui/style/cn.ts';
import { type CellStop, stopAt } from './grid-keys.ts';
import { GridTable } from './grid-table.tsx';
import './time.css';

export type RosterDrawingProps = {
  name: string;
  corner: ReactNode;
  rows: readonly { id: string; head: ReactNode; group: string | undefined }[];
  columns: readonly { id: string; head: ReactNode; isMarked: boolean }[];
  cell: (row: number, column: number, stop: CellStop) => ReactNode;
  ground: (row: number, column: number) => string | undefined;
  columnClass: string | undefined;
};

const head = 'sticky top-0 z-20 h-10 border-b bg-surface px-1.5 font-semibold text-muted-fg text-xs';
const first = 'sticky start-0 border-e bg-surface px-3 text-start print:static';

/** What is marked, as today, stands first beside the names when the grid comes; what was before it is a scroll away. */
function showMarked(frame: HTMLElement | null): void {
  const marked = frame?.querySelector<HTMLElement>('th[aria-current]');
  const names = frame?.querySelector<HTMLElement>('th');
  if (frame && marked && names) frame.scrollLeft = marked.offsetLeft - names.offsetWidth;
}

/** The grid itself: a table whose cells are walked through. */
export function RosterDrawing(props: RosterDrawingProps) {
  const { name, corner, rows, columns, columnClass = 'min-w-11' } = props;
  const [at, setAt] = useState({ row: 0, column: 0 });
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const stop = at.row <= last.row && at.column <= last.column ? at : { row: 0, column: 0 };
  return (
    <div
      ref={showMarked}
      className="time-paper relative max-h-[calc(100dvh-11rem)] min-h-40 scroll-ps-36 scroll-pt-12 overflow-auto overscroll-x-contain rounded-lg border bg-surface"
    >
      <GridTable name={name} last={last} onStop={setAt} className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={cn(head, first, 'z-30 min-w-32 max-w-56')}>
              {corner}
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-current={column.isMarked ? 'date' : undefined}
                className={cn(head, columnClass, column.isMarked && 'bg-selected text-fg')}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Line
              key={row.id}
              {...props}
              row={index}
              group={row.group === rows[index - 1]?.group ? undefined : row.group}
              stop={stop.row === index ? stop.column : null}
            />
          ))}
        </tbody>
      </GridTable>
    </div>
  );
}

type LineProps = RosterDrawingProps & {
  row: number;
  /** The heading that begins here. */
  group: string | undefined;
  /** The column that Tab reaches, in the row where it is. */
  stop: number | null;
};

/** Where the focus goes on, the two rows it left and reached are drawn again. */
const Line = memo(function Line({ rows, columns, cell, ground, row, group, stop }: LineProps) {
  return (
    <>
      {group !== undefined && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns.length + 1}
            className="border-b bg-muted px-3 py-1.5 text-start font-semibold text-xs"
          >
            <span className="sticky start-3">{group}</span>
          </th>
        </tr>
      )}
      <tr>
        <th scope="row" className={cn(first, 'z-10 h-11 min-w-32 max-w-56 border-b py-1 font-normal')}>
          {rows[row]?.head}
        </th>
        {columns.map((column, index) => {
          const own = stopAt({ row, column: index }, stop === index);
          const drawn = cell(row, index, own);
          return (
            <td
              key={column.id}
              {...(isValidElement(drawn) ? {} : own)}
              className={cn('h-11 border-b border-e p-0.5 text-center last:border-e-0', ground(row, index))}
            >
              {drawn}
            </td>
          );
        })}
      </tr>
    </>
  );
});
