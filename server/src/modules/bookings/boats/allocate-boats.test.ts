import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo, peopleOf } from '../../../testing/companies/booking-day.ts';
import { manifestOf } from '../../../testing/companies/manifest-day.ts';
import { aBooking, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const board = (
  person: Person,
  session: { id: string },
  boat_id: string | null,
  people: readonly { id: string }[],
) =>
  person.post(`/sessions/${session.id}/boat-allocations`, {
    boat_id,
    manifest_passenger_ids: people.map(({ id }) => id),
  });

const allocatedIn = async (person: Person, session: { id: string }) =>
  (await person.get(`/sessions/${session.id}`)).body.boats.map(
    (boat: { allocated: number }) => boat.allocated,
  );

async function aParty(given: Record<string, unknown> = {}) {
  const day = await aDayOfTwo(world, given);
  const booking = await aBooking(day.staff, day.session, day.trade);
  return { ...day, booking, people: await peopleOf(world, day.company, booking) };
}

test('people of one booking board different boats, and each boat says how many it has [A3-23, A3-25]', async () => {
  const { staff, session, trade, booking, people } = await aParty();
  await board(staff, session, trade.boats[0], people.slice(0, 2));
  const { status, body } = await board(staff, session, trade.boats[1], people.slice(2));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    boats: [
      { boat_name: 'Lancha Netuno', capacity: 20 },
      { boat_name: 'Escuna Maré Alta', capacity: 60 },
    ],
    bookings: [{ id: booking.id, code: booking.code, customer_name: 'Maria Gonçalves' }],
    data: [
      { position: 1, boat_id: trade.boats[0], label: 'Adulto', version: 2 },
      { position: 2, boat_id: trade.boats[0] },
      { position: 3, boat_id: trade.boats[1], label: 'Criança' },
    ],
  });
  expect(await allocatedIn(staff, session)).toEqual([2, 1]);
  const [inManifest] = (await manifestOf(staff)).data[0].bookings;
  expect(inManifest.passengers.map(({ boat_id }: { boat_id: string }) => boat_id)).toEqual([
    trade.boats[0],
    trade.boats[0],
    trade.boats[1],
  ]);
  expect((await staff.get(`/sessions/${session.id}/boat-allocations`)).body).toEqual(body);
});

test('null takes somebody out of the boat; saying the same again changes no version', async () => {
  const { staff, session, trade, people } = await aParty();
  await board(staff, session, trade.boats[0], people);
  const same = await board(staff, session, trade.boats[0], people);
  expect(same.body.data[0].version).toBe(2);
  const out = await board(staff, session, null, people.slice(0, 1));
  expect(out.body.data[0]).toMatchObject({ boat_id: null, version: 3 });
  expect(await allocatedIn(staff, session)).toEqual([2, 0]);
});

test('a baby in arms takes a place of a boat, where everybody aboard is counted, and no seat', async () => {
  const { company, staff, session, trade } = await aParty();
  const booking = await aBooking(staff, session, trade, {
    passengers: [
      { fare_type_id: trade.fares.adult, quantity: 1 },
      { fare_type_id: trade.fares.infant, quantity: 1 },
    ],
  });
  await board(staff, session, trade.boats[0], await peopleOf(world, company, booking));
  expect(await allocatedIn(staff, session)).toEqual([2, 0]);
  expect(booking).toMatchObject({ seats: 1, people: 2 });
});

test('a boat of another session, somebody of another session or company and a cancelled one are refused', async () => {
  const { company, staff, session, later, trade, people } = await aParty();
  const foreign = await aParty();
  const elsewhere = await peopleOf(world, company, await aBooking(staff, later, trade));
  expect((await board(staff, later, trade.boats[1], elsewhere)).body.errors).toEqual([
    { pointer: '/boat_id', code: 'unknown' },
  ]);
  const [here, there, abroad] = [people[0], elsewhere[0], foreign.people[0]];
  if (!here || !there || !abroad) throw new Error('Somebody is missing');
  expect((await board(staff, session, trade.boats[0], [here, there, abroad])).body.errors).toEqual([
    { pointer: '/manifest_passenger_ids/1', code: 'unknown' },
    { pointer: '/manifest_passenger_ids/2', code: 'unknown' },
  ]);
  expect((await board(staff, foreign.session, trade.boats[0], people)).status).toBe(404);
  await staff.post(`/sessions/${session.id}/cancellation`, { version: 1, cancel_bookings: true });
  expect((await board(staff, session, null, people)).body.type).toBe('/problems/session-cancelled');
});

test('of many who fill a boat at the same moment nobody is put beyond its places', async () => {
  const { company, staff, session, trade } = await aParty({ total_capacity: 60 });
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 3 }];
  const parties = await Promise.all(
    Array.from({ length: 10 }, async () =>
      peopleOf(world, company, await aBooking(staff, session, trade, { passengers })),
    ),
  );
  const answers = await Promise.all(parties.map((party) => board(staff, session, trade.boats[0], party)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    type: '/problems/boat-full',
    params: { boat_name: 'Lancha Netuno', capacity: 20, wanted: 3 },
  });
  expect(await allocatedIn(staff, session)).toEqual([18, 0]);
});

test('a boat taken out of the session leaves its people without one; on the only one left are all', async () => {
  const { company, staff, session, trade, booking, people } = await aParty();
  await board(staff, session, trade.boats[0], people.slice(0, 2));
  await board(staff, session, trade.boats[1], people.slice(2));
  const saved = await staff.patch(`/sessions/${session.id}`, {
    ...sessionBody(trade, { boat_ids: [trade.boats[1]] }),
    version: 1,
  });
  expect(saved.body.boats).toMatchObject([{ id: trade.boats[1], allocated: 3 }]);
  expect((await peopleOf(world, company, booking)).map(({ boat_id }) => boat_id)).toEqual([
    null,
    null,
    trade.boats[1],
  ]);
});

test('a boat with more people than it carries keeps them through an edit and takes nobody more', async () => {
  const { company, staff, session, trade, people } = await aParty();
  await board(staff, session, trade.boats[0], people);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('boats')
        .set({ capacity: 2 })
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.boats[0]),
    ),
  );
  const saved = await staff.patch(`/sessions/${session.id}`, {
    ...sessionBody(trade, { boat_ids: [...trade.boats], guide_name: 'Ivo' }),
    version: 1,
  });
  expect(saved.body.boats).toMatchObject([
    { capacity: 2, allocated: 3 },
    { capacity: 60, allocated: 0 },
  ]);
  const another = await peopleOf(world, company, await aBooking(staff, session, trade));
  expect((await board(staff, session, trade.boats[0], another)).body).toMatchObject({
    type: '/problems/boat-full',
    params: { boat_name: 'Lancha Netuno', capacity: 2, allocated: 3, free: 0, wanted: 3 },
  });
});

test('a cancelled booking leaves its boat', async () => {
  const { staff, session, trade, booking, people } = await aParty();
  await board(staff, session, trade.boats[0], people);
  await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1 });
  expect(await allocatedIn(staff, session)).toEqual([0, 0]);
});

test('only who may change sessions allocates; a supplier does not, not even its own boat', async () => {
  const { company, trade, people, session } = await aParty();
  const guide = await world.user(company, 'marinheiro');
  const supplier = await world.user(company, 'supplier_admin');
  for (const person of [guide, supplier])
    expect((await board(person, session, trade.boats[0], people)).status).toBe(403);
});
