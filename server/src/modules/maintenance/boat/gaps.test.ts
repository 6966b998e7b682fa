import { expect, test } from 'vitest';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

// It is 09:12 of 20 November 2026; what is sold keeps its boat for half an hour more.
const world = await openWorld();

test('the next gaps of a boat are told, the fewest sold seats first', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const [boat_id = ''] = trade.boats;
  const hours = { start_time: '10:00', end_time: '13:00' };
  await aBooking(staff, await aSession(staff, trade, { date: '2026-11-20', ...hours }), trade);
  await aSession(staff, trade, { date: '2026-11-20', start_time: '14:00', end_time: '17:00' });
  const gaps = async (query: string) => (await staff.get(`/boats/${boat_id}/gaps?${query}`)).body;
  expect((await gaps('minutes=30')).data).toEqual([
    { from: '2026-11-20T09:15', until: '2026-11-20T10:00', departures: 0, people: 0 },
    { from: '2026-11-20T13:30', until: '2026-11-20T14:00', departures: 0, people: 0 },
    { from: '2026-11-20T17:30', until: null, departures: 0, people: 0 },
  ]);
  // Of a whole day the first without anybody comes before the day with three people.
  expect((await gaps('minutes=1440')).data[0].from).toBe('2026-11-21T00:00');
  expect((await gaps('minutes=120&from=2026-11-25')).data).toMatchObject([{ from: '2026-11-25T00:00' }]);
  for (const wrong of ['minutes=0', 'minutes=abc', 'minutes=100000', 'minutes=60&from=ontem'])
    expect((await gaps(wrong)).status).toBe(422);
  const outside = await world.user(await world.company(), 'admin');
  expect((await outside.get(`/boats/${boat_id}/gaps?minutes=60`)).status).toBe(404);
});
