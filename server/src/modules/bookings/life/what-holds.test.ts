import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo, mark, peopleOf } from '../../../testing/companies/booking-day.ts';
import { aBooking, aSession, bookingBody, paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { expireHolds } from '../booking/expire-holds.ts';

// What holds of bookings whatever is done to them.
const world = await openWorld();

test('the use of a special price is taken with the hold, and given back once by release, expiry and cancellation', async () => {
  const { company, staff, trade, later } = await aDayOfTwo(world);
  const given = { name: 'Verão', price: 100, code: 'VERAO27', quota: 3 };
  const special = (await staff.post('/special-pricing', given)).body;
  const used = async () => (await staff.get(`/special-pricing/${special.id}`)).body.used;
  const hold = async () => {
    const body = bookingBody(later, trade, { payment: undefined, code: 'VERAO27' });
    const { status, body: held } = await staff.post('/bookings/holds', body);
    expect([status, held.errors]).toEqual([201, undefined]);
    return held;
  };
  const [released, expired, sold] = [await hold(), await hold(), await hold()];
  expect(await used()).toBe(3);
  for (let time = 0; time < 2; time += 1) await staff.post(`/bookings/${released.id}/release`, {});
  expect(await used()).toBe(2);
  await staff.post(`/bookings/${sold.id}/confirmation`, { version: 1 });
  const past = Temporal.Instant.from(expired.hold_expires_at);
  for (let time = 0; time < 2; time += 1)
    await world.tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, past));
  expect(await used()).toBe(1);
  await staff.post(`/bookings/${sold.id}/cancellation`, { version: 2, reason: null });
  expect(await used()).toBe(0);
  expect((await staff.post(`/bookings/${expired.id}/revival`, { version: 2 })).status).toBe(200);
  expect(await used()).toBe(1);
});

test('neither a payment nor who came raises the version of a booking', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  await staff.post(`/bookings/${booking.id}/payments`, paymentBody({ amount: 100 }));
  for (const person of await peopleOf(world, company, booking))
    await mark(staff, booking, person, 'checked_in');
  const now = (await staff.get(`/bookings/${booking.id}`)).body;
  expect(now).toMatchObject({ paid_amount: 100, version: booking.version });
});

test('a credit is spent once by two at once, goes on with whom its customer became, and pays nothing once it is over', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const rosa = (await staff.post('/customers', { name: 'Rosa Lima' })).body;
  const paid = { customer_id: rosa.id, payment: { amount: 450, method: 'pix' } };
  const lost = await aBooking(staff, session, trade, paid);
  const ended = { version: 1, kind: 'weather', as_credit: true, reason: null };
  await staff.post(`/bookings/${lost.id}/cancellation`, ended);
  const other = (await staff.post('/customers', { name: 'Rosa Lima de Souza' })).body;
  const merged = { other_id: rosa.id, version: other.version, other_version: rosa.version };
  expect((await staff.post(`/customers/${other.id}/merge`, merged)).status).toBe(200);
  const left = async () => (await staff.get(`/customers/${other.id}/credits`)).body.data;
  const [credit] = await left();
  expect(credit).toMatchObject({ amount_left: 450, booking: { code: lost.code } });
  const two = await Promise.all([aBooking(staff, session, trade), aBooking(staff, session, trade)]);
  const spend = (booking: { id: string }, amount: number) =>
    staff.post(
      `/bookings/${booking.id}/payments`,
      paymentBody({ amount, method: 'credito', credit_code: credit.code }),
    );
  const answers = await Promise.all(two.map((booking) => spend(booking, 400)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await left())[0]).toMatchObject({ amount_left: 50 });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.updateTable('credits').set({ expires_on: '2026-11-19' }).where('tenant_id', '=', company.id),
    ),
  );
  const late = await Promise.all(two.map((booking) => spend(booking, 10)));
  expect(late.map(({ body }) => body.type)).toEqual(Array(2).fill('/problems/credit-unusable'));
});

test('what has expired is extended no more: it is said when it ended', async () => {
  const { company, staff, trade, later } = await aDayOfTwo(world);
  const held = (await staff.post('/bookings/holds', bookingBody(later, trade, { payment: undefined }))).body;
  const past = Temporal.Instant.from(held.hold_expires_at);
  await world.tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, past));
  const late = await staff.post(`/bookings/${held.id}/extension`, { version: 2 });
  expect(late.body).toMatchObject({
    type: '/problems/hold-expired',
    params: { hold_expires_at: held.hold_expires_at },
  });
});

test('a private departure that gets more seats is still its first booking’s alone', async () => {
  const { company, staff, trade, later } = await aDayOfTwo(world);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('products')
        .set({ sharing_mode: 'private' })
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.product_id),
    ),
  );
  const size = { product_id: trade.product_id, name: 'Até 10', max_size: 10, price: 1200 };
  await staff.post('/product-group-prices', size);
  const group = (people: number) => bookingBody(later, trade, { passengers: [], people });
  expect((await staff.post('/bookings', group(6))).status).toBe(201);
  const { version } = (await staff.get(`/sessions/${later.id}`)).body;
  const larger = await staff.patch(`/sessions/${later.id}`, { version, boat_ids: [], total_capacity: 60 });
  expect(larger.body).toMatchObject({ total_capacity: 60, remaining_capacity: 54 });
  expect((await staff.post('/bookings', group(2))).body.type).toBe('/problems/private-taken');
});

test('a move takes the fee of the policy along where that is chosen, and writes to whoever booked', async () => {
  const { staff, trade } = await aDayOfTwo(world);
  const policy = (await staff.post('/cancellation-policies/adoptions', { template: 'embratur' })).body;
  const none = { min_party: null, max_party: null, cutoff_min: null, horizon_days: null };
  const terms = { ...none, deposit_bp: null, balance_due_hours: null, cancellation_policy_id: policy.id };
  expect((await staff.put('/selling-defaults', { ...terms, version: 0 })).status).toBe(200);
  const [from, to] = [
    await aSession(staff, trade, { date: '2026-12-30', boat_ids: [] }),
    await aSession(staff, trade, { date: '2026-12-31', boat_ids: [] }),
  ];
  const customer_email = 'maria@mar.test';
  const booking = await aBooking(staff, from, trade, { customer_email });
  const wish = { version: 1, session_id: to.id, fee: true, sends_letter: true };
  const moved = (await staff.post(`/bookings/${booking.id}/moves`, wish)).body;
  expect(moved).toMatchObject({ session_id: to.id, total_price: 495 });
  const { adjustments, starts_at } = (await staff.get(`/bookings/${booking.id}`)).body;
  expect(adjustments).toMatchObject([{ kind: 'fee', amount: 45 }]);
  expect(starts_at).toBe('2026-12-31T11:00:00.000Z');
  expect((await staff.get(`/bookings/${booking.id}/letters`)).body.data).toMatchObject([
    { letter: 'change', to_email: customer_email },
  ]);
  const edited = await staff.patch(`/sessions/${to.id}`, {
    version: 1,
    start_time: '09:00',
    end_time: '11:00',
  });
  expect(edited.status).toBe(200);
  expect((await staff.get(`/bookings/${booking.id}`)).body.starts_at).toBe('2026-12-31T12:00:00.000Z');
});

test('bookings are found by digits of the telephone, by e-mail, by code and by a name without accents', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade, { customer_email: 'maria.g@mar.test' });
  for (const typed of ['99914', '4899914', 'maria.g@mar', booking.code, 'goncalves'])
    expect([typed, (await staff.get(`/bookings?q=${typed}`)).body.count]).toEqual([typed, 1]);
  expect((await staff.get('/bookings?q=zuleica')).body.count).toBe(0);
});
