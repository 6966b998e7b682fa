import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Keeping } from '../ledger/open-books.ts';

/** Whose books are looked at. */
export type Reading = Pick<Keeping, 'tx' | 'tenantId'>;

/** A departure that sailed, and what costs are shared by. */
export type Sailed = {
  session_id: string;
  product_id: string;
  boat_id: string | null;
  minutes: number;
  people: number;
};

/** The first and the last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const first = Temporal.PlainDate.from(month);
  return { from: month, to: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

/** The departures of a month that sailed with somebody, in their order. */
export async function sailedIn({ tx, tenantId }: Reading, month: string): Promise<Sailed[]> {
  const { from, to } = daysOf(month);
  const [rows, boats] = await Promise.all([
    tx.rows(
      statement<Omit<Sailed, 'boat_id'>>(sql`select s.id as session_id, s.product_id,
          extract(epoch from s.ends_at - s.starts_at)::int / 60 as minutes, sum(b.people)::int as people
        from sessions s join bookings b on b.tenant_id = s.tenant_id and b.session_id = s.id and b.status = 'completed'
        where s.tenant_id = ${tenantId} and s.date >= ${from}::date and s.date <= ${to}::date
        group by s.tenant_id, s.id, s.product_id, s.ends_at, s.starts_at, s.date order by s.starts_at, s.id`),
    ),
    tx.rows(
      statement<{
        session_id: string;
        boat_id: string;
      }>(sql`select x.session_id, x.boat_id from session_boats x
        join sessions s on s.tenant_id = x.tenant_id and s.id = x.session_id
        where x.tenant_id = ${tenantId} and s.date >= ${from}::date and s.date <= ${to}::date
        order by x.cancelled desc, x.position desc`),
    ),
  ]);
  const boatOf = new Map(boats.map(({ session_id, boat_id }) => [session_id, boat_id]));
  return rows.map((row) => ({ ...row, boat_id: boatOf.get(row.session_id) ?? null }));
}
