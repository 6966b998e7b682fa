import { sql } from 'kysely';
import type { Sailing } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** What a price needs to know of a departure: its day and hour, its boats, and how full it is. */
export function sailingOf({ tx, actor }: Work, session_id: string): Promise<Sailing | undefined> {
  return tx.first(
    statement<Sailing>(sql`select s.product_id, s.date, to_char(s.start_time, 'HH24:MI') as start_time,
        coalesce(q.taken, 0) as taken, coalesce(q.total_capacity, 0) as total,
        array(select b.boat_id::text from session_boats b where b.tenant_id = ${actor.tenantId}
          and b.session_id = s.id order by b.position) as boat_ids
      from sessions s left join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      where s.tenant_id = ${actor.tenantId} and s.id = ${session_id}`),
  );
}

/** How many bookings are on hold, at the price they were told. */
export async function bookingsOnHold({ tx, actor }: Work): Promise<number> {
  const held = await tx.first(
    statement<{ count: number }>(sql`select count(*)::int as count from bookings b
      where b.tenant_id = ${actor.tenantId} and b.status = 'on_hold'`),
  );
  return held?.count ?? 0;
}
