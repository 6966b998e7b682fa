import type { FieldsOf } from '../kit/resource/resource.ts';
import type { DayRange } from '../kit/values/day-ranges.ts';
import { toCents } from '../kit/values/money.ts';
import type { Conditions, Effect, Span } from '../prices/price-book.ts';
import type { pricingRules } from './pricing-rules.ts';
import type { specialPrices } from './special-prices.ts';

export type RuleValues = FieldsOf<typeof pricingRules>;
export type SpecialValues = FieldsOf<typeof specialPrices>;

const some = <T>(values: readonly T[] | null) => (values && values.length > 0 ? values : undefined);
const span = (min: number | null, max: number | null): Span | undefined =>
  min === null && max === null ? undefined : { min, max };

/** Only what is set. */
function set<T extends object>(conditions: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(conditions).filter(([, condition]) => condition !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** The conditions of a rule; `season` are the days of its season as they are now. */
export function conditionsOf(rule: RuleValues, season: readonly DayRange[]): Conditions {
  const { start_from, start_to } = rule;
  const hasStart = start_from !== null || start_to !== null;
  return set({
    category_ids: some(rule.category_ids),
    tag_ids: some(rule.tag_ids),
    product_ids: some(rule.product_ids),
    boat_ids: some(rule.boat_ids),
    travel: rule.season_id === null ? some(rule.travel) : season,
    sale: some(rule.sale),
    weekdays: some(rule.weekdays),
    start: hasStart ? { from: start_from ?? '00:00', to: start_to ?? '23:59' } : undefined,
    lead_days: span(rule.lead_min, rule.lead_max),
    occupancy_bp: span(rule.occupancy_min_bp, rule.occupancy_max_bp),
    party: span(rule.party_min, rule.party_max),
    fares: some(rule.fares),
    channels: some(rule.channels),
    agent_ids: some(rule.agent_ids),
  });
}

/** What a rule or a special price does, once what it needs for it is there. */
export function effectOf(
  values: Pick<RuleValues, 'effect' | 'percent_bp'> & { cents: number | null },
): Effect {
  const { effect, percent_bp, cents } = values;
  if (effect === 'percent') return { kind: 'percent', bp: percent_bp ?? 0 };
  return { kind: effect, cents: cents ?? 0 };
}

/** The effect of a rule. */
export function ruleEffect(rule: RuleValues): Effect {
  return effectOf({ ...rule, cents: rule.amount === null ? null : toCents(rule.amount) });
}

/** The conditions and the effect of a special price. */
export function specialTerms(special: SpecialValues): {
  when: Conditions & { customer_id?: string; code?: string };
  effect: Effect;
} {
  const { agent_id, customer_id, code, price } = special;
  const days = (range: SpecialValues['travel']) =>
    range ? [{ from: range.from ?? '0001-01-01', to: range.to ?? '9999-12-31' }] : undefined;
  return {
    when: set({
      product_ids: some(special.product_ids),
      travel: days(special.travel),
      sale: days(special.validity),
      fares: some(special.fares),
      agent_ids: agent_id ? [agent_id] : undefined,
      customer_id: customer_id ?? undefined,
      code: code ?? undefined,
    }),
    effect: effectOf({ ...special, cents: price === null ? null : toCents(price) }),
  };
}
