import type { Conditions, Effect, PriceBook, PriceRule, QuoteInputs, SpecialPrice } from './price-book.ts';
import { roundings } from './price-book.ts';

/** A stream of numbers that is the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const oneOf = <T>(values: readonly T[]) => values[upTo(values.length - 1)] as T;
  const maybe = <T>(make: () => T, odds = 0.3) => (next() < odds ? make() : undefined);
  return { upTo, oneOf, maybe };
}

type Random = ReturnType<typeof seeded>;

const codes = ['ADULT', 'CHILD', 'INFANT', 'SENIOR'];
const agents = ['agent-1', 'agent-2'];

function conditions({ upTo, oneOf, maybe }: Random): Conditions {
  const span = (most: number) => ({ min: upTo(1) ? upTo(most) : null, max: upTo(1) ? upTo(most) : null });
  const set = {
    product_ids: maybe(() => [oneOf(['product', 'other'])], 0.2),
    tag_ids: maybe(() => [oneOf(['sea', 'sun'])], 0.2),
    boat_ids: maybe(() => [oneOf(['boat-1', 'boat-2'])], 0.2),
    travel: maybe(() => [
      oneOf([
        { from: '12-15', to: '02-28' },
        { from: '2027-01-01', to: '2027-01-31' },
      ]),
    ]),
    weekdays: maybe(() => [1 + upTo(6), 1 + upTo(6)]),
    start: maybe(() => ({ from: oneOf(['06:00', '22:00']), to: oneOf(['02:00', '12:00']) }), 0.2),
    lead_days: maybe(() => span(60)),
    occupancy_bp: maybe(() => span(10_000), 0.2),
    party: maybe(() => span(8), 0.2),
    fares: maybe(() => [oneOf(codes)]),
    agent_ids: maybe(() => [oneOf(agents)], 0.2),
  };
  return Object.fromEntries(Object.entries(set).filter(([, condition]) => condition !== undefined));
}

function effect({ upTo, oneOf }: Random): Effect {
  const kind = oneOf(['set', 'add', 'percent'] as const);
  if (kind === 'percent') return { kind, bp: upTo(25_000) - 15_000 };
  return { kind, cents: kind === 'set' ? upTo(40_000) : upTo(20_000) - 10_000 };
}

/** Any product, with any fares, rules and special prices, and somebody who asks for it. */
export function anyBook(random: Random): { book: PriceBook; inputs: QuoteInputs } {
  const { upTo, oneOf, maybe } = random;
  const ids = (prefix: string, most: number) =>
    Array.from({ length: upTo(most) }, (_, at) => `${prefix}-${at}`);
  const fares = codes.slice(0, 1 + upTo(3)).map((code) => {
    const min_price = upTo(2) ? null : upTo(5_000);
    const max_price = upTo(2) ? null : 5_000 + upTo(30_000);
    return { id: code.toLowerCase(), code, label: code, price: upTo(30_000), min_price, max_price };
  });
  const rules = ids('rule', 12).map(
    (id): PriceRule => ({
      id,
      name: id,
      version: 1 + upTo(3),
      active: upTo(9) > 0,
      stackable: upTo(1) === 1,
      priority: upTo(3),
      when: conditions(random),
      effect: effect(random),
    }),
  );
  const specials = ids('special', 3).map((id): SpecialPrice => {
    const code = maybe(() => ({ code: oneOf(['VERAO', 'AMIGO']) })) ?? {};
    const when = { ...conditions(random), ...code };
    return { id, name: id, version: 1, with_rules: upTo(1) === 1, when, effect: effect(random) };
  });
  const sharing_mode = upTo(4) ? ('shared' as const) : ('private' as const);
  const groups = [4, 12, 999].map((max_size) => ({ max_size, price: upTo(300_000) }));
  const rounding = oneOf(roundings);
  const product = { id: 'product', category_ids: [], tag_ids: ['sea'], sharing_mode, rounding };
  return {
    book: { product: { ...product, min_charge: upTo(3) ? 0 : upTo(80_000) }, fares, groups, rules, specials },
    inputs: {
      date: `2027-0${1 + upTo(5)}-1${upTo(9)}`,
      start_time: oneOf(['08:00', '23:30', null]),
      party: fares.map(({ id }, at) => ({ fare_type_id: id, quantity: at === 0 ? 1 + upTo(4) : upTo(3) })),
      boat_ids: ['boat-1'],
      occupancy_bp: upTo(4) ? upTo(10_000) : null,
      channel: 'counter',
      agent_id: oneOf([null, ...agents]),
      customer_id: null,
      code: oneOf([null, 'verao ', 'NADA']),
      sold_on: `2026-1${1 + upTo(1)}-15`,
      extras: maybe(() => [{ name: 'Foto', cents: upTo(9_000) }]) ?? [],
      discount: maybe(() => oneOf([{ bp: upTo(10_000) }, { cents: upTo(90_000) }])) ?? null,
    },
  };
}

/** The same in another order. */
export function shuffled<T>(values: readonly T[], { upTo }: Random): T[] {
  const all = [...values];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = upTo(at);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
