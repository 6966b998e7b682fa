import { fold } from '@leme/contract/kit/language/fold';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { allOf, searchFor } from '#kit/resource/list/filters';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { fullnessOf, sessionsFor } from '#modules/bookings/public';
import { mostShown } from './search-registers.ts';

/** So many bookings are taken from the index before the nearest in time are chosen among them. */
const mostWeighed = 2_000;

type FoundBooking = {
  id: string;
  code: string;
  customer_name: string;
  session_id: string;
  cancelled: boolean;
  product: string;
  date: string;
  start_time: string;
};

/** Bookings by name or code: the one whose code it is, then those to come, nearest first, then those of the past. */
export async function findBookings(
  { tx, actor }: Work,
  q: string,
  now: Temporal.Instant,
): Promise<FoundBooking[]> {
  const words = searchFor(q);
  if (words.length === 0) return [];
  const { partner, tenantId } = actor;
  const where = [
    sql`t.tenant_id = ${tenantId}`,
    sql`t.status in ('confirmed', 'completed', 'cancelled')`,
    ...(partner ? [sql`t.agent_id = ${partner.kind === 'agent' ? partner.id : null}`] : []),
    ...words,
  ];
  return await tx.rows(
    statement<FoundBooking>(sql`
      select b.id, b.code, b.customer_name, b.session_id, b.status = 'cancelled' as cancelled,
        coalesce(p.name, '') as product, s.date, s.start_time
      from (select t.id, t.code, t.customer_name, t.session_id, t.status from bookings t where ${allOf(where)}
        limit ${mostWeighed}) b
      cross join lateral (select s.product_id, s.date, s.start_time, s.starts_at, s.ends_at from sessions s
        where s.tenant_id = ${tenantId} and s.id = b.session_id limit 1) s
      left join products p on p.tenant_id = ${tenantId} and p.id = s.product_id
      order by b.code = ${q.trim().toUpperCase()} desc, s.ends_at >= ${now.toString()} desc,
        abs(extract(epoch from s.starts_at - ${now.toString()}::timestamptz)), b.id
      limit ${mostShown}`),
  );
}

/** Today's departures whose product, hour or boat has every word. */
export async function findDepartures({ tx, actor }: Work, q: string, now: Temporal.Instant) {
  const words = fold(q.replace(/(\d)h(\d)/gi, '$1:$2'))
    .split(' ')
    .filter(Boolean);
  const boats = sql<string>`(select string_agg(b.boat_name, ' ') from session_boats sb
    join boats b on b.tenant_id = sb.tenant_id and b.id = sb.boat_id
    where sb.tenant_id = ${actor.tenantId} and sb.session_id = s.id)`;
  const rows = await tx.rows(
    sessionsFor(actor)
      .where('s.date', '=', dayIn(actor.timezone, now))
      .where((eb) =>
        eb.and(
          words.map(
            (word) =>
              sql<boolean>`app.search_text(p.name, substr(s.start_time::text, 1, 5), ${boats}) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
          ),
        ),
      )
      .orderBy('s.start_time')
      .orderBy('s.id')
      .limit(mostShown),
  );
  return rows.map((row) => ({
    id: row.id,
    product: row.product_name ?? '',
    date: row.date,
    start_time: row.start_time,
    status: fullnessOf(row).status,
  }));
}
