import type { Departures } from '@leme/contract/bookings/life/departure-endpoints';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aBooking, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A day whose product is sold as these columns say. */
async function soldAs(columns: Record<string, unknown>) {
  const day = await aDayOfTwo(world);
  const { company, trade } = day;
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('products')
        .set(columns)
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.product_id),
    ),
  );
  return day;
}

test('an agent sees what can be sold: times, free seats and places, no guide and no other customer', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  await aBooking(staff, session, trade);
  const agent = await world.user(company, 'agent_admin');
  const { status, body } = await agent.get('/departures?from=2026-11-20&to=2026-11-21&people=4');
  expect(status).toBe(200);
  const { data, fares } = body as Departures;
  const [first, second] = data;
  expect(fares.map(({ product_id }) => product_id)).toContain(trade.product_id);
  expect(first).toMatchObject({ id: session.id, start_time: '08:00', state: 'open', free: 17, fits: true });
  expect(second).toMatchObject({ start_time: '14:00', free: 20 });
  expect(JSON.stringify(body)).not.toMatch(/Ana|Maria/);
  expect((await agent.get(`/sessions/${session.id}`)).status).toBe(403);
  const foreign = await world.user(await world.company(), 'admin');
  expect((await foreign.get('/departures?from=2026-11-20&to=2026-11-21')).body.data).toEqual([]);
});

test('a question of more days than two months, or backwards, is refused by its field', async () => {
  const { staff } = await aDayOfTwo(world);
  const asked = async (to: string) => (await staff.get(`/departures?from=2026-11-20&to=${to}`)).body.errors;
  expect(await asked('2026-11-19')).toMatchObject([{ pointer: '/to', code: 'too-small' }]);
  expect(await asked('2027-11-20')).toMatchObject([{ pointer: '/to', code: 'too-large' }]);
});

test('a private departure is whole in the hands of its first booking; of many who want it at once one gets it', async () => {
  const { staff, trade, session } = await soldAs({ sharing_mode: 'private' });
  const { body } = await staff.post('/product-group-prices', {
    product_id: trade.product_id,
    name: 'Até 10',
    max_size: 10,
    price: 1200,
  });
  expect(body.errors).toBeUndefined();
  const tries = Array.from({ length: 5 }, () => staff.post('/bookings', bookingBody(session, trade)));
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const sold = answers.find(({ status }) => status === 201)?.body;
  expect(sold).toMatchObject({ total_price: 1200, seats: 3 });
  expect((await staff.get(`/bookings/${sold.id}`)).body.adjustments).toMatchObject([
    { kind: 'group', amount: 1200 },
  ]);
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('/problems/private-taken');
  await staff.post(`/bookings/${sold.id}/cancellation`, { version: 1, reason: null });
  expect((await staff.post('/bookings', bookingBody(session, trade))).status).toBe(201);
});

test('past its cut-off a departure is sold by who may change sessions and says so, beyond the horizon by nobody', async () => {
  const { staff, trade, session, later } = await soldAs({ cutoff_min: 300, horizon_days: 30 });
  const sell = (of: { id: string }, given = {}) => staff.post('/bookings', bookingBody(of, trade, given));
  expect((await sell(later)).body.type).toBe('/problems/past-cutoff');
  expect((await sell(later, { past_cutoff: true })).status).toBe(201);
  world.clock.set('2026-10-01T12:00:00Z');
  expect((await sell(session)).body.type).toBe('/problems/beyond-horizon');
  world.clock.set('2026-11-20T12:12:00Z');
});

test('a party below the least of its product, or a child nobody accompanies, is refused and named', async () => {
  const { company, staff, trade, session } = await soldAs({ min_party: 4 });
  const small = await staff.post('/bookings', bookingBody(session, trade));
  expect(small.body.errors).toMatchObject([
    { pointer: '/passengers', code: 'too-small', params: { minimum: 4 } },
  ]);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('fare_types')
        .set({ accompanied_by: ['ADULT'] })
        .where('tenant_id', '=', company.id)
        .where('id', '=', trade.fares.child),
    ),
  );
  const children = [{ fare_type_id: trade.fares.child, quantity: 4 }];
  const alone = await staff.post('/bookings', bookingBody(session, trade, { passengers: children }));
  expect(alone.body).toMatchObject({ type: '/problems/unaccompanied', params: { fare: 'Criança' } });
});

test('of many who type the same new document at once one customer results, and later the same one is found', async () => {
  const { staff, trade, session } = await aDayOfTwo(world, { total_capacity: 60 });
  const passengers = [{ fare_type_id: trade.fares.adult, quantity: 1 }];
  const fields = { passengers, customer_document: '529.982.247-25', record: 'match' };
  const sold = await Promise.all(
    Array.from({ length: 8 }, () => staff.post('/bookings', bookingBody(session, trade, fields))),
  );
  expect(sold.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(sold.map(({ body }) => body.customer_id)).size).toBe(1);
  const { data } = (await staff.get('/customers/matches?document=52998224725&phone=48999142207')).body;
  expect(data).toMatchObject([{ id: sold[0]?.body.customer_id, same: 'document', bookings: 8 }]);
  const byPhone = (await staff.get('/customers/matches?phone=4899142207&name=maria%20goncalves')).body.data;
  expect(byPhone).toMatchObject([{ same: 'phone-and-name' }]);
});

test('the list tells how the money of a booking stands; an agent sees his own and what he was quoted', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const agent = await world.user(company, 'agent_admin');
  const own = await aBooking(agent, session, trade);
  const paid = await aBooking(staff, session, trade, { payment: { amount: 450, method: 'pix' } });
  const { body } = await staff.get('/bookings?sort=-starts_at');
  expect(body.count).toBe(2);
  const rows = new Map(body.data.map((row: { id: string }) => [row.id, row]));
  expect(rows.get(paid.id)).toMatchObject({ money: 'paid', paid_amount: 450, channel: 'counter' });
  expect(rows.get(own.id)).toMatchObject({ money: 'no-deposit', total_price: 450, channel: 'agency' });
  const seen = (await agent.get('/bookings')).body;
  expect(seen.data).toMatchObject([{ id: own.id, total_price: 450, paid_amount: null, money: null }]);
});

test('a lead that becomes a booking is won, once, and its talks say which booking it was', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const given = { name: 'Rosa', phone: '48999142207', offered_value: 450, product_id: trade.product_id };
  const lead = (await staff.post('/leads', given)).body;
  const sold = await aBooking(staff, session, trade, { lead_id: lead.id });
  expect((await staff.get(`/leads/${lead.id}`)).body).toMatchObject({ status: 'won' });
  const talks = (await staff.get(`/lead-interactions?lead_id=${lead.id}`)).body.data;
  expect(talks.map(({ title }: { title: string }) => title)).toContain(`Reserva ${sold.code}`);
  expect((await staff.get(`/bookings/${sold.id}`)).body.lead_id).toBe(lead.id);
  const foreign = await world.user(await world.company(), 'admin');
  const theirs = (await foreign.post('/leads', { name: 'Rui', phone: '48999142207', offered_value: 450 }))
    .body;
  const refused = await staff.post('/bookings', bookingBody(session, trade, { lead_id: theirs.id }));
  expect(refused.body.errors).toMatchObject([{ pointer: '/lead_id', code: 'unknown' }]);
  expect(company.id).not.toBe('');
});
