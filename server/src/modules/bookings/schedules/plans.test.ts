import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { applyPlan, aSchedule, planFor } from '../../../testing/companies/schedules.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { makeDepartures } from './make-departures.ts';

const world = await openWorld();

/** A company with one product, and its schedule of January's Saturdays. */
async function aHouse(given: Parameters<typeof aSchedule>[2] = {}) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const schedule = await aSchedule(staff, trade.product_id, given);
  return { company, staff, trade, schedule };
}

const sessionsOn = async (staff: Person, date: string) =>
  (await staff.get(`/sessions?date=${date}`)).body.data as {
    id: string;
    start_time: string;
    version: number;
  }[];
const lateOn = async (staff: Person, date: string) => {
  const late = (await sessionsOn(staff, date)).find(({ start_time }) => start_time.startsWith('10:30'));
  return late ?? expect.fail(`No departure on ${date}`);
};
const figures = ({ figures: all }: { figures: Record<string, number> }) =>
  Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
/** The time at which the second departure of the day is to sail. */
const moveTo = (staff: Person, id: string | undefined, start_time: string, version = 1) =>
  staff.patch(`/schedule-times/${id}`, { start_time, version });

test('a plan writes nothing, its application writes what it showed, and the next one has nothing to do [B2.2-41][A2.3-83]', async () => {
  const { staff, schedule } = await aHouse();
  const plan = await planFor(staff, [schedule.id]);
  expect(figures(plan)).toEqual({ create: 10 });
  expect(await sessionsOn(staff, '2027-01-02')).toEqual([]);
  expect((await staff.get(`/schedules/${schedule.id}`)).body).toMatchObject({
    application: 'new',
    applied_version: null,
    made_until: null,
  });
  const applied = await applyPlan(staff, [schedule.id]);
  expect(applied.status).toBe(201);
  expect(applied.body.rows.map(({ done }: { done: string }) => done)).toEqual(Array(10).fill('created'));
  expect((await sessionsOn(staff, '2027-01-09')).map(({ start_time }) => start_time.slice(0, 5))).toEqual([
    '08:00',
    '10:30',
  ]);
  expect((await staff.get(`/schedules/${schedule.id}`)).body).toMatchObject({
    application: 'applied',
    applied_version: 1,
    made_until: '2027-01-30',
  });
  expect(figures(await planFor(staff, [schedule.id]))).toEqual({ keep: 10 });
});

test('half past ten becomes eleven with two Saturdays sold and one edited: decided once, nobody else is moved', async () => {
  const { staff, trade, schedule } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  const [sold, other] = [await lateOn(staff, '2027-01-09'), await lateOn(staff, '2027-01-23')];
  for (const session of [sold, other]) await aBooking(staff, session, trade);
  const edited = await lateOn(staff, '2027-01-16');
  await staff.patch(`/sessions/${edited.id}`, { notes: 'Grupo da escola', version: edited.version });
  await moveTo(staff, schedule.times[1], '11:00');
  const plan = await planFor(staff, [schedule.id]);
  expect(figures(plan)).toEqual({ keep: 5, change: 2, sold: 2, edited: 1 });
  expect(plan.rows[0]).toMatchObject({
    kind: 'sold',
    before: { start_time: '10:30' },
    after: { start_time: '11:00' },
    parties: [{ customer_name: 'Maria Gonçalves', people: 3 }],
  });
  const open = await applyPlan(staff, [schedule.id]);
  expect([open.status, open.body.errors.map(({ code }: { code: string }) => code)]).toEqual([
    422,
    ['decide', 'decide'],
  ]);
  const applied = await applyPlan(
    staff,
    [schedule.id],
    [
      { session_id: sold.id, decision: 'keep' },
      { session_id: other.id, decision: 'move' },
    ],
  );
  expect(applied.status).toBe(201);
  const timeOf = async (id: string) => (await staff.get(`/sessions/${id}`)).body.start_time.slice(0, 5);
  expect([await timeOf(sold.id), await timeOf(other.id), await timeOf(edited.id)]).toEqual([
    '10:30',
    '11:00',
    '10:30',
  ]);
  const [moved] = (await staff.get(`/sessions/${other.id}/bookings`)).body.data;
  const listed = (await staff.get(`/bookings/${moved.id}`)).body;
  expect(Date.parse(listed.starts_at)).toBe(Date.parse('2027-01-23T14:00:00Z'));
  // What was kept stands for its slot: no second departure is made beside it.
  expect(figures(await planFor(staff, [schedule.id]))).toEqual({ keep: 8, edited: 2 });
});

test('a booking, an edit or a block made since is told with the new plan, and nothing of the old one is written', async () => {
  const { staff, trade, schedule } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  await moveTo(staff, schedule.times[1], '11:00');
  const { plan_hash } = await planFor(staff, [schedule.id]);
  const sold = await lateOn(staff, '2027-01-09');
  await aBooking(staff, sold, trade);
  const stale = await staff.post('/schedules/applications', { schedule_ids: [schedule.id], plan_hash });
  expect([stale.status, stale.body.type, stale.body.params.plan.figures.sold]).toEqual([
    409,
    '/problems/plan-stale',
    1,
  ]);
  expect((await lateOn(staff, '2027-01-02')).start_time.slice(0, 5)).toBe('10:30');
});

test('a decision about a departure that is not in the plan is named, and cancelling people asks the right to', async () => {
  const { company, staff, trade, schedule } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  const sold = await lateOn(staff, '2027-01-09');
  await aBooking(staff, sold, trade);
  await staff.delete(`/schedule-times/${schedule.times[1]}`);
  const wrong = await applyPlan(
    staff,
    [schedule.id],
    [
      { session_id: sold.id, decision: 'move' },
      { session_id: schedule.id, decision: 'keep' },
    ],
  );
  expect(wrong.body.errors).toMatchObject([
    { pointer: '/decisions/0/decision', code: 'option' },
    { pointer: '/decisions/1/session_id', code: 'not-in-plan' },
  ]);
  const cancelled = await applyPlan(staff, [schedule.id], [{ session_id: sold.id, decision: 'cancel' }]);
  expect(cancelled.status).toBe(201);
  expect((await staff.get(`/sessions/${sold.id}`)).body.status).toBe('cancelled');
  expect((await sessionsOn(staff, '2027-01-02')).length).toBe(1);
  const partner = await world.user(company, 'agent_admin');
  expect((await partner.post('/schedules/plans', {})).status).toBe(403);
});

test('for ten minutes an application is taken back; what was booked since stays and is told', async () => {
  const { staff, trade, schedule } = await aHouse();
  const { body } = await applyPlan(staff, [schedule.id]);
  const booked = await lateOn(staff, '2027-01-09');
  await aBooking(staff, booked, trade);
  const undo = () => staff.post(`/schedules/applications/${body.id}/undoing`, {});
  const undone = await undo();
  expect([undone.status, undone.body]).toMatchObject([
    200,
    { undone: 9, stays: [{ session_id: booked.id }] },
  ]);
  expect((await undo()).body).toEqual(undone.body);
  expect((await staff.get(`/schedules/${schedule.id}`)).body.application).toBe('new');
  expect((await sessionsOn(staff, '2027-01-02')).length).toBe(0);
});

test('the night makes what is applied and nobody made, once however many nights there are at once, and nothing that is only written', async () => {
  const { company, staff, trade, schedule } = await aHouse();
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('products')
        .set({ horizon_days: 60 })
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.product_id),
    ),
  );
  const now = Temporal.Instant.from('2027-01-05T06:40:00Z');
  const night = () => world.tenantTx.write(company.id, (tx) => makeDepartures(tx, company.id, now));
  expect(await night()).toBe(0);
  // Sixty days from the twentieth of November end before the last two Saturdays.
  expect((await applyPlan(staff, [schedule.id])).body.rows.length).toBe(6);
  await moveTo(staff, schedule.times[1], '11:00');
  const nights = await Promise.all([night(), night(), night()]);
  expect(nights.toSorted()).toEqual([0, 0, 4]);
  expect((await sessionsOn(staff, '2027-01-23')).map(({ start_time }) => start_time.slice(0, 5))).toEqual([
    '08:00',
    '10:30',
  ]);
  expect(await night()).toBe(0);
});

test('a boat is chosen by priority where it is free, large enough and its papers hold; none is said with why', async () => {
  const { staff, trade, schedule } = await aHouse({ capacity: 18, times: ['08:00'] });
  const { product_id, boats } = trade;
  const boatsOf = async () => {
    const { rows } = await planFor(staff, [schedule.id]);
    return rows.map((row: { after: { boats: { id: string }[] } }) => row.after.boats[0]?.id ?? null);
  };
  expect(await boatsOf()).toEqual(Array(5).fill(null));
  await staff.post('/product-boats', { product_id, boat_id: boats[1], priority: 2 });
  await staff.post('/product-boats', { product_id, boat_id: boats[0], priority: 1 });
  expect(await boatsOf()).toEqual(Array(5).fill(boats[0]));
  const days = { from: '2027-01-09', to: '2027-01-09' };
  await staff.post('/blackouts', {
    reason: 'Estaleiro',
    kind: 'maintenance',
    scope: 'boat',
    boat_id: boats[0],
    days,
  });
  const [first, second] = boats;
  expect(await boatsOf()).toEqual([first, second, first, first, first]);
  await staff.post('/boat-documents', { boat_id: boats[0], kind: 'TIE', expires_on: '2027-01-20' });
  expect(await boatsOf()).toEqual([first, second, first, second, second]);
});

test('what was edited by hand is returned to its schedule by somebody, and then changed by the next plan', async () => {
  const { staff, trade, schedule } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  const edited = await lateOn(staff, '2027-01-16');
  const change = { start_time: '09:30', end_time: '11:30', version: edited.version };
  await staff.patch(`/sessions/${edited.id}`, change);
  expect(figures(await planFor(staff, [schedule.id]))).toEqual({ keep: 9, edited: 1 });
  const returned = await staff.post(`/sessions/${edited.id}/return-to-schedule`, {});
  expect([returned.status, returned.body.start_time.slice(0, 5)]).toEqual([200, '09:30']);
  expect(figures(await planFor(staff, [schedule.id]))).toEqual({ keep: 9, change: 1 });
  await applyPlan(staff, [schedule.id]);
  expect((await lateOn(staff, '2027-01-16')).id).toBe(edited.id);
  const alone = await aSession(staff, trade, { boat_ids: [] });
  expect((await staff.post(`/sessions/${alone.id}/return-to-schedule`, {})).body).toEqual(alone);
});

test('how a departure is sold by itself is no change by hand, and where it sails is', async () => {
  const { staff, schedule } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  const { id, version } = await lateOn(staff, '2027-01-16');
  const closed = { sale_state: 'closed', sale_reason: 'Regata', cutoff_min: 120, version };
  expect((await staff.patch(`/sessions/${id}`, closed)).body).toMatchObject({
    sale_state: 'closed',
    is_edited: false,
  });
  expect(figures(await planFor(staff, [schedule.id]))).toEqual({ keep: 10 });
  const renamed = await staff.patch(`/sessions/${id}`, { guide_name: 'Ana', version: version + 1 });
  expect(renamed.body.is_edited).toBe(true);
  const sold = { sale_state: null, sale_reason: null, version: version + 2 };
  expect((await staff.patch(`/sessions/${id}`, sold)).body).toMatchObject({
    sale_state: null,
    is_edited: true,
  });
});

test('an applied schedule keeps its product, and one that was only written may have another', async () => {
  const { company, staff, schedule } = await aHouse();
  const { product_id } = await aTrade(world, company);
  const change = (version: number, id: string) =>
    staff.patch(`/schedules/${schedule.id}`, { product_id: id, version });
  expect((await change(1, product_id)).status).toBe(200);
  await applyPlan(staff, [schedule.id]);
  const { body } = await staff.post('/products', { name: 'Pôr do sol' });
  expect((await change(2, body.id)).body.errors).toEqual([{ pointer: '/product_id', code: 'other-parent' }]);
});

test('another company’s schedule is none', async () => {
  const { schedule } = await aHouse();
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.post('/schedules/plans', { schedule_ids: [schedule.id] })).status).toBe(404);
});
