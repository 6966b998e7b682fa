import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo, freeSeats, mark, peopleOf } from '../../../testing/companies/booking-day.ts';
import { bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A day of a charter without fares: 1200,00 up to six people, 1800,00 up to ten. */
async function aCharter() {
  const day = await aDayOfTwo(world);
  const { company, staff, trade, session } = day;
  const { product_id } = trade;
  await world.tenantTx.write(company.id, async (tx) => {
    await tx.change(
      db
        .updateTable('products')
        .set({ sharing_mode: 'private' })
        .where('tenant_id', '=', company.id)
        .where('id', '=', product_id),
    );
    await tx.change(
      db
        .updateTable('fare_types')
        .set({ active: false })
        .where('tenant_id', '=', company.id)
        .where('product_id', '=', product_id),
    );
  });
  const sizes = [
    { product_id, name: 'Até 6', max_size: 6, price: 1200 },
    { product_id, name: 'Até 10', max_size: 10, price: 1800 },
  ];
  for (const size of sizes) expect((await staff.post('/product-group-prices', size)).status).toBe(201);
  const sell = (fields: Record<string, unknown>, path = '/bookings') =>
    staff.post(path, bookingBody(session, trade, { passengers: [], ...fields }));
  return { ...day, sell };
}

test('a charter without fares is sold by how many they are: one price, a seat and a line of the manifest each', async () => {
  const { company, staff, session, sell } = await aCharter();
  const { status, body } = await sell({ people: 4 });
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body).toMatchObject({ seats: 4, people: 4, total_price: 1200, booking_passengers: [] });
  expect(await freeSeats(staff, session)).toBe(16);
  const people = await peopleOf(world, company, body);
  expect(people.map(({ position, booking_passenger_id }) => [position, booking_passenger_id])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, null],
  ]);
  expect((await staff.get(`/bookings/${body.id}`)).body).toMatchObject({
    adjustments: [{ kind: 'group', amount: 1200 }],
    price_trace: { inputs: { people: 4 } },
  });
  expect((await sell({ people: 2 })).body.type).toBe('/problems/private-taken');
});

test('it is held and confirmed at that price, and given back whole', async () => {
  const { staff, session, sell } = await aCharter();
  const { body: held } = await sell({ people: 8, payment: undefined }, '/bookings/holds');
  expect(held).toMatchObject({ status: 'on_hold', total_price: 1800, seats: 8 });
  const confirmed = await staff.post(`/bookings/${held.id}/confirmation`, { version: 1 });
  expect(confirmed.body).toMatchObject({ status: 'confirmed', total_price: 1800 });
  await staff.post(`/bookings/${held.id}/cancellation`, { version: 2, reason: null });
  expect(await freeSeats(staff, session)).toBe(20);
});

test('a group that grows or shrinks pays what its size costs more or less; nobody aboard leaves', async () => {
  const { company, staff, session, sell } = await aCharter();
  const { body } = await sell({ people: 6 });
  const change = (fields: Record<string, unknown>) => staff.patch(`/bookings/${body.id}`, fields);
  const larger = await change({ version: 1, people: 9 });
  expect(larger.body).toMatchObject({ seats: 9, people: 9, total_price: 1800, version: 2 });
  expect(await freeSeats(staff, session)).toBe(11);
  expect(await peopleOf(world, company, body)).toHaveLength(9);
  expect((await change({ version: 2, people: 9 })).body.version).toBe(2);
  const smaller = await change({ version: 2, people: 2 });
  expect(smaller.body).toMatchObject({ seats: 2, people: 2, total_price: 1200, version: 3 });
  expect((await peopleOf(world, company, body)).map(({ position }) => position)).toEqual([1, 2]);
  expect(await freeSeats(staff, session)).toBe(18);
  const people = await peopleOf(world, company, body);
  for (const person of people) await mark(staff, body, person, 'checked_in');
  expect((await change({ version: 3, people: 1 })).body.type).toBe('/problems/people-aboard');
});

test('a size nobody sells, fares beside a size, nobody, and a size of a shared tour are named by their field', async () => {
  const { trade, sell } = await aCharter();
  const faultsOf = async (fields: Record<string, unknown>) => (await sell(fields)).body.errors;
  expect(await faultsOf({ people: 11 })).toEqual([
    { pointer: '/people', code: 'no-price', params: { people: 11 } },
  ]);
  expect(await faultsOf({ people: 151 })).toMatchObject([{ pointer: '/people', code: 'too-large' }]);
  expect(await faultsOf({ people: 0 })).toMatchObject([{ pointer: '/people', code: 'too-small' }]);
  expect(await faultsOf({})).toMatchObject([{ pointer: '/passengers', code: 'too-small' }]);
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 2 }];
  expect(await faultsOf({ people: 2, passengers })).toEqual([{ pointer: '/people', code: 'option' }]);
  const shared = await aDayOfTwo(world);
  const group = bookingBody(shared.session, shared.trade, { passengers: [], people: 2 });
  expect((await shared.staff.post('/bookings', group)).body.errors).toEqual([
    { pointer: '/passengers', code: 'required' },
  ]);
});

test('a group goes to another departure with all its seats, at the agreed price', async () => {
  const { staff, session, later, sell } = await aCharter();
  const { body } = await sell({ people: 5 });
  const { data } = (await staff.get(`/bookings/${body.id}/move-targets`)).body;
  expect(data.find(({ id }: { id: string }) => id === later.id)).toMatchObject({ seats: 5, price: null });
  const moved = await staff.post(`/bookings/${body.id}/moves`, { version: 1, session_id: later.id });
  expect(moved.body).toMatchObject({ session_id: later.id, seats: 5, total_price: 1200 });
  expect([await freeSeats(staff, session), await freeSeats(staff, later)]).toEqual([20, 15]);
});
