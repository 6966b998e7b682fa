import { readProof } from '@leme/contract/bookings/availability/availability-endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

type Found = Record<'sessions' | 'seats' | 'taken' | 'people' | 'oversold' | 'differences', number>;

/** Counts anew what is in the departures still to come, beside what their ledger says. */
export const servesProof = serve(readProof, async ({ tx, actor, clock }) => {
  const { tenantId } = actor;
  const looked_at = clock.now().toString();
  const [found] = await tx.rows(
    statement<Found>(sql`select count(*)::int as sessions, coalesce(sum(q.total_capacity), 0)::int as seats,
        coalesce(sum(q.taken), 0)::int as taken, coalesce(sum(q.people), 0)::int as people,
        (count(*) filter (where q.taken > q.total_capacity or q.people > q.people_allowed))::int as oversold,
        (count(*) filter (where q.taken <> coalesce(n.seats, 0) or q.people <> coalesce(n.people, 0)))::int as differences
      from sessions s
      join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      left join (select b.session_id, sum(b.seats)::int as seats, sum(b.people)::int as people from bookings b
        where b.tenant_id = ${tenantId} and b.status in ('on_hold', 'confirmed', 'completed') group by b.session_id) n
        on n.session_id = s.id
      where s.tenant_id = ${tenantId} and s.status <> 'cancelled' and s.ends_at > ${looked_at}::timestamptz`),
  );
  const { sessions = 0, seats = 0, taken = 0, people = 0, oversold = 0, differences = 0 } = found ?? {};
  return { looked_at, sessions, seats, taken, people, oversold, differences };
});
