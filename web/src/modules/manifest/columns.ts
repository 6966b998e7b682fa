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

type Column = { id: ColumnId; width: number; end?: true };

const columns: readonly Column[] = [
  { id: 'customer', width: 150 },
  { id: 'phone', width: 130 },
  { id: 'passengers', width: 150 },
  { id: 'total', width: 108, end: true },
  { id: 'paid', width: 100, end: true },
  { id: 'pending', width: 104, end: true },
  { id: 'agent', width: 106 },
  { id: 'requirements', width: 146 },
  { id: 'status', width: 136 },
];

/** The columns this viewer gets, in their order; their widths are the same in every card. */
export function columnsFor({ money, phone, requirements }: Veil): readonly Column[] {
  const hidden: Partial<Record<ColumnId, boolean>> = {
    ...{ total: !money, paid: !money, pending: !money },
    ...{ phone: !phone, requirements: !requirements },
  };
  return columns.filter(({ id }) => !hidden[id]);
}
