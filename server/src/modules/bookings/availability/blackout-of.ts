import { type RawBuilder, sql } from 'kysely';

/** When departure `s` begins and ends by the clock of the wall; an end at or before the start is the next day. */
const begins = sql`(s.date + s.start_time)`;
const ends = sql`(s.date + s.end_time + case when s.end_time <= s.start_time then interval '1 day' else interval '0' end)`;

/** Whether block `k` holds while departure `s` sails; what only touches it does not. */
export const holdsThen = sql<boolean>`(k.days_from is null or k.days_from + coalesce(k.from_time, time '00:00') < ${ends})
  and (k.days_to is null or ${begins} < coalesce(k.days_to + k.until_time, (k.days_to + 1)::timestamp))`;

/** Whether block `k` is about departure `s` of product `p`: about all, its product, its city, or one of its boats. */
export const isAbout = (tenantId: string): RawBuilder<boolean> => sql<boolean>`(k.scope = 'tenant'
  or k.scope = 'product' and k.product_id = s.product_id
  or k.scope = 'city' and k.city_id = p.coastal_city_id
  or k.scope = 'boat' and exists (select 1 from session_boats x where x.tenant_id = ${tenantId}
    and x.session_id = s.id and x.boat_id = k.boat_id and not x.cancelled))`;

/** The block that closes the sale of departure `s` of product `p`, an authority's before all others, then that of a boat that stopped. */
export function blackoutOf(tenantId: string): RawBuilder<unknown> {
  return sql`(select k.kind, k.reason, k.source from blackouts k
    where k.tenant_id = ${tenantId} and k.deleted_at is null and ${isAbout(tenantId)} and ${holdsThen}
    order by (k.kind = 'authority') desc, (k.source = 'work_order') desc, k.days_from, k.id limit 1)`;
}
