import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import type { Browser } from '../../../testing/client.ts';
import { allDrafts, publishAll, putOnSale } from '../../../testing/companies/campeche.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const today = () => dayIn('America/Sao_Paulo', world.clock.now());

/** A company of its own, with one product of one fare. */
async function company() {
  const { id: tenantId } = await world.company();
  const staff = Object.assign(await world.user({ id: tenantId }, 'admin'), { company: tenantId });
  const product_id = (await staff.post('/products', { name: 'Pôr do sol' })).body.id as string;
  const fare = { product_id, label: 'Adulto', cost_price: 100, min_price: 80 };
  const adult = (await staff.post('/fare-types', fare)).body.id as string;
  await putOnSale(staff, product_id);
  return { staff, product_id, adult };
}

const preview = async (by: Browser) => (await by.post('/pricing-rules/publication-preview', {})).body;
const calendar = (by: Browser, product_id: string, from: string, to: string) =>
  by.get(`/price-calendar?product_id=${product_id}&from=${from}&to=${to}`);

test('nothing counts until it is published; the preview says day by day what it would do [A2.3-50] [B2.2-44]', async () => {
  const { staff, product_id } = await company();
  const tomorrow = addDays(today(), 1);
  const rule = { name: 'Amanhã', effect: 'add', amount: 25.5, travel: [{ from: tomorrow, to: tomorrow }] };
  const { id } = (await staff.post('/pricing-rules', rule)).body;
  const before = (await calendar(staff, product_id, today(), addDays(today(), 2))).body;
  expect(before.days.map(({ prices }: { prices: number[] }) => prices)).toEqual([[100], [100], [100]]);

  const seen = await preview(staff);
  expect([seen.from, seen.to]).toEqual([today(), addDays(today(), 89)]);
  expect(seen.rules).toEqual([
    expect.objectContaining({ id, what: 'new', published_version: null, before: null }),
  ]);
  const [product] = seen.products;
  expect([product.before[0][1], product.after[0][1], product.after[0][2]]).toEqual([100, 125.5, 100]);
  expect(seen.largest_rise).toMatchObject({ date: tomorrow, before: 100, after: 125.5, label: 'Adulto' });
  expect([seen.largest_fall, seen.below_floor.count, seen.unchanged_products]).toEqual([null, 0, 0]);

  expect((await publishAll(staff)).status).toBe(201);
  const after = (await calendar(staff, product_id, today(), addDays(today(), 2))).body;
  expect(after.days.map(({ prices }: { prices: number[] }) => prices)).toEqual([[100], [125.5], [100]]);
  expect((await staff.get(`/pricing-rules/${id}`)).body).toMatchObject({
    publication: 'published',
    published_version: 1,
  });
  expect((await preview(staff)).rules).toEqual([]);
});

test('the largest fall is named, and where the least a fare may cost holds a price up', async () => {
  const { staff, product_id } = await company();
  const rule = { name: 'Queima', percent_bp: -6000, product_ids: [product_id] };
  await staff.post('/pricing-rules', rule);
  const seen = await preview(staff);
  expect(seen.largest_fall).toMatchObject({ date: today(), before: 100, after: 80 });
  expect(seen.below_floor.count).toBe(90);
  expect(seen.below_floor.fares).toMatchObject([
    { product_id, days: 90, date: today(), price: 40, floor: 80 },
  ]);
});

test('bookings on hold are said to keep their price', async () => {
  const { staff, product_id, adult } = await company();
  const times = { start_time: '09:00', end_time: '11:00' };
  const sailing = { product_id, date: addDays(today(), 9), ...times, total_capacity: 9, boat_ids: [] };
  const session_id = (await staff.post('/sessions', sailing)).body.id;
  const booking = {
    session_id,
    customer_name: 'Ana Lima',
    passengers: [{ fare_type_id: adult, quantity: 1 }],
  };
  const { id } = (await staff.post('/bookings', booking)).body;
  expect((await preview(staff)).open_quotes).toBe(0);
  await world.tenantTx.write(staff.company, (tx) =>
    tx.change(
      db
        .updateTable('bookings')
        .set({ status: 'on_hold' })
        .where('tenant_id', '=', staff.company)
        .where('id', '=', id),
    ),
  );
  expect((await preview(staff)).open_quotes).toBe(1);
});

test('two who publish at once: one does, the other is told both [A2.3-50]', async () => {
  const { staff, product_id } = await company();
  const { id } = (
    await staff.post('/pricing-rules', { name: 'Alta', percent_bp: 1000, product_ids: [product_id] })
  ).body;
  const rules = await allDrafts(staff);
  const publish = () => staff.post('/pricing-rules/publications', { rules });
  const answers = await Promise.all([publish(), publish()]);
  const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
  expect([won?.status, lost?.status]).toEqual([201, 409]);
  expect(lost?.body.type).toBe('/problems/stale-version');
  expect(lost?.body.params).toMatchObject({
    current: { id, name: 'Alta', version: 1, published_version: 1 },
    yours: { id, version: 1, published_version: null },
  });
});

test('a rule that was changed after it was looked at is not published unseen', async () => {
  const { staff, product_id } = await company();
  const rule = { name: 'Alta', percent_bp: 1000, product_ids: [product_id] };
  const { id, version } = (await staff.post('/pricing-rules', rule)).body;
  await staff.patch(`/pricing-rules/${id}`, { percent_bp: 9000, version });
  const draft = { id, version, published_version: null, season_version: null };
  const refused = await staff.post('/pricing-rules/publications', { rules: [draft] });
  expect([refused.status, refused.body.params.current.version]).toEqual([409, 2]);
});

test('what was published keeps the days of its season; new ones count when they are published', async () => {
  const { staff, product_id } = await company();
  const [first, second] = [addDays(today(), 3), addDays(today(), 4)];
  const season = { name: 'Evento', ranges: [{ from: first, to: first }] };
  const season_id = (await staff.post('/price-seasons', season)).body.id;
  const rule = { name: 'Evento', percent_bp: 1000, season_id };
  const { id } = (await staff.post('/pricing-rules', rule)).body;
  await publishAll(staff);
  await staff.patch(`/price-seasons/${season_id}`, { ranges: [{ from: second, to: second }], version: 1 });
  const prices = async () =>
    (await calendar(staff, product_id, first, second)).body.days.flatMap(
      ({ prices }: { prices: number[] }) => prices,
    );
  expect(await prices()).toEqual([110, 100]);
  expect((await staff.get(`/pricing-rules/${id}`)).body.publication).toBe('changed');
  await publishAll(staff);
  expect(await prices()).toEqual([100, 110]);
  const { data } = (await staff.get(`/pricing-rules/${id}/versions`)).body;
  expect(
    data.map((each: { version: number; rule: { when: object } }) => [each.version, each.rule.when]),
  ).toEqual([
    [2, { travel: [{ from: second, to: second }] }],
    [1, { travel: [{ from: first, to: first }] }],
  ]);
});

test('a rule that is deleted counts until that is published, and stands in its history', async () => {
  const { staff, product_id } = await company();
  const { id } = (
    await staff.post('/pricing-rules', { name: 'Alta', percent_bp: 1000, product_ids: [product_id] })
  ).body;
  await publishAll(staff);
  await staff.delete(`/pricing-rules/${id}`);
  const price = async () => (await calendar(staff, product_id, today(), today())).body.days[0].prices[0];
  expect([await price(), (await preview(staff)).rules[0].what]).toEqual([110, 'removed']);
  expect((await publishAll(staff)).body.data).toEqual([{ id, version: null }]);
  expect(await price()).toBe(100);
  expect((await staff.get(`/pricing-rules/${id}/versions`)).body.data[0]).toMatchObject({
    version: 2,
    rule: null,
  });
});

test('in whatever order rules were typed in, the price is the same', async () => {
  const rules = [
    { name: 'Verão', percent_bp: 2000, priority: 10 },
    { name: 'Outra', percent_bp: 3000, priority: 10, lead_min: 1 },
    { name: 'Fim de semana', effect: 'add', amount: 7, stackable: true, priority: 5 },
    { name: 'Antecedência', percent_bp: -500, stackable: true, priority: 1 },
  ];
  const priced = async (order: readonly object[]) => {
    const { staff, product_id } = await company();
    for (const rule of order) await staff.post('/pricing-rules', { ...rule, product_ids: [product_id] });
    await publishAll(staff);
    const day = addDays(today(), 9);
    return (await calendar(staff, product_id, day, day)).body.days[0].prices;
  };
  expect([await priced(rules), await priced(rules.toReversed())]).toEqual([[130.15], [130.15]]);
});

test('a calendar is asked of two months at most, of a product that is there', async () => {
  const { staff, product_id } = await company();
  const faultsOf = async (from: string, to: string) =>
    (await calendar(staff, product_id, from, to)).body.errors;
  expect(await faultsOf('2027-01-02', '2027-01-01')).toEqual([{ pointer: '/to', code: 'backwards' }]);
  expect(await faultsOf('2027-01-01', '2027-03-04')).toMatchObject([
    { pointer: '/to', code: 'too-many-days' },
  ]);
  const other = await world.user(await world.company(), 'admin');
  expect((await calendar(other, product_id, '2027-01-01', '2027-01-02')).status).toBe(404);
});

test('a private product is priced by the size of its group', async () => {
  const { staff } = await company();
  const product_id = (await staff.post('/products', { name: 'Fretamento', sharing_mode: 'private' })).body.id;
  for (const [name, max_size, price] of [
    ['Até 6', 6, 1800],
    ['Até 12', 12, 2600],
  ] as const)
    await staff.post('/product-group-prices', { product_id, name, max_size, price });
  const { columns, days } = (await calendar(staff, product_id, today(), today())).body;
  expect(columns.map(({ label }: { label: string }) => label)).toEqual(['Até 6', 'Até 12']);
  expect(days[0].prices).toEqual([1800, 2600]);
});
