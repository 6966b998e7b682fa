import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aBooking, aSession, aTrade, bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aDay(given: Record<string, unknown> = {}) {
  const company = await world.company();
  const [staff, trade] = await Promise.all([world.user(company, 'admin'), aTrade(world, company)]);
  return { company, staff, trade, session: await aSession(staff, trade, given) };
}

test('a booking takes its seats, its prices from the fares and its first payment [A3-27, A3-29, A3-31, A3-32]', async () => {
  const { staff, trade, session } = await aDay();
  const booking = await aBooking(staff, session, trade, { payment: { amount: 200.5, method: 'pix' } });
  expect(booking).toMatchObject({
    customer_phone: '48999142207',
    status: 'confirmed',
    total_price: 450,
    paid_amount: 200.5,
    remaining_amount: 249.5,
    seats: 3,
    checkin: false,
    no_show: false,
    booking_passengers: [
      { quantity: 2, unit_price: 180, total_price: 360, fare_type: { label: 'Adulto' } },
      { quantity: 1, unit_price: 90, total_price: 90, fare_type: { label: 'Criança' } },
    ],
  });
  expect(booking.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect((await staff.get(`/sessions/${session.id}`)).body).toMatchObject({
    remaining_capacity: 17,
    booking_count: 1,
  });
  expect((await staff.get(`/sessions/${session.id}/bookings`)).body.data).toEqual([booking]);
});

test('a baby takes no seat but stands in the manifest', async () => {
  const { company, staff, trade, session } = await aDay();
  const passengers = [
    { fare_type_id: trade.fares.adult, quantity: 1 },
    { fare_type_id: trade.fares.infant, quantity: 1 },
  ];
  const booking = await aBooking(staff, session, trade, { passengers });
  expect(booking.seats).toBe(1);
  const people = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('manifest_passengers').select('position').where('tenant_id', '=', company.id)),
  );
  expect(people).toHaveLength(2);
});

test('an agent is known by name [A3-28]', async () => {
  const { company, staff, trade, session } = await aDay();
  const agent_id = await world.partnerOf(company.id, 'agent');
  expect((await aBooking(staff, session, trade, { agent_id })).agent).toEqual({
    id: agent_id,
    name: `Parceiro ${agent_id.slice(-4)}`,
  });
});

test('the last seats go to exactly those who fit, however many ask at once', async () => {
  const { staff, trade, session } = await aDay({ total_capacity: 7 });
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => staff.post('/bookings', bookingBody(session, trade))),
  );
  const sold = tries.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(2);
  for (const { status, body } of tries.filter((answer) => answer.status !== 201)) {
    expect([status, body.type]).toEqual([409, '/problems/seats-sold-out']);
  }
  expect((await staff.get(`/sessions/${session.id}`)).body.remaining_capacity).toBe(1);
  const short = await staff.post('/bookings', bookingBody(session, trade));
  expect(short.body.params).toEqual({ free: 1, wanted: 3 });
});

test('a refused booking leaves nothing behind', async () => {
  const { company, staff, trade, session } = await aDay({ total_capacity: 2 });
  expect(
    (await staff.post('/bookings', bookingBody(session, trade, { payment: { amount: 10, method: 'pix' } })))
      .status,
  ).toBe(409);
  for (const table of [
    'bookings',
    'booking_passengers',
    'manifest_passengers',
    'booking_payments',
    'idempotency_keys',
  ] as const) {
    const rows = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(db.selectFrom(table).select('tenant_id').where('tenant_id', '=', company.id)),
    );
    expect(rows, table).toHaveLength(table === 'idempotency_keys' ? 1 : 0);
  }
});

test('a retry with the same key books once and answers the same, byte for byte; another body under it is refused', async () => {
  const { staff, trade, session } = await aDay();
  const body = bookingBody(session, trade);
  const key = { 'idempotency-key': 'a-booking-made-once' };
  const first = await staff.post('/bookings', body, key);
  const again = await Promise.all(Array.from({ length: 10 }, () => staff.post('/bookings', body, key)));
  for (const answer of again)
    expect([answer.status, answer.bytes.toString()]).toEqual([201, first.bytes.toString()]);
  const other = await staff.post('/bookings', { ...body, customer_name: 'Outra pessoa' }, key);
  expect(other.body.type).toBe('/problems/idempotency-key-reused');
  expect((await staff.get(`/sessions/${session.id}/bookings`)).body.data).toHaveLength(1);
});

test('the same key ten times at once books once', async () => {
  const { staff, trade, session } = await aDay();
  const body = bookingBody(session, trade);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => staff.post('/bookings', body, { 'idempotency-key': 'ten-at-once' })),
  );
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect((await staff.get(`/sessions/${session.id}`)).body.booking_count).toBe(1);
});

test('whoever got the last seats hears so again, however often it is asked; another party is told that there are none', async () => {
  const { staff, trade, session } = await aDay({ total_capacity: 3 });
  const body = bookingBody(session, trade);
  const key = { 'idempotency-key': 'the-last-three-seats' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => staff.post('/bookings', body, key)));
  answers.push(await staff.post('/bookings', body, key));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
  expect((await staff.post('/bookings', body)).body.type).toBe('/problems/seats-sold-out');
  const reused = await staff.post('/bookings', { ...body, customer_name: 'Outra pessoa' }, key);
  expect(reused.body.type).toBe('/problems/idempotency-key-reused');
});

test('a party that comes too late is told so by reading alone', async () => {
  const { staff, trade, session } = await aDay({ total_capacity: 2 });
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const { body } = await staff.post('/bookings', bookingBody(session, trade));
  const keys = JSON.stringify(sent.mock.calls.map(([query]) => query)).match(/\w+ into \W*idempotency_keys/g);
  sent.mockRestore();
  expect([body.type, keys]).toEqual(['/problems/seats-sold-out', null]);
});

test('a write without a key is refused', async () => {
  const { staff, trade, session } = await aDay();
  const { status, body } = await staff.post('/bookings', bookingBody(session, trade), {
    'idempotency-key': undefined,
  });
  expect([status, body.type]).toEqual([400, '/problems/idempotency-key-required']);
});

test('every fault of a form is named with its place', async () => {
  const { staff, session } = await aDay();
  const { status, body } = await staff.post('/bookings', {
    session_id: session.id,
    customer_name: ' M ',
    customer_phone: '12',
    customer_email: 'gabi@gmail',
    passengers: [{ fare_type_id: crypto.randomUUID(), quantity: 0 }],
    payment: { amount: 10.005, method: 'cheque' },
    total_price: 1,
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { pointer: '/customer_name', code: 'too-small', params: { minimum: 2 } },
    { pointer: '/customer_phone', code: 'phone' },
    { pointer: '/customer_email', code: 'email' },
    { pointer: '/passengers/0/quantity', code: 'too-small', params: { minimum: 1 } },
    { pointer: '/payment/amount', code: 'money-decimals' },
    { pointer: '/payment/method', code: 'option' },
    { pointer: '/total_price', code: 'unknown-field' },
  ]);
});

test('a fare of another product, a foreign session, a customer as agent and too high a payment are named', async () => {
  const { company, staff, trade, session } = await aDay();
  const other = await aDay();
  const refused = async (given: Record<string, unknown>) =>
    (await staff.post('/bookings', bookingBody(session, trade, given))).body.errors;
  expect(await refused({ passengers: [{ fare_type_id: other.trade.fares.adult, quantity: 1 }] })).toEqual([
    { pointer: '/passengers/0/fare_type_id', code: 'unknown' },
  ]);
  expect(await refused({ session_id: other.session.id })).toEqual([
    { pointer: '/session_id', code: 'unknown' },
  ]);
  expect(await refused({ session_id: crypto.randomUUID() })).toEqual([
    { pointer: '/session_id', code: 'unknown' },
  ]);
  expect(await refused({ agent_id: await world.partnerOf(company.id, 'supplier') })).toEqual([
    { pointer: '/agent_id', code: 'unknown' },
  ]);
  expect(await refused({ payment: { amount: 450.01, method: 'pix' } })).toEqual([
    { pointer: '/payment/amount', code: 'above-total', params: { maximum: 450 } },
  ]);
});

test('payments add up, never beyond the price and never below nothing', async () => {
  const { staff, trade, session } = await aDay();
  const booking = await aBooking(staff, session, trade);
  const pay = (amount: number) =>
    staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount, method: 'dinheiro' }));
  expect((await pay(0.1)).body.paid_amount).toBe(0.1);
  expect((await pay(0.2)).body).toMatchObject({ paid_amount: 0.3, remaining_amount: 449.7 });
  expect((await pay(449.71)).body.errors).toEqual([
    { pointer: '/amount', code: 'above-remaining', params: { maximum: 449.7 } },
  ]);
  expect((await pay(-0.31)).body.errors).toEqual([
    { pointer: '/amount', code: 'above-paid', params: { maximum: 0.3 } },
  ]);
  expect((await pay(-0.3)).body.paid_amount).toBe(0);
});

test('two payments of the whole debt at once: one is taken', async () => {
  const { staff, trade, session } = await aDay();
  const booking = await aBooking(staff, session, trade);
  const answers = await Promise.all(
    [1, 2].map(() => staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 450 }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('an agent sees its own bookings without money and nobody else’s', async () => {
  const { company, staff, trade, session } = await aDay();
  const agent = await world.partnerOf(company.id, 'agent');
  const partner = await world.user(company, 'agent_admin', { partner_id: agent });
  const own = await aBooking(staff, session, trade, { agent_id: agent });
  const other = await aBooking(staff, session, trade);
  const { data } = (await partner.get(`/sessions/${session.id}/bookings`)).body;
  expect(data).toMatchObject([
    {
      id: own.id,
      total_price: null,
      paid_amount: null,
      remaining_amount: null,
      special_requirements: null,
      customer_phone: '48999142207',
    },
  ]);
  expect(
    (await partner.post(`/bookings/${other.id}/cancellation`, { version: 1, reason: null })).status,
  ).toBe(404);
  expect((await aBooking(partner, session, trade)).agent_id).toBe(agent);
});

test('a departure that is over is booked no more; one on its way is', async () => {
  const { staff, trade } = await aDay();
  // It is a quarter past nine in the company.
  const over = await aSession(staff, trade, { boat_ids: [], start_time: '06:00', end_time: '07:00' });
  const old = await aSession(staff, trade, { boat_ids: [], date: '2026-11-18' });
  for (const session of [over, old]) {
    const { status, body } = await staff.post('/bookings', bookingBody(session, trade));
    expect([status, body.type]).toEqual([409, '/problems/session-finished']);
    expect((await staff.get(`/sessions/${session.id}`)).body.booking_count).toBe(0);
  }
  const onItsWay = await aSession(staff, trade, { boat_ids: [], start_time: '08:00', end_time: '12:00' });
  expect((await staff.post('/bookings', bookingBody(onItsWay, trade))).status).toBe(201);
});
