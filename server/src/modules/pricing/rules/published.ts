import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import type { RuleAsPublished } from '@leme/contract/pricing/publication-endpoints';
import { conditionsOf, type RuleValues, ruleEffect } from '@leme/contract/pricing/rule-conditions';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** A rule as it is written and as it counts. */
export type Draft = {
  id: string;
  name: string;
  version: number;
  published_version: number | null;
  season_version: number | null;
  isDeleted: boolean;
  /** Whether publishing it would change anything. */
  isChanged: boolean;
  /** The version it would get. */
  next: number;
  before: RuleAsPublished | null;
  after: RuleAsPublished | null;
};

type Stored = RuleValues &
  Pick<
    Draft,
    'id' | 'name' | 'version' | 'published_version' | 'season_version' | 'isDeleted' | 'isChanged'
  > & {
    before: RuleAsPublished | null;
    last: number | null;
    ranges: DayRange[] | null;
  };

/** The rules with these ids, or all, deleted ones too as long as they count. */
export async function readDrafts({ tx, actor }: Work, ids?: readonly string[]): Promise<Draft[]> {
  const { tenantId } = actor;
  const links = (['category_ids', 'tag_ids', 'product_ids', 'boat_ids', 'agent_ids'] as const).map(
    (name) => sql`array(select l.target_id::text from ${sql.table(`pricing_rules_${name}`)} l
      where l.tenant_id = ${tenantId} and l.owner_id = r.id order by l.position, l.target_id) as ${sql.ref(name)}`,
  );
  const rows = await tx.rows(
    statement<Stored>(sql`select r.id, r.name, r.version, r.published_version, r.active, r.priority, r.stackable,
        r.effect, r.amount, r.percent_bp, r.season_id, r.travel, r.sale, r.weekdays,
        to_char(r.start_from, 'HH24:MI') as start_from, to_char(r.start_to, 'HH24:MI') as start_to,
        r.lead_min, r.lead_max, r.occupancy_min_bp, r.occupancy_max_bp, r.party_min, r.party_max, r.fares, r.channels,
        ${sql.join(links)}, s.version as season_version, s.ranges, v.rule as before,
        r.deleted_at is not null as "isDeleted",
        r.deleted_at is not null or r.published_version is null or v.draft_version <> r.version
          or v.season_version is distinct from s.version as "isChanged",
        (select max(n.version) from pricing_rule_versions n
          where n.tenant_id = ${tenantId} and n.rule_id = r.id) as last
      from pricing_rules r
      left join pricing_rule_versions v
        on v.tenant_id = r.tenant_id and v.rule_id = r.id and v.version = r.published_version
      left join price_seasons s on s.tenant_id = r.tenant_id and s.id = r.season_id
      where r.tenant_id = ${tenantId} and (r.deleted_at is null or r.published_version is not null)
        ${ids ? sql`and r.id = any(${[...ids]}::uuid[])` : sql``}
      order by r.id`),
  );
  return rows.map((row) => {
    const { id, name, version, published_version, season_version, isDeleted, isChanged, before, last } = row;
    return {
      id,
      name,
      version,
      published_version,
      season_version,
      isDeleted,
      isChanged,
      before,
      next: (last ?? 0) + 1,
      after: isDeleted ? null : asPublished(row, row.ranges ?? []),
    };
  });
}

/** A rule as it would be published today: the days of its season are written into it. */
export function asPublished(rule: RuleValues, season: readonly DayRange[]): RuleAsPublished {
  const { name, active, stackable, priority } = rule;
  const content = { name, active, stackable, priority };
  return structuredClone({
    ...content,
    when: conditionsOf(rule, season),
    effect: ruleEffect(rule),
  }) as RuleAsPublished;
}
