import { expect, test } from 'vitest';
import { aHull, aMotor } from '../../../testing/companies/fleet/engine-room.ts';
import { aPart, aWorkshop } from '../../../testing/companies/fleet/workshop.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** An order of a plan that is due, and how it moves. */
async function anOrder(more: object = {}) {
  const shop = await aWorkshop(world);
  const { staff, boat, motor, plan } = shop;
  const body = { title: 'Revisão', boat_id: boat.id, motor_id: motor.id, plan_asset_id: plan.id, hours: 503 };
  const order = (await staff.post('/work-orders', { ...body, ...more })).body;
  const seenOrder = async () => (await staff.get(`/work-orders/${order.id}`)).body;
  const move = async (verb: string, said: object = {}) => {
    const { version } = await seenOrder();
    return await staff.post(`/work-orders/${order.id}/${verb}`, { version, ...said });
  };
  const close = () => move('closing', { reason: 'Óleo, filtro e rotor trocados' });
  const line = (of: string, values: object) =>
    staff.post(`/work-order-${of}`, { order_id: order.id, ...values });
  return { ...shop, order, body, seenOrder, move, close, line };
}

test('closing an order moves stock, book, reading and plan at once [B2.2-30]', async () => {
  const { staff, order, plan, seen, move, close, line } = await anOrder();
  const part = await aPart(staff, 3);
  const { item_id, location_id } = part;
  await line('parts', { item_id, location_id, planned: 2, used: 2 });
  await line('labour', { who: 'Beto', minutes: 90, rate: 80 });
  const cost = (await line('costs', { what: 'Rebobinagem', amount: 250.5 })).body;
  await move('beginning');
  await move('completion');
  expect((await close()).body.type).toBe('/problems/costs-open');
  await staff.patch(`/work-order-costs/${cost.id}`, { confirmed: true, version: 1 });
  const closed = await close();
  expect([closed.status, closed.body.status]).toEqual([200, 'closed']);
  expect([await part.left(), (await seen()).hours]).toEqual([1, 503]);
  expect((await plan.seen()).due_hours).toBe(600);
  const { data } = (await staff.get(`/maintenance-logs?plan_asset_id=${plan.id}`)).body;
  expect(data).toMatchObject([{ description: 'Óleo, filtro e rotor trocados', cost: 370.5 }]);
  // What it was closed with stays as it was.
  const more = await line('costs', { what: 'Frete', amount: 1 });
  expect([more.status, more.body.type]).toEqual([409, '/problems/order-closed']);
  expect((await staff.delete(`/work-order-costs/${cost.id}`)).body.type).toBe('/problems/in-use');
  expect((await staff.delete(`/work-orders/${order.id}`)).body.type).toBe('/problems/in-use');
});

test('an order that used more than there is stays done, and nothing of it is posted', async () => {
  const { staff, plan, seen, seenOrder, move, close, line } = await anOrder();
  const part = await aPart(staff, 1);
  const { item_id, location_id } = part;
  await line('parts', { item_id, location_id, used: 2 });
  await move('beginning');
  await move('completion');
  const { status, body } = await close();
  expect([status, body.type]).toEqual([409, '/problems/stock-short']);
  expect([(await seenOrder()).status, await part.left(), (await seen()).hours]).toEqual(['done', 1, 495]);
  expect((await plan.seen()).due_hours).toBe(500);
});

test('of two who close an order at once one does', async () => {
  const { staff, plan, move, close } = await anOrder();
  await move('beginning');
  await move('completion');
  const answers = await Promise.all([close(), close()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await staff.get(`/maintenance-logs?plan_asset_id=${plan.id}`)).body.count).toBe(1);
});

test('nothing is done while a line that must be answered is not', async () => {
  const { staff, move, line } = await anOrder();
  const check = (await line('checks', { label: 'Teste no automático', required: true })).body;
  await move('beginning');
  const refused = await move('completion');
  expect([refused.status, refused.body.type, refused.body.params]).toEqual([
    409,
    '/problems/checks-open',
    { labels: ['Teste no automático'] },
  ]);
  await staff.patch(`/work-order-checks/${check.id}`, { done: true, version: 1 });
  expect((await move('completion')).status).toBe(200);
});

test('of one plan and engine one order is to be done, however many open it at once', async () => {
  const { staff, body, move } = await anOrder();
  const again = () => staff.post('/work-orders', body);
  expect((await again()).body.type).toBe('/problems/order-open');
  await move('cancellation', { reason: 'Feita no estaleiro' });
  const answers = await Promise.all(Array.from({ length: 4 }, again));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('what is lacking stands on the order, and waiting says for what', async () => {
  const { staff, seenOrder, move, line } = await anOrder();
  const { item_id, location_id } = await aPart(staff, 0);
  const part = await line('parts', { item_id, location_id, planned: 2 });
  expect([part.body.lacks, (await seenOrder()).lacking]).toEqual([2, 1]);
  await move('beginning');
  expect((await move('holding')).body.errors).toEqual([{ pointer: '/hold_kind', code: 'required' }]);
  await staff.post('/stock/moves', { item_id, location_id, quantity: 5, reason: 'purchase' });
  expect((await seenOrder()).lacking).toBe(0);
});

test('an engine of another boat, a minute too many and less than nothing used are refused by name', async () => {
  const { staff, boat, line } = await anOrder();
  const [other, motor] = [await aHull(staff), await aMotor(staff)];
  const there = {
    status: 'installed',
    boat_id: other.id,
    position: 'popa',
    at: '2026-11-10T12:00:00.000Z',
    hours: 5,
  };
  await staff.post(`/motors/${motor.id}/placements`, there);
  const refused = await staff.post('/work-orders', { title: 'Vela', boat_id: boat.id, motor_id: motor.id });
  expect(refused.body.errors).toEqual([{ pointer: '/motor_id', code: 'unknown' }]);
  expect((await line('labour', { who: 'Beto', minutes: 2400 })).body.errors).toMatchObject([
    { pointer: '/minutes', code: 'too-large' },
  ]);
  const { item_id } = await aPart(staff, 1);
  expect((await line('parts', { item_id, used: -1 })).body.errors).toMatchObject([
    { pointer: '/used', code: 'too-small' },
  ]);
});

test('an order opened for an alert has its boat, engine, plan and lines, once, and closing it ends the alert [B2.2-29]', async () => {
  const shop = await aWorkshop(world, {
    checklist: [{ label: 'Óleo trocado', type: 'check', required: true, min: null, max: null }],
  });
  const { staff, boat, plan, place } = shop;
  await place('installed', '2026-11-18T12:00:00.000Z', { boat_id: boat.id, position: 'popa', hours: 495 });
  const [alert] = (await staff.get('/alerts/pending')).body.data;
  const open = () => staff.post(`/alerts/${alert.id}/work-order`, {});
  const { status, body } = await open();
  expect(status).toBe(201);
  expect((await open()).body.type).toBe('/problems/order-open');
  const path = `/work-orders/${body.id}`;
  const order = (await staff.get(path)).body;
  expect(order).toMatchObject({
    boat_id: boat.id,
    plan_asset_id: plan.id,
    kind: 'preventiva',
    priority: 'media',
  });
  const lines = (await staff.get(`/work-order-checks?order_id=${body.id}`)).body.data;
  expect(lines).toMatchObject([{ label: 'Óleo trocado', required: true, done: false }]);
  await staff.patch(`/work-order-checks/${lines[0].id}`, { done: true, version: 1 });
  let { version } = order;
  for (const verb of ['beginning', 'completion'])
    ({ version } = (await staff.post(`${path}/${verb}`, { version })).body);
  expect((await staff.post(`${path}/closing`, { version, reason: 'Óleo trocado' })).status).toBe(200);
  expect((await staff.get('/alerts/pending')).body.data).toEqual([]);
  const { data } = (await staff.get('/maintenance-logs')).body;
  expect(data).toMatchObject([{ plan_asset_id: plan.id, checks: expect.stringContaining('Óleo trocado') }]);
});

test('an alert of no boat needs one, and another company opens no order of it', async () => {
  const { staff, boat } = await aWorkshop(world);
  const { id } = (await staff.post('/alerts', { description: 'Rádio com chiado' })).body;
  const refused = await staff.post(`/alerts/${id}/work-order`, {});
  expect([refused.status, refused.body.errors]).toEqual([422, [{ pointer: '/boat_id', code: 'required' }]]);
  expect((await staff.post(`/alerts/${id}/work-order`, { boat_id: boat.id })).status).toBe(201);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.post(`/alerts/${id}/work-order`, {})).status).toBe(404);
});

test('an order of a plan is opened by hand, once, on the boat its engine stands on or the one that is named [B2.2-29]', async () => {
  const { staff, boat, plan } = await aWorkshop(world);
  const path = `/plan-assets/${plan.id}/work-order`;
  // Its engine is in reserve.
  expect((await staff.post(path, {})).body.errors).toEqual([{ pointer: '/boat_id', code: 'required' }]);
  const made = await staff.post(path, { boat_id: boat.id });
  expect(made.status).toBe(201);
  expect((await staff.get(`/work-orders/${made.body.id}`)).body).toMatchObject({
    title: 'Revisão de 100 h (Netuno BE)',
    plan_asset_id: plan.id,
    kind: 'preventiva',
  });
  expect((await staff.post(path, { boat_id: boat.id })).body.type).toBe('/problems/order-open');
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.post(path, { boat_id: boat.id })).status).toBe(404);
});
