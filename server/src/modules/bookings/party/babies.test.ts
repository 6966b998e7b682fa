import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { bookingFieldsOf } from '../../../testing/companies/booking-day.ts';
import { aBooking, aSession, aTrade, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A departure of a boat for eighteen, and whether babies take a place of it. */
async function aDay() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company, { capacity: 18 });
  const ofBabies = { max_age: 0 };
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('fare_types')
        .set(ofBabies)
        .where('tenant_id', '=', company.id)
        .where('code', '=', 'INFANT'),
    ),
  );
  const session = await aSession(staff, trade, { date: '2099-11-20', total_capacity: 18 });
  const decide = async (infants_take_no_place: boolean) => {
    const { labels: _, ...settings } = (await staff.get('/booking-settings')).body;
    await staff.put('/booking-settings', { ...settings, infants_take_no_place });
  };
  const aboard = async () => (await staff.get(`/sessions/${session.id}`)).body.people;
  const party = (adults: number, babies: number) => ({
    passengers: [
      { fare_type_id: trade.fares.adult, quantity: adults },
      { fare_type_id: trade.fares.infant, quantity: babies },
    ].filter(({ quantity }) => quantity > 0),
  });
  return { staff, trade, session, decide, aboard, party };
}

test('sixteen adults with two babies fill a boat of eighteen, and do not where babies do not count [B2.2-46]', async () => {
  const { staff, trade, session, decide, aboard, party } = await aDay();
  const full = await aBooking(staff, session, trade, party(16, 2));
  expect(await aboard()).toBe(18);
  const other = bookingBody(session, trade, party(1, 0));
  expect((await staff.post('/bookings', other)).body.type).toBe('/problems/people-full');
  await staff.post(`/bookings/${full.id}/cancellation`, { version: 1, reason: null });
  await decide(true);
  await aBooking(staff, session, trade, party(16, 2));
  expect(await aboard()).toBe(16);
  expect((await staff.post('/bookings', other)).status).toBe(201);
});

test('a booking keeps the places it took; once its party changes they are counted as the company says now', async () => {
  const { staff, trade, session, decide, aboard, party } = await aDay();
  const before = await aBooking(staff, session, trade, party(2, 1));
  await decide(true);
  expect(await aboard()).toBe(3);
  const change = async (asked: object) => {
    const booking = (await staff.get(`/bookings/${before.id}`)).body;
    return await staff.patch(`/bookings/${before.id}`, { ...bookingFieldsOf(booking), ...asked });
  };
  expect((await change({ customer_name: 'Ana Reis' })).status).toBe(200);
  expect(await aboard()).toBe(3);
  expect((await change(party(3, 1))).status).toBe(200);
  expect(await aboard()).toBe(3);
  await decide(false);
  expect((await change(party(3, 2))).status).toBe(200);
  expect(await aboard()).toBe(5);
  expect((await staff.get('/availability/proof')).body).toMatchObject({ differences: 0, oversold: 0 });
});
