import { expect, test } from 'vitest';
import { aBooking, aSession, aTrade, bookingBody } from '../../../../testing/companies/trade.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const date = '2099-01-10';

/** A boat that stopped with one party sold on its departure. */
async function aStop() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade, { date });
  await aBooking(staff, session, trade);
  const body = {
    title: 'Bomba',
    boat_id: trade.boats[0],
    blocks_sailing: 'now',
    downtime: { from: date, to: date },
  };
  const order = (await staff.post('/work-orders', body)).body;
  const affected = async () => (await staff.get(`/work-orders/${order.id}/affected`)).body;
  const seen = async () => (await staff.get(`/sessions/${session.id}`)).body;
  const boats = async () => (await seen()).boats.map(({ id }: { id: string }) => id);
  return { company, staff, trade, session, order, affected, seen, boats };
}

const override_reason = 'Só o translado, com o bote de apoio';

test('a seat on a boat that stopped is sold with a reason alone, by whoever may change departures, and the order says by whom and why [A7.5-30]', async () => {
  const { company, staff, trade, session, affected } = await aStop();
  const sell = (by: typeof staff, more: Record<string, unknown>) =>
    by.post('/bookings', bookingBody(session, trade, more));
  // Whoever answers for a block of another kind with a yes has said no reason.
  for (const more of [{}, { on_request: true }])
    expect((await sell(staff, more)).body.type).toBe('/problems/boat-stopped');
  expect((await sell(staff, { override_reason: ' ' })).status).toBe(422);
  const seller = await world.user(company, 'agent_admin');
  expect((await sell(seller, { override_reason })).body.type).toBe('/problems/boat-stopped');
  const sold = await sell(staff, { override_reason });
  expect(sold.status).toBe(201);
  const { data } = await affected();
  expect(data[0].in_spite).toMatchObject([{ code: sold.body.code, reason: override_reason, people: 3 }]);
  expect(data[0].in_spite[0].by).toEqual(expect.any(String));
  const history = (await staff.get(`/bookings/${sold.body.id}/history`)).body.data;
  expect(JSON.stringify(history)).toContain(override_reason);
});

test('neither a party that grows, nor one that is moved there, gets a seat on a boat that stopped', async () => {
  const { staff, trade, session } = await aStop();
  const other = await aSession(staff, trade, { date, boat_ids: [trade.boats[1]] });
  const booking = await aBooking(staff, other, trade);
  const moved = await staff.post(`/bookings/${booking.id}/moves`, {
    version: booking.version,
    session_id: session.id,
  });
  expect([moved.status, moved.body.type]).toEqual([409, '/problems/boat-stopped']);
  const [sold] = (await staff.get(`/sessions/${session.id}/bookings`)).body.data;
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 9 }];
  const grown = await staff.patch(`/bookings/${sold.id}`, { version: sold.version, passengers });
  expect([grown.status, grown.body.type]).toEqual([409, '/problems/boat-stopped']);
});

test('an exchange is taken back while the boat is free, though it stays ashore, and the departure is open again [B2.2-30]', async () => {
  const { company, staff, trade, session, order, affected, seen, boats } = await aStop();
  const [stopped, other] = trade.boats;
  const exchange = async () =>
    await staff.patch(`/sessions/${session.id}`, { version: (await seen()).version, boat_ids: [other] });
  expect((await exchange()).status).toBe(200);
  expect(await affected()).toMatchObject({
    open: 0,
    solved: 1,
    exchanged: [{ session_id: session.id, boat_ids: [other], is_free: true }],
  });
  // The save of a departure alone puts nobody onto a boat that stopped.
  const { version } = await seen();
  const plain = await staff.patch(`/sessions/${session.id}`, { version, boat_ids: [stopped] });
  expect(plain.body.type).toBe('/problems/boat-blocked');
  const path = `/work-orders/${order.id}/exchange-reversal`;
  const asked = { session_id: session.id, version, boat_id: other };
  expect((await staff.post(path, { ...asked, version: version + 1 })).body.type).toBe(
    '/problems/stale-version',
  );
  const elsewhere = await aSession(staff, trade, {
    date,
    start_time: '16:00',
    end_time: '17:00',
    boat_ids: [other],
  });
  expect((await staff.post(path, { ...asked, session_id: elsewhere.id, version: 1 })).status).toBe(422);
  expect((await (await world.user(company, 'agent_admin')).post(path, asked)).status).toBe(403);
  const back = await staff.post(path, asked);
  expect([back.status, back.body.boat_ids]).toEqual([200, [stopped]]);
  expect([await boats(), (await affected()).open]).toEqual([[stopped], 1]);
  expect((await staff.post(path, { ...asked, version: version + 1 })).status).toBe(422);
});
