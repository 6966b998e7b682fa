import { createContext, useContext } from 'react';
import type { VisibleFields } from '../../../party/visible-fields.ts';

export type ColumnId =
  | 'customer'
  | 'phone'
  | 'passengers'
  | 'total'
  | 'paid'
  | 'pending'
  | 'agent'
  | 'requirements'
  | 'status';

export type Column = {
  id: ColumnId;
  width: number;
  end?: true;
  /** What has no column of its own for want of room, and stands under this one's value. */
  below?: readonly ColumnId[];
};

/** From the nine columns down to the fewest; money gives way first, and requirements never do. */
const layouts: readonly (readonly Column[])[] = [
  [
    { id: 'customer', width: 154 },
    { id: 'phone', width: 152 },
    { id: 'passengers', width: 142 },
    { id: 'total', width: 102, end: true },
    { id: 'paid', width: 98, end: true },
    { id: 'pending', width: 102, end: true },
    { id: 'agent', width: 98 },
    { id: 'requirements', width: 142 },
    { id: 'status', width: 140 },
  ],
  [
    { id: 'customer', width: 156 },
    { id: 'phone', width: 148 },
    { id: 'passengers', width: 128 },
    { id: 'pending', width: 114, end: true, below: ['total'] },
    { id: 'agent', width: 98 },
    { id: 'requirements', width: 174 },
    { id: 'status', width: 136 },
  ],
  [
    { id: 'customer', width: 178, below: ['phone', 'agent'] },
    { id: 'passengers', width: 132 },
    { id: 'pending', width: 114, end: true, below: ['total'] },
    { id: 'requirements', width: 178 },
    { id: 'status', width: 136 },
  ],
];

const known = new Map<string, readonly (readonly Column[])[]>();

/** The layouts this viewer can get, widest first: the same lists every time. */
function layoutsFor({ money, phone, requirements }: SeenColumns): readonly (readonly Column[])[] {
  const hidden: Partial<Record<ColumnId, boolean>> = {
    total: !money,
    paid: !money,
    pending: !money,
    phone: !phone,
    requirements: !requirements,
  };
  const seen = (id: ColumnId) => !hidden[id];
  const key = `${money} ${phone} ${requirements}`;
  const shown =
    known.get(key) ??
    layouts.map((columns) =>
      columns
        .filter(({ id }) => seen(id))
        .map((column) => (column.below ? { ...column, below: column.below.filter(seen) } : column)),
    );
  known.set(key, shown);
  return shown;
}

type SeenColumns = Omit<VisibleFields, 'identity'>;

export const widthOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0);

const none: readonly Column[] = [];
const bordersPx = 2;

/** The columns for this viewer in a card of that width, so that none has to lie over another. */
export function columnsFor(visible: SeenColumns, cardPx: number): readonly Column[] {
  const shown = layoutsFor(visible);
  return shown.find((columns) => widthOf(columns) + bordersPx <= cardPx) ?? shown.at(-1) ?? none;
}

/** Every card of the day has the same columns. */
export const ColumnsContext = createContext<readonly Column[]>(none);
export const useColumns = () => useContext(ColumnsContext);
