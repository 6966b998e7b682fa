import { expect, test } from 'vitest';
import { applyPlan, aSchedule, planFor } from '../../../testing/companies/schedules.ts';
import { aTrade, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { makeDepartures } from './make-departures.ts';

const world = await openWorld();

async function aHouse() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const schedule = await aSchedule(staff, trade.product_id);
  return { company, staff, trade, schedule };
}

const saturdays = ['2027-01-02', '2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30'];
const departures = async (staff: Person) => {
  const days = await Promise.all(saturdays.map((day) => staff.get(`/sessions?date=${day}`)));
  return days.map(({ body }) => body.data as { id: string; start_time: string }[]);
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

test('ten who apply the first plan at once, with the night beside them, make each departure once', async () => {
  const { company, staff, schedule } = await aHouse();
  const { plan_hash } = await planFor(staff, [schedule.id]);
  const apply = () => staff.post('/schedules/applications', { schedule_ids: [schedule.id], plan_hash });
  const now = Temporal.Instant.from('2026-11-20T12:12:00Z');
  const night = () => world.tenantTx.write(company.id, (tx) => makeDepartures(tx, company.id, now));
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, apply)),
    Promise.all([night(), night()]),
  ]);
  expect(statuses(answers)).toEqual([201, ...Array(9).fill(409)]);
  expect(new Set(answers.flatMap(({ body }) => body.type ?? []))).toEqual(new Set(['/problems/plan-stale']));
  expect((await departures(staff)).map((day) => day.length)).toEqual([2, 2, 2, 2, 2]);
});

test('a plan that meets those who book is written as it was seen or not at all, and nobody is oversold', async () => {
  const { staff, trade, schedule } = await aHouse();
  await applyPlan(staff, [schedule.id]);
  const late = (await departures(staff)).flatMap((day) =>
    day.filter(({ start_time }) => start_time > '09:00'),
  );
  await staff.patch(`/schedule-times/${schedule.times[1]}`, { start_time: '11:00', version: 1 });
  const { plan_hash } = await planFor(staff, [schedule.id]);
  const apply = () => staff.post('/schedules/applications', { schedule_ids: [schedule.id], plan_hash });
  const book = (session: { id: string }) => staff.post('/bookings', bookingBody(session, trade));
  const [applied, booked] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, apply)),
    Promise.all(late.flatMap((session) => [book(session), book(session)])),
  ]);
  expect(statuses(applied).filter((status) => status === 201).length).toBeLessThanOrEqual(1);
  expect(new Set(statuses(booked))).toEqual(new Set([201]));
  const isApplied = statuses(applied).includes(201);
  // All at the new hour, or none of them.
  const hours = (await departures(staff)).map((day) => day.map(({ start_time }) => start_time.slice(0, 5)));
  expect(hours).toEqual(Array(5).fill(['08:00', isApplied ? '11:00' : '10:30']));
  expect((await staff.get('/availability/proof')).body).toMatchObject({
    sessions: 10,
    taken: 30,
    people: 30,
    oversold: 0,
    differences: 0,
  });
});
