import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import type { Browser } from '../../../testing/client.ts';
import { publishAll, putOnSale } from '../../../testing/companies/campeche.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const today = () => dayIn('America/Sao_Paulo', world.clock.now());

/** A boat trip for 100 and a charter for 900 up to six, with two weeks of season and dearer weekends. */
async function company() {
  const staff = await world.user(await world.company(), 'admin');
  const make = async (path: string, values: object): Promise<string> => {
    const { status, body } = await staff.post(path, values);
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id;
  };
  const trip = await make('/products', { name: 'Passeio', price: 100 });
  const adult = await make('/fare-types', {
    product_id: trip,
    label: 'Adulto',
    code: 'ADULT',
    cost_price: 100,
  });
  const charter = await make('/products', { name: 'Charter', price: 900, sharing_mode: 'private' });
  await make('/product-group-prices', { product_id: charter, name: 'Até seis', max_size: 6, price: 900 });
  for (const id of [trip, charter]) await putOnSale(staff, id);
  const season = { from: addDays(today(), 30), to: addDays(today(), 43) };
  const season_id = await make('/price-seasons', { name: 'Alta', ranges: [season] });
  const rules = [
    { name: 'Alta', percent_bp: 2000, season_id, product_ids: [trip], stackable: true },
    { name: 'Fim de semana', percent_bp: 1000, weekdays: [6, 7], stackable: true, product_ids: [trip] },
    { name: 'Antecedência', percent_bp: -500, lead_min: 20, stackable: true },
    { name: 'Cedo', percent_bp: 5000, start_from: '05:00', start_to: '06:00', stackable: true },
  ];
  for (const rule of rules) await make('/pricing-rules', rule);
  await publishAll(staff);
  return { staff, trip, adult, charter, season_id, season };
}

const listed = async (by: Browser) => (await by.get('/price-list')).body;

test('the price list says what everything costs in each season and outside of them, whatever is sold ahead of time [A2.3-50]', async () => {
  const { staff, trip, adult, charter, season_id, season } = await company();
  const list = await listed(staff);
  expect([list.from, list.to]).toEqual([today(), addDays(today(), 364)]);
  expect(list.seasons).toEqual([{ id: season_id, name: 'Alta', ranges: [season] }]);
  expect(list.products).toEqual([
    {
      id: charter,
      name: 'Charter',
      columns: [{ fare_type_id: null, max_size: 6, label: 'Até seis' }],
      prices: [Array(2).fill({ lowest: 900, highest: 900 })],
    },
    {
      id: trip,
      name: 'Passeio',
      columns: [{ fare_type_id: adult, max_size: null, label: 'Adulto' }],
      prices: [
        [
          { lowest: 100, highest: 110 },
          { lowest: 120, highest: 132 },
        ],
      ],
    },
  ]);
  // A season whose days are all behind has no price.
  const past = { from: addDays(today(), -9), to: addDays(today(), -2) };
  await staff.post('/price-seasons', { name: 'Passada', ranges: [past] });
  const [, { prices }] = (await listed(staff)).products;
  expect(prices[0][2]).toBeNull();
  const stranger = await world.user(await world.company(), 'admin');
  expect(await listed(stranger)).toMatchObject({ seasons: [], products: [] });
});

test('the calendar asks only for rules that a day lets count, and says what all of them together make of it', async () => {
  const { staff, trip, adult, season } = await company();
  const [from, to] = [addDays(season.from, -12), addDays(season.from, 3)];
  const { days } = (await staff.get(`/price-calendar?product_id=${trip}&from=${from}&to=${to}`)).body;
  const asked = days.map(async ({ date }: { date: string }) => {
    const query = `product_id=${trip}&fare_type_id=${adult}&date=${date}`;
    return { date, prices: [(await staff.get(`/price-calendar/day?${query}`)).body.price] };
  });
  expect(await Promise.all(asked)).toEqual(days);
  // Before and from twenty days ahead, in and out of the season, on working days and weekends.
  expect(new Set(days.map(({ prices }: { prices: number[] }) => prices[0])).size).toBeGreaterThanOrEqual(5);
});

test('a day of the calendar tells every step of its price, and what did not count', async () => {
  const { staff, trip, adult, charter, season } = await company();
  const day = (query: string, by = staff) => by.get(`/price-calendar/day?${query}`);
  const { body } = await day(`product_id=${trip}&fare_type_id=${adult}&date=${season.from}`);
  const [first] = (
    await staff.get(`/price-calendar?product_id=${trip}&from=${season.from}&to=${season.from}`)
  ).body.days;
  expect([body.label, body.price]).toEqual(['Adulto', first.prices[0]]);
  expect(body.trace.map((step: { kind: string; name?: string }) => step.name ?? step.kind)).toEqual(
    expect.arrayContaining(['base', 'Alta', 'Antecedência']),
  );
  expect(body.lost).toContainEqual(
    expect.objectContaining({
      name: 'Cedo',
      fare_type_ids: [adult],
      why: { reason: 'condition', kind: 'start' },
    }),
  );
  const group = (await day(`product_id=${charter}&max_size=6&date=${today()}`)).body;
  expect(group).toMatchObject({ label: 'Até seis', price: 900 });
  expect(group.trace.length).toBeGreaterThan(0);

  expect((await day(`product_id=${trip}&fare_type_id=${newId()}&date=${today()}`)).status).toBe(404);
  expect((await day(`product_id=${trip}&date=${today()}`)).status).toBe(404);
  const stranger = await world.user(await world.company(), 'admin');
  const asked = `product_id=${trip}&fare_type_id=${adult}&date=${today()}`;
  expect((await day(asked, stranger)).status).toBe(404);
});
