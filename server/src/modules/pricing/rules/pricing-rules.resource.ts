import type { Fault } from '@leme/contract/kit/problem';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import type { RuleValues } from '@leme/contract/pricing/rule-conditions';
import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { notAgents } from '../not-agents.ts';
import { shelfIds, shelves } from '../quotes/read-book.ts';

export const servesPricingRules = serveResource(pricingRules, {
  check,
  computes: ({ tenantId }, ids) => sql`select t.id, t.published_version,
      case when t.published_version is null then 'new'
           when v.draft_version = t.version and v.season_version is not distinct from s.version then 'published'
           else 'changed' end as publication
    from pricing_rules t
    left join pricing_rule_versions v
      on v.tenant_id = t.tenant_id and v.rule_id = t.id and v.version = t.published_version
    left join price_seasons s on s.tenant_id = t.tenant_id and s.id = t.season_id
    where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
});

async function check({ values, tx, actor }: Saving): Promise<Fault[]> {
  const rule = values as RuleValues;
  const work = { tx, actor };
  return [
    ...(await notAgents(work, rule.agent_ids, 'agent_ids')),
    ...(rule.effect === 'set' ? await floors(work, rule) : []),
  ];
}

/** The first fare on sale that a fixed price would bring below the least it may cost. */
async function floors({ tx, actor }: Work, rule: RuleValues): Promise<Fault[]> {
  const within = (column: string, values: readonly string[], type: 'uuid[]' | 'text[]') =>
    values.length === 0 ? sql`` : sql`and ${sql.ref(column)} = any(${[...values]}::${sql.raw(type)})`;
  const tagged =
    rule.tag_ids.length === 0
      ? sql``
      : sql`and exists (select from products_tags l where l.tenant_id = ${actor.tenantId} and l.owner_id = p.id
          and l.target_id = any(${[...rule.tag_ids]}::uuid[]))`;
  const onShelf =
    rule.category_ids.length === 0 ? sql`` : sql`and ${shelfIds} && ${[...rule.category_ids]}::text[]`;
  const [fare] = await tx.rows(
    statement<{ name: string; minimum: number }>(sql`
      select p.name || ' · ' || f.label as name, f.min_price as minimum
      from fare_types f join products p on p.tenant_id = f.tenant_id and p.id = f.product_id ${shelves}
      where f.tenant_id = ${actor.tenantId} and f.active and f.deleted_at is null and p.deleted_at is null
        and f.min_price > ${rule.amount} ${within('p.id', rule.product_ids, 'uuid[]')}
        ${onShelf} ${within('f.code', rule.fares, 'text[]')} ${tagged}
      order by f.min_price desc, f.id limit 1`),
  );
  if (!fare) return [];
  const params = { name: fare.name, minimum: Number(fare.minimum).toFixed(2).replace('.', ',') };
  return [{ pointer: '/amount', code: 'below-floor', params }];
}
