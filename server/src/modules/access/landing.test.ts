import { expect, test } from 'vitest';
import { byNotice } from '../../testing/by-notice.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

const landingOf = async (person: Person) => (await person.get('/auth/session')).body.landing;

test('the page somebody chose to begin on comes with their session on each device, and with nobody else’s', async () => {
  const company = await world.company();
  const [ana, rui] = [await world.user(company, 'manager'), await world.user(company, 'manager')];
  expect(await landingOf(ana)).toBeNull();
  expect((await ana.put('/user-preferences/shell.landing', { value: 'bookings' })).status).toBe(200);
  await expect.poll(() => landingOf(ana), byNotice).toBe('bookings');
  expect(await landingOf(rui)).toBeNull();
  await ana.put('/user-preferences/shell.landing', { value: null });
  await expect.poll(() => landingOf(ana), byNotice).toBeNull();
});
