import { specialPrices } from '@leme/contract/pricing/special-prices';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Hooks } from '#kit/hooks';
import { nobody } from '#kit/person/person';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';

type Pair = { from: string; to: string };

/** What prices do for customers, who know nothing of them: what was agreed with one goes on with whom it became. */
export const customerHooks: Pick<Hooks, 'repoints' | 'forgets'> = {
  async repoints(work, register, pair) {
    if (register !== 'customers') return;
    await moveSpecials(work, pair);
    await moveRules(work, pair);
  },

  /** Left to nobody, a price would be everybody's: it is switched off. */
  async forgets(work, { ids }) {
    const { tx, actor } = work;
    const rows = await tx.rows(
      statement<{ id: string }>(sql`update special_prices
        set active = false, name = ${nobody}, reason = null, version = version + 1, updated_at = now()
        where tenant_id = ${actor.tenantId}
          and (agent_id = any(${[...ids]}::uuid[]) or customer_id = any(${[...ids]}::uuid[])) returning id`),
    );
    const touched = rows.map(({ id }) => id);
    await keepVersions(work, touched, sql`v.special`);
    record(
      { tx, actor },
      specialPrices,
      touched.map((id) => ({ id, action: 'erased', kind: 'updated' })),
    );
    return {
      touched,
      counts: { special_prices: touched.length },
      histories: touched.map((id) => ({ resource: specialPrices.name, id })),
    };
  },
};

async function moveSpecials(work: TimedWork, { from, to }: Pair): Promise<void> {
  const { tx, actor } = work;
  const names = await namesOf(work, [from, to]);
  for (const column of ['agent_id', 'customer_id'] as const) {
    const rows = await tx.rows(
      db
        .updateTable('special_prices')
        .set({ [column]: to, version: sql`version + 1`, updated_at: sql`now()` })
        .where('tenant_id', '=', actor.tenantId)
        .where(column, '=', from)
        .returning('id'),
    );
    const ids = rows.map(({ id }) => id);
    await keepVersions(work, ids, sql`replace(v.special::text, ${from}, ${to})::jsonb`);
    record(
      { tx, actor },
      specialPrices,
      ids.map((id) => ({
        id,
        action: 'updated',
        changes: { [column]: [names.get(from), names.get(to)] as const },
      })),
    );
  }
}

/** What special prices say as of the version they were just raised to, made of what they said before. */
async function keepVersions(
  { tx, actor }: Work,
  ids: readonly string[],
  special: ReturnType<typeof sql>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.change(
    statement(sql`insert into special_price_versions (tenant_id, special_price_id, version, special)
      select v.tenant_id, v.special_price_id, s.version, ${special}
      from special_price_versions v
        join special_prices s on s.tenant_id = v.tenant_id and s.id = v.special_price_id and s.version = v.version + 1
      where v.tenant_id = ${actor.tenantId} and s.id = any(${[...ids]}::uuid[])`),
  );
}

/** Rules name the other from now on, as they are written and, in a version more, as they count. */
async function moveRules({ tx, actor, now }: TimedWork, { from, to }: Pair): Promise<void> {
  const { tenantId } = actor;
  await tx.change(
    statement(sql`insert into pricing_rules_agent_ids (tenant_id, owner_id, target_id, position)
      select tenant_id, owner_id, ${to}::uuid, position from pricing_rules_agent_ids
        where tenant_id = ${tenantId} and target_id = ${from}
      on conflict do nothing`),
  );
  await tx.change(
    db.deleteFrom('pricing_rules_agent_ids').where('tenant_id', '=', tenantId).where('target_id', '=', from),
  );
  const published = await tx.rows(
    statement<{ rule_id: string; version: number }>(sql`insert into pricing_rule_versions as t
        (tenant_id, rule_id, version, draft_version, season_version, rule, published_at, published_by)
      select v.tenant_id, v.rule_id,
        (select max(m.version) + 1 from pricing_rule_versions m where m.tenant_id = ${tenantId} and m.rule_id = v.rule_id),
        v.draft_version, v.season_version, replace(v.rule::text, ${from}, ${to})::jsonb,
        ${now.toString()}::timestamptz, ${actor.userId}::uuid
      from pricing_rule_versions v
        join pricing_rules r on r.tenant_id = v.tenant_id and r.id = v.rule_id and r.published_version = v.version
      where v.tenant_id = ${tenantId} and v.rule::text like ${`%${from}%`}
      returning t.rule_id, t.version`),
  );
  for (const { rule_id, version } of published)
    tx.send(
      db
        .updateTable('pricing_rules')
        .set({ published_version: version })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', rule_id),
    );
}

async function namesOf({ tx, actor }: Work, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows(
    db
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
