import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import {
  aDayOfTwo,
  bookingFieldsOf,
  freeSeats,
  mark,
  peopleOf,
} from '../../../testing/companies/booking-day.ts';
import { aBooking } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

async function aBookedDay(given: Record<string, unknown> = {}) {
  const day = await aDayOfTwo(world, given);
  const booking = await aBooking(day.staff, day.session, day.trade);
  const { adult, child, infant } = day.trade.fares;
  const save = (change: Record<string, unknown>, person: Person = day.staff) =>
    person.patch(`/bookings/${booking.id}`, { ...bookingFieldsOf(booking), ...change });
  const party = (adults: number, children = 1) =>
    [
      { fare_type_id: adult, quantity: adults },
      { fare_type_id: child, quantity: children },
    ].filter(({ quantity }) => quantity > 0);
  const people = () => peopleOf(world, day.company, booking);
  const name = (id: string | undefined, called: string) =>
    world.tenantTx.write(day.company.id, (tx) =>
      tx.change(
        db
          .updateTable('manifest_passengers')
          .set({ name: called })
          .where('tenant_id', '=', day.company.id)
          .where('id', '=', id ?? ''),
      ),
    );
  return { ...day, booking, infant, save, party, people, name };
}

test('who the customer is can be corrected without touching the party [A3-27]', async () => {
  const { booking, save, people } = await aBookedDay();
  const before = await people();
  const { status, body } = await save({ customer_name: 'Maria Silva', customer_phone: '+55 48 98888-7777' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    customer_name: 'Maria Silva',
    customer_phone: '+5548988887777',
    special_requirements: 'Alergia a camarão',
    booking_passengers: booking.booking_passengers,
    total_price: 450,
    seats: 3,
    version: 2,
  });
  expect(await people()).toEqual(before);
});

test('more of a fare takes seats, costs its old price and stands behind the others [A3-31, A3-39]', async () => {
  const { company, staff, session, trade, save, party, people } = await aBookedDay();
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('fare_types')
        .set({ cost_price: 999 })
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.fares.adult),
    ),
  );
  const { body } = await save({ passengers: party(4) });
  expect(body).toMatchObject({
    seats: 5,
    total_price: 810,
    booking_passengers: [{ quantity: 4, unit_price: 180, total_price: 720 }, { quantity: 1 }],
  });
  expect((await people()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(await freeSeats(staff, session)).toBe(15);
});

test('a fare that was not there before costs what it is sold at; a baby takes no seat', async () => {
  const { infant, party, save, people } = await aBookedDay();
  const { body } = await save({ passengers: [...party(2), { fare_type_id: infant, quantity: 1 }] });
  expect(body).toMatchObject({ seats: 3, total_price: 450 });
  expect(body.booking_passengers[2]).toMatchObject({ quantity: 1, fare_type: { label: 'Bebê' } });
  expect((await people()).at(-1)?.booking_passenger_id).toBe(body.booking_passengers[2].id);
});

test('fewer of a fare: the highest place that nobody named or saw is left', async () => {
  const { staff, session, save, party, people, name } = await aBookedDay();
  const [, second] = await people();
  await name(second?.id, 'Rui');
  const { body } = await save({ passengers: party(1) });
  expect(body).toMatchObject({ seats: 2, total_price: 270 });
  expect((await people()).map(({ position, name: called }) => [position, called])).toEqual([
    [2, 'Rui'],
    [3, null],
  ]);
  expect(await freeSeats(staff, session)).toBe(18);
});

test('a fare that leaves altogether takes its row with it', async () => {
  const { save, party, people } = await aBookedDay();
  const { body } = await save({ passengers: party(2, 0) });
  expect(body.booking_passengers).toHaveLength(1);
  expect(await people()).toHaveLength(2);
});

test('where everybody is known it is asked who leaves, and then exactly that person does', async () => {
  const { staff, session, save, party, people, name } = await aBookedDay();
  const [first, second] = await people();
  await name(first?.id, 'Maria');
  await name(second?.id, 'Rui');
  const asked = await save({ passengers: party(1) });
  expect(asked.status).toBe(409);
  expect(asked.body).toMatchObject({
    type: '/problems/choose-passengers',
    params: { choose: 1, groups: [{ choose: 1, people: [{ name: 'Maria' }, { name: 'Rui' }] }] },
  });
  expect(await freeSeats(staff, session)).toBe(17);
  expect((await save({ passengers: party(1), removed_passenger_ids: [first?.id] })).status).toBe(200);
  expect((await people()).map((person) => person.name)).toEqual(['Rui', null]);
});

test('more chosen than leave, or somebody of another fare or booking, is refused', async () => {
  const { save, party, people } = await aBookedDay();
  const [first, second, child] = await people();
  const errors = async (removed: unknown[]) =>
    (await save({ passengers: party(1), removed_passenger_ids: removed })).body.errors;
  expect(await errors([first?.id, second?.id])).toEqual([
    { pointer: '/removed_passenger_ids', code: 'too-many' },
  ]);
  expect(await errors([child?.id, crypto.randomUUID()])).toEqual([
    { pointer: '/removed_passenger_ids/0', code: 'unknown' },
    { pointer: '/removed_passenger_ids/1', code: 'unknown' },
  ]);
});

test('a quantity below those aboard is refused with how many are', async () => {
  const { staff, booking, save, party, people } = await aBookedDay();
  const [first, second] = await people();
  for (const person of [first, second]) await mark(staff, booking, person, 'checked_in');
  const { status, body } = await save({ passengers: party(1) });
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: '/problems/people-aboard', params: { aboard: 2, wanted: 1 } });
  const chosen = await save({ passengers: party(1), removed_passenger_ids: [first?.id] });
  expect(chosen.body.type).toBe('/problems/people-aboard');
});

test('the flags of the booking follow its people: one more is awaited, one less may complete it', async () => {
  const { staff, booking, save, party, people } = await aBookedDay();
  const [first, second] = await people();
  for (const person of [first, second]) await mark(staff, booking, person, 'checked_in');
  expect((await save({ passengers: party(2, 0) })).body).toMatchObject({ checkin: true });
  expect((await save({ version: 2, passengers: party(3, 0) })).body).toMatchObject({ checkin: false });
});

test('more people than seats are refused and nothing changes', async () => {
  const { staff, session, save, party, people } = await aBookedDay({ total_capacity: 4 });
  const { status, body } = await save({ passengers: party(5), customer_name: 'Outra' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: '/problems/seats-sold-out', params: { free: 1, wanted: 3 } });
  expect(await people()).toHaveLength(3);
  expect(await freeSeats(staff, session)).toBe(1);
});

test('of many who save at the same moment one is first, the others see what it saved', async () => {
  const { staff, session, save, party } = await aBookedDay();
  const answers = await Promise.all([1, 2, 3, 4].map((more) => save({ passengers: party(2 + more) })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const won = answers.find(({ status }) => status === 200);
  expect(lost?.body).toMatchObject({ type: '/problems/stale-version', params: { current: { version: 2 } } });
  expect(await freeSeats(staff, session)).toBe(20 - won?.body.seats);
});

test('a cancelled booking is not edited: it is said what became of it', async () => {
  const { staff, booking, save } = await aBookedDay();
  await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: 'Chuva' });
  expect((await save({})).body).toMatchObject({
    type: '/problems/booking-cancelled',
    params: { cancel_reason: 'Chuva' },
  });
});

test('a party without anybody, an unknown fare and a customer as agent are named', async () => {
  const { company, save, party } = await aBookedDay();
  expect((await save({ passengers: [] })).body.errors).toEqual([
    { pointer: '/passengers', code: 'too-small', params: { minimum: 1 } },
  ]);
  expect(
    (await save({ passengers: [...party(2), { fare_type_id: crypto.randomUUID(), quantity: 1 }] })).body
      .errors,
  ).toEqual([{ pointer: '/passengers/2/fare_type_id', code: 'unknown' }]);
  expect((await save({ agent_id: await world.partnerOf(company.id, 'supplier') })).body.errors).toEqual([
    { pointer: '/agent_id', code: 'unknown' },
  ]);
});

test('a booking without fares keeps its one person, who takes the first place of the fare it gets', async () => {
  const { company, staff, session, booking, save, party, people } = await aBookedDay();
  await world.tenantTx.write(company.id, async (tx) => {
    const own = db.deleteFrom('manifest_passengers').where('tenant_id', '=', company.id);
    await tx.change(own.where('position', '>', 1));
    await tx.change(
      db
        .updateTable('manifest_passengers')
        .set({ booking_passenger_id: null, name: 'Maria' })
        .where('tenant_id', '=', company.id),
    );
    await tx.change(db.deleteFrom('booking_passengers').where('tenant_id', '=', company.id));
    await tx.change(
      db
        .updateTable('bookings')
        .set({ seats: 1, total_price: 0 })
        .where('tenant_id', '=', company.id)
        .where('id', '=', booking.id),
    );
    await tx.change(
      db
        .updateTable('session_seats')
        .set({ taken: 1 })
        .where('tenant_id', '=', company.id)
        .where('taken', '>', 0),
    );
  });
  expect((await save({ passengers: [], customer_name: 'Maria S.' })).body).toMatchObject({ seats: 1 });
  expect((await save({ version: 2, passengers: party(2, 0) })).body).toMatchObject({
    seats: 2,
    total_price: 360,
  });
  expect((await people()).map(({ name: called }) => called)).toEqual(['Maria', null]);
  expect(await freeSeats(staff, session)).toBe(18);
});

test('an agent keeps its bookings its own and cannot wipe a note it may not read', async () => {
  const { company, staff, session, trade } = await aDayOfTwo(world);
  const agent = await world.partnerOf(company.id, 'agent');
  const partner = await world.user(company, 'agent_admin', { partner_id: agent });
  const booking = await aBooking(staff, session, trade, { agent_id: agent });
  const fields = { ...bookingFieldsOf(booking), agent_id: null, special_requirements: null };
  const saved = await partner.patch(`/bookings/${booking.id}`, { ...fields, customer_name: 'Nova' });
  expect(saved.body).toMatchObject({ customer_name: 'Nova', agent_id: agent, total_price: null });
  const { data } = (await staff.get(`/sessions/${session.id}/bookings`)).body;
  expect(data).toMatchObject([{ special_requirements: 'Alergia a camarão' }]);
});
