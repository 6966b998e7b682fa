import { afterEach, expect, test } from 'vitest';
import { applyPlan, aSchedule, planFor } from '../../../testing/companies/schedules.ts';
import { aBooking, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const morning = '2026-11-20T12:12:00Z';

afterEach(() => world.clock.set(morning));

async function aHouse(given: Parameters<typeof aSchedule>[2] = {}) {
  const company = await world.company();
  const [staff, colleague] = [await world.user(company, 'admin'), await world.user(company, 'manager')];
  const trade = await aTrade(world, company);
  const schedule = await aSchedule(staff, trade.product_id, given);
  return { staff, colleague, trade, schedule };
}

const apply = (who: Person, { id }: { id: string }, plan_hash: string) =>
  who.post('/schedules/applications', { schedule_ids: [id], plan_hash });

test('a plan an hour old is applied as it was seen where nothing has changed since [B2.2-41]', async () => {
  const { staff, schedule } = await aHouse();
  const { plan_hash } = await planFor(staff, [schedule.id]);
  world.clock.set('2026-11-20T13:12:00Z');
  const applied = await apply(staff, schedule, plan_hash);
  expect([applied.status, applied.body.rows.length]).toEqual([201, 10]);
});

test('a plan an hour old that shows what has begun since is outdated, and the new one leaves it out', async () => {
  // Twelve past nine in Florianópolis: the departure of half past nine is still to come.
  const friday = { weekdays: [5], dates: [{ from: '2026-11-20', to: '2026-11-20' }] };
  const { staff, schedule } = await aHouse({ ...friday, times: ['09:30', '15:00'] });
  const plan = await planFor(staff, [schedule.id]);
  expect(plan.figures.create).toBe(2);
  world.clock.set('2026-11-20T13:12:00Z');
  const late = await apply(staff, schedule, plan.plan_hash);
  expect([late.status, late.body.type]).toEqual([409, '/problems/plan-stale']);
  expect(late.body.params.plan.figures.create).toBe(1);
  expect((await staff.get('/sessions?date=2026-11-20')).body.data).toEqual([]);
});

test('after ten minutes an application is taken back no more', async () => {
  const { staff, schedule } = await aHouse();
  const { body } = await applyPlan(staff, [schedule.id]);
  world.clock.set('2026-11-20T12:22:01Z');
  const late = await staff.post(`/schedules/applications/${body.id}/undoing`, {});
  expect([late.status, late.body.type]).toEqual([409, '/problems/undo-over']);
  expect((await staff.get('/sessions?date=2027-01-02')).body.data).toHaveLength(2);
});

test('a colleague’s plan is the same plan: who applies it first has applied it, and the other is told so', async () => {
  const { staff, colleague, schedule } = await aHouse();
  const [mine, theirs] = [await planFor(staff, [schedule.id]), await planFor(colleague, [schedule.id])];
  expect(theirs.plan_hash).toBe(mine.plan_hash);
  expect((await apply(colleague, schedule, mine.plan_hash)).status).toBe(201);
  const second = await apply(staff, schedule, theirs.plan_hash);
  expect([second.status, second.body.type, second.body.params.plan.rows]).toEqual([
    409,
    '/problems/plan-stale',
    [],
  ]);
  expect((await staff.get('/sessions?date=2027-01-02')).body.data).toHaveLength(2);
});

test('what a colleague writes into a schedule outdates the plan that was seen before', async () => {
  const { staff, colleague, schedule } = await aHouse();
  const { plan_hash } = await planFor(staff, [schedule.id]);
  await colleague.post('/schedule-exceptions', {
    schedule_id: schedule.id,
    date: '2027-01-16',
    kind: 'skip',
    reason: 'Regata',
  });
  const late = await apply(staff, schedule, plan_hash);
  expect([late.status, late.body.params.plan.figures.create]).toEqual([409, 8]);
});

test('another company’s plan is none: its hash names nothing here', async () => {
  const [one, other] = [await aHouse(), await aHouse()];
  const { plan_hash } = await planFor(one.staff, [one.schedule.id]);
  expect((await apply(other.staff, one.schedule, plan_hash)).status).toBe(404);
  const foreign = await apply(other.staff, other.schedule, plan_hash);
  expect([foreign.status, foreign.body.type]).toEqual([409, '/problems/plan-stale']);
});

test('what was sold without a boat is moved with its people though no boat fits, and stays without', async () => {
  const { staff, trade, schedule } = await aHouse({ capacity: 200 });
  await staff.post('/product-boats', { product_id: trade.product_id, boat_id: trade.boats[0] });
  const made = (await planFor(staff, [schedule.id])).rows[1];
  expect(made).toMatchObject({ after: { boats: [], start_time: '10:30' }, conflict: { code: 'too-small' } });
  const { rows } = (await applyPlan(staff, [schedule.id])).body;
  const { session_id } = rows.find(({ key }: { key: string }) => key === made.key);
  await aBooking(staff, { id: session_id }, trade);
  await staff.patch(`/schedule-times/${schedule.times[1]}`, { start_time: '11:00', version: 1 });
  const decisions = [{ session_id, decision: 'move' }];
  expect((await applyPlan(staff, [schedule.id], decisions)).status).toBe(201);
  const { start_time, boats } = (await staff.get(`/sessions/${session_id}`)).body;
  expect([start_time.slice(0, 5), boats]).toEqual(['11:00', []]);
});
