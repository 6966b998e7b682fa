import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aBooking, aSession, aTrade, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aHouse() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  return { company, staff, trade: await aTrade(world, company) };
}

const date = '2026-11-21';
const weather = {
  reason: 'Vento sul',
  kind: 'weather',
  scope: 'tenant',
  days: { from: date, to: date },
  from_time: '14:00',
  until_time: '20:00',
};

test('weather from two to eight hits half past one to half past three, and not noon to two [B2.2-40][A2.3-82]', async () => {
  const { staff, trade } = await aHouse();
  const hit = await aSession(staff, trade, { date, start_time: '13:30', end_time: '15:30', boat_ids: [] });
  const free = await aSession(staff, trade, { date, start_time: '12:00', end_time: '14:00', boat_ids: [] });
  await aBooking(staff, hit, trade);
  const { kind: _, reason: __, ...asked } = weather;
  const preview = await staff.post('/blackouts/preview', asked);
  expect([preview.status, preview.body]).toMatchObject([
    200,
    { departures: 1, people: 3, hits: [{ session_id: hit.id, bookings: 1 }], overlaps: [] },
  ]);
  const { body: block } = await staff.post('/blackouts', weather);
  const refused = await staff.post('/bookings', bookingBody(hit, trade));
  expect([refused.status, refused.body.type, refused.body.params.reason]).toEqual([
    409,
    '/problems/blacked-out',
    'Vento sul',
  ]);
  expect((await staff.post('/bookings', bookingBody(free, trade))).status).toBe(201);
  const again = await staff.post('/blackouts/preview', asked);
  expect(again.body.overlaps).toMatchObject([{ id: block.id, reason: 'Vento sul' }]);
  // It touches no booking, and deleted it opens sales at once.
  expect((await staff.get(`/sessions/${hit.id}/bookings`)).body.data[0].status).toBe('confirmed');
  await staff.delete(`/blackouts/${block.id}`);
  expect((await staff.post('/bookings', bookingBody(hit, trade))).status).toBe(201);
});

test('who may change departures sells into a block after a question, and nobody into one of an authority', async () => {
  const { company, staff, trade } = await aHouse();
  const session = await aSession(staff, trade, {
    date,
    start_time: '15:00',
    end_time: '16:00',
    boat_ids: [],
  });
  const sell = (who: typeof staff) =>
    who.post('/bookings', bookingBody(session, trade, { on_request: true }));
  const { body: block } = await staff.post('/blackouts', weather);
  expect((await sell(staff)).status).toBe(201);
  const agent = await world.user(company, 'agent_admin');
  expect((await sell(agent)).body.type).toBe('/problems/blacked-out');
  await staff.patch(`/blackouts/${block.id}`, { kind: 'authority', version: 1 });
  expect((await sell(staff)).body.type).toBe('/problems/blacked-out');
});

test('a blocked boat is put into no departure of those hours, and a departure that has it keeps it', async () => {
  const { staff, trade } = await aHouse();
  const own = { date, start_time: '15:00', end_time: '16:00', boat_ids: [trade.boats[0]] };
  const session = await aSession(staff, trade, own);
  await staff.post('/blackouts', { ...weather, kind: 'maintenance', scope: 'boat', boat_id: trade.boats[0] });
  const refused = await staff.post('/sessions', {
    ...own,
    product_id: trade.product_id,
    start_time: '18:00',
    end_time: '19:00',
    guide_name: '',
    sailor_name: '',
    notes: '',
    total_capacity: 10,
  });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/boat-blocked']);
  const kept = await staff.patch(`/sessions/${session.id}`, { notes: 'Fica', version: 1 });
  expect(kept.status).toBe(200);
  const moved = await staff.patch(`/sessions/${session.id}`, { end_time: '17:00', version: 2 });
  expect(moved.body.type).toBe('/problems/boat-blocked');
});

test('a block that ends before it begins is refused, in the form and in its preview', async () => {
  const { staff } = await aHouse();
  const backwards = { ...weather, from_time: '20:00', until_time: '14:00' };
  expect((await staff.post('/blackouts', backwards)).body.errors).toEqual([
    { pointer: '/until_time', code: 'backwards' },
  ]);
  const { kind: _, reason: __, ...asked } = backwards;
  expect((await staff.post('/blackouts/preview', asked)).body.errors).toMatchObject([{ code: 'backwards' }]);
});

test('availability tells day by day what is left, what is full, and why it is closed [B2.2-46][A2.3-55]', async () => {
  const { staff, trade } = await aHouse();
  const own = { start_time: '09:00', end_time: '10:00', total_capacity: 6, boat_ids: [] };
  const limited = await aSession(staff, trade, { ...own, date: '2026-11-22' });
  await aSession(staff, trade, { ...own, date: '2026-11-23' });
  await aBooking(staff, limited, trade);
  await aBooking(staff, limited, trade, {
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 1 }],
  });
  await staff.post('/blackouts', {
    ...weather,
    days: { from: '2026-11-23', to: '2026-11-23' },
    from_time: null,
  });
  const ask = async (party: number) =>
    (await staff.get(`/availability?from=2026-11-22&to=2026-11-30&party=${party}`)).body;
  const { data, next } = await ask(2);
  expect(data).toMatchObject([
    { date: '2026-11-22', state: 'LIMITED', free: 2, fits: true },
    { date: '2026-11-23', state: 'CLOSED', departures: [{ state: 'blacked-out', reason: 'Vento sul' }] },
  ]);
  expect(next).toEqual([{ product_id: trade.product_id, date: '2026-11-22' }]);
  expect((await ask(3)).next).toEqual([]);
  const ids = `&product_ids=${trade.product_id}`;
  const wrong = await staff.get(`/availability?from=2026-11-22&to=2027-03-30${ids}`);
  expect([
    wrong.status,
    (await staff.get('/availability?from=2026-11-22&to=2026-11-22&party=0')).status,
  ]).toEqual([422, 422]);
});

test('the proof counts anew what is booked, and tells where the ledger says otherwise [B2.2-99]', async () => {
  const { company, staff, trade } = await aHouse();
  const session = await aSession(staff, trade, { date, boat_ids: [] });
  await aBooking(staff, session, trade);
  const proof = async () => (await staff.get('/availability/proof')).body;
  const sound = { sessions: 1, seats: 20, taken: 3, people: 3, oversold: 0, differences: 0 };
  expect(await proof()).toMatchObject(sound);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('session_seats')
        .set({ taken: 4 })
        .where('tenant_id', '=', company.id)
        .where('taken', '=', 3),
    ),
  );
  expect(await proof()).toMatchObject({ taken: 4, differences: 1 });
  expect((await (await world.user(company, 'user')).get('/availability/proof')).status).toBe(403);
});
