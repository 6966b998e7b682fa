import { expect, test } from 'vitest';
import { aMotor, anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { aPart } from '../../../testing/companies/fleet/workshop.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const impeller = {
  name: 'Rotor da bomba',
  sku: 'ROT-300',
  min_qty: 2,
  life_hours: 300,
  life_months: 24,
  supplier_id: null,
  location_id: null,
  barcode: null,
  notes: null,
  fits: [{ brand: 'Yamaha', model: 'F300', serial_from: '6CF-100', serial_to: '6CF-200' }],
};
type Row = { name: string; fits: string | null };
const namesOf = ({ body }: { body: { data: Row[] } }) => body.data.map(({ name }) => name);

test('a part is one item of stock, whose quantity stock alone counts [B2.2-21]', async () => {
  const { staff } = await anEngineRoom(world);
  const { status, body } = await staff.post('/engine-parts', impeller);
  expect([status, body]).toEqual([201, expect.objectContaining({ version: 1, part_version: 1, min_qty: 2 })]);
  const item = (await staff.get(`/stock/${body.id}`)).body;
  expect(item).toMatchObject({ name: impeller.name, kind: 'part', quantity: 0, state: 'out' });
  const location_id = (await staff.post('/stock-locations', { name: 'Oficina' })).body.id;
  await staff.post('/stock/moves', { item_id: body.id, location_id, quantity: 3, reason: 'purchase' });
  const [row] = (await staff.get('/engine-parts')).body.data;
  expect(row).toMatchObject({
    quantity: 3,
    state: 'ok',
    life_hours: 300,
    fits: 'Yamaha F300 6CF-100–6CF-200',
  });
});

test('what serves an engine follows from its brand, model and serial number', async () => {
  const { staff } = await anEngineRoom(world);
  await staff.post('/engine-parts', impeller);
  const fits = [{ brand: 'yamaha', model: null, serial_from: null, serial_to: null }];
  await staff.post('/engine-parts', { ...impeller, name: 'Filtro', sku: 'FIL', fits });
  await aPart(staff, 0);
  const serves = async (values: object) => {
    const { id } = await aMotor(staff, values);
    return namesOf(await staff.get(`/engine-parts?motor=${id}`));
  };
  expect(await serves({ brand: 'Yamaha', model: 'F300', serial: '6CF-150' })).toEqual([
    'Filtro',
    impeller.name,
  ]);
  expect(await serves({ brand: 'Yamaha', model: 'F300', serial: '6CF-250' })).toEqual(['Filtro']);
  expect(await serves({ brand: 'Mercury', model: 'F300' })).toEqual([]);
});

test('a part is changed over the state that was read; of two who do so at once the second is told', async () => {
  const { staff } = await anEngineRoom(world);
  const { id, version, part_version } = (await staff.post('/engine-parts', impeller)).body;
  const change = (more: object) =>
    staff.patch(`/engine-parts/${id}`, { ...impeller, version, part_version, ...more });
  expect((await change({ life_hours: 200, fits: [] })).body).toMatchObject({ life_hours: 200, fits: [] });
  expect((await change({ life_hours: 250 })).body.type).toBe('/problems/stale-version');
  expect((await staff.get(`/engine-parts/${id}`)).body.life_hours).toBe(200);
});

test.each([
  [{ sku: '' }, '/sku'],
  [{ supplier_id: crypto.randomUUID() }, '/supplier_id'],
  [{ fits: [{ brand: '', model: null, serial_from: null, serial_to: null }] }, '/fits/0/brand'],
  [{ fits: [{ brand: 'A', model: null, serial_from: '9', serial_to: '1' }] }, '/fits/0/serial_to'],
])('%o is refused beside its field, and no item is left behind', async (values, pointer) => {
  const { staff } = await anEngineRoom(world);
  const { status, body } = await staff.post('/engine-parts', { ...impeller, ...values });
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
  expect((await staff.get('/stock')).body.data).toEqual([]);
});

test('what is put into an engine lasts from the hours it had then, and stays told when it is taken out', async () => {
  const { staff, path, read } = await anEngineRoom(world);
  await read(500, at(10));
  const { id: item_id } = (await staff.post('/engine-parts', impeller)).body;
  const body = { item_id, installed_on: '2026-11-10', at_hours: null };
  const put = (await staff.post(`${path}/installed-parts`, body)).body;
  expect(put).toMatchObject({ part: impeller.name, at_hours: 500, due_hours: 800, due_on: '2028-11-10' });
  const tomorrow = { ...body, installed_on: '2026-11-21' };
  const refused = (await staff.post(`${path}/installed-parts`, tomorrow)).body;
  expect(refused.errors).toEqual([{ pointer: '/installed_on', code: 'future' }]);
  const remove = () =>
    staff.post(`/installed-parts/${put.id}/removal`, { removed_on: '2026-11-19', reason: 'Gasto' });
  expect((await remove()).body).toMatchObject({ removed_on: '2026-11-19', reason: 'Gasto' });
  expect((await remove()).body.type).toBe('/problems/part-gone');
  expect((await staff.get(`${path}/installed-parts`)).body).toMatchObject({
    hours: 500,
    data: [{ id: put.id }],
  });
});

test('another company finds no part of this one and puts none into its engines', async () => {
  const { staff, path } = await anEngineRoom(world);
  const { id } = (await staff.post('/engine-parts', impeller)).body;
  const other = await anEngineRoom(world);
  expect((await other.staff.get(`/engine-parts/${id}`)).status).toBe(404);
  const body = { item_id: id, installed_on: '2026-11-10', at_hours: 1 };
  expect((await other.staff.post(`${path}/installed-parts`, body)).status).toBe(404);
  const mine = await other.staff.post(`${other.path}/installed-parts`, body);
  expect(mine.body.errors).toEqual([{ pointer: '/item_id', code: 'unknown' }]);
});

test('who keeps parts moves parts, whatever the right to the rest of the stock; what is no part is not found', async () => {
  const { staff } = await anEngineRoom(world);
  const part = await aPart(staff, 3);
  const move = (id: string, more: object = {}) =>
    staff.post(`/engine-parts/${id}/moves`, {
      location_id: part.location_id,
      quantity: -1,
      reason: 'consumption',
      ...more,
    });
  expect((await move(part.item_id)).body).toMatchObject({ quantity: -1, level: 2 });
  const { data } = (await staff.get(`/engine-parts/${part.item_id}/places`)).body;
  expect(data).toEqual([{ id: part.location_id, name: expect.any(String), quantity: 2 }]);
  expect((await move(part.item_id, { quantity: -5 })).body.type).toBe('/problems/stock-short');
  expect((await move(part.item_id, { quantity: 1 })).body.errors[0].code).toBe('goes-out');
  const water = (await staff.post('/stock', { name: 'Água', sku: 'AGUA-1' })).body;
  expect((await move(water.id)).status).toBe(404);
  expect(await part.left()).toBe(2);
});
