import { type RawBuilder, sql } from 'kysely';

/**
 * What tells whether a schedule `t` is as it was when it was applied: its version, that of its season, and those of the
 * times and exceptions that are there.
 */
export function markOfSchedule(tenantId: string): RawBuilder<string> {
  const children = (table: 'schedule_times' | 'schedule_exceptions') => sql`coalesce((
    select string_agg(x.id::text || ':' || x.version::text, ',' order by x.id) from ${sql.table(table)} x
    where x.tenant_id = ${tenantId} and x.schedule_id = t.id and x.deleted_at is null), '')`;
  const season = sql`coalesce((
    select n.version from price_seasons n where n.tenant_id = ${tenantId} and n.id = t.season_id), 0)`;
  return sql<string>`concat_ws('|', t.version, t.deleted_at is null, ${season}, ${children('schedule_times')},
    ${children('schedule_exceptions')})`;
}
