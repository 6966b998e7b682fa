import { expect, test } from 'vitest';
import { aDayOfTwo, freeSeats, mark, peopleOf } from '../../../testing/companies/booking-day.ts';
import { manifestOf } from '../../../testing/companies/manifest-day.ts';
import { aBooking, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const cancellation = (booking: { id: string }, version = 1) =>
  [`/bookings/${booking.id}/cancellation`, { version, reason: 'Mudou de planos' }] as const;

test('a cancelled booking frees its seats, keeps its payments and says why and when [A3-29, A3-30]', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 100, method: 'pix' } });
  const { status, body } = await staff.post(...cancellation(booking));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'Mudou de planos',
    cancelled_at: '2026-11-20T12:12:00.000Z',
    paid_amount: 100,
    version: 2,
  });
  expect(await freeSeats(staff, session)).toBe(20);
  expect((await manifestOf(staff)).data[0].bookings).toEqual([]);
  const list = async (query: string) =>
    (await staff.get(`/sessions/${session.id}/bookings${query}`)).body.data;
  expect(await list('')).toEqual([]);
  expect(await list('?status=cancelled')).toEqual([body]);
});

test('who cancels a second time reads that it was cancelled, when and why', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  await staff.post(...cancellation(booking));
  const again = await staff.post(...cancellation(booking, 2));
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    type: '/problems/booking-cancelled',
    params: { code: booking.code, customer_name: 'Maria Gonçalves', cancel_reason: 'Mudou de planos' },
  });
});

test('of many who cancel at the same moment one frees the seats', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const [booking] = [await aBooking(staff, session, trade), await aBooking(staff, session, trade)];
  const answers = await Promise.all(Array.from({ length: 6 }, () => staff.post(...cancellation(booking))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await freeSeats(staff, session)).toBe(17);
});

test('a booking with somebody aboard is not cancelled, and it is said how many are', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  for (const person of (await peopleOf(world, company, booking)).slice(0, 2))
    await mark(staff, booking, person, 'checked_in');
  const { status, body } = await staff.post(...cancellation(booking));
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: '/problems/people-aboard', params: { aboard: 2 } });
  expect(await freeSeats(staff, session)).toBe(17);
});

test('a check-in and a cancellation at the same moment: one of them is refused, never both kept', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const booking = await aBooking(staff, session, trade);
      const [first] = await peopleOf(world, company, booking);
      const [checkIn, cancelled] = await Promise.all([
        mark(staff, booking, first, 'checked_in'),
        staff.post(...cancellation(booking)),
      ]);
      return [checkIn.body.results[0].outcome, cancelled.status];
    }),
  );
  for (const outcome of outcomes)
    expect([
      ['stored', 409],
      ['refused', 200],
    ]).toContainEqual(outcome);
});

test('a version that is not the last one cancels nothing', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  const { body } = await staff.post(...cancellation(booking, 7));
  expect(body).toMatchObject({
    type: '/problems/stale-version',
    params: { current: { version: 1, status: 'confirmed' }, yours: { status: 'cancelled' } },
  });
});

test('what was paid for a cancelled booking can be returned, and nothing more is taken', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 100, method: 'pix' } });
  await staff.post(...cancellation(booking));
  const pay = (amount: number) => staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount }));
  expect((await pay(10)).body.type).toBe('/problems/booking-cancelled');
  expect((await pay(-100)).body.paid_amount).toBe(0);
});

test('an agent cancels its own bookings only', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const agent = await world.partnerOf(company.id, 'agent');
  const partner = await world.user(company, 'agent_admin', { partner_id: agent });
  const own = await aBooking(staff, session, trade, { agent_id: agent });
  const other = await aBooking(staff, session, trade);
  expect((await partner.post(...cancellation(own))).status).toBe(200);
  expect((await partner.post(...cancellation(other))).status).toBe(404);
});
