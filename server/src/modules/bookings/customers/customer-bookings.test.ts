import type { CustomerBookings } from '@leme/contract/bookings/customer-booking-endpoints';
import { expect, test } from 'vitest';
import { aDayOfTwo, bookingFieldsOf } from '../../../testing/companies/booking-day.ts';
import { aBooking, aSession, beforeItEnded, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

async function add(
  by: Person,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; version: number }> {
  const { status, body } = await by.post('/customers', { name: 'Rosa Quitéria', ...fields });
  expect(status).toBe(201);
  return body;
}

async function bookingsOf(by: Person, id: string, query = ''): Promise<CustomerBookings> {
  const { status, body } = await by.get(`/customers/${id}/bookings${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
}

const unknown = { status: 422, errors: [{ pointer: '/customer_id', code: 'unknown' }] };

test("a customer's bookings stand on its page: those to come and those that were, the latest departure first", async () => {
  const { company, staff, trade, session, later } = await aDayOfTwo(world);
  const tomorrow = await aSession(staff, trade, { date: '2026-11-21', boat_ids: [] });
  const before = await aSession(staff, trade, { date: '2026-11-18', boat_ids: [] });
  const yesterday = await aSession(staff, trade, { date: '2026-11-19', boat_ids: [] });
  const { id } = await add(staff);
  const given = { customer_id: id };
  for (const each of [session, tomorrow, later, before, yesterday])
    await beforeItEnded(world, company.id, each, () => aBooking(staff, each, trade, given));
  await aBooking(staff, later, trade);
  const coming = await bookingsOf(staff, id);
  const hours = ({ data }: CustomerBookings) =>
    data.map(({ session: of }) => `${of.date} ${of.start_time.slice(0, 5)}`);
  expect(hours(coming)).toEqual(['2026-11-21 08:00', '2026-11-20 14:00', '2026-11-20 08:00']);
  expect([coming.coming, coming.past]).toEqual([3, 2]);
  expect(coming.data[0]).toMatchObject({
    customer_id: id,
    total_price: 450,
    paid_amount: 0,
    remaining_amount: 450,
    status: 'confirmed',
    booking_passengers: [{ quantity: 2, fare_type: { label: 'Adulto' } }, { quantity: 1 }],
    session: { status: 'available', product: { name: 'Ilha do Campeche' } },
  });
  expect(hours(await bookingsOf(staff, id, '?when=past'))).toEqual(['2026-11-19 08:00', '2026-11-18 08:00']);
});

test('pages of bookings neither overlap nor leave one out', async () => {
  const { staff, trade, session } = await aDayOfTwo(world, { total_capacity: 60 });
  const { id } = await add(staff);
  const made = [];
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 1 }];
  for (let n = 0; n < 5; n += 1)
    made.push((await aBooking(staff, session, trade, { customer_id: id, passengers })).code);
  const codes = [];
  for (const page of [1, 2, 3]) {
    const { data, coming } = await bookingsOf(staff, id, `?limit=2&page=${page}`);
    expect(coming).toBe(5);
    codes.push(...data.map(({ code }) => code));
  }
  expect(codes.toSorted()).toEqual(made.toSorted());
});

test('a customer is chosen, kept by an edit that says nothing of it, and unlinked by one that does', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const [first, second] = [await add(staff), await add(staff, { name: 'Rui Sá' })];
  const booking = await aBooking(staff, session, trade, { customer_id: first.id });
  expect(booking.customer_id).toBe(first.id);
  const save = async (version: number, change: Record<string, unknown>) =>
    (await staff.patch(`/bookings/${booking.id}`, { ...bookingFieldsOf(booking), ...change, version })).body;
  expect(await save(1, { customer_name: 'Rosa Maria' })).toMatchObject({ customer_id: first.id });
  expect(await save(2, { customer_id: second.id })).toMatchObject({ customer_id: second.id });
  expect((await bookingsOf(staff, first.id)).data).toEqual([]);
  expect(await save(3, { customer_id: null })).toMatchObject({ customer_id: null, version: 4 });
});

test('a customer that is another company’s, deleted, merged or of no record is refused by its field', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const foreign = await add(await world.user(await world.company(), 'admin'));
  const [deleted, kept, merged] = [await add(staff), await add(staff), await add(staff)];
  await staff.delete(`/customers/${deleted.id}`);
  const versions = { version: 1, other_version: 1, other_id: merged.id };
  expect((await staff.post(`/customers/${kept.id}/merge`, versions)).status).toBe(200);
  const booking = await aBooking(staff, session, trade);
  for (const id of [foreign.id, deleted.id, merged.id, booking.id]) {
    const fields = { customer_id: id };
    expect((await staff.post('/bookings', bookingBody(session, trade, fields))).body).toMatchObject(unknown);
    const edit = { ...bookingFieldsOf(booking), ...fields };
    expect((await staff.patch(`/bookings/${booking.id}`, edit)).body).toMatchObject(unknown);
  }
});

test('a booking whose customer was deleted since is still edited', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const { id } = await add(staff);
  const booking = await aBooking(staff, session, trade, { customer_id: id });
  await staff.delete(`/customers/${id}`);
  const edit = { ...bookingFieldsOf(booking), customer_id: id };
  expect((await staff.patch(`/bookings/${booking.id}`, edit)).status).toBe(200);
});

test('an agent sees and links its own customers and bookings, without money; who may not read bookings sees none', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const agent = await world.user(company, 'agent_admin');
  const own = await add(staff, { agent_id: agent.partner });
  const others = await add(staff);
  await aBooking(staff, session, trade, { customer_id: own.id });
  const sold = await aBooking(agent, session, trade, { customer_id: own.id });
  const { data, coming } = await bookingsOf(agent, own.id);
  expect([data.map(({ code }) => code), coming]).toEqual([[sold.code], 1]);
  expect(data[0]).toMatchObject({ total_price: null, remaining_amount: null });
  expect((await bookingsOf(staff, own.id)).coming).toBe(2);
  expect((await agent.get(`/customers/${others.id}/bookings`)).status).toBe(404);
  const refused = bookingBody(session, trade, { customer_id: others.id });
  expect((await agent.post('/bookings', refused)).body).toMatchObject(unknown);
  const foreign = await world.user(await world.company(), 'admin');
  expect((await foreign.get(`/customers/${own.id}/bookings`)).status).toBe(404);
  for (const role of ['user', 'supplier_admin'] as const)
    expect((await (await world.user(company, role)).get(`/customers/${own.id}/bookings`)).status).toBe(403);
});

test('a merge brings the bookings to the record that stays', async () => {
  const { staff, trade, session } = await aDayOfTwo(world);
  const [kept, other] = [await add(staff), await add(staff, { name: 'Rosa Q.' })];
  const { code } = await aBooking(staff, session, trade, { customer_id: other.id });
  await staff.post(`/customers/${kept.id}/merge`, { version: 1, other_version: 1, other_id: other.id });
  expect((await bookingsOf(staff, kept.id)).data.map((booking) => booking.code)).toEqual([code]);
  expect((await staff.get(`/customers/${other.id}/bookings`)).status).toBe(404);
});

test('a customer is found by digits of the telephone, the document, the e-mail and the name without accents', async () => {
  const { staff } = await aDayOfTwo(world);
  const fields = { phone: '+5548988776655', email: 'rosa@example.com', tax_id: '529.982.247-25' };
  const { id } = await add(staff, fields);
  await add(staff, { name: 'Outra Pessoa' });
  for (const typed of ['98877-6655', '(48) 98877', '529.982.247', 'rosa@example', 'quiteria rosa']) {
    const { data } = (await staff.get(`/customers?limit=6&q=${encodeURIComponent(typed)}`)).body;
    expect(
      data.map((row: { id: string }) => row.id),
      typed,
    ).toEqual([id]);
  }
});
