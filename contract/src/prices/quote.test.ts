import { expect, test } from 'vitest';
import { cancellationOf } from './cancellation-fee.ts';
import { comboPrice } from './combo-price.ts';
import { occupancyOf } from './conditions.ts';
import { bounded, byShare, rounded } from './effects.ts';
import type { Conditions, PriceBook, PriceRule, QuoteInputs } from './price-book.ts';
import { NoPrice, quote } from './quote.ts';
import { replay } from './replay.ts';

const fare = { id: 'adult', code: 'ADULT', label: 'Adulto', price: 10_000, min_price: null, max_price: null };
const rule = (given: Partial<PriceRule>): PriceRule => ({
  id: 'rule',
  version: 1,
  name: 'Regra',
  active: true,
  stackable: false,
  priority: 0,
  when: {},
  effect: { kind: 'add', cents: 1_000 },
  ...given,
});
const book = (given: Partial<PriceBook> = {}, product: Partial<PriceBook['product']> = {}): PriceBook => ({
  product: {
    id: 'trip',
    category_ids: ['boats', 'water'],
    tag_ids: ['sea'],
    sharing_mode: 'shared',
    min_charge: 0,
    rounding: 'none',
    ...product,
  },
  fares: [fare],
  groups: [],
  rules: [],
  specials: [],
  ...given,
});
const asked: QuoteInputs = {
  date: '2027-01-09',
  start_time: '23:00',
  boat_ids: ['a', 'b'],
  occupancy_bp: null,
  party: [{ fare_type_id: 'adult', quantity: 2 }],
  channel: 'counter',
  agent_id: 'lagoa',
  customer_id: 'ana',
  code: 'verao',
  sold_on: '2026-12-10',
  extras: [],
  discount: null,
};

const fit: Conditions[] = [
  { product_ids: ['trip'] },
  { category_ids: ['boats'] },
  { category_ids: ['water'] },
  { tag_ids: ['sun', 'sea'] },
  { boat_ids: ['b'] },
  { travel: [{ from: '01-01', to: '01-31' }] },
  { sale: [{ from: '2026-12-10', to: '2026-12-10' }] },
  { weekdays: [6] },
  { start: { from: '22:00', to: '02:00' } },
  { lead_days: { min: 30, max: 30 } },
  { party: { min: 2, max: null } },
  { fares: ['ADULT'] },
  { fares: ['adult'] },
  { channels: ['counter'] },
  { agent_ids: ['lagoa'] },
];
const misfit: Conditions[] = [
  { product_ids: ['other'] },
  { category_ids: ['bikes'] },
  { tag_ids: ['sun'] },
  { boat_ids: ['c'] },
  { travel: [{ from: '02-01', to: '02-28' }] },
  { sale: [{ from: '2026-12-11', to: '2026-12-31' }] },
  { weekdays: [7] },
  { start: { from: '06:00', to: '12:00' } },
  { lead_days: { min: 31, max: null } },
  { occupancy_bp: { min: 0, max: null } },
  { party: { min: 3, max: null } },
  { fares: ['CHILD'] },
  { channels: ['site'] },
  { agent_ids: ['norte'] },
];
const kindOf = (when: Conditions) => Object.keys(when)[0];

test.each(fit.map((when) => [kindOf(when), when] as const))('a rule on %s fits', (_, when) => {
  expect(quote(asked, book({ rules: [rule({ when })] })).total).toBe(22_000);
});

test.each(misfit.map((when) => [kindOf(when), when] as const))(
  'a rule on %s does not fit, and says so',
  (kind, when) => {
    const { total, lost } = quote(asked, book({ rules: [rule({ when })] }));
    expect([total, lost.map(({ why }) => why)]).toEqual([20_000, [{ reason: 'condition', kind }]]);
  },
);

test('a rule that is switched off does not count, and says so', () => {
  const { total, lost } = quote(asked, book({ rules: [rule({ active: false })] }));
  expect([total, lost.map(({ why }) => why)]).toEqual([20_000, [{ reason: 'inactive' }]]);
});

test('a private product is priced by the size of its party, its fares cost nothing, and rules act on the group', () => {
  const groups = [
    { max_size: 12, price: 180_000 },
    { max_size: 6, price: 120_000 },
  ];
  const charter = book(
    { groups, rules: [rule({ effect: { kind: 'percent', bp: 1_000 } })] },
    { sharing_mode: 'private' },
  );
  const { lines, adjustments, total } = quote(
    { ...asked, party: [{ fare_type_id: 'adult', quantity: 8 }] },
    charter,
  );
  expect(lines).toMatchObject([{ unit_price: 0, total_price: 0 }]);
  expect(adjustments).toMatchObject([
    { kind: 'group', cents: 198_000, steps: [{ kind: 'base' }, { kind: 'rule' }] },
  ]);
  expect(total).toBe(198_000);
  expect(() => quote({ ...asked, party: [{ fare_type_id: 'adult', quantity: 13 }] }, charter)).toThrow(
    'no-group-price',
  );
  // Whoever charters says how many come; what each of them is sets no price.
  const counted = quote({ ...asked, party: [], people: 8 }, charter);
  expect([counted.lines, counted.total]).toEqual([[], 198_000]);
});

test('nobody and a fare of another product have no price', () => {
  expect(() => quote({ ...asked, party: [] }, book())).toThrow(NoPrice);
  expect(() => quote({ ...asked, people: 1 }, book())).toThrow(NoPrice);
  expect(() => quote({ ...asked, party: [{ fare_type_id: 'child', quantity: 1 }] }, book())).toThrow(
    'unknown-fare',
  );
});

test('of special prices the one that says more counts, then the newest; it ends the line unless rules go on', () => {
  const special = (id: string, cents: number, when = {}, with_rules = false) => ({
    id,
    version: 1,
    name: id,
    when,
    with_rules,
    effect: { kind: 'set' as const, cents },
  });
  const rules = [rule({})];
  const priceWith = (...specials: ReturnType<typeof special>[]) =>
    quote(asked, book({ rules, specials })).lines[0]?.unit_price;
  expect(priceWith(special('1', 8_000), special('2', 7_000))).toBe(7_000);
  expect(priceWith(special('1', 8_000, { customer_id: 'ana' }), special('2', 7_000))).toBe(8_000);
  expect(priceWith(special('1', 8_000, { code: 'VERAO' }, true))).toBe(9_000);
  expect(priceWith(special('1', 8_000, { code: 'INVERNO' }))).toBe(11_000);
  expect(priceWith(special('1', 8_000, { customer_id: 'bia' }))).toBe(11_000);
  const { lost } = quote(asked, book({ rules, specials: [special('1', 8_000)] }));
  expect(lost.map(({ why }) => why)).toEqual([{ reason: 'special', to: '1', name: '1' }]);
});

test('then come the smallest charge, extras and the discount, never below nothing', () => {
  const least = book({}, { min_charge: 25_000 });
  const extras = [{ name: 'Foto', cents: 3_000 }];
  expect(quote({ ...asked, extras, discount: { cents: 1_000 } }, least)).toMatchObject({
    adjustments: [
      { kind: 'minimum', cents: 5_000 },
      { kind: 'extra', cents: 3_000 },
      { kind: 'discount', cents: -1_000 },
    ],
    total: 27_000,
  });
  expect(quote({ ...asked, discount: { cents: 99_999 } }, book()).total).toBe(0);
});

test('halves of a centavo go up, ties of a rounding too, and what is free stays free', () => {
  expect([byShare(18_810, -500), byShare(1, -5_000), byShare(100, -20_000)]).toEqual([17_870, 1, 0]);
  expect([rounded(12_025, '0.50'), rounded(12_050, '1.00'), rounded(4_040, 'x.90')]).toEqual([
    12_050, 12_100, 4_090,
  ]);
  expect([rounded(30, 'x.90'), rounded(0, 'x.90'), rounded(3_333, 'none')]).toEqual([90, 0, 3_333]);
  expect([
    bounded(10, { min_price: 20, max_price: 30 }),
    bounded(40, { min_price: null, max_price: 30 }),
  ]).toEqual([20, 30]);
});

test('a departure without seats is full, and a share of seats is rounded down', () => {
  expect([occupancyOf(0, 0), occupancyOf(2, 3), occupancyOf(0, 20)]).toEqual([10_000, 6_666, 0]);
});

test('a combo costs its parts, its parts less a share, or a price of its own; what is free takes no share', () => {
  expect(comboPrice({ kind: 'sum' }, [18_000, 0]).total).toBe(18_000);
  expect(comboPrice({ kind: 'sum_minus_bp', bp: 1_000 }, [18_000, 14_000])).toEqual({
    total: 28_800,
    shares: [16_200, 12_600],
  });
  expect(comboPrice({ kind: 'fixed', cents: 10_000 }, [18_000, 0]).shares).toEqual([10_000, 0]);
});

test.each([
  ['more than thirty days before', 721, 5_640],
  ['thirty days before to the hour', 720, 11_280],
  ['a minute more than thirty days before', 720 + 1 / 60, 5_640],
  ['an hour before', 1, 11_280],
  ['not having shown up', -1, 28_200],
])('%s the fee is that of its tier', (_, hoursLeft, fee) => {
  const policy = {
    tiers: [
      { hours_before: 0, fee_bp: 2_000, minimum_fee: 0 },
      { hours_before: 720, fee_bp: 1_000, minimum_fee: 2_000 },
    ],
    no_show_fee_bp: 5_000,
  };
  expect(cancellationOf(policy, { total: 56_400, paid: 0, hoursLeft })).toEqual({ fee, refund: 0 });
});

test('a trace of an engine nobody has is refused', () => {
  const { trace } = quote(asked, book());
  expect(() => replay({ ...trace, engine_version: 99 }, { rules: [], specials: [] })).toThrow('no engine 99');
});
