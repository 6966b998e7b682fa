import type { FactKind } from '@leme/contract/finance/facts/posting';
import { toReais } from '@leme/contract/kit/values/money';
import { insertRows } from '#kit/database/insert-rows';
import { newId } from '#kit/ids';
import type { Books, Keeping } from './open-books.ts';

/** A row of the books before it has its place; what is left out has none. */
export type Draft = {
  day: string;
  debit_id: string;
  credit_id: string;
  cents: number;
  fact_kind: FactKind;
  fact_id: string;
  leg: number;
  session_id?: string | null;
  boat_id?: string | null;
  product_id?: string | null;
  category_id?: string | null;
  cost_centre_id?: string | null;
  party_kind?: 'customer' | 'supplier' | null;
  party_id?: string | null;
  entry_id?: string | null;
  agreement_id?: string | null;
  agreement_value?: number | null;
  reverses_id?: string | null;
};

/** The day itself, or the first one after it whose month is open. */
export function openDay(day: string, closed: ReadonlySet<string>): string {
  let month = Temporal.PlainDate.from(day).with({ day: 1 });
  if (!closed.has(month.toString())) return day;
  while (closed.has(month.toString())) month = month.add({ months: 1 });
  return month.toString();
}

/** Writes rows into books that are held, each on an open day. */
export async function writePostings(
  { tx, tenantId, userId }: Keeping,
  { closed, at }: Books,
  drafts: readonly Draft[],
): Promise<void> {
  const rows = drafts.map((draft) => {
    const { day, cents, debit_id, credit_id, fact_kind, fact_id, leg } = draft;
    return {
      tenant_id: tenantId,
      id: newId(),
      date: openDay(day, closed),
      true_date: day,
      debit_id,
      credit_id,
      amount: toReais(cents),
      fact_kind,
      fact_id,
      leg,
      session_id: draft.session_id ?? null,
      boat_id: draft.boat_id ?? null,
      product_id: draft.product_id ?? null,
      category_id: draft.category_id ?? null,
      cost_centre_id: draft.cost_centre_id ?? null,
      party_kind: draft.party_id ? (draft.party_kind ?? null) : null,
      party_id: draft.party_id ?? null,
      entry_id: draft.entry_id ?? null,
      agreement_id: draft.agreement_id ?? null,
      agreement_value: draft.agreement_value ?? null,
      reverses_id: draft.reverses_id ?? null,
      user_id: userId,
      created_at: at,
    };
  });
  for (const insert of insertRows('finance_postings', rows)) await tx.change(insert);
}
