import { leads } from '@leme/contract/leads/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import { announce } from '#kit/realtime/announce';
import { counting } from '#kit/resource/list/computed';
import { linkBeside, unlinkBeside } from '#kit/resource/merge/links';
import type { AddedRules, Values } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

const links = { table: 'lead_tag_relations', owner: 'lead_id', target: 'tag_id' };

function tell(work: Work, ids: readonly string[]): void {
  announce(work, leads.name as 'leads', 'updated', ids);
}

/** What leads do for tags, which know nothing of them. */
export const tagHooks: Pick<Hooks, 'repoints' | 'parts' | 'refersTo'> = {
  async repoints(work, register, pair) {
    if (register === 'tags') tell(work, await linkBeside(work, links, pair));
  },

  async parts(work, register, pair) {
    if (register === 'tags') tell(work, await unlinkBeside(work, links, pair));
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
