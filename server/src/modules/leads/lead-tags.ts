import { getLeadTagsGrouped } from '@leme/contract/leads/endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

type Row = { lead_id: string; id: string; name: string; color: string };

/** Tags by lead, in the order they were chosen. */
export const servesLeadTags = serve(getLeadTagsGrouped, async ({ input, tx, actor }) => {
  const ids = [...new Set(input.lead_ids)];
  if (ids.length === 0) return [];
  const rows = await tx.rows(
    statement<Row>(sql`select l.lead_id, g.id, g.name, g.color
      from leads t
        join lead_tag_relations l on l.tenant_id = t.tenant_id and l.lead_id = t.id
        join lead_tags g on g.tenant_id = l.tenant_id and g.id = l.tag_id
      where t.tenant_id = ${actor.tenantId} and t.id = any(${ids}::uuid[])
        and t.deleted_at is null and t.merged_into is null and g.deleted_at is null
      order by l.lead_id, l.position, g.id`),
  );
  return [...Map.groupBy(rows, ({ lead_id }) => lead_id)].map(([lead_id, tags]) => ({
    lead_id,
    tags: tags.map(({ id, name, color }) => ({ id, name, color })),
  }));
});
