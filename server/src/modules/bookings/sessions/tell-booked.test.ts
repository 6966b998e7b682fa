import { expect, test } from 'vitest';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('those who are booked are told of another day or hour once, only if that was asked, and not of other boats', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade, { date: '2026-11-23' });
  const told = await aBooking(staff, session, trade, { customer_email: 'maria@exemplo.com.br' });
  await aBooking(staff, session, trade);
  const letters = async () =>
    (await staff.get(`/bookings/${told.id}/letters`)).body.data.map(
      ({ letter }: { letter: string }) => letter,
    );
  let version = 1;
  const change = async (fields: object) => {
    const { status } = await staff.patch(`/sessions/${session.id}`, { version, ...fields });
    version += 1;
    return [status, await letters()];
  };
  expect(await change({ start_time: '09:00', end_time: '11:00' })).toEqual([200, []]);
  expect(await change({ guide_name: 'Ana', sends_letter: true })).toEqual([200, []]);
  expect(await change({ date: '2026-11-24', sends_letter: true })).toEqual([200, ['change']]);
  const { body } = await staff.get(`/bookings?page=1`);
  expect(body.data.every(({ starts_at }: { starts_at: string }) => starts_at.startsWith('2026-11-24'))).toBe(
    true,
  );
});
