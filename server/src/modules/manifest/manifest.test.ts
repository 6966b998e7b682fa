import { expect, test } from 'vitest';
import {
  aManifestDay,
  aSupplierDay,
  bookingIn,
  manifestOf,
  markAll,
} from '../../testing/companies/manifest-day.ts';
import { aBooking, aSession, aTrade } from '../../testing/companies/trade.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();

const aDay = () => aManifestDay(world);

test('a guide reads the day: sessions, boats, bookings, fares, debts, requirements, people [A1-20, A3-23, A2.5-28]', async () => {
  const { guide, booking, session } = await aDay();
  const { date, today, data } = await manifestOf(guide);
  expect([date, today]).toEqual(['2026-11-20', '2026-11-20']);
  expect(data).toMatchObject([
    {
      id: session.id,
      product: { name: 'Ilha do Campeche' },
      boats: [{ boat_name: 'Lancha Netuno' }],
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
  const { data } = await manifestOf((await aSupplierDay(world)).partner);
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
