import { expect, test } from 'vitest';
import { aDayOfTwo, bookingFieldsOf, peopleOf } from '../../../testing/companies/booking-day.ts';
import { aBooking, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** One of each: where it is changed, as it was read, and its whole row as an older application sends it. */
async function eachOne() {
  const { company, staff, session, trade } = await aDayOfTwo(world);
  const booking = await aBooking(staff, session, trade);
  const [person] = await peopleOf(world, company, booking);
  const read = {
    booking: async () => (await staff.get(`/bookings/${booking.id}`)).body,
    session: async () => {
      const { boats, ...row } = (await staff.get(`/sessions/${session.id}`)).body;
      return { ...row, boats: boats.map(({ id }: { id: string }) => id) };
    },
    person: async () => (await peopleOf(world, company, booking))[0],
  };
  const boat_ids = session.boats.map(({ id }) => id);
  return {
    staff,
    read,
    trade,
    booking: { path: `/bookings/${booking.id}`, whole: bookingFieldsOf(booking) },
    session: { path: `/sessions/${session.id}`, whole: { ...sessionBody(trade, { boat_ids }), version: 1 } },
    person: {
      path: `/manifest-passengers/${person?.id}`,
      whole: { version: 1, name: 'Rui', document: null, birth_date: null },
    },
  };
}

const kinds = ['booking', 'session', 'person'] as const;

/** A field of each, another value and one that it may not be. */
const changes = {
  booking: { customer_email: 'maria@exemplo.test' },
  session: { guide_name: 'Ivo' },
  person: { name: 'Rui Paz' },
} as const;

const required = {
  booking: ['customer_name', 'passengers'],
  session: ['product_id', 'date', 'start_time', 'total_capacity', 'boat_ids'],
  person: ['version'],
} as const;

test.each(kinds)('of a %s what is not sent stays, and what is sent as null is emptied', async (kind) => {
  const { staff, read, ...of } = await eachOne();
  const before = await read[kind]();
  const sent = { ...changes[kind], version: 1 };
  expect((await staff.patch(of[kind].path, sent)).status).toBe(200);
  const after = await read[kind]();
  expect(after).toEqual({ ...before, ...sent, version: 2 });
  const emptied = { booking: 'customer_phone', session: 'sailor_name', person: 'name' }[kind];
  expect((await staff.patch(of[kind].path, { [emptied]: null, version: 2 })).status).toBe(200);
  expect(await read[kind]()).toEqual({ ...after, [emptied]: null, version: 3 });
});

test.each(kinds)('a whole %s is taken as it always was', async (kind) => {
  const { staff, ...of } = await eachOne();
  const { status, body } = await staff.patch(of[kind].path, { ...of[kind].whole, ...changes[kind] });
  expect([status, body]).toMatchObject([200, { ...changes[kind], version: 2 }]);
});

test.each(kinds)('of a %s nothing but the version changes nothing and leaves no step', async (kind) => {
  const { staff, read, ...of } = await eachOne();
  const before = await read[kind]();
  expect((await staff.patch(of[kind].path, { version: 1 })).status).toBe(200);
  expect(await read[kind]()).toEqual(before);
  const path = kind === 'session' ? of.session.path : of.booking.path;
  expect((await staff.get(`${path}/history`)).body.data).toHaveLength(1);
});

test.each(kinds)('of a %s an unknown field and null where a value has to be are named', async (kind) => {
  const { staff, read, ...of } = await eachOne();
  const before = await read[kind]();
  const unknown = await staff.patch(of[kind].path, { ...changes[kind], version: 1, colour: 'red' });
  expect([unknown.status, unknown.body.type]).toEqual([422, '/problems/validation']);
  for (const name of required[kind]) {
    const { status, body } = await staff.patch(of[kind].path, { version: 1, [name]: null });
    expect([status, body.errors?.map((fault: { pointer: string }) => fault.pointer)]).toEqual([
      422,
      [`/${name}`],
    ]);
  }
  expect(await read[kind]()).toEqual(before);
});

test.each(kinds)('of a %s an older version is told with both states', async (kind) => {
  const { staff, ...of } = await eachOne();
  await staff.patch(of[kind].path, { ...changes[kind], version: 1 });
  const mine = { booking: { customer_name: 'Rosa' }, session: { notes: 'Cedo' }, person: { name: 'Ana' } }[
    kind
  ];
  const { status, body } = await staff.patch(of[kind].path, { ...mine, version: 1 });
  expect([status, body]).toMatchObject([
    409,
    { type: '/problems/stale-version', params: { current: { ...changes[kind], version: 2 }, yours: mine } },
  ]);
  expect(body.params.yours).toEqual(mine);
});

test('who leaves is no question to a party that was not sent', async () => {
  const { staff, booking } = await eachOne();
  const removed_passenger_ids = [crypto.randomUUID()];
  const { status, body } = await staff.patch(booking.path, { version: 1, removed_passenger_ids });
  expect([status, body.errors]).toEqual([422, [{ pointer: '/removed_passenger_ids/0', code: 'unknown' }]]);
});
