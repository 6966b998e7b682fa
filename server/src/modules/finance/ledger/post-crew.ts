import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Books, Keeping } from './open-books.ts';
import { type Draft, writePostings } from './write-postings.ts';

type Duty = {
  id: string;
  day: string;
  status: string;
  pay: number | null;
  boat_id: string | null;
  session_id: string | null;
  product_id: string | null;
  posted: number;
  legs: number;
};

/**
 * Posts the pay of duties that are done: a cost of the departure on its day, owed to the crew. Where one is done no longer,
 * what was posted goes back, and one that never was is none.
 */
export async function postCrew(keeping: Keeping, books: Books, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx, tenantId } = keeping;
  const [cost, owed] = [books.account('4.2'), books.account('crew-days')];
  const posted = sql`p.tenant_id = ${tenantId} and p.fact_kind = 'service' and p.fact_id = a.id`;
  const rows = await tx.rows(
    statement<Duty>(sql`select a.id, a.date::text as day, a.status, a.pay_amount as pay, a.boat_id, a.session_id,
        (select s.product_id from sessions s where s.tenant_id = ${tenantId} and s.id = a.session_id) as product_id,
        (select coalesce(sum(case when p.debit_id = ${cost}::uuid then p.amount else -p.amount end), 0)
          from finance_postings p where ${posted}) as posted,
        (select count(*)::int from finance_postings p where ${posted}) as legs
      from crew_assignments a where a.tenant_id = ${tenantId} and a.id = any(${[...ids]}::uuid[]) order by a.id`),
  );
  const drafts = rows.flatMap(({ id: fact_id, status, pay, posted: was, legs: leg, ...row }): Draft[] => {
    const cents = (status === 'done' ? toCents(pay ?? 0) : 0) - toCents(was);
    if (cents === 0) return [];
    const isBack = cents < 0;
    const sides = { debit_id: isBack ? owed : cost, credit_id: isBack ? cost : owed };
    return [{ ...row, ...sides, cents: Math.abs(cents), fact_kind: 'service', fact_id, leg }];
  });
  await writePostings(keeping, books, drafts);
}
