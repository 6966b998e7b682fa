import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { bookingFieldsOf } from '../../../testing/companies/booking-day.ts';
import {
  aBooking,
  aSession,
  aTrade,
  bookingBody,
  sessionBody,
  type Trade,
} from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

/** A company whose smaller boat carries eight, and a departure of it. */
async function aDeparture(given: Record<string, unknown> = {}) {
  const company = await world.company();
  const [staff, trade] = await Promise.all([
    world.user(company, 'admin'),
    aTrade(world, company, { capacity: 8 }),
  ]);
  const session = await aSession(staff, trade, { date: '2099-11-20', total_capacity: 8, ...given });
  return { company, staff, trade, session };
}

const party = ({ fares }: Trade, adults: number, babies = 0) => ({
  passengers: [
    { fare_type_id: fares.adult, quantity: adults },
    { fare_type_id: fares.infant, quantity: babies },
  ].filter(({ quantity }) => quantity > 0),
});

const fullOf = async (staff: Person, { id }: { id: string }) => {
  const { total_capacity, remaining_capacity, people, people_limit, held, status } = (
    await staff.get(`/sessions/${id}`)
  ).body;
  return { seats: total_capacity - remaining_capacity, people, people_limit, held, status };
};

/** A departure as one sold before people were counted: more aboard than its boats carry. */
async function overfill(company: { id: string }, session: { id: string }, people_limit: number) {
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('session_seats')
        .set(({ ref }) => ({ people_limit, people_allowed: ref('people') }))
        .where('tenant_id', '=', company.id)
        .where('session_id', '=', session.id),
    ),
  );
}

test('eight adults and three babies are not sold on a boat for eight', async () => {
  const { staff, trade, session } = await aDeparture();
  const { status, body } = await staff.post('/bookings', bookingBody(session, trade, party(trade, 8, 3)));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    type: '/problems/people-full',
    params: { free: 8, wanted: 11, people: 0, people_limit: 8 },
  });
  await aBooking(staff, session, trade, party(trade, 5, 2));
  expect(await fullOf(staff, session)).toMatchObject({ seats: 5, people: 7, people_limit: 8 });
  const baby = await staff.post('/bookings', bookingBody(session, trade, party(trade, 1, 1)));
  expect(baby.body).toMatchObject({ type: '/problems/people-full', params: { free: 1, wanted: 2 } });
  await aBooking(staff, session, trade, party(trade, 1));
  expect(await fullOf(staff, session)).toMatchObject({ seats: 6, people: 8, status: 'occupied' });
  const last = await staff.post('/bookings', bookingBody(session, trade, party(trade, 1)));
  expect(last.body.type).toBe('/problems/people-full');
  expect((await staff.get('/sessions?date=2099-11-20&status=occupied')).body.data).toHaveLength(1);
});

test('a boat whose number counts the crew carries that many fewer passengers', async () => {
  const { staff, trade, session } = await aDeparture({ total_capacity: 6 });
  const boat = (await staff.get(`/boats/${trade.boats[0]}`)).body;
  await staff.patch(`/boats/${boat.id}`, {
    capacity_includes_crew: true,
    min_crew: 2,
    version: boat.version,
  });
  expect(await fullOf(staff, session)).toMatchObject({ people_limit: 6 });
  expect((await staff.get('/sessions/options')).body.boats).toContainEqual(
    expect.objectContaining({ id: boat.id, capacity: 6 }),
  );
  const above = await staff.post('/sessions', sessionBody(trade, { total_capacity: 7 }));
  expect(above.body.errors).toEqual([
    { pointer: '/total_capacity', code: 'above-boats', params: { maximum: 6 } },
  ]);
});

test('without a boat there is no limit of people; the boats that come bring it', async () => {
  const { staff, trade, session } = await aDeparture({ boat_ids: [] });
  await aBooking(staff, session, trade, party(trade, 5, 2));
  const late = { customer_name: 'Teresa Alves', ...party(trade, 2, 2) };
  const last = await aBooking(staff, session, trade, late);
  expect(await fullOf(staff, session)).toMatchObject({ seats: 7, people: 11, people_limit: null });
  const edit = (boat_ids: readonly string[], version = 1) =>
    staff.patch(`/sessions/${session.id}`, {
      ...sessionBody(trade, { date: '2099-11-20', total_capacity: 8, boat_ids }),
      version,
    });
  const small = await edit([trade.boats[0]]);
  expect([small.status, small.body.type]).toEqual([409, '/problems/boat-too-small-for']);
  expect(small.body.params.departures).toEqual([
    {
      product_name: 'Ilha do Campeche',
      date: '2099-11-20',
      start_time: '08:00',
      people: 11,
      people_limit: 8,
      over: 3,
      left_behind: [{ booking_id: last.id, customer_name: 'Teresa Alves', people: 4 }],
    },
  ]);
  expect(await fullOf(staff, session)).toMatchObject({ people_limit: null });
  expect((await edit([...trade.boats])).body).toMatchObject({ people: 11, people_limit: 68 });
  const away = await edit([trade.boats[0]], 2);
  expect(away.body).toMatchObject({
    type: '/problems/boat-too-small-for',
    params: { departures: [{ over: 3 }] },
  });
  expect((await edit([], 2)).body).toMatchObject({ people_limit: null });
});

test('a boat is not made smaller than the people it is to carry: its departures are named beside the field', async () => {
  const { staff, trade, session } = await aDeparture();
  await aBooking(staff, session, trade, { customer_name: 'Rita Souza', ...party(trade, 5, 2) });
  const boat = (await staff.get(`/boats/${trade.boats[0]}`)).body;
  const change = (fields: Record<string, unknown>) =>
    staff.patch(`/boats/${boat.id}`, { ...fields, version: boat.version });
  for (const fields of [{ capacity: 5 }, { capacity_includes_crew: true, min_crew: 3 }]) {
    const { status, body } = await change(fields);
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          pointer: '/capacity',
          code: 'too-small-for',
          params: { departures: '20/11/2099 08:00 Ilha do Campeche (+2: Rita Souza (7))', count: 1 },
        },
      ],
    ]);
  }
  expect((await change({ capacity: 7 })).status).toBe(200);
  expect(await fullOf(staff, session)).toMatchObject({ people: 7, people_limit: 7, status: 'occupied' });
});

test('of two boats the one that would carry fewer than were given to it is refused too', async () => {
  const { staff, trade, session } = await aDeparture({ boat_ids: [] });
  const boats = {
    ...sessionBody(trade, { date: '2099-11-20', total_capacity: 8, boat_ids: [...trade.boats] }),
  };
  await staff.patch(`/sessions/${session.id}`, { ...boats, version: 1 });
  await aBooking(staff, session, trade, party(trade, 6));
  const { data } = (await staff.get(`/sessions/${session.id}/boat-allocations`)).body;
  await staff.post(`/sessions/${session.id}/boat-allocations`, {
    boat_id: trade.boats[0],
    manifest_passenger_ids: data.map(({ id }: { id: string }) => id),
  });
  const boat = (await staff.get(`/boats/${trade.boats[0]}`)).body;
  const { body } = await staff.patch(`/boats/${boat.id}`, { capacity: 4, version: boat.version });
  expect(body.errors[0].params.departures).toContain('(+2');
});

test('a departure above its limit keeps whom it has, takes nobody more and may be edited', async () => {
  const { company, staff, trade, session } = await aDeparture({ boat_ids: [] });
  const first = await aBooking(staff, session, trade, party(trade, 6, 3));
  await overfill(company, session, 8);
  const baby = await staff.post('/bookings', bookingBody(session, trade, party(trade, 1)));
  expect(baby.body).toMatchObject({ type: '/problems/people-full', params: { free: 0, wanted: 1 } });
  const save = (change: Record<string, unknown>, version: number) =>
    staff.patch(`/bookings/${first.id}`, { ...bookingFieldsOf(first), ...change, version });
  expect((await save({ customer_name: 'Maria Silva' }, 1)).status).toBe(200);
  // One baby grows up: a seat more, and nobody more aboard.
  expect((await save(party(trade, 7, 2), 2)).body).toMatchObject({ seats: 7, people: 9 });
  expect((await save(party(trade, 7, 3), 3)).body.type).toBe('/problems/people-full');
  expect((await save(party(trade, 7, 1), 3)).body).toMatchObject({ people: 8 });
  expect((await save(party(trade, 7, 2), 4)).body.type).toBe('/problems/people-full');
  expect(await fullOf(staff, session)).toMatchObject({ seats: 7, people: 8, people_limit: 8 });
});

test('nobody moves into a departure whose people are complete, and who leaves it makes room', async () => {
  const { staff, trade, session } = await aDeparture();
  const later = await aSession(staff, trade, {
    date: '2099-11-20',
    start_time: '14:00',
    end_time: '16:00',
    total_capacity: 8,
  });
  await aBooking(staff, session, trade, party(trade, 4, 3));
  const family = await aBooking(staff, later, trade, party(trade, 1, 1));
  const targets = (await staff.get(`/bookings/${family.id}/move-targets`)).body;
  expect(targets).toMatchObject({ seats: 1, people: 2 });
  expect(targets.data).toMatchObject([
    {
      id: session.id,
      free: 4,
      free_people: 1,
      people: 7,
      people_limit: 8,
      boats: [{ capacity: 8, free: 1 }],
    },
    { id: later.id, free: 8, free_people: 8, people: 0, boats: [{ free: 8 }] },
  ]);
  const move = () => staff.post(`/bookings/${family.id}/moves`, { version: 1, session_id: session.id });
  expect((await move()).body.type).toBe('/problems/people-full');
  const [booking] = (await staff.get(`/sessions/${session.id}/bookings`)).body.data;
  await staff.post(`/bookings/${booking.id}/cancellation`, { version: 1 });
  expect((await move()).status).toBe(200);
  expect(await fullOf(staff, session)).toMatchObject({ seats: 1, people: 2 });
  expect(await fullOf(staff, later)).toMatchObject({ seats: 0, people: 0 });
});

test('of many parties with babies who book at the same moment nobody is one too many', async () => {
  const { staff, trade, session } = await aDeparture();
  const body = bookingBody(session, trade, party(trade, 1, 1));
  const answers = await Promise.all(Array.from({ length: 12 }, () => staff.post('/bookings', body)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(new Set(answers.filter(({ status }) => status !== 201).map((each) => each.body.type))).toEqual(
    new Set(['/problems/people-full']),
  );
  expect(await fullOf(staff, session)).toMatchObject({ seats: 4, people: 8 });
});

test('the database itself lets nobody aboard above the limit', async () => {
  const { company, staff, trade, session } = await aDeparture();
  await aBooking(staff, session, trade, party(trade, 8));
  const push = world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('session_seats')
        .set({ people: 9 })
        .where('tenant_id', '=', company.id)
        .where('session_id', '=', session.id),
    ),
  );
  await expect(push).rejects.toMatchObject({ constraint: 'nobody_sails_too_many' });
});

test('with one boat everybody is on it without being put there, and several ask who boards which', async () => {
  const { staff, trade, session } = await aDeparture();
  await aBooking(staff, session, trade, party(trade, 2, 1));
  const allocatedIn = async () =>
    (await staff.get(`/sessions/${session.id}`)).body.boats.map(
      (boat: { allocated: number }) => boat.allocated,
    );
  expect(await allocatedIn()).toEqual([3]);
  const { data } = (await staff.get(`/sessions/${session.id}/boat-allocations`)).body;
  expect(new Set(data.map(({ boat_id }: { boat_id: string }) => boat_id))).toEqual(new Set([trade.boats[0]]));
  await staff.patch(`/sessions/${session.id}`, {
    ...sessionBody(trade, { date: '2099-11-20', total_capacity: 8, boat_ids: [...trade.boats] }),
    version: 1,
  });
  expect(await allocatedIn()).toEqual([0, 0]);
});
