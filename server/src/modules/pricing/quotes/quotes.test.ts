import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { campeche, publishAll, soldAt } from '../../../testing/companies/campeche.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');
const other = await world.user(await world.company(), 'admin');
const seller = await world.user(company, 'agent_admin');

describe('the price of a party over HTTP', async () => {
  const { product_id, adult, child, rules } = await campeche(staff);
  const agent = (await staff.post('/customers', { name: 'Agência Lagoa', kind: 'agente' })).body.id;
  const saturday = { product_id, date: '2027-01-09', start_time: '09:00' };
  const party = [
    { fare_type_id: adult, quantity: 2 },
    { fare_type_id: child, quantity: 1 },
  ];
  const ask = (more: object = {}) => staff.post('/quotes', { ...saturday, party, sold_at: soldAt, ...more });

  test('is what the rules make of it, step by step, and whoever lost says why [A2.3-50] [B2.2-44]', async () => {
    const { status, body } = await ask();
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.total).toBe(564);
    expect(body.lines.map((line: { unit_price: number }) => line.unit_price)).toEqual([225.5, 113]);
    const [{ trace }] = body.lines;
    expect(trace.map(({ before, after }: Record<string, number>) => [before, after])).toEqual([
      ...[
        [18_000, 18_000],
        [18_000, 21_600],
        [21_600, 23_760],
        [23_760, 22_572],
        [22_572, 22_550],
      ],
    ]);
    expect(trace[1]).toMatchObject({ kind: 'rule', id: rules.summer, version: 1, name: 'Verão' });
    expect(body.lost).toContainEqual(
      expect.objectContaining({ id: rules.eve, why: { reason: 'condition', kind: 'travel' } }),
    );
    expect(body).toMatchObject({ product_id, session_id: null, engine_version: 1, valid_until: null });
  });

  test('an agent has its own price, and only that agent is told of it', async () => {
    const values = { name: 'Lagoa', price: 150, fares: ['ADULT'], agent_id: agent };
    const special = (await staff.post('/special-pricing', values)).body;
    const said = (await ask({ agent_id: agent })).body;
    expect([said.total, said.trace.counted]).toEqual([
      413,
      expect.arrayContaining([{ of: 'special', id: special.id, version: 1 }]),
    ]);
    expect(JSON.stringify((await ask()).body)).not.toContain(special.id);
  });

  test('a word the customer says counts however it is written; one nobody gave is told at once', async () => {
    const word = {
      name: 'Verão 27',
      effect: 'percent',
      percent_bp: -1000,
      with_rules: true,
      code: 'VERAO27',
    };
    await staff.post('/special-pricing', word);
    expect((await ask({ code: 'verao27' })).body.total).toBe(507.5);
    expect((await ask({ code: 'NADA' })).body.errors).toEqual([{ pointer: '/code', code: 'unknown' }]);
  });

  test('the same trace gives the same centavos after the rule was changed; what was altered in it is named', async () => {
    const { trace } = (await ask()).body;
    const rule = (await staff.get(`/pricing-rules/${rules.summer}`)).body;
    await staff.patch(`/pricing-rules/${rules.summer}`, { percent_bp: 5000, version: rule.version });
    expect((await publishAll(staff)).body.data).toEqual([{ id: rules.summer, version: 2 }]);
    expect((await ask()).body.total).toBeGreaterThan(564);
    expect((await staff.post('/quotes/replay', { trace })).body).toEqual({
      total: 564,
      isSame: true,
      differs: [],
    });
    const altered = { ...trace, said: { ...trace.said, units: [22_550, 11_301] } };
    expect((await staff.post('/quotes/replay', { trace: altered })).body.differs).toEqual([
      { at: '/units/1', said: 113.01, now: 113 },
    ]);
    const foreign = await other.post('/quotes/replay', { trace });
    expect([foreign.status, foreign.body.errors[0]]).toEqual([
      422,
      { pointer: '/trace/counted/0', code: 'unknown' },
    ]);
    const engine = { ...trace, engine_version: 9 };
    expect((await staff.post('/quotes/replay', { trace: engine })).body.errors).toEqual([
      { pointer: '/trace/engine_version', code: 'option' },
    ]);
  });

  test('what cannot be priced is named at its place', async () => {
    const stranger = (await staff.post('/products', { name: 'Banana boat' })).body.id;
    const fare = { product_id: stranger, label: 'Adulto', cost_price: 75.5 };
    const elsewhere = (await staff.post('/fare-types', fare)).body.id;
    const faultsOf = async (more: object) => (await ask(more)).body.errors;
    expect(await faultsOf({ party: [] })).toMatchObject([{ pointer: '/party' }]);
    expect(await faultsOf({ party: [{ fare_type_id: adult, quantity: 151 }] })).toMatchObject([
      { pointer: '/party/0/quantity', code: 'too-large' },
    ]);
    const crowd = [party[0], { fare_type_id: child, quantity: 149 }];
    expect(await faultsOf({ party: crowd })).toMatchObject([{ pointer: '/party', code: 'too-large' }]);
    expect(await faultsOf({ party: [{ fare_type_id: elsewhere, quantity: 1 }] })).toEqual([
      { pointer: '/party/0/fare_type_id', code: 'unknown' },
    ]);
    expect(await faultsOf({ date: '1990-01-06' })).toEqual([{ pointer: '/date', code: 'past-day' }]);
    expect(await faultsOf({ date: '2190-01-06' })).toMatchObject([{ pointer: '/date', code: 'too-large' }]);
    expect(await faultsOf({ product_id: undefined })).toEqual([{ pointer: '/product_id', code: 'required' }]);
    expect(await faultsOf({ date: undefined })).toEqual([{ pointer: '/date', code: 'required' }]);
    expect(await faultsOf({ agent_id: newId() })).toEqual([{ pointer: '/agent_id', code: 'unknown' }]);
  });

  test('another company’s product and session are not there, and who may not see rules asks as of now alone', async () => {
    expect((await other.post('/quotes', { ...saturday, party })).status).toBe(404);
    expect((await ask({ product_id: undefined, session_id: newId() })).status).toBe(404);
    const refused = await seller.post('/quotes', { ...saturday, party, sold_at: soldAt });
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/forbidden']);
    const date = addDays(dayIn('America/Sao_Paulo', world.clock.now()), 90);
    const asked = await seller.post('/quotes', { ...saturday, date, party });
    expect(asked.status).toBe(200);
    expect(
      (await seller.post('/quotes', { ...saturday, date, party, agent_id: newId() })).body.errors,
    ).toEqual([{ pointer: '/agent_id', code: 'unknown' }]);
    expect(Date.parse(asked.body.valid_until)).toBe(Date.parse('2026-11-21T03:00:00Z'));
  });
});

describe('what a product is', async () => {
  const made = async (path: string, values: object) => {
    const { status, body } = await staff.post(path, values);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.id as string;
  };
  const date = addDays(dayIn('America/Sao_Paulo', world.clock.now()), 30);

  test('a rule on a category reaches the products of those inside it, and of no other', async () => {
    const shelf = (name: string, parent_id: string | null = null) =>
      made('/product-categories', { name, parent_id });
    const water = await shelf('Na água');
    const diving = await shelf('Mergulho', await shelf('Submerso', water));
    const priceOn = async (category_id: string) => {
      const product_id = await made('/products', { name: `Passeio ${category_id}`, category_id });
      const fare = { product_id, label: 'Adulto', code: 'ADULT', cost_price: 100, min_price: 80 };
      const fare_type_id = await made('/fare-types', fare);
      return async () => {
        const asked = { product_id, date, party: [{ fare_type_id, quantity: 1 }] };
        return (await staff.post('/quotes', asked)).body.total;
      };
    };
    const [own, inside, elsewhere] = [
      await priceOn(water),
      await priceOn(diving),
      await priceOn(await shelf('Em terra')),
    ];
    const rule = { name: 'Na água', effect: 'add', amount: 10, category_ids: [water] };
    await made('/pricing-rules', rule);
    await publishAll(staff);
    expect([await own(), await inside(), await elsewhere()]).toEqual([110, 110, 100]);
    const tooLow = await staff.post('/pricing-rules', { ...rule, effect: 'set', amount: 70 });
    expect(tooLow.body.errors).toMatchObject([{ pointer: '/amount', code: 'below-floor' }]);
  });

  test('a charter is priced by how many come, without a fare; a tour asks which fares', async () => {
    const charter = await made('/products', { name: 'Fretamento', sharing_mode: 'private' });
    await made('/product-group-prices', {
      product_id: charter,
      name: 'Até 6',

      max_size: 6,
      price: 1200,
    });
    const asked = { product_id: charter, date };
    const { total, adjustments, trace } = (await staff.post('/quotes', { ...asked, people: 4 })).body;
    expect([total, adjustments[0].kind]).toEqual([1200, 'group']);
    expect((await staff.post('/quotes/replay', { trace })).body.isSame).toBe(true);
    const faultsOf = async (more: object) => (await staff.post('/quotes', { ...asked, ...more })).body.errors;
    expect(await faultsOf({ people: 7 })).toEqual([
      { pointer: '/party', code: 'no-price', params: { people: 7 } },
    ]);
    expect(await faultsOf({ people: 151 })).toMatchObject([{ pointer: '/people', code: 'too-large' }]);
    expect(await faultsOf({})).toEqual([{ pointer: '/party', code: 'required' }]);
    const tour = await made('/products', { name: 'Passeio' });
    expect(await faultsOf({ product_id: tour, people: 4 })).toEqual([
      { pointer: '/party', code: 'required' },
    ]);
  });
});

test('a departure says its product, its hour, its boats and how full it was before the party [A2.3-50]', async () => {
  const { product_id, adult } = await campeche(staff);
  const boat = (await staff.post('/boats', { boat_name: 'Estrela', capacity: 40 })).body.id;
  const rule = { percent_bp: 1000, product_ids: [product_id], stackable: true };
  await staff.post('/pricing-rules', { ...rule, name: 'Últimos lugares', occupancy_min_bp: 8000 });
  await staff.post('/pricing-rules', {
    ...rule,
    name: 'Estrela',
    boat_ids: [boat],
    start_from: '22:00',
    start_to: '10:00',
  });
  await publishAll(staff);
  // A Tuesday of winter, which the other rules leave alone.
  const date = '2027-06-15';
  const times = { start_time: '09:00', end_time: '11:00' };
  const sailing = { product_id, date, ...times, total_capacity: 20, boat_ids: [boat] };
  const made = await staff.post('/sessions', sailing);
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const session_id = made.body.id;
  const counted = async () => {
    const { body } = await staff.post('/quotes', {
      session_id,
      party: [{ fare_type_id: adult, quantity: 1 }],
    });
    return body.lines[0].trace.flatMap(({ kind, name }: Record<string, string>) =>
      kind === 'rule' ? [name] : [],
    );
  };
  const sell = (quantity: number) =>
    staff.post('/bookings', {
      session_id,
      customer_name: 'Ana Lima',
      passengers: [{ fare_type_id: adult, quantity }],
    });
  await sell(15);
  expect(await counted()).toEqual(['Antecedência', 'Estrela']);
  await sell(1);
  expect(await counted()).toEqual(['Antecedência', 'Estrela', 'Últimos lugares']);
});
