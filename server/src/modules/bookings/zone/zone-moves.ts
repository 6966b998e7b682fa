import { sessionInterval } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { ZoneMoves } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { followZone } from './follow-zone.ts';

const mostShown = 20;

type Counted = { departures: string; bookings: string };
type Sailing = {
  id: string;
  product: string;
  date: string;
  start_time: string;
  end_time: string;
  leaves: string;
  bookings: string;
};

/** Which departures to come leave at another instant by the clock of a zone; what is called off is not told. */
export async function zoneMoves(
  { tx, actor: { tenantId }, now }: TimedWork,
  zone: string,
): Promise<ZoneMoves> {
  const moved = sql`s.tenant_id = ${tenantId} and s.status <> 'cancelled'
    and s.starts_at > ${now.toString()}::timestamptz
    and (s.date + s.start_time) at time zone ${zone}::text <> s.starts_at`;
  const standing = sql`b.tenant_id = s.tenant_id and b.session_id = s.id and b.status in ('on_hold', 'confirmed', 'completed')`;
  const [all, first] = await Promise.all([
    tx.first(
      statement<Counted>(sql`select count(distinct s.id) as departures, count(b.id) as bookings
        from sessions s left join bookings b on ${standing} where ${moved}`),
    ),
    tx.rows(
      statement<Sailing>(sql`select s.id, p.name as product, s.date, to_char(s.start_time, 'HH24:MI') as start_time,
          to_char(s.end_time, 'HH24:MI') as end_time, s.starts_at as leaves,
          (select count(*) from bookings b where b.tenant_id = ${tenantId} and ${standing}) as bookings
        from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        where ${moved} order by s.date, s.start_time, s.id limit ${mostShown}`),
    ),
  ]);
  return {
    departures: Number(all?.departures),
    bookings: Number(all?.bookings),
    first: first.map(({ end_time, bookings, ...sailing }) => ({
      ...sailing,
      would_leave: sessionInterval({ ...sailing, end_time }, zone).starts_at,
      bookings: Number(bookings),
    })),
  };
}

/** All departures to come at the instants of the company's clock as it is now, some at a time. */
export async function followsZone({ tx, actor, now }: TimedWork): Promise<number> {
  let all = 0;
  let moved: number;
  do {
    moved = await followZone(tx, actor.tenantId, now);
    all += moved;
  } while (moved > 0);
  return all;
}
