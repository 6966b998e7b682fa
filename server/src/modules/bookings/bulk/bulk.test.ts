import { expect, test } from 'vitest';
import { applyBulk, applyPlan, aSchedule } from '../../../testing/companies/schedules.ts';
import { aBooking, aTrade, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const january = { from: '2027-01-01', until: '2027-01-31' };

type Row = {
  key: string;
  kind: string;
  session_id: string;
  after: { date: string; start_time: string };
  parties: { booking_id: string }[];
};

/** The Saturdays of January, applied; two of ten are sold. */
async function aJanuary(given: Record<string, unknown> = {}) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const schedule = await aSchedule(staff, trade.product_id, given);
  await applyPlan(staff, [schedule.id]);
  const on = async (date: string) => (await staff.get(`/sessions?date=${date}`)).body.data;
  const sold = (await on('2027-01-09'))[0];
  return { company, staff, trade, schedule, on, sold };
}

const plan = async (staff: Person, asked: object) =>
  (await staff.post('/availability/plans', { ...january, ...asked })).body;

test('a month is closed with its reason: who is booked is decided about, and undone it is sold as before [B2.2-41]', async () => {
  const { staff, trade, sold, on } = await aJanuary();
  const booking = await aBooking(staff, sold, trade);
  const asked = { action: 'closed', reason: 'Regata' };
  const shown = await plan(staff, asked);
  expect(shown.figures).toMatchObject({ change: 9, sold: 1, keep: 0 });
  expect(shown.rows[0]).toMatchObject({
    kind: 'sold',
    session_id: sold.id,
    parties: [{ booking_id: booking.id }],
    sale: { before: null, after: 'closed' },
  });
  const undecided = await applyBulk(staff, asked);
  expect([undecided.status, undecided.body.errors]).toMatchObject([422, [{ code: 'decide' }]]);
  const applied = await applyBulk(staff, asked, [{ session_id: sold.id, decision: 'move' }]);
  expect([applied.status, applied.body.rows]).toMatchObject([201, { length: 10 }]);
  const [closed] = await on('2027-01-16');
  expect(closed).toMatchObject({ sale_state: 'closed', sale_reason: 'Regata', is_edited: false });
  expect((await staff.post('/bookings', bookingBody(closed, trade))).body.type).toBe('/problems/not-on-sale');
  // Whoever is booked stays, and the schedule finds nothing it would change.
  expect((await staff.get(`/sessions/${sold.id}/bookings`)).body.data[0].status).toBe('confirmed');
  expect((await plan(staff, asked)).figures).toMatchObject({ keep: 10, change: 0 });
  const undone = await staff.post(`/schedules/applications/${applied.body.id}/undoing`, {});
  expect(undone.body).toEqual({ undone: 10, stays: [] });
  expect((await staff.post('/bookings', bookingBody(closed, trade))).status).toBe(201);
});

test('a booking made since the plan was shown makes it stale, and nothing of it is written', async () => {
  const { staff, trade, sold, on } = await aJanuary();
  const asked = { ...january, action: 'hidden' };
  const { plan_hash } = await plan(staff, asked);
  await aBooking(staff, sold, trade);
  const { status, body } = await staff.post('/availability/applications', { ...asked, plan_hash });
  expect([status, body.type]).toEqual([409, '/problems/plan-stale']);
  expect(body.params.plan.figures).toMatchObject({ change: 9, sold: 1 });
  expect((await on('2027-01-16'))[0].sale_state).toBe(null);
});

test('one of those who are booked is kept as it is, another is called off by who may change bookings', async () => {
  const { company, staff, trade, sold, on } = await aJanuary();
  const [, other] = await on('2027-01-09');
  await aBooking(staff, sold, trade);
  const gone = await aBooking(staff, other, trade, { customer_email: 'ana@exemplo.com.br' });
  const asked = { action: 'closed', reason: 'Ressaca' };
  const decisions = [
    { session_id: sold.id, decision: 'keep' },
    { session_id: other.id, decision: 'cancel' },
  ];
  const planner = await world.user(company, 'user');
  const exceptions = ['read', 'update'].map((action) => {
    return { resource: 'manage-availability', action, granted: true, reason: 'Temporada', expires_at: null };
  });
  await staff.put(`/users/${planner.id}/permissions`, { version: 1, exceptions });
  expect((await applyBulk(planner, asked, decisions)).status).toBe(403);
  const { body } = await applyBulk(staff, asked, decisions);
  expect(body.rows.filter(({ done }: { done: string }) => done !== 'changed')).toMatchObject([
    { session_id: other.id, done: 'cancelled' },
    { session_id: sold.id, done: 'kept' },
  ]);
  expect((await staff.get(`/bookings/${gone.id}`)).body).toMatchObject({
    status: 'cancelled',
    cancel_kind: 'company',
  });
  expect((await staff.get(`/sessions/${sold.id}`)).body.sale_state).toBe(null);
  expect((await staff.get(`/bookings/${gone.id}/letters`)).body.data).toHaveLength(1);
});

test('seats the house keeps are known to the ledger, have no end, and are let go with the undoing', async () => {
  const { staff, trade, sold } = await aJanuary();
  const asked = { action: 'hold', seats: 4, reason: 'Hotel Ponta', times: ['08:00'] };
  const { body } = await applyBulk(staff, asked);
  expect(body.rows).toHaveLength(5);
  const full = async () => (await staff.get(`/sessions/${sold.id}`)).body;
  expect(await full()).toMatchObject({ remaining_capacity: 14, held: 4, people: 4 });
  const [hold] = (await staff.get('/bookings?status=on_hold&hold_kind=house')).body.data;
  expect(hold).toMatchObject({ customer_name: 'Hotel Ponta', hold_expires_at: null, hold_kind: 'house' });
  expect((await staff.get('/availability/proof')).body).toMatchObject({ oversold: 0, differences: 0 });
  // More than are free is in the way, and named.
  const crowd = await plan(staff, { ...asked, seats: 15 });
  expect(crowd.rows.map(({ kind }: Row) => kind)).toEqual(Array(5).fill('conflict'));
  await staff.post(`/schedules/applications/${body.id}/undoing`, {});
  expect(await full()).toMatchObject({ remaining_capacity: 18, held: 0, people: 0 });
  expect(trade.boats).toHaveLength(2);
});

test('a capacity below what is sold is in the way; the others are resized, and schedules leave them alone from then on', async () => {
  const { staff, trade, sold, schedule, on } = await aJanuary();
  await aBooking(staff, sold, trade);
  const decisions = [{ session_id: sold.id, decision: 'move' }];
  const refused = await applyBulk(staff, { action: 'capacity', capacity: 2 }, decisions);
  expect(refused.body.errors).toMatchObject([{ pointer: '/decisions/0/decision', code: 'option' }]);
  const done = await applyBulk(staff, { action: 'capacity', capacity: 12 }, decisions);
  expect(done.status).toBe(201);
  expect((await on('2027-01-16'))[0]).toMatchObject({ total_capacity: 12, is_edited: true });
  expect((await staff.post('/schedules/plans', { schedule_ids: [schedule.id] })).body.figures).toMatchObject({
    edited: 10,
    change: 0,
  });
  await staff.post(`/schedules/applications/${done.body.id}/undoing`, {});
  expect((await on('2027-01-16'))[0]).toMatchObject({ total_capacity: 18, is_edited: false });
});

test('half past ten sails at eleven on two Saturdays, as exceptions of its schedule, and undone at half past ten again', async () => {
  const { staff, trade, on, schedule } = await aJanuary();
  const sold = (await on('2027-01-16'))[1];
  await aBooking(staff, sold, trade);
  const asked = {
    from: '2027-01-16',
    until: '2027-01-23',
    action: 'change',
    times: ['10:30'],
    new_time: '11:00',
  };
  const shown = await plan(staff, asked);
  expect(shown.figures).toMatchObject({ keep: 2, change: 1, sold: 1 });
  const applied = await applyBulk(staff, asked, [{ session_id: sold.id, decision: 'keep' }]);
  expect(applied.status).toBe(201);
  const times = async (date: string) =>
    (await on(date)).map(({ start_time }: { start_time: string }) => start_time.slice(0, 5));
  expect([await times('2027-01-16'), await times('2027-01-23'), await times('2027-01-30')]).toEqual([
    ['08:00', '10:30'],
    ['08:00', '11:00'],
    ['08:00', '10:30'],
  ]);
  const exceptions = async () =>
    (await staff.get(`/schedule-exceptions?schedule_id=${schedule.id}`)).body.data.length;
  expect(await exceptions()).toBe(2);
  expect((await staff.get(`/schedules/${schedule.id}`)).body.application).toBe('applied');
  await staff.post(`/schedules/applications/${applied.body.id}/undoing`, {});
  expect([await times('2027-01-23'), await exceptions()]).toEqual([['08:00', '10:30'], 0]);
  expect((await staff.get(`/schedules/${schedule.id}`)).body.application).toBe('applied');
});

test('a day is left out, and another one gets a time more, once', async () => {
  const { staff, on } = await aJanuary();
  await applyBulk(staff, { from: '2027-01-16', until: '2027-01-16', action: 'skip', reason: 'Festa' });
  expect(await on('2027-01-16')).toEqual([]);
  const more = { from: '2027-01-20', until: '2027-01-20', action: 'extra', times: ['15:00'] };
  await applyBulk(staff, more);
  expect(await on('2027-01-20')).toHaveLength(1);
  expect((await plan(staff, more)).rows).toEqual([]);
});

test('what a change of many cannot mean is refused beside its field', async () => {
  const staff = await world.user(await world.company(), 'admin');
  const faults = async (asked: object) => {
    const { status, body } = await staff.post('/availability/plans', { ...january, ...asked });
    return [status, body.errors?.map(({ pointer }: { pointer: string }) => pointer)];
  };
  expect(await faults({ action: 'closed', from: '2027-02-01' })).toEqual([422, ['/until']]);
  expect(await faults({ action: 'capacity' })).toEqual([422, ['/capacity']]);
  expect(await faults({ action: 'hold' })).toEqual([422, ['/seats', '/reason']]);
  expect(await faults({ action: 'extra' })).toEqual([422, ['/times']]);
  expect(await faults({ action: 'change', times: ['08:00', '09:00'] })).toEqual([
    422,
    ['/new_time', '/times'],
  ]);
  expect(await faults({ action: 'closed', weekdays: [8] })).toEqual([422, ['/weekdays/0']]);
  const far = await staff.post('/availability/plans', {
    from: '2027-01-01',
    until: '9999-12-31',
    action: 'skip',
  });
  expect([far.status, far.body.rows]).toEqual([200, []]);
});
