import { expect, test } from 'vitest';
import { applyPlan, aSchedule, planFor } from '../../../testing/companies/schedules.ts';
import { aBooking, aSession, aTrade, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { makeDepartures } from './make-departures.ts';

const world = await openWorld();

async function aHouse(given: Record<string, unknown> = {}) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const schedule = await aSchedule(staff, trade.product_id, given);
  const on = async (date: string) => (await staff.get(`/sessions?date=${date}`)).body.data;
  return { company, staff, trade, schedule, on };
}

const minutes = 60_000;

test('twenty nights at once, of clocks that differ, make each departure once [B2.2-41]', async () => {
  const { company, staff, schedule, on } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  await staff.patch(`/schedules/${schedule.id}`, { capacity: 12, version: 1 });
  const start = Temporal.Instant.from('2026-11-20T12:12:00Z');
  const nights = Array.from({ length: 20 }, (_, at) =>
    world.tenantTx.write(company.id, (tx) =>
      makeDepartures(tx, company.id, start.add({ milliseconds: (at - 10) * 600 * minutes })),
    ),
  );
  expect((await Promise.all(nights)).every((made) => made === 0)).toBe(true);
  expect([(await on('2027-01-02')).length, (await on('2027-01-30')).length]).toEqual([2, 2]);
});

test('a plan of more than two thousand departures is refused with how many it is; cut by dates it is none', async () => {
  const { staff, schedule } = await aHouse({
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    dates: [{ from: '2026-12-01', to: '2027-12-24' }],
    times: ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00'],
  });
  const whole = await staff.post('/schedules/plans', { schedule_ids: [schedule.id] });
  expect([whole.status, whole.body.type, whole.body.params]).toEqual([
    409,
    '/problems/plan-too-large',
    { count: 2334, maximum: 2000 },
  ]);
  const cut = await staff.post('/schedules/plans', { schedule_ids: [schedule.id], until: '2026-12-31' });
  expect(cut.body.figures.create).toBe(186);
});

test('whoever is moved is written to once, when the plan is applied, and his booking is listed at the new hour', async () => {
  const { staff, trade, schedule, on } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  const sold = (await on('2027-01-09'))[1];
  const booking = await aBooking(staff, sold, trade, { customer_email: 'maria@exemplo.com.br' });
  const letters = async () => (await staff.get(`/bookings/${booking.id}/letters`)).body.data;
  await staff.patch(`/schedule-times/${schedule.times[1]}`, { start_time: '11:00', version: 1 });
  await planFor(staff, [schedule.id]);
  expect(await letters()).toEqual([]);
  const decisions = [{ session_id: sold.id, decision: 'move' }];
  const { plan_hash } = await planFor(staff, [schedule.id]);
  const body = { schedule_ids: [schedule.id], plan_hash, decisions };
  const answers = await Promise.all([1, 2, 3].map(() => staff.post('/schedules/applications', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await letters()).toMatchObject([{ letter: 'change' }]);
  const { starts_at } = (await staff.get(`/bookings/${booking.id}`)).body;
  expect(Date.parse(starts_at)).toBe(Date.parse('2027-01-09T14:00:00Z'));
  const undoing = answers.find(({ status }) => status === 201)?.body.id;
  const undone = await staff.post(`/schedules/applications/${undoing}/undoing`, {});
  expect(undone.body.stays).toMatchObject([{ session_id: sold.id, start_time: '11:00' }]);
  expect(await letters()).toHaveLength(1);
});

test('a schedule without weekdays, or with a capacity its boat has not, is refused; one that is over sails never', async () => {
  const { staff, trade } = await aHouse();
  const none = await staff.post('/schedules', {
    name: 'Nenhum dia',
    product_id: trade.product_id,
    weekdays: [],
    dates: [{ from: '2027-01-01', to: '2027-01-31' }],
  });
  expect([none.status, none.body.errors]).toEqual([422, [{ pointer: '/weekdays', code: 'required' }]]);
  const over = await aSchedule(staff, trade.product_id, {
    name: 'Verão passado',
    dates: [{ from: '2026-01-01', to: '2026-01-31' }],
  });
  expect((await planFor(staff, [over.id])).rows).toEqual([]);
  const [boat_id] = trade.boats;
  await staff.patch(`/boats/${boat_id}`, { capacity_includes_crew: true, min_crew: 2, version: 1 });
  const time = { schedule_id: over.id, label: 'Cheia', start_time: '15:00', boat_id, capacity: 30 };
  expect((await staff.post('/schedule-times', time)).body.errors).toEqual([
    { pointer: '/capacity', code: 'too-large', params: { maximum: 18 } },
  ]);
});

test('two times closer than trip and buffers on the only boat are in each other’s way, and the next boat is named', async () => {
  const { staff, trade, schedule } = await aHouse({ times: [] });
  const [netuno, mare] = trade.boats;
  const { product_id } = trade;
  await staff.post('/product-boats', { product_id, boat_id: mare });
  for (const start_time of ['08:00', '09:00'])
    await staff.post('/schedule-times', {
      schedule_id: schedule.id,
      label: start_time,
      start_time,
      boat_id: netuno,
    });
  const plan = await planFor(staff, [schedule.id]);
  expect(plan.figures).toMatchObject({ create: 5, conflict: 5 });
  const crossed = plan.rows.find(({ kind }: { kind: string }) => kind === 'conflict');
  expect([crossed.conflict, crossed.next_boat.id]).toEqual([
    { code: 'boat-busy', name: 'Lancha Netuno' },
    mare,
  ]);
});

test('a departure says by itself how it is sold and until when: closed with its reason, on request, hidden [B2.2-46]', async () => {
  const { staff, trade } = await aHouse();
  const session = await aSession(staff, trade, { date: '2026-11-23', boat_ids: [] });
  const say = async (sent: object) => {
    const { version } = (await staff.get(`/sessions/${session.id}`)).body;
    return await staff.patch(`/sessions/${session.id}`, { ...sent, version });
  };
  const sell = async (given: Record<string, unknown> = {}) => {
    const { status, body } = await staff.post('/bookings', bookingBody(session, trade, given));
    return status === 201 ? 201 : [body.type, body.params.reason];
  };
  expect((await say({ sale_state: 'closed', sale_reason: 'Regata' })).body).toMatchObject({
    sale_state: 'closed',
    sale_reason: 'Regata',
    is_edited: false,
  });
  expect(await sell()).toEqual(['/problems/not-on-sale', 'Regata']);
  await say({ sale_state: 'hidden' });
  expect((await staff.get('/availability?from=2026-11-23&to=2026-11-23')).body.data).toEqual([]);
  await say({ sale_state: 'call', sale_reason: null });
  expect(await sell()).toEqual(['/problems/on-request', null]);
  expect(await sell({ on_request: true })).toBe(201);
  await say({ sale_state: null, cutoff_min: 43_200 });
  expect(await sell()).toEqual(['/problems/past-cutoff', null]);
  await say({ cutoff_min: null });
  expect(await sell()).toBe(201);
  const { data } = (await staff.get(`/sessions/${session.id}/history`)).body;
  expect(JSON.stringify(data)).toContain('Regata');
});
