import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aBooking } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { expireHolds } from './expire-holds.ts';

const world = await openWorld();
const until = '2026-11-20T13:00:00.000Z';

async function aHold() {
  const day = await aDayOfTwo(world);
  const { company, staff, session, trade } = day;
  await aBooking(staff, session, trade);
  const hold = await aBooking(staff, session, trade, { customer_name: 'Tereza Lopes' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('bookings')
        .set({ status: 'on_hold', hold_expires_at: until })
        .where('tenant_id', '=', company.id)
        .where('id', '=', hold.id),
    ),
  );
  const full = async () => {
    const { held, people, remaining_capacity } = (await staff.get(`/sessions/${session.id}`)).body;
    return { held, people, remaining_capacity };
  };
  const expire = (at: string) =>
    world.tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, Temporal.Instant.from(at)));
  return { ...day, hold, full, expire };
}

test('held seats are told beside those taken, and listed with who holds them until when', async () => {
  const { staff, session, hold, full } = await aHold();
  expect(await full()).toEqual({ held: 3, people: 6, remaining_capacity: 14 });
  const { data } = (await staff.get(`/sessions/${session.id}/bookings?status=on_hold`)).body;
  expect(data).toMatchObject([
    { id: hold.id, customer_name: 'Tereza Lopes', seats: 3, hold_expires_at: until },
  ]);
  const [card] = (await staff.get('/sessions-manifest')).body.data;
  expect(card).toMatchObject({ held: 3, people: 6, passengers: 3 });
});

test('a hold that is released gives its seats back; who may not change bookings releases none', async () => {
  const { company, staff, hold, full } = await aHold();
  const guide = await world.user(company, 'marinheiro');
  const free = { version: 1, reason: null };
  expect((await guide.post(`/bookings/${hold.id}/cancellation`, free)).status).toBe(403);
  expect((await staff.post(`/bookings/${hold.id}/cancellation`, free)).body.status).toBe('cancelled');
  expect(await full()).toEqual({ held: 0, people: 3, remaining_capacity: 17 });
});

test('a hold whose time is over expires and its seats are for sale again, once', async () => {
  const { staff, session, full, expire } = await aHold();
  expect(await expire('2026-11-20T12:59:59Z')).toBe(0);
  expect(await full()).toMatchObject({ held: 3 });
  expect(await Promise.all([expire(until), expire(until)])).toContain(1);
  expect(await expire(until)).toBe(0);
  expect(await full()).toEqual({ held: 0, people: 3, remaining_capacity: 17 });
  expect((await staff.get(`/sessions/${session.id}/bookings?status=on_hold`)).body.data).toEqual([]);
});
