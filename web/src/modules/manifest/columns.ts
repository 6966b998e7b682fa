import type { Veil } from './veil.ts';

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

export type Column = { id: ColumnId; width: number; end?: true };

const columns: readonly Column[] = [
  { id: 'customer', width: 160 },
  { id: 'phone', width: 150 },
  { id: 'passengers', width: 150 },
  { id: 'total', width: 108, end: true },
  { id: 'paid', width: 100, end: true },
  { id: 'pending', width: 104, end: true },
  { id: 'agent', width: 106 },
  { id: 'requirements', width: 146 },
  { id: 'status', width: 136 },
];

const known = new Map<string, readonly Column[]>();

/** The columns this viewer gets, in their order: the same in every card, and the same list every time. */
export function columnsFor({ money, phone, requirements }: Omit<Veil, 'identity'>): readonly Column[] {
  const hidden: Partial<Record<ColumnId, boolean>> = {
    ...{ total: !money, paid: !money, pending: !money },
    ...{ phone: !phone, requirements: !requirements },
  };
  const key = `${money} ${phone} ${requirements}`;
  const shown = known.get(key) ?? columns.filter(({ id }) => !hidden[id]);
  known.set(key, shown);
  return shown;
}
