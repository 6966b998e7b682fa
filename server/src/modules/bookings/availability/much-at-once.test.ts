import { expect, test } from 'vitest';
import { insertRows } from '../../../kit/database/insert-rows.ts';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { applyPlan, aSchedule } from '../../../testing/companies/schedules.ts';
import { aBooking, aSession, aTrade, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aHouse() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  return { company, staff, trade: await aTrade(world, company) };
}

/** So many products that are sold, each with a departure of ten seats on a day of December. */
async function aFleetOfProducts(tenant_id: string, count: number) {
  const products = Array.from({ length: count }, (_, at) => ({
    tenant_id,
    id: newId(),
    name: `Passeio ${String(at).padStart(3, '0')}`,
    status: 'active',
  }));
  const sessions = products.map(({ id: product_id }, at) => {
    const date = `2026-12-${String(1 + (at % 31)).padStart(2, '0')}`;
    const own = { tenant_id, id: newId(), product_id, date, start_time: '09:00', end_time: '10:00' };
    return { ...own, starts_at: `${date}T12:00:00Z`, ends_at: `${date}T13:00:00Z` };
  });
  const seats = sessions.map(({ id: session_id }) => ({ tenant_id, session_id, total_capacity: 10 }));
  await world.tenantTx.write(tenant_id, async (tx) => {
    for (const insert of insertRows('products', products)) await tx.change(insert);
    for (const insert of insertRows('sessions', sessions)) await tx.change(insert);
    for (const insert of insertRows('session_seats', seats)) await tx.change(insert);
  });
}

test('a month of 500 products is one answer, each day with its product and what is free [A2.3-55]', async () => {
  const { company, staff } = await aHouse();
  await aFleetOfProducts(company.id, 500);
  const { status, body } = await staff.get('/availability?from=2026-12-01&to=2026-12-31&party=11');
  const products = new Set(body.data.map(({ product }: { product: { id: string } }) => product.id));
  expect([status, body.data.length, products.size, body.next]).toEqual([200, 500, 500, []]);
  expect(
    new Set(body.data.map(({ free, fits }: { free: number; fits: boolean }) => `${free} ${fits}`)),
  ).toEqual(new Set(['10 false']));
});

test('a block over more than forty sold departures lists every one of them [B2.2-40]', async () => {
  const { staff, trade } = await aHouse();
  const hours = Array.from({ length: 14 }, (_, at) => String(7 + at).padStart(2, '0'));
  for (const date of ['2026-12-05', '2026-12-06', '2026-12-07'])
    for (const hour of hours) {
      const times = { date, start_time: `${hour}:00`, end_time: `${hour}:30` };
      const session = await aSession(staff, trade, { ...times, boat_ids: [] });
      await aBooking(staff, session, trade);
    }
  const days = { from: '2026-12-05', to: '2026-12-07' };
  const { body } = await staff.post('/blackouts/preview', { scope: 'tenant', days });
  expect(body).toMatchObject({ departures: 42, people: 126, hits: { length: 42 } });
  expect(body.hits.every(({ bookings }: { bookings: number }) => bookings === 1)).toBe(true);
});

test('the same block twice is two blocks: the second is told of the first, and sales open when both are gone', async () => {
  const { staff, trade } = await aHouse();
  const date = '2026-12-05';
  const session = await aSession(staff, trade, { date, boat_ids: [] });
  const wind = { reason: 'Vento sul', kind: 'weather', scope: 'tenant', days: { from: date, to: date } };
  const { body: first } = await staff.post('/blackouts', wind);
  const { kind: _, reason: __, ...asked } = wind;
  const preview = await staff.post('/blackouts/preview', asked);
  expect(preview.body.overlaps).toMatchObject([{ id: first.id, reason: 'Vento sul' }]);
  const second = await staff.post('/blackouts', wind);
  expect(second.status).toBe(201);
  const own = await staff.post('/blackouts/preview', { ...asked, id: second.body.id });
  expect(own.body.overlaps).toMatchObject([{ id: first.id }]);
  const sell = async () => (await staff.post('/bookings', bookingBody(session, trade))).status;
  await staff.delete(`/blackouts/${first.id}`);
  expect(await sell()).toBe(409);
  await staff.delete(`/blackouts/${second.body.id}`);
  expect(await sell()).toBe(201);
});

test('a schedule of a product that is not on sale is planned like any, and nobody sells what it makes [B2.2-41]', async () => {
  const { company, staff, trade } = await aHouse();
  const schedule = await aSchedule(staff, trade.product_id);
  const say = (status: 'active' | 'inactive') =>
    world.tenantTx.write(company.id, (tx) =>
      tx.change(
        db
          .updateTable('products')
          .set({ status })
          .where('tenant_id', '=', company.id)
          .where('id', '=', trade.product_id),
      ),
    );
  await say('inactive');
  const applied = await applyPlan(staff, [schedule.id]);
  expect([applied.status, applied.body.rows.length]).toEqual([201, 10]);
  const [session] = (await staff.get('/sessions?date=2027-01-02')).body.data;
  const refused = await staff.post('/bookings', bookingBody(session, trade, { on_request: true }));
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/not-on-sale']);
  const { data } = (await staff.get('/availability?from=2027-01-02&to=2027-01-02')).body;
  expect(data).toMatchObject([{ state: 'CLOSED', fits: false }]);
  await say('active');
  expect((await staff.post('/bookings', bookingBody(session, trade))).status).toBe(201);
});
