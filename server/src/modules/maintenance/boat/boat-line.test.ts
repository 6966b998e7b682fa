import { addDays } from '@leme/contract/kit/values/days';
import { expect, test } from 'vitest';
import { anEngineRoom, at } from '../../../testing/companies/fleet/engine-room.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

// The day of the tests is 20 November 2026.
const world = await openWorld();
const today = '2026-11-20';

type Told = { kind: string; from: string; title: string; blocks: boolean };
const lineOf = async (staff: Person, boat: { id: string }, query = '') =>
  (await staff.get(`/boats/${boat.id}/maintenance${query}`)).body;
const said = (facts: Told[]) => facts.map(({ kind, from, title }) => [kind, from, title]);

const yearly = { title: 'Extintores', applies_to: 'boat', trigger: 'calendar', every_days: 30 };

/** A boat with a plan, a paper, an order, a service and a stop. */
async function aBoatWithAll() {
  const room = await anEngineRoom(world);
  const { staff, boat, motor, place, read } = room;
  await place('installed', at(2), { boat_id: boat.id, position: 'popa', hours: 480 });
  await read(495, at(10));
  const { id: task_id } = (await staff.post('/maintenance-tasks', { ...yearly, blocks_sailing: true })).body;
  await staff.post('/plan-assets', { task_id, name: 'Casco', boat_id: boat.id, last_on: '2026-09-01' });
  await staff.post('/boat-documents', { boat_id: boat.id, kind: 'seguro', expires_on: '2026-11-12' });
  await staff.post('/boat-documents', { boat_id: boat.id, kind: 'TIE', expires_on: '2027-01-31' });
  const log = { date: '2026-11-18', description: 'Óleo e filtro', motor_id: motor.id, cost: 350.5 };
  await staff.post('/maintenance-logs', log);
  const order = { title: 'Bomba de porão', boat_id: boat.id, blocks_sailing: 'now' };
  const stop = { planned: { from: today, to: today }, downtime: { from: today, to: null } };
  const { body: made } = await staff.post('/work-orders', { ...order, ...stop });
  return { ...room, made };
}

test('a boat has one time line of plans, orders, stops, what was done and papers, and says what keeps it ashore today [B2.2-19]', async () => {
  const { staff, boat, made } = await aBoatWithAll();
  const line = await lineOf(staff, boat);
  expect([line.boat_name, line.today, line.from, line.to]).toEqual([
    boat.boat_name,
    today,
    addDays(today, -90),
    addDays(today, 90),
  ]);
  expect(said(line.data)).toEqual([
    ['plan', '2026-10-01', 'Extintores'],
    ['paper', '2026-11-12', 'seguro'],
    ['log', '2026-11-18', 'Óleo e filtro'],
    ['order', today, 'Bomba de porão'],
    ['stop', today, `${made.code} · Bomba de porão`],
    ['paper', '2027-01-31', 'TIE'],
  ]);
  expect(line.obstacles.map(({ kind }: Told) => kind)).toEqual(['plan', 'paper', 'stop']);
  expect(line.months).toHaveLength(12);
  expect(line.months.at(-1)).toEqual({ month: '2026-11', hours: 15, cost: 350.5 });
});

test('what keeps it ashore is told whichever days are asked about, and no longer once it is over', async () => {
  const { staff, boat, made } = await aBoatWithAll();
  const spring = '?from=2027-03-01&to=2027-03-31';
  const { data, obstacles } = await lineOf(staff, boat, spring);
  // A stop without a last day goes on until somebody ends it.
  expect(data.map(({ kind }: Told) => kind)).toEqual(['stop']);
  expect(obstacles.map(({ kind }: Told) => kind)).toEqual(['plan', 'paper', 'stop']);
  await staff.post(`/work-orders/${made.id}/cancellation`, {
    version: made.version,
    reason: 'Era o fusível',
  });
  await staff.post('/boat-documents', { boat_id: boat.id, kind: 'seguro', expires_on: '2027-11-12' });
  const after = await lineOf(staff, boat, spring);
  expect(after.obstacles.map(({ kind }: Told) => kind)).toEqual(['plan']);
});

test('who may not read the book reads no line, another company finds none, and days that end before they begin are refused', async () => {
  const { company, staff, boat } = await aBoatWithAll();
  const path = `/boats/${boat.id}/maintenance`;
  expect((await (await world.user(company, 'agent_admin')).get(path)).status).toBe(403);
  expect((await (await world.user(await world.company(), 'admin')).get(path)).status).toBe(404);
  const backwards = await staff.get(`${path}?from=2026-12-02&to=2026-12-01`);
  expect([backwards.status, backwards.body.errors[0].pointer]).toEqual([422, '/to']);
  const long = await staff.get(`${path}?from=2026-01-01&to=2028-01-01`);
  expect([long.status, long.body.errors[0].code]).toEqual([422, 'too-large']);
});
