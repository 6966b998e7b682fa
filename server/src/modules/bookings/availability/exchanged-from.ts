import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** A departure that sails without a boat it was sold on; `is_free` says that nothing else has that boat meanwhile. */
type Exchanged = {
  session_id: string;
  version: number;
  product: string;
  date: string;
  start_time: string;
  end_time: string;
  boat_ids: string[];
  boat_names: string[];
  is_free: boolean;
};

/** Of these departures still to come, those that have other boats than this one. */
export function exchangedFrom(
  { tx, actor: { tenantId }, now }: TimedWork,
  boat_id: string,
  ids: readonly string[],
): Promise<Exchanged[]> {
  return tx.rows(
    statement<Exchanged>(sql`select s.id as session_id, s.version, p.name as product, s.date,
        to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
        array_agg(x.boat_id::text order by x.position) as boat_ids, array_agg(b.boat_name order by x.position) as boat_names,
        not exists (select 1 from session_boats y where y.tenant_id = ${tenantId} and y.boat_id = ${boat_id}::uuid
          and not y.cancelled and y.session_id <> s.id and y.blocked_from < max(x.blocked_until)
          and y.blocked_until > min(x.blocked_from)) as is_free
      from sessions s join products p on p.tenant_id = s.tenant_id and p.id = s.product_id
        join session_boats x on x.tenant_id = s.tenant_id and x.session_id = s.id and not x.cancelled
        join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id
      where s.tenant_id = ${tenantId} and s.id = any(${[...ids]}::uuid[]) and s.status <> 'cancelled'
        and s.ends_at > ${now.toString()}::timestamptz
      group by s.id, s.version, p.name, s.date, s.start_time, s.end_time
      having not bool_or(x.boat_id = ${boat_id}::uuid) order by s.date, s.start_time, s.id`),
  );
}

/** The boats a departure has, in their order. */
export async function boatsInDeparture(
  { tx, actor: { tenantId } }: TimedWork,
  session_id: string,
): Promise<string[]> {
  const rows = await tx.rows(
    statement<{ boat_id: string }>(sql`select x.boat_id from session_boats x
      where x.tenant_id = ${tenantId} and x.session_id = ${session_id} and not x.cancelled order by x.position`),
  );
  return rows.map(({ boat_id }) => boat_id);
}
