import type { BulkQuestion } from '@leme/contract/bookings/availability/bulk-endpoints';
import { mostPlanned } from '@leme/contract/bookings/availability/plan-endpoints';
import type { SaleSetting } from '@leme/contract/bookings/availability/schedules';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** A departure with what a change of many has to know of it. */
export type DepartureRow = {
  session_id: string;
  schedule_id: string | null;
  schedule: string;
  product_id: string;
  product: string;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  guide_name: string | null;
  capacity: number;
  taken: number;
  people: number;
  people_limit: number | null;
  boat_ids: string[];
  version: number;
  sale_state: SaleSetting | null;
  sale_reason: string | null;
  was_edited: boolean;
  is_taken: boolean;
};

/** The departures that are asked about, of those that have not begun: days × weekdays × products × times, one more than may be. */
export async function readDepartures(
  { tx, actor, now }: TimedWork,
  asked: BulkQuestion,
  { holds }: { holds: boolean },
): Promise<DepartureRow[]> {
  const { tenantId } = actor;
  const which = askedFor(asked, now);
  if (holds)
    await tx.rows(
      statement(sql`select q.session_id from session_seats q
        where q.tenant_id = ${tenantId} and q.session_id in (select s.id from sessions s where s.tenant_id = ${tenantId} and ${which})
        order by q.session_id for no key update`),
    );
  return await tx.rows(
    statement<DepartureRow>(sql`select s.id as session_id, s.schedule_id, coalesce(h.name, '') as schedule, s.product_id,
        p.name as product, s.date, to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
        s.starts_at, s.guide_name, q.total_capacity as capacity, q.taken, q.people, q.people_limit,
        array(select x.boat_id::text from session_boats x where x.tenant_id = ${tenantId} and x.session_id = s.id
          order by x.position) as boat_ids,
        s.version, s.sale_state, s.sale_reason, s.edited_at is not null as was_edited,
        q.taken > 0 or q.people > 0 or exists (select 1 from bookings b where b.tenant_id = ${tenantId}
          and b.session_id = s.id and b.status in ('draft', 'on_hold', 'confirmed')) as is_taken
      from sessions s
      join session_seats q on q.tenant_id = s.tenant_id and q.session_id = s.id
      join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
      left join schedules h on h.tenant_id = s.tenant_id and h.id = s.schedule_id
      where s.tenant_id = ${tenantId} and ${which}
      order by s.date, s.start_time, s.id limit ${mostPlanned + 1}`),
  );
}

function askedFor(asked: BulkQuestion, now: Temporal.Instant): RawBuilder<boolean> {
  const { from, until, weekdays, times, product_ids } = asked;
  const some = (list: readonly unknown[], condition: RawBuilder<unknown>) =>
    list.length > 0 ? sql`and ${condition}` : sql``;
  return sql<boolean>`s.status <> 'cancelled' and s.starts_at > ${now.toString()}::timestamptz
    and s.date between ${from}::date and ${until}::date
    ${some(weekdays, sql`extract(isodow from s.date)::int = any(${weekdays}::int[])`)}
    ${some(times, sql`s.start_time = any(${times}::time[])`)}
    ${some(product_ids, sql`s.product_id = any(${product_ids}::uuid[])`)}`;
}
