import { expect, test } from 'vitest';
import { aBooking, aSession, aTrade, bookingBody, sessionBody } from '../../../../testing/companies/trade.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();

// Far from now, whichever clock is asked.
const date = '2099-01-10';
const days = { from: date, to: date };

async function aYard() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const [boat_id] = trade.boats;
  const order = async (more: object = {}) =>
    await staff.post('/work-orders', { title: 'Bomba de porão', boat_id, ...more });
  const move = async ({ id }: { id: string }, verb: string, more: object = {}) => {
    const { version } = (await staff.get(`/work-orders/${id}`)).body;
    return await staff.post(`/work-orders/${id}/${verb}`, { version, ...more });
  };
  return { company, staff, trade, order, move };
}

const stopped = { blocks_sailing: 'now', kind: 'emergencia', downtime: days };

test('orders are numbered by the year of the company, one after the other [B2.2-28]', async () => {
  const { order } = await aYard();
  const [one, two] = [(await order()).body, (await order()).body];
  expect(one.code).toMatch(/^OS-\d{4}-0001$/);
  expect(two.code).toBe(one.code.replace('0001', '0002'));
});

test('a company numbers orders by its own prefix, by the year or going on; what was numbered keeps its number [B2.2-60]', async () => {
  const { staff, order } = await aYard();
  const first = (await order()).body;
  const decide = (order_prefix: string | null, order_by_year: boolean, version: number) =>
    staff.patch('/settings', {
      changes: [
        { key: 'order_prefix', value: order_prefix, version },
        { key: 'order_by_year', value: order_by_year, version },
      ],
    });
  for (const prefix of ['os', 'O S', 'OS-1', 'TOOLONG', '%'])
    expect((await decide(prefix, true, 0)).status).toBe(422);
  expect((await decide('MNT', false, 0)).status).toBe(200);
  expect([(await order()).body.code, (await order()).body.code]).toEqual(['MNT-0001', 'MNT-0002']);
  expect((await decide('MNT', true, 1)).status).toBe(200);
  expect((await order()).body.code).toMatch(/^MNT-\d{4}-0001$/);
  expect((await decide('MNT', false, 2)).status).toBe(200);
  expect((await order()).body.code).toBe('MNT-0003');
  expect((await staff.get(`/work-orders/${first.id}`)).body.code).toBe(first.code);
});

test('a boat that stopped is put into no departure, and nothing more is sold on those it has, until it is done [A7.5-30]', async () => {
  const { staff, trade, order, move } = await aYard();
  const session = await aSession(staff, trade, { date });
  await aBooking(staff, session, trade);
  const made = await order(stopped);
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  const refused = await staff.post('/bookings', bookingBody(session, trade));
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/boat-stopped']);
  const later = sessionBody(trade, { date, start_time: '14:00', end_time: '16:00' });
  expect((await staff.post('/sessions', later)).body.type).toBe('/problems/boat-blocked');
  // What was sold before stays as it was.
  expect((await staff.get(`/sessions/${session.id}/bookings`)).body.data[0].status).toBe('confirmed');
  await move(made.body, 'beginning');
  expect((await move(made.body, 'completion')).status).toBe(200);
  expect((await staff.post('/bookings', bookingBody(session, trade))).status).toBe(201);
  expect((await staff.post('/sessions', later)).status).toBe(201);
});

test('a stop that is planned over what is sold is told what it hits, and is not made', async () => {
  const { staff, trade, order } = await aYard();
  await aBooking(staff, await aSession(staff, trade, { date }), trade);
  const planned = { blocks_sailing: 'planned', downtime: days };
  const { status, body } = await order(planned);
  expect([status, body.type, body.params]).toEqual([
    409,
    '/problems/boat-sold',
    { departures: 1, bookings: 1, people: 3 },
  ]);
  expect((await staff.get('/work-orders')).body.count).toBe(0);
  expect((await order({ ...planned, from_time: '12:00', until_time: '18:00' })).status).toBe(201);
});

test('the block of an order is the order’s alone, and goes and comes back with it', async () => {
  const { staff, order } = await aYard();
  const { id, code } = (await order(stopped)).body;
  const { body: block } = await staff.get(`/blackouts/${id}`);
  expect(block).toMatchObject({
    source: 'work_order',
    kind: 'maintenance',
    reason: `${code} · Bomba de porão`,
  });
  const changed = await staff.patch(`/blackouts/${id}`, { reason: 'Outro', version: block.version });
  expect([changed.status, changed.body.type]).toEqual([409, '/problems/block-of-order']);
  expect((await staff.delete(`/blackouts/${id}`)).body.type).toBe('/problems/in-use');
  await staff.delete(`/work-orders/${id}`);
  expect((await staff.get(`/blackouts/${id}`)).body.deleted_at).not.toBeNull();
  await staff.post(`/work-orders/${id}/restoration`);
  expect((await staff.get(`/blackouts/${id}`)).body.deleted_at).toBeNull();
});

test('a stop without days, one of two years and one that ends before it begins are refused beside their field', async () => {
  const { order } = await aYard();
  const planned = { blocks_sailing: 'planned' };
  const faults = async (more: object) => (await order({ ...planned, ...more })).body.errors;
  expect(await faults({})).toEqual([{ pointer: '/downtime', code: 'required' }]);
  const long = { from: '2099-01-10', to: '2101-01-10' };
  expect(await faults({ downtime: long })).toMatchObject([{ code: 'too-many-days' }]);
  expect(await faults({ downtime: days, from_time: '18:00', until_time: '12:00' })).toEqual([
    { pointer: '/until_time', code: 'backwards' },
  ]);
  expect(await faults({ downtime: { from: date, to: null } })).toMatchObject([{ code: 'both-days' }]);
});

test('each departure of a boat that stopped tells every other boat, those that can take it first, each other one by its reason [B2.2-29]', async () => {
  const { staff, trade, order } = await aYard();
  const session = await aSession(staff, trade, { date });
  await aBooking(staff, session, trade);
  const small = (await staff.post('/boats', { boat_name: 'Bote', capacity: 2 })).body;
  const busy = (await staff.post('/boats', { boat_name: 'Saveiro', capacity: 40 })).body;
  await aSession(staff, trade, { date, start_time: '09:00', end_time: '12:00', boat_ids: [busy.id] });
  const { body: made } = await order(stopped);
  const affected = async () => (await staff.get(`/work-orders/${made.id}/affected`)).body;
  const before = await affected();
  expect(before).toMatchObject({ boat_name: 'Lancha Netuno', open: 1, solved: 0, hasMore: false });
  expect(before.data).toMatchObject([
    { session_id: session.id, bookings: 1, people: 3, start_time: '08:00', boat_ids: [trade.boats[0]] },
  ]);
  expect(before.data[0].boats).toMatchObject([
    { boat_id: trade.boats[1], obstacle: null },
    { boat_id: small.id, obstacle: 'too-small' },
    { boat_id: busy.id, obstacle: 'boat-busy', what: 'Ilha do Campeche', from: '09:00', until: '12:00' },
  ]);
  const exchange = { boat_ids: [trade.boats[1]], version: before.data[0].version };
  expect((await staff.patch(`/sessions/${session.id}`, exchange)).status).toBe(200);
  expect(await affected()).toMatchObject({ open: 0, solved: 1, data: [] });
});

test('a boat whose blocking plan is overdue takes no departure of another', async () => {
  const { staff, trade, order } = await aYard();
  await aBooking(staff, await aSession(staff, trade, { date }), trade);
  const yearly = {
    title: 'Extintores',
    applies_to: 'boat',
    trigger: 'calendar',
    every_days: 30,
    blocks_sailing: true,
  };
  const { id: task_id } = (await staff.post('/maintenance-tasks', yearly)).body;
  const asset = { task_id, name: 'Maré Alta', boat_id: trade.boats[1], last_on: '2020-01-01' };
  expect((await staff.post('/plan-assets', asset)).status).toBe(201);
  const { body: made } = await order(stopped);
  const { data } = (await staff.get(`/work-orders/${made.id}/affected`)).body;
  expect(data[0].boats).toMatchObject([{ obstacle: 'plan-overdue', what: 'Extintores' }]);
});

test('who may not read orders reads nothing of what they hit, and another company finds none', async () => {
  const { company, order } = await aYard();
  const { body: made } = await order(stopped);
  const path = `/work-orders/${made.id}/affected`;
  expect((await (await world.user(company, 'agent_admin')).get(path)).status).toBe(403);
  expect((await (await world.user(await world.company(), 'admin')).get(path)).status).toBe(404);
});

test('orders whose last planned day is over are found as late, until they are done', async () => {
  const { staff, order, move } = await aYard();
  const { body: late } = await order({ planned: { from: '2020-01-01', to: '2020-01-02' } });
  await order({ planned: { from: '2099-01-01', to: '2099-01-02' } });
  await order();
  const found = async () =>
    (await staff.get('/work-orders?late=yes')).body.data.map(({ id }: { id: string }) => id);
  expect(await found()).toEqual([late.id]);
  await move(late, 'beginning');
  await move(late, 'completion');
  expect(await found()).toEqual([]);
});

test('a stop that runs over goes on until the work is done, and rings once [A7.5-30]', async () => {
  const { staff, trade, order, move } = await aYard();
  const past = { blocks_sailing: 'now', downtime: { from: '2020-01-01', to: '2020-01-02' } };
  const { body: made } = await order(past);
  const pending = async () => (await staff.get('/alerts/pending')).body.data;
  expect(await pending()).toMatchObject([
    {
      type: 'work_order_overdue',
      severity: 'alta',
      description: `${made.code} (Lancha Netuno): a parada passou do previsto`,
    },
  ]);
  expect((await staff.get('/alerts')).body.data).toMatchObject([{ order_id: made.id }]);
  expect((await staff.get(`/blackouts/${made.id}`)).body.days).toEqual({ from: '2020-01-01', to: null });
  const later = sessionBody(trade, { date });
  expect((await staff.post('/sessions', later)).body.type).toBe('/problems/boat-blocked');
  await staff.patch(`/work-orders/${made.id}`, { priority: 'critica', version: made.version });
  expect(await pending()).toHaveLength(1);
  await move(made, 'beginning');
  await move(made, 'completion');
  expect(await pending()).toEqual([]);
  expect((await staff.post('/sessions', later)).status).toBe(201);
});
