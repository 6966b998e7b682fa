import type { ReactNode } from 'react';
import type { SortDirection } from '#ui/lists/table.tsx';

/** A column of a table: its head, and what it shows of a row. */
export type Column<Row> = {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions stand at the end. */
  end?: boolean | undefined;
  numeric?: boolean | undefined;
  /** The column sorts; null while another one does. */
  sort?: SortDirection | null | undefined;
  onSort?: (() => void) | undefined;
  /** What stands in the row of totals. */
  total?: ReactNode | undefined;
  /** Said in full where the cell is too narrow. */
  titleOf?: ((row: Row) => string) | undefined;
  /** Where width ends it may go: the lowest first. */
  goesAt?: number | undefined;
  /** It stays beside the first while the middle scrolls. */
  stays?: true | undefined;
  /** Of its head and its cells. */
  className?: string | undefined;
  /** Of its cells alone. */
  cellClass?: string | undefined;
};

// What scrolls below the last column fades out before it.
const fading =
  'w-px print:hidden group-data-[more~=end]/scroll:before:absolute group-data-[more~=end]/scroll:before:inset-y-0 group-data-[more~=end]/scroll:before:-start-3 group-data-[more~=end]/scroll:before:w-3 group-data-[more~=end]/scroll:before:bg-inherit group-data-[more~=end]/scroll:before:[mask-image:linear-gradient(to_right,transparent,black)]';

/** The last column: what can be done to a row. It stays while the middle scrolls. */
export function actionsColumn<Row>(head: ReactNode, cell: Column<Row>['cell']): Column<Row> {
  return { id: '*actions', head, cell, end: true, className: fading };
}

/** Beside a column of boxes, which have 24 px and their column 40, a title stays while the others scroll. */
export const besideBoxes = 'sticky start-10 z-10 ps-3 w-full min-w-50';

/** The same of a title that is as long in each row, such as a moment: what width is left is for the others. */
export const shortBesideBoxes = 'sticky start-10 z-10 ps-3 w-px';

/** A title takes what width the others leave, and is cut there: however long it is, it makes no table wider. */
export const takesTheRest = 'w-0 min-w-full';

/** How wide the value of a column may be: the first ones matter most. */
export function widthAt(at: number): string {
  return at < 3 ? 'max-w-50' : 'max-w-40 min-[100rem]:max-w-50';
}
