import { leads } from '@leme/contract/leads/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import { announce } from '#kit/realtime/announce';
import { counting } from '#kit/resource/list/computed';
import type { AddedRules, Values } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

/** What leads do for tags, which know nothing of them. */
export const tagHooks: Pick<Hooks, 'repoints' | 'refersTo'> = {
  async repoints({ tx, actor }, register, { from, to }) {
    if (register !== 'tags') return;
    const rows = await tx.rows(
      statement<{
        lead_id: string;
      }>(sql`insert into lead_tag_relations as t (tenant_id, lead_id, tag_id, position)
        select tenant_id, lead_id, ${to}::uuid, position from lead_tag_relations
          where tenant_id = ${actor.tenantId} and tag_id = ${from}
        on conflict do nothing returning t.lead_id`),
    );
    announce(
      { tx, actor },
      leads.name as 'leads',
      'updated',
      rows.map(({ lead_id }) => lead_id),
    );
  },

  async refersTo({ tx, actor }, register, ids) {
    if (register !== 'tags') return [];
    return await tx.rows(
      statement<{
        resource: string;
        id: string;
        count: number;
      }>(sql`select 'leads' as resource, l.tag_id as id,
          count(*)::integer as count
        from lead_tag_relations l
          join leads t on t.tenant_id = l.tenant_id and t.id = l.lead_id and t.deleted_at is null
        where l.tenant_id = ${actor.tenantId} and l.tag_id = any(${[...ids]}::uuid[]) group by l.tag_id`),
    );
  },
};

const countLeads = counting('lead_tags', {
  leads: (tenantId) => sql`select 1 from lead_tag_relations l
    join leads o on o.tenant_id = ${tenantId} and o.id = l.lead_id and o.deleted_at is null
    where l.tenant_id = ${tenantId} and l.tag_id = t.id`,
});

/** How many enquiries have a tag, which its list tells beside its customers. */
export const tagRules: AddedRules = {
  computesToo: async (tx, actor, ids) =>
    await tx.rows(statement(countLeads(actor, ids) as RawBuilder<Values>)),
};
