import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aCompanyWithBooks } from '../../../testing/companies/money/books.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A company with 100 L of its own in a tank at the quay. */
async function aTank() {
  const day = await aCompanyWithBooks(world);
  const [boat_id] = day.trade.boats;
  const post = async (path: string, body: object) => {
    const answer = await day.admin.post(path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const item = await post('/stock', { name: 'Diesel S10', sku: `D-${newId()}`, unit: 'L' });
  const place = await post('/stock-locations', { name: 'Tanque do cais' });
  const tank = { item_id: item.id, location_id: place.id };
  const bought = { ...tank, quantity: 100, reason: 'purchase', unit_cost: 6 };
  await post('/stock/moves', bought);
  const fill = (litres: number, more: object = {}) => {
    return { id: newId(), boat_id, taken_at: '2026-11-20T10:00:00.000Z', litres, total: 0, ...tank, ...more };
  };
  const note = async (...events: object[]) => {
    const { body } = await day.admin.post('/quick-fuel', { events });
    return body.results.map(
      ({ outcome, reason }: { outcome: string; reason: string | null }) => reason ?? outcome,
    );
  };
  const left = async () => (await day.admin.get(`/stock/${item.id}`)).body.quantity;
  return { ...day, item, tank, fill, note, left };
}

test('what comes out of the own tank leaves the stock once and costs nothing anew; taken back, it is there again', async () => {
  const { admin, fill, note, left, results } = await aTank();
  const one = fill(80);
  expect(await note(one, one)).toEqual(['stored', 'known']);
  expect(await left()).toBe(20);
  expect(await note(one)).toEqual(['known']);
  expect(await results()).toEqual({});
  expect((await admin.post(`/quick-fuel/${one.id}/reversal`, { reason: 'Outro barco' })).status).toBe(201);
  expect(await left()).toBe(100);
});

test('more than the stock says, and a tank that is not there, are refused by name while the rest is kept', async () => {
  const { fill, note, left } = await aTank();
  const other = await aTank();
  expect(await note(fill(101), fill(30), fill(80), fill(5, other.tank))).toEqual([
    'tank-short',
    'stored',
    'tank-short',
    'unknown-tank',
  ]);
  expect(await left()).toBe(70);
  const many = await Promise.all(Array.from({ length: 4 }, () => note(fill(30))));
  expect(many.flat().filter((outcome) => outcome === 'stored')).toHaveLength(2);
  expect(await left()).toBe(10);
});

test('the quay tells what is in tanks, and an electric boat is fuelled in kWh', async () => {
  const { admin, tank, note, trade } = await aTank();
  const { tanks } = (await admin.get('/pier-data')).body;
  expect(tanks).toEqual([{ ...tank, name: 'Diesel S10 · Tanque do cais', quantity: 100 }]);
  const boat_id = trade.boats[1] as string;
  const { version } = (await admin.get(`/boats/${boat_id}`)).body;
  await admin.patch(`/boats/${boat_id}`, { version, fuel_type: 'eletrico' });
  const id = newId();
  await note({ id, boat_id, taken_at: '2026-11-20T10:00:00.000Z', litres: 12.5, total: 11 });
  expect((await admin.get(`/quick-fuel?boat_id=${boat_id}`)).body.data).toMatchObject([{ id, unit: 'kWh' }]);
});
