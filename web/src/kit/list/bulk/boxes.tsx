import { useRef } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useText } from '../../text/i18n.ts';
import type { Column } from '../table/column.ts';
import type { Selection } from './selection.ts';
import { bulkTexts } from './texts/texts.ts';

type Identified = { id: string };
const box = 'flex w-6';

/** The first column of a table whose rows can be ticked; `nameOf` says which row a box is of. */
export function boxColumn<Row extends Identified>(
  selection: Selection<Row>,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    id: '*box',
    head: <PageBox selection={selection} rows={rows} />,
    cell: (row) => <RowBox selection={selection} rows={rows} row={row} name={nameOf(row)} />,
    className: 'w-px ps-4 pe-0 print:hidden',
  };
}

type PageBoxProps<Row> = { selection: Selection<Row>; rows: readonly Row[] };

/** All rows of the page at once. */
function PageBox<Row extends Identified>({ selection, rows }: PageBoxProps<Row>) {
  const t = useText(bulkTexts);
  const ticked = rows.filter(({ id }) => selection.selected.has(id)).length;
  const state = ticked === 0 ? false : ticked === rows.length ? true : 'indeterminate';
  return (
    <span className={box}>
      <Checkbox
        name={t('selectPage')}
        checked={state}
        onCheckedChange={() => selection.mark(rows, state !== true)}
      />
    </span>
  );
}

export type RowBoxProps<Row> = PageBoxProps<Row> & { row: Row; name: string };

/** Ticks a row; with Shift all since the last one. */
export function RowBox<Row extends Identified>({ selection, rows, row, name }: RowBoxProps<Row>) {
  const t = useText(bulkTexts);
  const range = useRef(false);
  return (
    <span
      className={box}
      onClickCapture={(event) => {
        range.current = event.shiftKey;
      }}
    >
      <Checkbox
        name={t('selectRow', { name })}
        checked={selection.selected.has(row.id)}
        onCheckedChange={(on) => selection.toggle(rows, row, on, range.current)}
      />
    </span>
  );
}
