import { type Asked, fitsFare, kindsSet, misfit } from './conditions.ts';
import { applied, bounded, rounded } from './effects.ts';
import type {
  BookFare,
  Cents,
  ConditionKind,
  Effect,
  PriceBook,
  PriceRule,
  SpecialPrice,
} from './price-book.ts';

/** One step of a price, from the table to the last centavo. */
export type Step =
  | { kind: 'base' | 'bounds' | 'rounding'; before: Cents; after: Cents }
  | {
      kind: 'special' | 'rule';
      before: Cents;
      after: Cents;
      id: string;
      version: number;
      name: string;
      effect: Effect;
      /** The kinds of condition that fitted. */
      why: readonly string[];
    };

/** What did not count, and why: a condition that did not fit, another that went before, or nobody switched it on. */
export type Lost = {
  of: 'rule' | 'special';
  id: string;
  version: number;
  name: string;
  /** Of which fares; none of a group. */
  fare_type_ids: readonly string[];
  why:
    | { reason: 'condition'; kind: ConditionKind | 'customer_id' | 'code' | 'quota' }
    | { reason: 'priority' | 'conditions' | 'id'; to: string; name: string }
    | { reason: 'special'; to: string; name: string }
    | { reason: 'inactive' };
};

type Walked = {
  price: Cents;
  steps: readonly Step[];
  counted: readonly { of: 'rule' | 'special'; id: string; version: number }[];
  lost: readonly Lost[];
};

/** One price: of a fare, or of a group, which has none. */
type Priced = {
  asked: Asked;
  book: Pick<PriceBook, 'product' | 'specials'>;
  /** Those that fit, in the order in which they count. */
  rules: readonly PriceRule[];
  fare: BookFare | null;
  from: Cents;
};

/** The way of one price: table, special price, one rule of those that exclude each other, those that stack, bounds, rounding. */
export function walk({ asked, book, rules, fare, from }: Priced): Walked {
  const lost: Lost[] = [];
  const loses = (of: Lost['of'], { id, version, name }: PriceRule | SpecialPrice, why: Lost['why']) =>
    lost.push({ of, id, version, name, fare_type_ids: fare ? [fare.id] : [], why });

  const special = chosenSpecial(book.specials, { asked, fare, loses });
  const fitting = rules.filter((rule) => {
    const fits = fitsFare(rule.when, fare);
    if (!fits) loses('rule', rule, { reason: 'condition', kind: 'fares' });
    return fits;
  });
  const isOver = special !== null && !special.with_rules;
  const exclusive = fitting.filter(({ stackable }) => !stackable);
  const [winner] = exclusive;
  if (isOver)
    for (const rule of fitting)
      loses('rule', rule, { reason: 'special', to: special.id, name: special.name });
  else if (winner)
    for (const rule of exclusive.slice(1))
      loses('rule', rule, { reason: lostBy(winner, rule), to: winner.id, name: winner.name });

  const stacked = fitting.filter(({ stackable }) => stackable);
  const counting = isOver ? [] : [...(winner ? [winner] : []), ...stacked];
  const steps: Step[] = [{ kind: 'base', before: from, after: from }];
  let price = from;
  const step = (next: Cents, made: (between: { before: Cents; after: Cents }) => Step) => {
    steps.push(made({ before: price, after: next }));
    price = next;
  };
  const takes = (kind: 'special' | 'rule', each: PriceRule | SpecialPrice) =>
    step(applied(price, each.effect), (between) => ({
      kind,
      ...between,
      id: each.id,
      version: each.version,
      name: each.name,
      effect: each.effect,
      why: Object.keys(each.when).filter((name) => each.when[name as ConditionKind] !== undefined),
    }));
  if (special) takes('special', special);
  for (const rule of counting) takes('rule', rule);
  if (!isOver) {
    const bounds = fare ?? { min_price: null, max_price: null };
    step(bounded(price, bounds), (between) => ({ kind: 'bounds', ...between }));
    // Where rounding leaves the bounds, the bound is the price.
    step(bounded(rounded(price, book.product.rounding), bounds), (between) => ({
      kind: 'rounding',
      ...between,
    }));
  }
  const shown = steps.filter(({ kind, before, after }) => before !== after || !isQuiet(kind));
  const counted = [
    ...(special ? [{ of: 'special' as const, id: special.id, version: special.version }] : []),
    ...counting.map(({ id, version }) => ({ of: 'rule' as const, id, version })),
  ];
  return { price, steps: shown, counted, lost };
}

/** Bounds and rounding are told where they changed something. */
const isQuiet = (kind: Step['kind']) => kind === 'bounds' || kind === 'rounding';

/** Priority, then who says more, then the older one: never the order in which they came in. */
export function goesBefore(one: PriceRule, other: PriceRule): number {
  return (
    other.priority - one.priority ||
    kindsSet(other.when) - kindsSet(one.when) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

function lostBy(winner: PriceRule, rule: PriceRule): 'priority' | 'conditions' | 'id' {
  if (winner.priority !== rule.priority) return 'priority';
  return kindsSet(winner.when) === kindsSet(rule.when) ? 'id' : 'conditions';
}

type Sieve = {
  asked: Asked;
  fare: BookFare | null;
  loses: (of: Lost['of'], each: PriceRule | SpecialPrice, why: Lost['why']) => void;
};

/** The rules that fit a trip and its sale, in the order in which they count, and why the others do not. */
export function siftRules(rules: readonly PriceRule[], asked: Asked, fares: readonly BookFare[]) {
  const lost: Lost[] = [];
  const fare_type_ids = fares.map(({ id }) => id);
  const fitting = rules.filter((rule) => {
    const kind = rule.active ? misfit(rule.when, asked) : null;
    if (rule.active && !kind) return true;
    const { id, version, name } = rule;
    const why: Lost['why'] = kind ? { reason: 'condition', kind } : { reason: 'inactive' };
    lost.push({ of: 'rule', id, version, name, fare_type_ids, why });
    return false;
  });
  return { fitting: fitting.sort(goesBefore), lost };
}

/** Of those that fit, the one that says most, then the newest. */
function chosenSpecial(
  specials: readonly SpecialPrice[],
  { asked, fare, loses }: Sieve,
): SpecialPrice | null {
  const fitting = specials.filter((special) => {
    const kind = specialMisfit(special, asked, fare);
    if (kind) loses('special', special, { reason: 'condition', kind });
    return !kind;
  });
  const [chosen, ...others] = fitting.sort(
    (a, b) => kindsSet(b.when) - kindsSet(a.when) || (a.id < b.id ? 1 : -1),
  );
  if (!chosen) return null;
  for (const other of others) {
    const reason = kindsSet(chosen.when) === kindsSet(other.when) ? 'id' : 'conditions';
    loses('special', other, { reason, to: chosen.id, name: chosen.name });
  }
  return chosen;
}

function specialMisfit({ when, isUsedUp }: SpecialPrice, asked: Asked, fare: BookFare | null) {
  const { customer_id, code, ...conditions } = when;
  if (customer_id !== undefined && customer_id !== asked.inputs.customer_id) return 'customer_id';
  if (code !== undefined && !isSaid(code, asked.inputs.code)) return 'code';
  return misfit(conditions, asked) ?? (!fitsFare(conditions, fare) ? 'fares' : isUsedUp ? 'quota' : null);
}

/** A word is the same however it is written large or small. */
const isSaid = (code: string, said: string | null) =>
  said !== null && code.toUpperCase() === said.trim().toUpperCase();
