import { sql } from 'kysely';

/** How the crew calls somebody of `m`: the short name, or the full one where another is called the same. */
export const calledSql = (tenantId: string) => sql<string>`case when exists (
    select 1 from crew_members o where o.tenant_id = ${tenantId} and o.id <> m.id and o.deleted_at is null
      and o.status <> 'inactive' and lower(coalesce(o.short_name, o.full_name)) = lower(m.short_name))
  then m.full_name else coalesce(m.short_name, m.full_name) end`;
