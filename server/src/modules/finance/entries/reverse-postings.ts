import type { FactKind } from '@leme/contract/finance/facts/posting';
import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Books, Keeping } from '../ledger/open-books.ts';
import { type Draft, writePostings } from '../ledger/write-postings.ts';

/** The rows of a fact that were not themselves the other way. */
export async function postingsOf({ tx, tenantId }: Keeping, fact: { kind: FactKind; id: string }) {
  const rows = await tx.rows(
    statement<
      Omit<Draft, 'day' | 'cents'> & { id: string; true_date: string; amount: number }
    >(sql`select p.id,
        p.true_date, p.debit_id, p.credit_id, p.amount, p.fact_kind, p.fact_id, p.leg, p.session_id,
        p.boat_id, p.product_id, p.category_id, p.cost_centre_id, p.party_kind, p.party_id, p.entry_id
      from finance_postings p where p.tenant_id = ${tenantId} and p.fact_kind = ${fact.kind}
        and p.fact_id = ${fact.id} and p.reverses_id is null order by p.leg`),
  );
  return rows.map(({ true_date, amount, ...row }) => ({ ...row, day: true_date, cents: toCents(amount) }));
}

/** The rows of a fact the other way, as another fact; `day` where that is not their own. */
export async function reversePostings(
  keeping: Keeping,
  books: Books,
  fact: { kind: FactKind; id: string },
  other: { id: string; leg: number; day?: string },
): Promise<void> {
  const rows = await postingsOf(keeping, fact);
  const drafts = rows.map(({ id, debit_id, credit_id, ...row }) => ({
    ...row,
    day: other.day ?? row.day,
    debit_id: credit_id,
    credit_id: debit_id,
    fact_id: other.id,
    leg: other.leg + row.leg,
    reverses_id: id,
  }));
  await writePostings(keeping, books, drafts);
}
