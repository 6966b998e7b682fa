import { expect, test } from 'vitest';
import { aHull, at } from '../../../testing/companies/fleet/engine-room.ts';
import { aWorkshop } from '../../../testing/companies/fleet/workshop.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

// The day of the tests is 20 November 2026.
const world = await openWorld();

/** A plan by date that is kept for a boat. */
async function aYearly(staff: Person, boat_id: string, last_on: string, more: object = {}) {
  const yearly = { title: 'Anodos', trigger: 'calendar', every_days: 365 };
  const task = (await staff.post('/maintenance-tasks', yearly)).body;
  return (await staff.post('/plan-assets', { task_id: task.id, name: 'Casco', boat_id, last_on, ...more }))
    .body;
}

const forecastOf = async (staff: Person, query = '') =>
  (await staff.get(`/maintenance-forecast${query}`)).body;

test('by hours the day is foreseen from what the engine ran lately, by date it stands as it is', async () => {
  const { staff, read } = await aWorkshop(world);
  const boat = await aHull(staff);
  // Three hours in ten days, and two are left of the hundred.
  await read(498, at(13));
  await aYearly(staff, boat.id, '2025-12-01');
  const { data, undated } = await forecastOf(staff);
  expect(data).toMatchObject([
    { title: 'Revisão de 100 h', date: '2026-11-26', foreseen: true, by: 'hours', hours_left: 2, boat: null },
    { title: 'Anodos', date: '2026-12-01', foreseen: false, by: 'date', boat: boat.boat_name },
  ]);
  expect(undated).toBe(0);
  expect((await forecastOf(staff, '?to=2026-11-30')).data).toHaveLength(1);
});

test('what is late stands first, what is paused until after its day is left out', async () => {
  const { staff } = await aWorkshop(world, { active: false });
  const boat = await aHull(staff);
  await aYearly(staff, boat.id, '2025-12-01');
  await aYearly(staff, boat.id, '2025-10-01');
  await aYearly(staff, boat.id, '2025-12-02', { paused_until: '2027-01-01', pause_reason: 'No seco' });
  const { data } = await forecastOf(staff);
  expect(data.map(({ date, state }: Record<string, string>) => [date, state])).toEqual([
    ['2026-10-01', 'overdue'],
    ['2026-12-01', 'ok'],
  ]);
  const later = await forecastOf(staff, '?from=2026-12-01&to=2026-12-31');
  expect(later.data.map(({ date }: Record<string, string>) => date)).toEqual(['2026-12-01']);
});

test('an engine that stood still since it was read has no day anybody can tell', async () => {
  const { staff, read } = await aWorkshop(world);
  const { data, undated } = await forecastOf(staff);
  expect([data.length, undated]).toEqual([0, 1]);
  await read(500, at(19));
  expect((await forecastOf(staff)).data).toMatchObject([
    { date: '2026-11-20', foreseen: false, state: 'due' },
  ]);
});

test('the days on which a boat sails with people who bought a place are told', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const [boat_id = ''] = trade.boats;
  await aYearly(staff, boat_id, '2025-12-24');
  const session = await aSession(staff, trade, { date: '2026-12-24' });
  expect((await forecastOf(staff)).sold).toEqual([]);
  await aBooking(staff, session, trade);
  const { data, sold } = await forecastOf(staff);
  expect(data.map(({ date }: Record<string, string>) => date)).toEqual(['2026-12-24']);
  expect(sold).toEqual([{ boat_id, date: '2026-12-24', departures: 1 }]);
});

test.each([
  ['?from=2026-12-02&to=2026-12-01', 'too-small'],
  ['?from=2026-12-01&to=2028-01-01', 'too-large'],
])('a forecast of %s is refused beside its end', async (query, code) => {
  const staff = await world.user(await world.company(), 'admin');
  const { status, body } = await staff.get(`/maintenance-forecast${query}`);
  expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ pointer: '/to', code })]);
});
