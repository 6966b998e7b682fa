import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { hooksOf } from '../../../kit/hooks.ts';
import { aDayOfTwo, freeSeats } from '../../../testing/companies/booking-day.ts';
import { aSeller } from '../../../testing/companies/seller.ts';
import { aSession, bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { expireHolds } from '../booking/expire-holds.ts';
import { completeBookings } from './complete-bookings.ts';

const world = await openWorld();

/** A day on which three seats are held as a cart. */
async function aHold(given: Record<string, unknown> = {}) {
  const day = await aDayOfTwo(world);
  const { company, staff, trade, session } = day;
  const hold = async (fields: Record<string, unknown> = {}) =>
    await staff.post(
      '/bookings/holds',
      bookingBody(session, trade, { payment: undefined, ...given, ...fields }),
    );
  const { status, body } = await hold();
  if (status !== 201) throw new Error(JSON.stringify(body));
  const step = (verb: string, fields: Record<string, unknown> = {}, id = body.id) =>
    staff.post(`/bookings/${id}/${verb}`, fields);
  const expire = (at: string) =>
    world.tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, Temporal.Instant.from(at)));
  return { ...day, hold, booking: body, step, expire };
}

/** The tenth or fifth of the normative deliberation 161, with a deposit of thirty per cent. */
async function byPolicy(staff: Awaited<ReturnType<typeof aDayOfTwo>>['staff']) {
  const { body } = await staff.post('/cancellation-policies/adoptions', { template: 'embratur' });
  const none = { min_party: null, max_party: null, cutoff_min: null, horizon_days: null };
  const said = { ...none, deposit_bp: 3000, balance_due_hours: 48, cancellation_policy_id: body.id };
  const { status } = await staff.put('/selling-defaults', { ...said, version: 0 });
  expect(status).toBe(200);
}

test('seats are held for minutes at the price of the moment, and a hold becomes a booking with its customer', async () => {
  const { staff, session, booking, step } = await aHold();
  expect(booking).toMatchObject({
    status: 'on_hold',
    hold_kind: 'cart',
    hold_expires_at: '2026-11-20T12:27:00.000Z',
    total_price: 450,
    price_trace: { said: { total: 45_000 } },
  });
  expect(await freeSeats(staff, session)).toBe(17);
  const { status, body } = await step('confirmation', {
    version: 1,
    customer_name: 'Tereza Lopes',
    customer_document: '529.982.247-25',
    record: 'match',
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    status: 'confirmed',
    hold_expires_at: null,
    customer_name: 'Tereza Lopes',
    version: 2,
  });
  expect((await staff.get(`/customers/${body.customer_id}`)).body).toMatchObject({ tax_id: '52998224725' });
  expect((await step('confirmation', { version: 2 })).body.type).toBe('/problems/booking-state');
});

test('whoever asks for seats releases first what has ended there, and one that ended is confirmed no more', async () => {
  const { staff, trade, session, booking, step } = await aHold();
  await staff.patch(`/sessions/${session.id}`, { version: 1, total_capacity: 3 });
  const full = await staff.post('/bookings', bookingBody(session, trade));
  expect(full.body.type).toBe('/problems/seats-sold-out');
  world.clock.set('2026-11-20T12:27:00Z');
  expect((await step('confirmation', { version: 1 })).body.type).toBe('/problems/hold-expired');
  expect((await staff.post('/bookings', bookingBody(session, trade))).status).toBe(201);
  expect((await staff.get(`/bookings/${booking.id}`)).body.status).toBe('expired');
  expect((await step('revival', { version: 2 })).body.type).toBe('/problems/seats-sold-out');
  world.clock.set('2026-11-20T12:12:00Z');
});

test('of expiry and confirmation at once one happens, and seats go back once', async () => {
  const { staff, session, booking, step, expire } = await aHold();
  const at = booking.hold_expires_at;
  const [, confirmed] = await Promise.all([expire(at), step('confirmation', { version: 1 })]);
  const { status } = (await staff.get(`/bookings/${booking.id}`)).body;
  expect([
    [200, 'confirmed'],
    [409, 'expired'],
  ]).toContainEqual([confirmed.status, status]);
  expect(await freeSeats(staff, session)).toBe(status === 'confirmed' ? 17 : 20);
});

test('a hold is released once, however often it is asked; one that expired takes its seats again', async () => {
  const { staff, session, step, hold, expire } = await aHold();
  const released = await Promise.all([step('release'), step('release'), step('release')]);
  expect(released.map(({ status, body }) => [status, body.status])).toEqual(
    Array(3).fill([200, 'cancelled']),
  );
  expect(await freeSeats(staff, session)).toBe(20);
  const { id, hold_expires_at } = (await hold()).body;
  await expire(hold_expires_at);
  const revived = await step('revival', { version: 2 }, id);
  expect(revived.body).toMatchObject({ status: 'on_hold', total_price: 450, version: 3 });
  expect(await freeSeats(staff, session)).toBe(17);
});

test('an option keeps seats until the moment that is said, never beyond departure', async () => {
  const { staff, trade, step } = await aHold();
  const saturday = await aSession(staff, trade, { date: '2026-11-28', boat_ids: [] });
  const body = bookingBody(saturday, trade, { payment: undefined, kind: 'option' });
  const option = (await staff.post('/bookings/holds', body)).body;
  expect(option).toMatchObject({ hold_kind: 'option', hold_expires_at: '2026-11-23T12:12:00.000Z' });
  const until = (moment: string) => step('extension', { version: 1, until: moment }, option.id);
  expect((await until('2026-11-28T11:00:01Z')).body.errors).toMatchObject([
    { pointer: '/until', code: 'too-large' },
  ]);
  expect((await until('2026-11-20T12:00:00Z')).body.errors).toMatchObject([
    { pointer: '/until', code: 'past-day' },
  ]);
  expect((await until('2026-11-27T11:00:00Z')).body).toMatchObject({ version: 2 });
});

test('whoever an option is kept for gets a record by the document that is typed with it', async () => {
  const { staff, trade, step } = await aHold();
  const saturday = await aSession(staff, trade, { date: '2026-11-28', boat_ids: [] });
  const { body: cart } = await staff.post(
    '/bookings/holds',
    bookingBody(saturday, trade, { payment: undefined }),
  );
  const until = { version: 1, until: '2026-11-22T12:00:00Z', customer_document: '529.982.247-25' };
  const { body: option } = await step('extension', { ...until, record: 'match' }, cart.id);
  expect(option).toMatchObject({ status: 'on_hold', hold_kind: 'option' });
  const { body: customer } = await staff.get(`/customers/${option.customer_id}`);
  expect(customer).toMatchObject({ name: 'Maria Gonçalves', tax_id: '52998224725' });
  const again = await step('extension', { version: 2, until: '2026-11-23T12:00:00Z' }, cart.id);
  expect(again.body.customer_id).toBe(option.customer_id);
});

test('a plain seller makes an option of his own cart, with who it is for, who gets a letter', async () => {
  const { company, staff, trade } = await aHold();
  const saturday = await aSession(staff, trade, { date: '2026-11-28', boat_ids: [] });
  const seller = await aSeller(world, company, staff);
  const cart = bookingBody(saturday, trade, { payment: undefined, customer_name: 'Em atendimento' });
  const { id } = (await seller.post('/bookings/holds', cart)).body;
  const rosa = { customer_name: 'Rosa Lima', customer_phone: '48988776655', customer_email: 'rosa@mar.test' };
  const wish = { version: 1, until: '2026-11-23T12:00:00Z', ...rosa, record: 'match', sends_letter: true };
  const kept = await seller.post(`/bookings/${id}/extension`, wish);
  expect([kept.status, kept.body]).toMatchObject([200, { ...rosa, hold_kind: 'option', version: 2 }]);
  const customer = (await staff.get(`/customers/${kept.body.customer_id}`)).body;
  expect(customer).toMatchObject({ name: 'Rosa Lima', email: 'rosa@mar.test' });
  expect((await staff.get(`/bookings/${id}/letters`)).body.data).toMatchObject([
    { letter: 'option', to_email: 'rosa@mar.test' },
  ]);
  const [last] = (await staff.get(`/bookings/${id}/history`)).body.data;
  expect(last.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'customer_name', before: 'Em atendimento', after: 'Rosa Lima' }),
      expect.objectContaining({ field: 'customer_id', after: 'Rosa Lima' }),
    ]),
  );
});

test('the price that was said no longer counts: nothing is sold, and both are told', async () => {
  const { staff, trade, session, booking } = await aHold();
  const said = structuredClone(booking.price_trace);
  said.said.total = 44_000;
  const { status, body } = await staff.post('/bookings', bookingBody(session, trade, { trace: said }));
  expect([status, body.type]).toEqual([409, '/problems/price-changed']);
  expect(body.params).toMatchObject({ said: { total: 440 }, now: { total: 450 } });
  const sold = await staff.post('/bookings', bookingBody(session, trade, { trace: booking.price_trace }));
  expect(sold.status).toBe(201);
});

test('cancelled by its policy: the fee stays, the rest is owed back and returned in parts, never more than was paid', async () => {
  const { staff, trade } = await aDayOfTwo(world);
  await byPolicy(staff);
  const session = await aSession(staff, trade, { date: '2026-12-31', boat_ids: [] });
  const booking = (await staff.post('/bookings', bookingBody(session, trade))).body;
  const pay = (amount: number, given: object = {}) =>
    staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount, ...given }));
  expect((await staff.get(`/bookings/${booking.id}`)).body).toMatchObject({ deposit_amount: 135 });
  await pay(135);
  const preview = (await staff.get(`/bookings/${booking.id}/cancellation-preview`)).body;
  expect(preview).toMatchObject({ fee: 45, kept: 45, refund: 90, is_withdrawal: false });
  const cancelled = await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: 'Mudou' });
  expect(cancelled.body).toMatchObject({ total_price: 45, paid_amount: 135, remaining_amount: -90 });
  expect((await pay(-40)).body).toMatchObject({ paid_amount: 95, remaining_amount: -50 });
  const { credit } = (await pay(-50, { method: 'credito' })).body;
  expect(credit).toMatchObject({ amount: 50, expires_on: '2027-11-20' });
  expect((await pay(-50)).body.errors).toMatchObject([{ code: 'above-paid' }]);
  const next = (await staff.post('/bookings', bookingBody(session, trade))).body;
  const spend = (amount: number) =>
    staff.post(
      `/bookings/${next.id}/payments`,
      paymentBody({ amount, method: 'credito', credit_code: credit.code }),
    );
  const both = await Promise.all([spend(30), spend(30)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await spend(20)).status).toBe(201);
  expect((await spend(1)).body.type).toBe('/problems/credit-unusable');
});

test('a discount within the limit needs a reason, one above it who may agree prices; a total never goes below nothing', async () => {
  const { company, booking, step } = await aHold();
  const seller = await world.user(company, 'manager');
  const line = (fields: object, version = 1) =>
    step('adjustments', { version, kind: 'discount', reason: 'Cliente antigo', ...fields });
  expect((await line({ bp: 750, reason: null })).body.errors).toMatchObject([
    { pointer: '/reason', code: 'required' },
  ]);
  const { body } = await line({ bp: 750 });
  expect(body).toMatchObject({ total_price: 416.25, version: 2 });
  expect(body.adjustments).toMatchObject([{ kind: 'discount', amount: -33.75, reason: 'Cliente antigo' }]);
  expect((await line({ amount: 500 }, 2)).body.errors).toMatchObject([{ code: 'above-total' }]);
  expect(seller.role).toBe('manager');
  expect(booking.adjustments).toEqual([]);
});

test('while a boat of a departure is out its bookings are not completed by the clock', async () => {
  const { company, step, booking } = await aHold();
  await step('confirmation', { version: 1 });
  const sailed = (departed_at: string, returned_at: string | null) =>
    world.tenantTx.write(company.id, async (tx) => {
      const set = { departed_at, returned_at };
      const where = db.updateTable('sessions').set(set).where('tenant_id', '=', company.id);
      await tx.change(where.where('id', '=', booking.session_id));
    });
  const complete = (at: string) =>
    world.tenantTx.write(company.id, (tx) =>
      completeBookings(tx, company.id, Temporal.Instant.from(at), hooksOf([])),
    );
  await sailed('2026-11-20T11:04:00Z', null);
  expect(await complete('2026-11-20T16:00:00Z')).toBe(0);
  await sailed('2026-11-20T11:04:00Z', '2026-11-20T15:30:00Z');
  expect(await complete('2026-11-20T16:00:00Z')).toBe(1);
});

test('two hours after the end of a departure its bookings are completed', async () => {
  const { company, staff, booking, step } = await aHold();
  await step('confirmation', { version: 1 });
  const complete = (at: string) =>
    world.tenantTx.write(company.id, (tx) =>
      completeBookings(tx, company.id, Temporal.Instant.from(at), hooksOf([])),
    );
  expect(await complete('2026-11-20T14:59:00Z')).toBe(0);
  expect(await complete('2026-11-20T15:00:00Z')).toBe(1);
  expect((await staff.get(`/bookings/${booking.id}`)).body.status).toBe('completed');
  expect((await step('cancellation', { version: 3, reason: null })).body.type).toBe(
    '/problems/booking-state',
  );
});
