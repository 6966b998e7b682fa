import { expect, test } from 'vitest';
import { cancellationOf, depositOf } from './cancellation-fee.ts';
import { comboPrice } from './combo-price.ts';
import { occupancyOf } from './conditions.ts';
import type { PriceBook, PriceRule, QuoteInputs } from './price-book.ts';
import { quote } from './quote.ts';
import { replay } from './replay.ts';

// Worked by hand; in centavos. Ilha do Campeche: adult 180,00, child 90,00, rounding 0,50, sold on 20/11/2026.

const adult = {
  id: 'adult',
  code: 'ADULT',
  label: 'Adulto',
  price: 18_000,
  min_price: null,
  max_price: null,
};
const child = { ...adult, id: 'child', code: 'CHILD', label: 'Criança', price: 9_000 };

const rule = (id: string, given: Partial<PriceRule>): PriceRule => ({
  id,
  version: 1,
  name: id,
  active: true,
  stackable: false,
  priority: 0,
  when: {},
  effect: { kind: 'percent', bp: 0 },
  ...given,
});

const summer = rule('A', {
  name: 'Verão',
  priority: 10,
  effect: { kind: 'percent', bp: 2_000 },
  when: { travel: [{ from: '12-15', to: '02-28' }] },
});
const newYear = rule('B', {
  name: 'Réveillon',
  priority: 20,
  effect: { kind: 'percent', bp: 3_500 },
  when: { travel: [{ from: '12-31', to: '01-01' }] },
});
const weekend = rule('C', {
  name: 'Fim de semana',
  stackable: true,
  priority: 5,
  effect: { kind: 'percent', bp: 1_000 },
  when: { weekdays: [6, 7] },
});
const earlyBird = rule('D', {
  name: 'Antecipado',
  stackable: true,
  priority: 1,
  effect: { kind: 'percent', bp: -500 },
  when: { lead_days: { min: 30, max: null } },
});

const campeche: PriceBook = {
  product: {
    id: 'campeche',
    category_ids: [],
    tag_ids: [],
    sharing_mode: 'shared',
    min_charge: 0,
    rounding: '0.50',
  },
  fares: [adult, child],
  groups: [],
  rules: [summer, newYear, weekend, earlyBird],
  specials: [],
};

const asked: QuoteInputs = {
  date: '2027-01-09',
  start_time: '09:00',
  boat_ids: ['escuna'],
  occupancy_bp: 0,
  party: [
    { fare_type_id: 'adult', quantity: 2 },
    { fare_type_id: 'child', quantity: 1 },
  ],
  channel: 'counter',
  agent_id: null,
  customer_id: null,
  code: null,
  sold_on: '2026-11-20',
  extras: [],
  discount: null,
};

const wayOf = (inputs: QuoteInputs, book: PriceBook) =>
  quote(inputs, book).lines.map(({ steps }) => steps.map(({ after }) => after));

const oneAdult = [{ fare_type_id: 'adult', quantity: 1 }];

test('G1: summer, weekend and early bird on a Saturday come to 564,00', () => {
  expect(wayOf(asked, campeche)).toEqual([
    [18_000, 21_600, 23_760, 22_572, 22_550],
    [9_000, 10_800, 11_880, 11_286, 11_300],
  ]);
  expect(quote(asked, campeche)).toMatchObject({ total: 56_400, adjustments: [] });
});

test('G2: New Year’s Eve goes before summer by priority, on a Friday: 577,50', () => {
  const onNewYear = { ...asked, date: '2027-01-01' };
  expect(wayOf(onNewYear, campeche)).toEqual([
    [18_000, 24_300, 23_085, 23_100],
    [9_000, 12_150, 11_543, 11_550],
  ]);
  const { total, lost } = quote(onNewYear, campeche);
  expect(total).toBe(57_750);
  expect(lost.map(({ name, why }) => [name, why])).toEqual([
    ['Verão', { reason: 'priority', to: 'B', name: 'Réveillon' }],
    ['Fim de semana', { reason: 'condition', kind: 'weekdays' }],
  ]);
});

test('G3: of one priority the rule that says more goes first, and the other stands among the lost', () => {
  const says = { product_ids: ['campeche'] };
  const rules = [
    rule('product', { when: says, effect: { kind: 'percent', bp: 1_500 } }),
    rule('product and boat', {
      when: { ...says, boat_ids: ['escuna'] },
      effect: { kind: 'percent', bp: 1_000 },
    }),
  ];
  const { total, lost } = quote({ ...asked, party: oneAdult }, { ...campeche, rules });
  expect(total).toBe(19_800);
  expect(lost).toMatchObject([{ id: 'product', why: { reason: 'conditions', to: 'product and boat' } }]);
});

test('G4: what was agreed with an agent ends the line of adults: 413,00', () => {
  const special = {
    id: 'agent',
    version: 3,
    name: 'Hotel Lagoa',
    with_rules: false,
    when: { agent_ids: ['lagoa'], fares: ['ADULT'] },
    effect: { kind: 'set' as const, cents: 15_000 },
  };
  const book = { ...campeche, specials: [special] };
  expect(quote({ ...asked, agent_id: 'lagoa' }, book)).toMatchObject({
    total: 41_300,
    lines: [{ unit_price: 15_000 }, { unit_price: 11_300 }],
  });
  expect(quote(asked, book).total).toBe(56_400);
});

test('G5: 7,5 % off G1 are 42,30, of which 33,83 and 8,47 fall on the lines: 521,70', () => {
  const { lines, adjustments, total } = quote({ ...asked, discount: { bp: 750 } }, campeche);
  expect(adjustments).toEqual([{ kind: 'discount', cents: -4_230 }]);
  expect(lines.map(({ discount }) => discount)).toEqual([3_383, 847]);
  expect(total).toBe(52_170);
});

test('G6: where rounding leaves the bounds, the bound is the price: 40,00', () => {
  const banana: PriceBook = {
    ...campeche,
    product: { ...campeche.product, rounding: 'x.90' },
    fares: [{ ...adult, price: 7_550, min_price: 4_000 }],
    rules: [rule('low', { effect: { kind: 'percent', bp: -6_000 } })],
  };
  expect(wayOf({ ...asked, party: oneAdult }, banana)).toEqual([[7_550, 3_020, 4_000]]);
});

test('G7: a combo of 180,00 and 140,00 for 299,90 falls on them as 168,69 and 131,21', () => {
  expect(comboPrice({ kind: 'fixed', cents: 29_990 }, [18_000, 14_000])).toEqual({
    total: 29_990,
    shares: [16_869, 13_121],
  });
});

test('G8: fifteen per cent more from eighty per cent on: 15 of 20 taken 180,00, 16 of 20 207,00', () => {
  const last = rule('last seats', {
    when: { occupancy_bp: { min: 8_000, max: null } },
    effect: { kind: 'percent', bp: 1_500 },
  });
  const totals = [15, 16].map((taken) => {
    const inputs = { ...asked, party: oneAdult, occupancy_bp: occupancyOf(taken, 20) };
    return quote(inputs, { ...campeche, rules: [last] }).total;
  });
  expect(totals).toEqual([18_000, 20_700]);
});

test('G9: a child free among four and 2,50 more for everybody: 550,00', () => {
  const rules = [
    rule('family', {
      stackable: true,
      priority: 2,
      effect: { kind: 'set', cents: 0 },
      when: { fares: ['CHILD'], party: { min: 4, max: null } },
    }),
    rule('fee', { stackable: true, priority: 1, effect: { kind: 'add', cents: 250 } }),
  ];
  const party = [
    { fare_type_id: 'adult', quantity: 3 },
    { fare_type_id: 'child', quantity: 1 },
  ];
  const { lines, total } = quote({ ...asked, party }, { ...campeche, rules });
  expect(lines.map(({ unit_price }) => unit_price)).toEqual([18_250, 250]);
  expect(total).toBe(55_000);
});

test('G10: a deposit of thirty per cent, and what goes back of it by DN 161 at 31 and at 25 days', () => {
  const dn161 = {
    tiers: [
      { hours_before: 720, fee_bp: 1_000, minimum_fee: 0 },
      { hours_before: 0, fee_bp: 2_000, minimum_fee: 0 },
    ],
    no_show_fee_bp: 2_000,
  };
  const paid = depositOf(56_400, 3_000);
  expect(paid).toBe(16_920);
  const refunds = [31, 25].map(
    (days) => cancellationOf(dn161, { total: 56_400, paid, hoursLeft: days * 24 }).refund,
  );
  expect(refunds).toEqual([11_280, 5_640]);
});

test('a trace is replayed to the centavo from itself and the versions it names', () => {
  const first = quote({ ...asked, discount: { bp: 750 } }, campeche);
  const dearer = { ...campeche, fares: [{ ...adult, price: 99_900 }, child] };
  expect(quote(asked, dearer).total).not.toBe(first.total);
  const counted = campeche.rules.filter(({ id, version }) =>
    first.trace.counted.some((each) => each.id === id && each.version === version),
  );
  const again = replay(JSON.parse(JSON.stringify(first.trace)), { rules: counted, specials: [] });
  expect([again.total, again.lines]).toEqual([first.total, first.lines]);
});
