import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aManifestDay, aSupplierDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { aBooking, aSession } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const cardsOf = async (person: Person, query = '') => (await person.get(`/sessions-manifest${query}`)).body;

test('a card has product, times, boats, crew, seats, counts and the names one searches by [A2.4-09, A2.4-12, A2.4-13, A2.4-14, A2.4-15, A3-19, A3-21]', async () => {
  const { guide, session, booking } = await aManifestDay(world);
  const { date, today, data } = await cardsOf(guide);
  expect([date, today]).toEqual(['2026-11-20', '2026-11-20']);
  expect(data).toEqual([
    {
      id: session.id,
      product: { id: session.product_id, name: 'Ilha do Campeche', color: '#0e7c86' },
      date: '2026-11-20',
      start_time: '08:00',
      end_time: '10:00',
      starts_at: '2026-11-20T11:00:00.000Z',
      ends_at: '2026-11-20T13:00:00.000Z',
      departed_at: null,
      returned_at: null,
      guide_name: 'Ana',
      sailor_name: 'Beto',
      status: 'available',
      cancel_reason: null,
      total_capacity: 20,
      remaining_capacity: 17,
      people: 3,
      people_limit: 20,
      held: 0,
      boats: [
        {
          id: session.boats[0]?.id,
          boat_name: 'Lancha Netuno',
          registration_no: null,
          capacity: 20,
          has_expired_paper: false,
        },
      ],
      bookings: 1,
      passengers: 3,
      aboard: 0,
      absent: 0,
      customers: [{ booking_id: booking.id, name: 'Maria Gonçalves' }],
    },
  ]);
  const seen = await bookingIn(guide, booking.id);
  await guide.post('/attendance-events', {
    events: seen.passengers.slice(0, 2).map((person, index) => ({
      id: crypto.randomUUID(),
      booking_id: booking.id,
      manifest_passenger_id: person.id,
      status: index === 0 ? 'checked_in' : 'no_show',
    })),
  });
  expect((await cardsOf(guide)).data).toMatchObject([{ passengers: 3, aboard: 1, absent: 1 }]);
  expect((await cardsOf(guide, '?date=2026-11-21')).data).toEqual([]);
});

test('a day lists its sessions by start time, cancelled and full ones as well; holds and cancelled bookings are not counted [A3-20, A7.4-17]', async () => {
  const { company, staff, trade, booking } = await aManifestDay(world);
  const full = await aSession(staff, trade, {
    start_time: '14:00',
    end_time: '15:00',
    boat_ids: [],
    total_capacity: 3,
  });
  await aBooking(staff, full, trade);
  const called = await aSession(staff, trade, { start_time: '06:00', end_time: '07:00', boat_ids: [] });
  await staff.post(`/sessions/${called.id}/cancellation`, { version: called.version, reason: 'Vento sul' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('bookings')
        .set({ status: 'on_hold' })
        .where('tenant_id', '=', company.id)
        .where('id', '=', booking.id),
    ),
  );
  const { data } = await cardsOf(staff);
  expect(
    data.map((card: Record<string, unknown>) => [
      card.start_time,
      card.status,
      card.bookings,
      card.passengers,
    ]),
  ).toEqual([
    ['06:00', 'cancelled', 0, 0],
    ['08:00', 'available', 0, 0],
    ['14:00', 'occupied', 1, 3],
  ]);
});

test('one session is read whole by whoever has the sessions manifest alone [A7.4-13, A2.4-22, A2.4-23, A2.4-24]', async () => {
  const { company, guide, session, booking } = await aManifestDay(world);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.insertInto('role_permissions').values({
        tenant_id: company.id,
        role: 'marinheiro',
        resource: 'passenger-manifest',
        action: 'read',
        granted: false,
      }),
    ),
  );
  const fresh = await world.user(company, 'marinheiro');
  expect((await fresh.get('/passenger-manifest')).status).toBe(403);
  const answer = await fresh.get(`/sessions-manifest/${session.id}`);
  expect(answer.body).toMatchObject({
    id: session.id,
    date: '2026-11-20',
    start_time: '08:00',
    boats: [{ boat_name: 'Lancha Netuno' }],
    bookings: [
      {
        id: booking.id,
        customer_phone: '48999142207',
        special_requirements: 'Alergia a camarão',
        booking_passengers: [
          { quantity: 2, label: 'Adulto' },
          { quantity: 1, label: 'Criança' },
        ],
      },
    ],
  });
  expect(answer.body.bookings[0].passengers).toHaveLength(3);
  expect((await guide.get(`/sessions-manifest/${crypto.randomUUID()}`)).status).toBe(404);
});

test('the filters offer active products by name and active boats by boat_name [A7.4-11, A7.4-12, A2.4-03]', async () => {
  const { company, guide } = await aManifestDay(world);
  await world.tenantTx.write(company.id, async (tx) => {
    const tenant_id = company.id;
    const product = (name: string, status: string) => ({ tenant_id, id: crypto.randomUUID(), name, status });
    await tx.change(
      db.insertInto('products').values([product('Banana boat', 'active'), product('Mergulho', 'inactive')]),
    );
    await tx.change(
      db.insertInto('boats').values({
        tenant_id,
        id: crypto.randomUUID(),
        boat_name: 'Bote parado',
        capacity: 4,
        status: 'maintenance',
      }),
    );
  });
  const { products, boats } = (await guide.get('/sessions-manifest/options')).body;
  expect(products.map(({ label }: { label: string }) => label)).toEqual(['Banana boat', 'Ilha do Campeche']);
  expect(boats.map(({ label }: { label: string }) => label)).toEqual(['Escuna Maré Alta', 'Lancha Netuno']);
});

test('a supplier sees the sessions of its own boats with names, and nothing of phone, health or money', async () => {
  const { company, partner, own, other } = await aSupplierDay(world);
  expect((await cardsOf(partner)).data).toMatchObject([
    { id: own.id, customers: [{ name: 'Maria Gonçalves' }] },
  ]);
  expect((await partner.get(`/sessions-manifest/${own.id}`)).body.bookings).toMatchObject([
    { customer_phone: null, special_requirements: null, total_price: null, remaining_amount: null },
  ]);
  expect((await partner.get(`/sessions-manifest/${other.id}`)).status).toBe(404);
  const options = (await partner.get('/sessions-manifest/options')).body;
  expect(options.products).toEqual([]);
  expect(options.boats).toMatchObject([{ label: 'Lancha Netuno' }]);
  const agent = await world.user(company, 'agent_admin');
  expect((await agent.get('/sessions-manifest')).status).toBe(403);
});

test('what was checked in is on the session of the dialog, with the time and by whom [A4-20, A4-21]', async () => {
  const { guide, booking, session } = await aManifestDay(world);
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const [seen] = (await guide.get(`/sessions-manifest/${session.id}`)).body.bookings;
  expect(seen).toMatchObject({ checkin: true, no_show: false });
  expect(seen.passengers).toMatchObject(
    Array(3).fill({
      status: 'checked_in',
      status_at: '2026-11-20T12:12:00.000Z',
      status_by: 'Pessoa marinheiro',
    }),
  );
});

test('a product without a colour of its own gives its sessions the default one [A3-22, A9-50]', async () => {
  const { company, staff, guide, trade } = await aManifestDay(world);
  const product_id = crypto.randomUUID();
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.insertInto('products').values({
        tenant_id: company.id,
        id: product_id,
        name: 'Sem cor',
        status: 'active',
      }),
    ),
  );
  await aSession(staff, trade, { product_id, start_time: '05:00', end_time: '06:00', boat_ids: [] });
  expect((await cardsOf(guide)).data[0].product).toEqual({
    id: product_id,
    name: 'Sem cor',
    color: '#6366f1',
  });
});

test('everybody of a day is read at once, to be printed', async () => {
  const { guide, session, booking } = await aManifestDay(world);
  const { data } = (await guide.get('/sessions-manifest/people?date=2026-11-20')).body;
  expect(data).toMatchObject([{ id: session.id, bookings: [{ id: booking.id }] }]);
  expect((await guide.get('/sessions-manifest/people')).status).toBe(422);
});
