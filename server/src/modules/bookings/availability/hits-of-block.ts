import type { previewBlackout } from '@leme/contract/bookings/availability/blackout-endpoints';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { holdsThen, isAbout } from './blackout-of.ts';

/** A block as somebody types it. */
export type AskedBlock = Pick<
  InputOf<typeof previewBlackout>,
  'scope' | 'product_id' | 'boat_id' | 'city_id' | 'days' | 'from_time' | 'until_time'
>;

type Hit = {
  session_id: string;
  version: number;
  product: string;
  date: string;
  start_time: string;
  end_time: string;
  bookings: number;
  people: number;
  paid: number;
};

/** The departures still to come that a block would hit, with parties, people and money. */
export function hitsOfBlock({ tx, actor: { tenantId }, now }: TimedWork, asked: AskedBlock): Promise<Hit[]> {
  return tx.rows(
    statement<Hit>(sql`select s.id as session_id, s.version, p.name as product, s.date,
        to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
        (select count(*)::int from bookings b where ${standing(tenantId)}) as bookings,
        (select coalesce(sum(b.people), 0)::int from bookings b where ${standing(tenantId)}) as people,
        (select coalesce(sum(b.paid_amount), 0)::float8 from bookings b where ${standing(tenantId)}) as paid
      from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      cross join (values ${blockRow(asked)}) as k (scope, product_id, boat_id, city_id, days_from, days_to, from_time, until_time)
      where s.tenant_id = ${tenantId} and s.status <> 'cancelled' and s.ends_at > ${now.toString()}::timestamptz
        and ${isAbout(tenantId)} and ${holdsThen}
      order by s.date, s.start_time, s.id`),
  );
}

const standing = (tenantId: string) => sql`b.tenant_id = ${tenantId} and b.session_id = s.id
  and b.status in ('on_hold', 'confirmed')`;

/** The block as a row `k`. */
export function blockRow(asked: AskedBlock): RawBuilder<unknown> {
  const { scope, days, from_time, until_time } = asked;
  const only = (of: AskedBlock['scope'], id: string | null) => (scope === of ? id : null);
  return sql`(${scope}::text, ${only('product', asked.product_id)}::uuid, ${only('boat', asked.boat_id)}::uuid,
    ${only('city', asked.city_id)}::uuid, ${days.from}::date, ${days.to}::date, ${from_time}::time, ${until_time}::time)`;
}
