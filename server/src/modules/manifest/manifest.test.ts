import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { db } from '../../kit/sql.ts';
import { aBooking, aSession, aTrade } from '../../testing/trade.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

async function aDay() {
  const company = await world.company();
  const [staff, guide, trade] = [
    await world.user(company, 'admin'),
    await world.user(company, 'marinheiro'),
    await aTrade(world, company),
  ];
  const session = await aSession(staff, trade);
  const booking = await aBooking(staff, session, trade, { payment: { amount: 300, method: 'pix' } });
  return { company, staff, guide, trade, session, booking };
}

const manifestOf = async (person: Person, query = '') =>
  (await person.get(`/passenger-manifest${query}`)).body;

async function bookingIn(person: Person, id: string): Promise<ManifestBooking> {
  const { data } = await manifestOf(person);
  const found = data
    .flatMap((session: { bookings: ManifestBooking[] }) => session.bookings)
    .find((booking: ManifestBooking) => booking.id === id);
  if (!found) throw new Error('The booking is not in the manifest');
  return found;
}

/** What the booking's dropdown sends: one event per passenger, bases left to the server. */
function markAll(person: Person, booking: ManifestBooking, status: string) {
  const events = booking.passengers.map((passenger) => ({
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: passenger.id,
    status,
  }));
  return person.post('/attendance-events', { device_id: 'aparelho-1', events });
}

test('a guide reads the day: sessions, boats, bookings, fares, debts, requirements, people [A1-20, A3-23, A2.5-28]', async () => {
  const { guide, booking, session } = await aDay();
  const { date, today, data } = await manifestOf(guide);
  expect([date, today]).toEqual(['2026-11-20', '2026-11-20']);
  expect(data).toMatchObject([
    {
      id: session.id,
      product: { name: 'Ilha do Campeche' },
      boat_names: ['Lancha Netuno'],
      guide_name: 'Ana',
      sailor_name: 'Beto',
      bookings: [
        {
          id: booking.id,
          customer_name: 'Maria Gonçalves',
          special_requirements: 'Alergia a camarão',
          total_price: 450,
          paid_amount: 300,
          remaining_amount: 150,
          booking_passengers: [
            { quantity: 2, label: 'Adulto' },
            { quantity: 1, label: 'Criança' },
          ],
        },
      ],
    },
  ]);
  expect(
    data[0].bookings[0].passengers.map((row: { position: number; status: string; heads: string[] }) => [
      row.position,
      row.status,
      row.heads,
    ]),
  ).toEqual([
    [1, 'pending', []],
    [2, 'pending', []],
    [3, 'pending', []],
  ]);
  expect((await manifestOf(guide, '?date=2026-11-21')).data).toEqual([]);
});

test('a status set for a booking is stored for each of its passengers and rolled up [A4-08, A4-09, A4-10, A4-11, A3-46, A7.4-14, A7.4-15]', async () => {
  const { guide, booking } = await aDay();
  const flags = { checked_in: [true, false], no_show: [false, true], pending: [false, false] };
  for (const [status, [checkin, no_show]] of Object.entries(flags)) {
    const answer = await markAll(guide, await bookingIn(guide, booking.id), status);
    expect(answer.body.results.map((row: { outcome: string }) => row.outcome)).toEqual([
      'stored',
      'stored',
      'stored',
    ]);
    expect(answer.body.bookings).toMatchObject([{ id: booking.id, checkin, no_show }]);
    const stored = await bookingIn(guide, booking.id);
    expect(stored).toMatchObject({ checkin, no_show });
    expect(stored.passengers.map((row) => [row.status, row.status_by])).toEqual(
      Array(3).fill([status, 'Pessoa marinheiro']),
    );
  }
});

test('a party of which one is missing is pending until the last is settled', async () => {
  const { guide, booking } = await aDay();
  const { passengers } = await bookingIn(guide, booking.id);
  const mark = (index: number, status: string) =>
    guide.post('/attendance-events', {
      events: [
        {
          id: crypto.randomUUID(),
          booking_id: booking.id,
          manifest_passenger_id: passengers[index]?.id,
          status,
        },
      ],
    });
  await mark(0, 'checked_in');
  expect(await bookingIn(guide, booking.id)).toMatchObject({ checkin: false, no_show: false });
  await mark(1, 'checked_in');
  await mark(2, 'no_show');
  expect(await bookingIn(guide, booking.id)).toMatchObject({ checkin: true, no_show: false });
});

test('sending an event again changes nothing, in one request or in two', async () => {
  const { company, guide, booking } = await aDay();
  const { passengers } = await bookingIn(guide, booking.id);
  const event = {
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: passengers[0]?.id,
    status: 'checked_in',
  };
  const outcomes = async () =>
    (await guide.post('/attendance-events', { events: [event, event] })).body.results.map(
      (row: { outcome: string }) => row.outcome,
    );
  expect(await outcomes()).toEqual(['stored', 'known']);
  expect(await outcomes()).toEqual(['known', 'known']);
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_events').select('id').where('tenant_id', '=', company.id)),
  );
  expect(rows).toHaveLength(1);
});

test('two devices that did not know of each other: aboard wins, whichever arrives first', async () => {
  for (const order of [
    ['checked_in', 'no_show'],
    ['no_show', 'checked_in'],
  ]) {
    const { guide, booking } = await aDay();
    const { passengers } = await bookingIn(guide, booking.id);
    for (const status of order) {
      await guide.post('/attendance-events', {
        events: [
          {
            id: crypto.randomUUID(),
            booking_id: booking.id,
            manifest_passenger_id: passengers[0]?.id,
            status,
            bases: [],
          },
        ],
      });
    }
    const [first] = (await bookingIn(guide, booking.id)).passengers;
    expect(first).toMatchObject({ status: 'checked_in' });
    expect(first?.heads).toHaveLength(2);
  }
});

test('a change that knew the other one wins over it', async () => {
  const { guide, booking } = await aDay();
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const seen = (await bookingIn(guide, booking.id)).passengers[0];
  await guide.post('/attendance-events', {
    events: [
      {
        id: crypto.randomUUID(),
        booking_id: booking.id,
        manifest_passenger_id: seen?.id,
        status: 'no_show',
        bases: seen?.heads,
      },
    ],
  });
  expect((await bookingIn(guide, booking.id)).passengers[0]).toMatchObject({ status: 'no_show' });
});

test('many taps at once on one party leave one state and every event', async () => {
  const { company, guide, booking } = await aDay();
  const seen = await bookingIn(guide, booking.id);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => markAll(guide, seen, index % 2 ? 'checked_in' : 'no_show')),
  );
  const after = await bookingIn(guide, booking.id);
  expect(new Set(after.passengers.map((row) => row.status)).size).toBe(1);
  expect(after.passengers.every((row) => row.heads.length === 1)).toBe(true);
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('attendance_events').select('id').where('tenant_id', '=', company.id)),
  );
  expect(rows).toHaveLength(36);
});

test('an event for a cancelled booking or a person removed meanwhile is kept with its reason and does not count', async () => {
  const { company, guide, booking } = await aDay();
  const seen = await bookingIn(guide, booking.id);
  const removed = {
    id: crypto.randomUUID(),
    booking_id: booking.id,
    manifest_passenger_id: crypto.randomUUID(),
    status: 'checked_in',
  };
  expect((await guide.post('/attendance-events', { events: [removed] })).body.results).toEqual([
    { id: removed.id, outcome: 'refused', reason: 'passenger-removed' },
  ]);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.updateTable('bookings').set({ status: 'cancelled' }).where('tenant_id', '=', company.id)),
  );
  const answer = await markAll(guide, seen, 'checked_in');
  expect(new Set(answer.body.results.map((row: { reason: string }) => row.reason))).toEqual(
    new Set(['booking-cancelled']),
  );
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('attendance_events')
        .select('refused_reason')
        .where('tenant_id', '=', company.id)
        .orderBy('refused_reason'),
    ),
  );
  expect(rows.map((row) => row.refused_reason)).toEqual([
    'booking-cancelled',
    'booking-cancelled',
    'booking-cancelled',
    'passenger-removed',
  ]);
});

test('a booking of another company is as unknown as one that never was', async () => {
  const { guide } = await aDay();
  const other = await aDay();
  const foreign = await bookingIn(other.guide, other.booking.id);
  const reasonFor = async (booking_id: string) => {
    const event = {
      id: crypto.randomUUID(),
      booking_id,
      manifest_passenger_id: foreign.passengers[0]?.id,
      status: 'checked_in',
    };
    return (await guide.post('/attendance-events', { events: [event] })).body.results[0].reason;
  };
  expect(await reasonFor(foreign.id)).toBe('unknown-booking');
  expect(await reasonFor(crypto.randomUUID())).toBe('unknown-booking');
  expect(await bookingIn(other.guide, foreign.id)).toMatchObject({ checkin: false });
});

test('without the right to health notes the requirements are hidden, and without attendance nothing is marked', async () => {
  const { company, guide, booking } = await aDay();
  const desk = await world.user(company, 'user');
  const seen = await bookingIn(desk, booking.id);
  expect(seen).toMatchObject({ special_requirements: null, remaining_amount: 150 });
  expect((await markAll(desk, seen, 'checked_in')).status).toBe(403);
  expect(await bookingIn(guide, booking.id)).toMatchObject({
    special_requirements: 'Alergia a camarão',
    checkin: false,
  });
});

test('a supplier sees the names on its own boats: no phone, no health note, no money', async () => {
  const company = await world.company();
  const supplier = await world.partnerOf(company.id, 'supplier');
  const [staff, partner] = [
    await world.user(company, 'admin'),
    await world.user(company, 'supplier_user', { partner_id: supplier }),
  ];
  const trade = await aTrade(world, company, { owner_supplier_id: supplier });
  await aBooking(staff, await aSession(staff, trade), trade);
  await aBooking(staff, await aSession(staff, trade, { boat_ids: [trade.boats[1]] }), trade, {
    customer_name: 'De outro barco',
  });
  const { data } = await manifestOf(partner);
  expect(data).toHaveLength(1);
  expect(data[0].bookings).toMatchObject([
    {
      customer_name: 'Maria Gonçalves',
      customer_phone: null,
      special_requirements: null,
      total_price: null,
      paid_amount: null,
      remaining_amount: null,
    },
  ]);
});

test('an agent’s manifest holds its own bookings and no others', async () => {
  const company = await world.company();
  const agent = await world.partnerOf(company.id, 'agent');
  const [staff, partner, trade] = [
    await world.user(company, 'admin'),
    await world.user(company, 'agent_user', { partner_id: agent }),
    await aTrade(world, company),
  ];
  const session = await aSession(staff, trade);
  await aBooking(staff, session, trade);
  await aSession(staff, trade, { boat_ids: [] });
  const own = await aBooking(staff, session, trade, { agent_id: agent, customer_name: 'Hugo Fontana' });
  const { data } = await manifestOf(partner);
  expect(data).toHaveLength(1);
  expect(data[0].bookings.map((row: { id: string }) => row.id)).toEqual([own.id]);
});
