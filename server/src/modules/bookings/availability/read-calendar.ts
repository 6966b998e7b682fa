import {
  type Calendar,
  calendarDays,
  readCalendar,
} from '@leme/contract/bookings/availability/calendar-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { addDays } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { placesOfBoat } from '#modules/fleet/public';

type Days = { from: string; to: string };

/** What sails with which boat, and what is blocked; those who look into it change nothing by it. */
export const servesCalendar = serve(readCalendar, async ({ input, tx, actor, clock }) => {
  const { from, to } = input;
  const last = addDays(from, calendarDays - 1);
  if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  if (to > last) throw faults([{ pointer: '/to', code: 'too-large', params: { maximum: last } }]);
  const work = { tx, actor };
  const [boats, sessions, blocks] = await Promise.all([
    boatsOf(work),
    sessionsOf(work, { from, to }),
    blocksOf(work, { from, to }),
  ]);
  const now = clock.now().toZonedDateTimeISO(actor.timezone);
  return {
    today: now.toPlainDate().toString(),
    time: now.toPlainTime().toString({ smallestUnit: 'minute' }),
    boats,
    sessions,
    blocks,
  };
});

/** A boat lacks a paper from the day on after the last good one of a kind has ended. */
function boatsOf({ tx, actor }: Work): Promise<Calendar['boats']> {
  return tx.rows(
    statement<Calendar['boats'][number]>(sql`select b.id, b.boat_name, ${placesOfBoat} as places, b.status,
        (select min(k.last) from (
          select case when bool_or(p.expires_on is null) then null else max(p.expires_on) end as last
          from boat_documents p
          where p.tenant_id = ${actor.tenantId} and p.boat_id = b.id and p.deleted_at is null group by p.kind) k)
          as papers_until
      from boats b where b.tenant_id = ${actor.tenantId} and b.deleted_at is null and b.status <> 'inactive'
      order by b.boat_name, b.id`),
  );
}

type Row = Omit<Calendar['sessions'][number], 'product'> & {
  product_id: string;
  name: string;
  color: string;
};

async function sessionsOf({ tx, actor }: Work, { from, to }: Days): Promise<Calendar['sessions']> {
  const rows = await tx.rows(
    statement<Row>(sql`select s.id, s.product_id, p.name, p.color, s.date, to_char(s.start_time, 'HH24:MI') as start_time,
        to_char(s.end_time, 'HH24:MI') as end_time, s.status, s.sale_state,
        array(select x.boat_id::text from session_boats x where x.tenant_id = ${actor.tenantId} and x.session_id = s.id
          order by x.position) as boat_ids,
        q.taken, q.total_capacity, q.people, q.people_limit, s.guide_name, s.sailor_name, s.schedule_id,
        s.edited_at is not null as is_edited, s.version
      from sessions s
      join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      where s.tenant_id = ${actor.tenantId} and s.date between ${from}::date - 1 and ${to}::date
        and (s.date >= ${from}::date or s.end_time <= s.start_time)
      order by s.date, s.start_time, s.id`),
  );
  return rows.map(({ product_id, name, color, ...session }) => ({
    ...session,
    product: { id: product_id, name, color },
  }));
}

type Block = Omit<Calendar['blocks'][number], 'days'> & { days_from: string | null; days_to: string | null };

async function blocksOf({ tx, actor }: Work, { from, to }: Days): Promise<Calendar['blocks']> {
  const rows = await tx.rows(
    statement<Block>(sql`select k.id, k.reason, k.kind, k.scope, coalesce(k.boat_id, k.product_id, k.city_id) as of_id,
        k.days_from, k.days_to, to_char(k.from_time, 'HH24:MI') as from_time, to_char(k.until_time, 'HH24:MI') as until_time
      from blackouts k
      where k.tenant_id = ${actor.tenantId} and k.deleted_at is null
        and (k.days_from is null or k.days_from <= ${to}::date) and (k.days_to is null or k.days_to >= ${from}::date)
      order by k.days_from, k.id`),
  );
  return rows.map(({ days_from, days_to, scope, of_id, ...block }) => ({
    ...block,
    scope,
    of_id: scope === 'tenant' ? null : of_id,
    days: { from: days_from, to: days_to },
  }));
}
