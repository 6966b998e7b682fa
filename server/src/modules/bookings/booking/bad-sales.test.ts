import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aSession, bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

// What people type that cannot be: each is named where it stands, and nothing is sold.
const world = await openWorld();

async function aDay() {
  const day = await aDayOfTwo(world);
  const { staff, trade, session } = day;
  const sell = (fields: Record<string, unknown> = {}, path = '/bookings') =>
    staff.post(path, bookingBody(session, trade, fields));
  const of = (quantity: number) => ({ passengers: [{ fare_type_id: trade.fares.adult, quantity }] });
  return { ...day, sell, of };
}

test('a party of 0 or 151 and one larger than what is free are refused, the last with how many are', async () => {
  const { sell, of } = await aDay();
  expect((await sell(of(0))).body.errors).toMatchObject([
    { pointer: '/passengers/0/quantity', code: 'too-small' },
  ]);
  expect((await sell(of(151))).body.errors).toMatchObject([
    { pointer: '/passengers/0/quantity', code: 'too-large' },
  ]);
  expect((await sell(of(23))).body).toMatchObject({
    type: '/problems/seats-sold-out',
    params: { free: 20, wanted: 23 },
  });
});

test('who wants more than is left reads how much of it others only keep, and until when', async () => {
  const { sell, of } = await aDay();
  await sell(of(10));
  const { body: cart } = await sell({ ...of(4), payment: undefined }, '/bookings/holds');
  expect((await sell(of(7))).body).toMatchObject({
    type: '/problems/seats-sold-out',
    params: { free: 6, wanted: 7, held: 4, held_until: cart.hold_expires_at },
  });
});

test('of seats that are gone nobody is asked whether another price is right', async () => {
  const { sell, staff, of } = await aDay();
  const { body } = await sell(of(19));
  const { price_trace } = (await staff.get(`/bookings/${body.id}`)).body;
  const said = { ...price_trace, said: { ...price_trace.said, total: 1 } };
  expect((await sell({ ...of(2), trace: said })).body).toMatchObject({
    type: '/problems/seats-sold-out',
    params: { free: 1, wanted: 2 },
  });
  expect((await sell({ ...of(1), trace: said })).body.type).toBe('/problems/price-changed');
});

test('a payment of nothing, of three decimals, above the balance, of tomorrow or by a credit that is none is refused', async () => {
  const { sell, staff } = await aDay();
  const booking = (await sell()).body;
  const faultsOf = async (fields: Record<string, unknown>) =>
    (await staff.post(`/bookings/${booking.id}/payments`, paymentBody(fields))).body.errors;
  expect(await faultsOf({ amount: 0 })).toMatchObject([{ pointer: '/amount', code: 'zero' }]);
  expect(await faultsOf({ amount: 10.005 })).toMatchObject([{ pointer: '/amount', code: 'money-decimals' }]);
  expect(await faultsOf({ amount: 450.01 })).toEqual([
    { pointer: '/amount', code: 'above-remaining', params: { maximum: 450 } },
  ]);
  expect(await faultsOf({ amount: -0.01 })).toEqual([
    { pointer: '/amount', code: 'above-paid', params: { maximum: 0 } },
  ]);
  expect(await faultsOf({ received_on: '2026-11-21' })).toMatchObject([
    { pointer: '/received_on', code: 'too-large' },
  ]);
  expect(await faultsOf({ method: 'credito' })).toEqual([{ pointer: '/credit_code', code: 'required' }]);
  const unknown = paymentBody({ method: 'credito', credit_code: 'AAAA2222' });
  const answer = await staff.post(`/bookings/${booking.id}/payments`, unknown);
  expect(answer.body.type).toBe('/problems/credit-unusable');
  expect((await staff.get(`/bookings/${booking.id}`)).body.paid_amount).toBe(0);
});

test('a deposit above the total and an option beyond departure are refused by their field', async () => {
  const { sell, staff } = await aDay();
  const held = (await sell({ payment: undefined }, '/bookings/holds')).body;
  const confirm = { version: 1, deposit_amount: 450.01 };
  expect((await staff.post(`/bookings/${held.id}/confirmation`, confirm)).body.errors).toEqual([
    { pointer: '/deposit_amount', code: 'above-total', params: { maximum: 450 } },
  ]);
  const option = { payment: undefined, kind: 'option', until: '2030-01-01T00:00:00Z' };
  expect((await sell(option, '/bookings/holds')).body.errors).toMatchObject([
    { pointer: '/until', code: 'too-large' },
  ]);
});

test('what has ended is extended no more, and what was cancelled neither moved, paid nor cancelled again', async () => {
  const { sell, staff, later } = await aDay();
  const held = (await sell({ payment: undefined }, '/bookings/holds')).body;
  await staff.post(`/bookings/${held.id}/release`, {});
  const step = (verb: string, fields: Record<string, unknown>, id = held.id) =>
    staff.post(`/bookings/${id}/${verb}`, fields);
  for (const [verb, fields] of [
    ['extension', { version: 2 }],
    ['confirmation', { version: 2 }],
    ['revival', { version: 2 }],
    ['moves', { version: 2, session_id: later.id }],
    ['cancellation', { version: 2, reason: null }],
    ['payments', paymentBody()],
    ['adjustments', { version: 2, kind: 'extra', amount: 10, reason: 'Almoço' }],
  ] as const)
    expect([verb, (await step(verb, fields)).body.type]).toEqual([verb, '/problems/booking-cancelled']);
});

test('a lead of another company, a Pix key that is none and limits that cannot be are named', async () => {
  const { staff, trade, session } = await aDay();
  const foreign = await world.user(await world.company(), 'admin');
  const lead = (await foreign.post('/leads', { name: 'Rui', phone: '48999142207', offered_value: 450 })).body;
  const sold = await staff.post('/bookings', bookingBody(session, trade, { lead_id: lead.id }));
  expect(sold.body.errors).toEqual([{ pointer: '/lead_id', code: 'unknown' }]);
  const { labels: _, ...settings } = (await staff.get('/booking-settings')).body;
  const decide = async (fields: Record<string, unknown>) =>
    (await staff.put('/booking-settings', { ...settings, ...fields })).body.errors;
  expect(await decide({ pix_key: '123' })).toEqual([{ pointer: '/pix_key', code: 'pix-key' }]);
  expect(await decide({ hold_minutes: 0 })).toMatchObject([{ pointer: '/hold_minutes', code: 'too-small' }]);
  expect(await decide({ max_discount_bp: 10_001 })).toMatchObject([
    { pointer: '/max_discount_bp', code: 'too-large' },
  ]);
});

test('into the same, a cancelled, a full and another company’s departure no booking moves', async () => {
  const { sell, staff, trade, session, later } = await aDay();
  const booking = (await sell()).body;
  const move = (session_id: string) =>
    staff.post(`/bookings/${booking.id}/moves`, { version: 1, session_id });
  expect((await move(session.id)).body.type).toBe('/problems/nothing-to-move');
  const full = await aSession(staff, trade, {
    start_time: '18:00',
    end_time: '19:00',
    total_capacity: 2,
    boat_ids: [],
  });
  expect((await move(full.id)).body.type).toBe('/problems/seats-sold-out');
  await staff.post(`/sessions/${later.id}/cancellation`, {
    version: 1,
    reason: 'Vento',
    cancel_bookings: false,
  });
  expect((await move(later.id)).body.type).toBe('/problems/session-cancelled');
  const other = await aDayOfTwo(world);
  expect((await move(other.session.id)).body.errors).toEqual([{ pointer: '/session_id', code: 'unknown' }]);
});
