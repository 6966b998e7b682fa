import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aBooking, aSession, aTrade, sessionBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aCompany(given: Parameters<typeof aTrade>[2] = {}) {
  const company = await world.company();
  const [staff, trade] = await Promise.all([world.user(company, 'admin'), aTrade(world, company, given)]);
  return { company, staff, trade };
}

test('a session is created with product, times, seats and boats, and its day lists it [A3-19, A3-21, A3-25]', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade);
  expect(session).toMatchObject({
    product: { name: 'Ilha do Campeche', color: '#0e7c86' },
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '10:00',
    starts_at: '2026-11-20T11:00:00.000Z',
    ends_at: '2026-11-20T13:00:00.000Z',
    status: 'available',
    total_capacity: 20,
    remaining_capacity: 20,
    boats: [{ boat_name: 'Lancha Netuno', capacity: 20, type: 'lancha' }],
    version: 1,
  });
  expect((await staff.get('/sessions')).body).toEqual({ date: '2026-11-20', data: [session] });
  expect((await staff.get(`/sessions/${session.id}`)).body).toEqual(session);
  expect((await staff.get('/sessions?date=2026-11-21')).body.data).toEqual([]);
});

test('today is the day of the company, not of the server', async () => {
  const company = await world.company({ timezone: 'Pacific/Auckland' });
  const staff = await world.user(company, 'admin');
  expect((await staff.get('/sessions')).body.date).toBe('2026-11-21');
});

test('a session that ends at or before its start ends on the next day', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade, { start_time: '22:00', end_time: '01:30' });
  expect(session.ends_at).toBe('2026-11-21T04:30:00.000Z');
});

test('a product without a colour is indigo [A3-22]', async () => {
  const { company, staff, trade } = await aCompany();
  const id = crypto.randomUUID();
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.insertInto('products').values({ tenant_id: company.id, id, name: 'Jet ski', status: 'active' }),
    ),
  );
  expect((await aSession(staff, trade, { product_id: id })).product.color).toBe('#6366f1');
});

test('a full session is occupied and a cancelled one cancelled; the list filters by state [A3-20]', async () => {
  const { staff, trade } = await aCompany();
  const full = await aSession(staff, trade, { total_capacity: 3 });
  await aBooking(staff, full, trade);
  const cancelled = await aSession(staff, trade, { boat_ids: [] });
  await staff.post(`/sessions/${cancelled.id}/cancellation`, { version: 1 });
  const states = async (query: string) =>
    (await staff.get(`/sessions${query}`)).body.data.map((row: { status: string }) => row.status).sort();
  expect(await states('')).toEqual(['cancelled', 'occupied']);
  expect(await states('?status=occupied')).toEqual(['occupied']);
  expect(await states('?status=available')).toEqual([]);
});

test('a boat cannot be in two places: who asks second reads which session has it', async () => {
  const { staff, trade } = await aCompany();
  await aSession(staff, trade);
  const second = await staff.post(
    '/sessions',
    sessionBody(trade, { start_time: '10:15', end_time: '12:00' }),
  );
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    type: '/problems/boat-busy',
    params: {
      boat_name: 'Lancha Netuno',
      product_name: 'Ilha do Campeche',
      start_time: '08:00',
      end_time: '10:00',
    },
  });
  expect(
    (await staff.post('/sessions', sessionBody(trade, { start_time: '10:30', end_time: '12:00' }))).status,
  ).toBe(201);
});

test('of many people who assign one boat at the same moment exactly one gets it', async () => {
  const { staff, trade } = await aCompany();
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => staff.post('/sessions', sessionBody(trade))),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
  expect(new Set(tries.filter(({ status }) => status === 409).map(({ body }) => body.type))).toEqual(
    new Set(['/problems/boat-busy']),
  );
});

test('capacity may not exceed the boats, and unknown or foreign products and boats are named', async () => {
  const { staff, trade } = await aCompany();
  const other = await aCompany();
  const above = await staff.post('/sessions', sessionBody(trade, { total_capacity: 21 }));
  expect(above.body.errors).toEqual([
    { pointer: '/total_capacity', code: 'above-boats', params: { maximum: 20 } },
  ]);
  const foreign = await staff.post(
    '/sessions',
    sessionBody(trade, {
      product_id: other.trade.product_id,
      boat_ids: [trade.boats[0], other.trade.boats[0]],
    }),
  );
  expect(foreign.body.errors).toEqual([
    { pointer: '/product_id', code: 'unknown' },
    { pointer: '/boat_ids/1', code: 'unknown' },
  ]);
});

test('an edit with a stale version changes nothing and shows both states', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade);
  const body = { ...sessionBody(trade), version: 1 };
  expect((await staff.patch(`/sessions/${session.id}`, { ...body, guide_name: 'Marina' })).body.version).toBe(
    2,
  );
  const stale = await staff.patch(`/sessions/${session.id}`, { ...body, guide_name: 'Ivo' });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    type: '/problems/stale-version',
    params: { current: { guide_name: 'Marina', version: 2 }, yours: { guide_name: 'Ivo' } },
  });
  expect((await staff.get(`/sessions/${session.id}`)).body.guide_name).toBe('Marina');
});

test('of two people who save at the same moment one is told that the other was first', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade);
  const save = (guide_name: string) =>
    staff.patch(`/sessions/${session.id}`, { ...sessionBody(trade), guide_name, version: 1 });
  const answers = await Promise.all(['Ana', 'Ivo', 'Bia', 'Leo'].map(save));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('capacity cannot fall below the seats that are taken', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade);
  await aBooking(staff, session, trade);
  const { status, body } = await staff.patch(`/sessions/${session.id}`, {
    ...sessionBody(trade),
    total_capacity: 2,
    version: 1,
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: '/problems/seats-below-taken', params: { taken: 3 } });
  expect((await staff.get(`/sessions/${session.id}`)).body).toMatchObject({ total_capacity: 20, version: 1 });
});

test('a session with bookings is not cancelled: its customers are named', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade);
  await aBooking(staff, session, trade);
  const { status, body } = await staff.post(`/sessions/${session.id}/cancellation`, { version: 1 });
  expect(status).toBe(409);
  expect(body.params.customers).toEqual(['Maria Gonçalves']);
});

test('a cancelled session frees its boat and takes no booking', async () => {
  const { staff, trade } = await aCompany();
  const session = await aSession(staff, trade);
  expect((await staff.post(`/sessions/${session.id}/cancellation`, { version: 1 })).body.status).toBe(
    'cancelled',
  );
  expect((await staff.post('/sessions', sessionBody(trade))).status).toBe(201);
  const booking = await staff.post('/bookings', {
    session_id: session.id,
    customer_name: 'João',
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 1 }],
  });
  expect(booking.body.type).toBe('/problems/session-cancelled');
});

test('the forms choose among active products with fares, boats, agents and names in use [A3-24, A3-33]', async () => {
  const { company, staff, trade } = await aCompany();
  await aSession(staff, trade);
  const agent = await world.partnerOf(company.id, 'agent');
  const { body } = await staff.get('/sessions/options');
  expect(body.products).toMatchObject([
    {
      name: 'Ilha do Campeche',
      fare_types: [
        { label: 'Adulto', cost_price: 180 },
        { label: 'Criança' },
        { label: 'Bebê', pax_count: 0 },
      ],
    },
  ]);
  expect(body.boats.map((boat: { boat_name: string }) => boat.boat_name)).toEqual([
    'Escuna Maré Alta',
    'Lancha Netuno',
  ]);
  expect(body.agents).toMatchObject([{ id: agent }]);
  expect(body.guide_names).toEqual(['Ana']);
});

test('a supplier sees the sessions of its own boats only [A6-35]', async () => {
  const company = await world.company();
  const supplier = await world.partnerOf(company.id, 'supplier');
  const [staff, partner] = [
    await world.user(company, 'admin'),
    await world.user(company, 'supplier_admin', { partner_id: supplier }),
  ];
  const trade = await aTrade(world, company, { owner_supplier_id: supplier });
  const own = await aSession(staff, trade);
  const foreign = await aSession(staff, trade, { boat_ids: [trade.boats[1]] });
  expect((await partner.get('/sessions')).body.data.map((row: { id: string }) => row.id)).toEqual([own.id]);
  expect((await partner.get(`/sessions/${foreign.id}`)).status).toBe(404);
  expect((await partner.get('/sessions/options')).body).toMatchObject({
    boats: [{ boat_name: 'Lancha Netuno' }],
    agents: [],
    guide_names: [],
  });
  expect((await partner.post('/sessions', sessionBody(trade))).status).toBe(403);
});
