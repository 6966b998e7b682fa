import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Books, Keeping } from './open-books.ts';
import { type Draft, writePostings } from './write-postings.ts';

type Fill = {
  id: string;
  day: string;
  total: number;
  payer: string;
  boat_id: string;
  session_id: string | null;
  supplier_id: string | null;
};

/**
 * Posts fuel that is not posted yet: a cost of its boat on its day, and of the departure it sailed for. What the till paid is
 * gone from the cash, the rest is owed until its bill comes; what took a fill back is the same the other way.
 */
export async function postFuel(
  keeping: Keeping,
  books: Books,
  ids: readonly string[],
  timezone: string,
): Promise<void> {
  if (ids.length === 0) return;
  const { tx, tenantId } = keeping;
  const rows = await tx.rows(
    statement<Fill>(sql`select e.id, (e.taken_at at time zone ${timezone})::date::text as day, e.total, e.payer, e.boat_id,
        e.session_id, e.supplier_id
      from fuel_entries e
      where e.tenant_id = ${tenantId} and e.id = any(${[...ids]}::uuid[]) and e.total <> 0 and e.is_cost and not exists (
        select 1 from finance_postings p
        where p.tenant_id = ${tenantId} and p.fact_kind = 'service' and p.fact_id = e.id) order by e.id`),
  );
  const cost = books.account('4.1');
  await writePostings(
    keeping,
    books,
    rows.map(({ id, day, total, payer, boat_id, session_id, supplier_id }): Draft => {
      const paid = books.account(payer === 'caixa' ? 'cash' : 'services');
      const isBack = total < 0;
      return {
        day,
        debit_id: isBack ? paid : cost,
        credit_id: isBack ? cost : paid,
        cents: Math.abs(toCents(total)),
        fact_kind: 'service',
        fact_id: id,
        leg: 0,
        session_id,
        boat_id,
        party_kind: 'supplier',
        party_id: supplier_id,
      };
    }),
  );
}
