import { expect, test } from 'vitest';
import { aManifestDay, bookingIn, markAll } from '../../testing/companies/manifest-day.ts';
import { aBooking, aSession, paymentBody } from '../../testing/companies/trade.ts';
import { openStream } from '../../testing/stream.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld({ alone: true });

test('who has the day open hears of sessions, bookings, payments, check-ins and their undoing [A4-57, A7.4-26, A7.4-27, A7.4-28]', async () => {
  const { company, guide, booking, trade } = await aManifestDay(world);
  const office = await world.user(company, 'admin');
  const stream = await openStream(world, guide.cookie());
  expect(await stream.next()).toMatchObject({ event: 'hello' });
  const heard = async () => {
    const { table, kind, own } = JSON.parse((await stream.next())?.data ?? '{}');
    return `${table} ${kind}${own ? ' (own)' : ''}`;
  };
  const session = await aSession(office, trade, { boat_ids: [] });
  expect(await heard()).toBe('sessions created');
  const sold = await aBooking(office, session, trade);
  expect(await heard()).toBe('bookings created');
  await office.post(`/bookings/${sold.id}/payments`, paymentBody({ amount: 10 }));
  expect(await heard()).toBe('bookings updated');
  const seen = await bookingIn(guide, booking.id);
  await markAll(guide, seen, 'checked_in');
  expect(await heard()).toBe('bookings checked_in (own)');
  await markAll(office, seen, 'pending');
  expect(await heard()).toBe('bookings checkin_cancelled');
  await markAll(office, seen, 'no_show');
  expect(await heard()).toBe('bookings no_show');
  await office.post(`/bookings/${sold.id}/cancellation`, { version: sold.version, reason: 'Vento sul' });
  expect(await heard()).toBe('bookings removed');
  await office.post(`/sessions/${session.id}/cancellation`, {
    version: session.version,
    reason: 'Vento sul',
    cancel_bookings: true,
  });
  expect(await heard()).toBe('sessions removed');
});
