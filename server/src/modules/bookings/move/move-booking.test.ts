import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo, freeSeats, mark, peopleOf } from '../../../testing/companies/booking-day.ts';
import { aBooking, aSession } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const move = (person: Person, booking: { id: string }, body: Record<string, unknown>) =>
  person.post(`/bookings/${booking.id}/moves`, { version: 1, ...body });

test('a moved booking takes its seats along, in one step', async () => {
  const { staff, trade, session, later } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 100, method: 'pix' } });
  const { status, body } = await move(staff, booking, { session_id: later.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    session_id: later.id,
    seats: 3,
    total_price: 450,
    paid_amount: 100,
    version: 2,
  });
  expect([await freeSeats(staff, session), await freeSeats(staff, later)]).toEqual([20, 17]);
});

test('a session without enough seats is refused with what is free, and the booking keeps its place', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const small = await aSession(staff, trade, { boat_ids: [], total_capacity: 2 });
  const booking = await aBooking(staff, session, trade);
  const { status, body } = await move(staff, booking, { session_id: small.id });
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: '/problems/seats-sold-out', params: { free: 2, wanted: 3 } });
  expect([await freeSeats(staff, session), await freeSeats(staff, small)]).toEqual([17, 2]);
});

test('a cancelled, a finished, the same, an unknown and a foreign session each have their answer', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const foreign = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  const cancelled = await aSession(staff, trade, { boat_ids: [] });
  await staff.post(`/sessions/${cancelled.id}/cancellation`, { version: 1 });
  const finished = await aSession(staff, trade, { boat_ids: [], start_time: '06:00', end_time: '07:00' });
  const answer = async (session_id: string) => {
    const { body } = await move(staff, booking, { session_id });
    return body.errors ?? body.type;
  };
  expect(await answer(cancelled.id)).toBe('/problems/session-cancelled');
  expect(await answer(finished.id)).toBe('/problems/session-finished');
  expect(await answer(session.id)).toBe('/problems/nothing-to-move');
  const unknown = [{ pointer: '/session_id', code: 'unknown' }];
  expect(await answer(crypto.randomUUID())).toEqual(unknown);
  expect(await answer(foreign.later.id)).toEqual(unknown);
});

test('a cancelled booking, one with somebody aboard and one that changed meanwhile do not move', async () => {
  const { company, staff, trade, session, later } = await aDayOfTwo(world);
  const [gone, aboard] = [await aBooking(staff, session, trade), await aBooking(staff, session, trade)];
  await staff.post(`/bookings/${gone.id}/cancellation`, { version: 1 });
  await mark(staff, aboard, (await peopleOf(world, company, aboard))[0], 'checked_in');
  expect((await move(staff, gone, { session_id: later.id })).body.type).toBe('/problems/booking-cancelled');
  expect((await move(staff, aboard, { session_id: later.id })).body).toMatchObject({
    type: '/problems/people-aboard',
    params: { aboard: 1 },
  });
  expect((await move(staff, aboard, { session_id: later.id, version: 9 })).body.type).toBe(
    '/problems/stale-version',
  );
});

test('who did not come is awaited at the new session, by an event that knows the old ones [A4-13]', async () => {
  const { company, staff, trade, session, later } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  for (const person of await peopleOf(world, company, booking)) await mark(staff, booking, person, 'no_show');
  const before = await peopleOf(world, company, booking);
  expect((await move(staff, booking, { session_id: later.id })).body).toMatchObject({
    checkin: false,
    no_show: false,
  });
  const after = await peopleOf(world, company, booking);
  const events = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_events').selectAll().where('tenant_id', '=', company.id)),
  );
  expect(events).toHaveLength(6);
  for (const [index, person] of after.entries()) {
    expect(person.status).toBe('pending');
    const event = events.find(({ id }) => id === person.heads[0]);
    expect(event).toMatchObject({ status: 'pending', device_id: null, bases: before[index]?.heads });
  }
});

test('opposite moves at the same moment neither wait for each other nor lose a seat', async () => {
  const { staff, trade, session, later } = await aDayOfTwo(world);
  const pairs = await Promise.all(
    [session, later, session, later, session, later].map(async (from) => ({
      from,
      booking: await aBooking(staff, from, trade, {
        passengers: [{ fare_type_id: trade.fares.adult, quantity: 2 }],
      }),
    })),
  );
  const answers = await Promise.all(
    pairs.map(({ from, booking }) =>
      move(staff, booking, { session_id: from.id === session.id ? later.id : session.id }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect([await freeSeats(staff, session), await freeSeats(staff, later)]).toEqual([14, 14]);
});

test('of many who move to the last seats exactly those who fit arrive', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const small = await aSession(staff, trade, { boat_ids: [], total_capacity: 7 });
  const bookings = await Promise.all(Array.from({ length: 5 }, () => aBooking(staff, session, trade)));
  const answers = await Promise.all(
    bookings.map((booking) => move(staff, booking, { session_id: small.id })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect([await freeSeats(staff, session), await freeSeats(staff, small)]).toEqual([11, 1]);
});

test('a move and a cancellation of the target at the same moment never leave a booking in it', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  for (let round = 0; round < 4; round += 1) {
    const target = await aSession(staff, trade, { boat_ids: [] });
    const booking = await aBooking(staff, session, trade);
    const [moved, cancelled] = await Promise.all([
      move(staff, booking, { session_id: target.id }),
      staff.post(`/sessions/${target.id}/cancellation`, { version: 1 }),
    ]);
    expect([moved.status, cancelled.status].sort()).toEqual([200, 409]);
  }
});

test('the boat of the old session is forgotten unless the move names one of the new, with room', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const evening = await aSession(staff, trade, {
    boat_ids: [trade.boats[0]],
    start_time: '18:00',
    end_time: '20:00',
  });
  const booking = await aBooking(staff, session, trade);
  const boats = async () => (await peopleOf(world, company, booking)).map(({ boat_id }) => boat_id);
  await move(staff, booking, { session_id: session.id, boat_id: trade.boats[1] });
  expect(new Set(await boats())).toEqual(new Set([trade.boats[1]]));
  const wrong = await move(staff, booking, { version: 2, session_id: evening.id, boat_id: trade.boats[1] });
  expect(wrong.body.errors).toEqual([{ pointer: '/boat_id', code: 'unknown' }]);
  await move(staff, booking, { version: 2, session_id: evening.id, boat_id: trade.boats[0] });
  expect(new Set(await boats())).toEqual(new Set([trade.boats[0]]));
  await move(staff, booking, { version: 3, session_id: session.id });
  expect(new Set(await boats())).toEqual(new Set([null]));
});

test('a boat without enough places is refused with what is free', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world, { total_capacity: 60 });
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 18 }];
  const [crowd, party] = [
    await aBooking(staff, session, trade, { passengers }),
    await aBooking(staff, session, trade),
  ];
  await move(staff, crowd, { session_id: session.id, boat_id: trade.boats[0] });
  const { body } = await move(staff, party, { session_id: session.id, boat_id: trade.boats[0] });
  expect(body).toMatchObject({
    type: '/problems/boat-full',
    params: { boat_name: 'Lancha Netuno', capacity: 20, free: 2, wanted: 3 },
  });
  expect((await peopleOf(world, company, party))[0]?.boat_id).toBeNull();
});

test('where a booking could go: sessions that still sail, with seats and places as they were without it', async () => {
  const { staff, trade, session, later } = await aDayOfTwo(world);
  const cancelled = await aSession(staff, trade, { boat_ids: [] });
  await staff.post(`/sessions/${cancelled.id}/cancellation`, { version: 1 });
  await aSession(staff, trade, { boat_ids: [], start_time: '06:00', end_time: '07:00' });
  const tomorrow = await aSession(staff, trade, { date: '2026-11-21' });
  const [booking, other] = [await aBooking(staff, session, trade), await aBooking(staff, session, trade)];
  await move(staff, booking, { session_id: session.id, boat_id: trade.boats[0] });
  await move(staff, other, { session_id: session.id, boat_id: trade.boats[0] });
  const { body } = await staff.get(`/bookings/${booking.id}/move-targets`);
  expect(body.date).toBe('2026-11-20');
  expect(body.data).toMatchObject([
    { id: session.id, free: 17, status: 'available', boats: [{ capacity: 20, free: 17 }, { free: 60 }] },
    { id: later.id, free: 20, boats: [{ boat_name: 'Lancha Netuno', free: 20 }] },
  ]);
  const next = await staff.get(`/bookings/${booking.id}/move-targets?date=2026-11-21`);
  expect(next.body.data).toMatchObject([{ id: tomorrow.id, free: 20 }]);
});

test('an agent moves its own booking to any session, without learning of boats', async () => {
  const { company, staff, trade, session, later } = await aDayOfTwo(world);
  const agent = await world.partnerOf(company.id, 'agent');
  const partner = await world.user(company, 'agent_admin', { partner_id: agent });
  const own = await aBooking(staff, session, trade, { agent_id: agent });
  const other = await aBooking(staff, session, trade);
  expect((await partner.get(`/bookings/${own.id}/move-targets`)).body.data).toMatchObject([
    { id: session.id, boats: [] },
    { id: later.id, boats: [] },
  ]);
  expect((await partner.get(`/bookings/${other.id}/move-targets`)).status).toBe(404);
  expect((await move(partner, other, { session_id: later.id })).status).toBe(404);
  const named = await move(partner, own, { session_id: later.id, boat_id: trade.boats[0] });
  expect(named.body.errors).toEqual([{ pointer: '/boat_id', code: 'unknown' }]);
  expect((await move(partner, own, { session_id: later.id })).status).toBe(200);
});
