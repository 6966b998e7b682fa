import { toCents } from '@leme/contract/kit/values/money';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Books, Keeping } from './open-books.ts';
import { type Draft, writePostings } from './write-postings.ts';

type Service = {
  id: string;
  date: string;
  cost: number;
  boat_id: string | null;
  supplier_id: string | null;
};

/**
 * Posts services of the book of the boats that are not posted yet: what one cost is a cost of its boat on its day, owed until
 * its bill comes; what took one back is the same the other way.
 */
export async function postServices(keeping: Keeping, books: Books, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx, tenantId } = keeping;
  const rows = await tx.rows(
    statement<Service>(sql`select l.id, l.date, l.cost, l.boat_id, l.supplier_id from maintenance_logs l
      where l.tenant_id = ${tenantId} and l.id = any(${[...ids]}::uuid[]) and l.cost <> 0 and not exists (
        select 1 from finance_postings p
        where p.tenant_id = ${tenantId} and p.fact_kind = 'service' and p.fact_id = l.id) order by l.id`),
  );
  const [cost, owed] = [books.account('4.5'), books.account('services')];
  await writePostings(
    keeping,
    books,
    rows.map(({ id, date, cost: amount, boat_id, supplier_id }): Draft => {
      const isBack = amount < 0;
      return {
        day: date,
        debit_id: isBack ? owed : cost,
        credit_id: isBack ? cost : owed,
        cents: Math.abs(toCents(amount)),
        fact_kind: 'service',
        fact_id: id,
        leg: 0,
        boat_id,
        party_kind: 'supplier',
        party_id: supplier_id,
      };
    }),
  );
}
