import { expect, test } from 'vitest';
import { aDayOfTwo, freeSeats, mark, peopleOf } from '../../../testing/companies/booking-day.ts';
import { manifestOf } from '../../../testing/companies/manifest-day.ts';
import { aBooking, bookingBody, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

const cancellation = (session: { id: string }, given: Record<string, unknown> = {}) =>
  [
    `/sessions/${session.id}/cancellation`,
    { version: 1, reason: 'Mar agitado', cancel_bookings: true, ...given },
  ] as const;

test('a session is cancelled with its bookings: seats and boats are free, everyone reads why [A3-20]', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 50, method: 'pix' } });
  await aBooking(staff, session, trade);
  const people = await peopleOf(world, company, booking);
  await staff.post(`/sessions/${session.id}/boat-allocations`, {
    boat_id: trade.boats[0],
    manifest_passenger_ids: people.map(({ id }) => id),
  });
  const { status, body } = await staff.post(...cancellation(session));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'Mar agitado',
    remaining_capacity: 20,
    booking_count: 0,
    version: 2,
    boats: [{ allocated: 0 }, { allocated: 0 }],
  });
  const cancelled = (await staff.get(`/sessions/${session.id}/bookings?status=cancelled`)).body.data;
  expect(cancelled).toHaveLength(2);
  expect(cancelled[0]).toMatchObject({
    cancel_reason: 'Mar agitado',
    cancelled_at: '2026-11-20T12:12:00.000Z',
    version: 2,
  });
  expect((await peopleOf(world, company, booking)).every(({ boat_id }) => boat_id === null)).toBe(true);
  expect((await manifestOf(staff)).data[0]).toMatchObject({ cancel_reason: 'Mar agitado', bookings: [] });
  expect((await staff.post('/sessions', sessionBody(trade, { boat_ids: [...trade.boats] }))).status).toBe(
    201,
  );
});

test('without saying that its bookings go too, a session with bookings stays', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  await aBooking(staff, session, trade);
  const { status, body } = await staff.post(...cancellation(session, { cancel_bookings: false }));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    type: '/problems/session-has-bookings',
    params: { customers: ['Maria Gonçalves'] },
  });
  expect(await freeSeats(staff, session)).toBe(17);
});

test('a session with somebody aboard is not cancelled', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  await mark(staff, booking, (await peopleOf(world, company, booking))[0], 'checked_in');
  const { status, body } = await staff.post(...cancellation(session));
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: '/problems/people-aboard', params: { aboard: 1 } });
});

test('whoever books while the session is being cancelled is cancelled with it or refused', async () => {
  const { staff, trade, session } = await aDayOfTwo(world, { total_capacity: 60 });
  const [cancelled, ...bookings] = await Promise.all([
    staff.post(...cancellation(session)),
    ...Array.from({ length: 8 }, () => staff.post('/bookings', bookingBody(session, trade))),
  ]);
  expect(cancelled?.status).toBe(200);
  for (const { status, body } of bookings)
    if (status !== 201) expect(body.type).toBe('/problems/session-cancelled');
  expect((await staff.get(`/sessions/${session.id}/bookings`)).body.data).toEqual([]);
  expect(await freeSeats(staff, session)).toBe(60);
});

test('an edit and a cancellation at the same moment: one is first, the other is told', async () => {
  const { staff, trade } = await aDayOfTwo(world);
  for (let round = 0; round < 4; round += 1) {
    const session = (await staff.post('/sessions', sessionBody(trade, { boat_ids: [] }))).body;
    const answers = await Promise.all([
      staff.patch(`/sessions/${session.id}`, { ...sessionBody(trade, { boat_ids: [] }), version: 1 }),
      staff.post(...cancellation(session)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
