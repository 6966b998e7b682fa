import { Problem } from '@leme/contract/kit/problem';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import {
  publishRules,
  type RuleAsPublished,
  readRuleVersions,
} from '@leme/contract/pricing/publication-endpoints';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { type Draft, readDrafts } from './published.ts';

/** Who publishes second what somebody else has published or changed meanwhile is told both. */
export const servesPublication = serve(publishRules, async ({ input, tx, actor, clock }) => {
  const ids = input.rules.map(({ id }) => id).toSorted();
  await lockRules({ tx, actor }, ids);
  const drafts = new Map((await readDrafts({ tx, actor }, ids)).map((draft) => [draft.id, draft]));
  const wanted = input.rules.map((yours) => {
    const draft = drafts.get(yours.id);
    if (!draft) throw new Problem('not-found');
    const { version, published_version, season_version, name } = draft;
    const current = { id: yours.id, version, published_version, season_version };
    const isSame =
      version === yours.version &&
      published_version === yours.published_version &&
      season_version === yours.season_version;
    if (!isSame) throw new Problem('stale-version', { params: { current: { ...current, name }, yours } });
    return draft;
  });
  const published_at = clock.now().toString();
  const rows = wanted.map(({ id, next, version, season_version, after }) => ({
    tenant_id: actor.tenantId,
    rule_id: id,
    version: next,
    draft_version: version,
    season_version,
    rule: after === null ? null : JSON.stringify(after),
    published_at,
    published_by: actor.userId,
  }));
  for (const insert of insertRows('pricing_rule_versions', rows)) await tx.change(insert);
  await count({ tx, actor }, wanted);
  record(
    { tx, actor },
    pricingRules,
    wanted.map((draft) => ({
      id: draft.id,
      action: 'updated',
      changes: { published_version: [draft.published_version, counting(draft)] },
    })),
  );
  return { data: wanted.map((draft) => ({ id: draft.id, version: counting(draft) })) };
});

/** The version that counts from now on; none of a rule that was deleted. */
const counting = ({ after, next }: Draft) => (after === null ? null : next);

/** In one order, so that two who publish the same rules wait for each other. */
async function lockRules({ tx, actor }: Work, ids: readonly string[]): Promise<void> {
  await tx.rows(
    statement(sql`select id from pricing_rules where tenant_id = ${actor.tenantId} and id = any(${[...ids]}::uuid[])
      order by id for update`),
  );
}

async function count({ tx, actor }: Work, drafts: readonly Draft[]): Promise<void> {
  const rows = drafts.map((draft) => sql`(${draft.id}::uuid, ${counting(draft)}::int)`);
  await tx.change(
    statement(sql`update pricing_rules r set published_version = v.version
      from (values ${sql.join(rows)}) as v (id, version)
      where r.tenant_id = ${actor.tenantId} and r.id = v.id`),
  );
}

export const servesRuleVersions = serve(readRuleVersions, async ({ input, tx, actor }) => {
  const [rule, versions] = await Promise.all([
    tx.first(
      db
        .selectFrom('pricing_rules')
        .select('id')
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', input.id),
    ),
    tx.rows(
      db
        .selectFrom('pricing_rule_versions as v')
        .leftJoin('profiles as p', (join) =>
          join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.id', '=', 'v.published_by'),
        )
        .select(['v.version', 'v.published_at', 'p.full_name as published_by', 'v.rule'])
        .where('v.tenant_id', '=', actor.tenantId)
        .where('v.rule_id', '=', input.id)
        .orderBy('v.version', 'desc')
        .limit(100),
    ),
  ]);
  if (!rule) throw new Problem('not-found');
  return { data: versions.map((each) => ({ ...each, rule: each.rule as RuleAsPublished | null })) };
});
