import type { ResultLine } from '../accounts.ts';

/** An account in a posting: by its role, or where a method's money goes, which the company decides. */
export type Side =
  | ResultLine
  | 'advances'
  | 'receivable'
  | 'commissions'
  | 'owner-shares'
  | 'crew-days'
  | `method:${string}`;

/** What posts: each of its kind once. */
export const factKinds = [
  'payment',
  'booking',
  'sailing',
  'service',
  'entry',
  'settlement',
  'allocation',
  'tax',
  'till',
  'credit',
  'invoice',
  'invoice-payment',
] as const;
export type FactKind = (typeof factKinds)[number];

/** One debit and one credit of a positive amount: it balances by how it is written. */
export type Posting = {
  fact_kind: FactKind;
  fact_id: string;
  leg: number;
  /** The day it belongs to. */
  day: string;
  debit: Side;
  credit: Side;
  cents: number;
};

/** What of a posting the next ones are worked out from. */
export type Posted = Pick<Posting, 'fact_kind' | 'fact_id' | 'leg' | 'cents'> & {
  debit: string;
  credit: string;
};

/** What an account has on its debit above its credit. */
export function balanceOf(rows: readonly Posted[], account: string): number {
  return rows.reduce(
    (sum, { debit, credit, cents }) =>
      sum + (debit === account ? cents : 0) - (credit === account ? cents : 0),
    0,
  );
}
