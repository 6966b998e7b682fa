import { expect, test } from 'vitest';
import {
  aManifestDay,
  aSupplierDay,
  bookingIn,
  manifestOf,
  markAll,
} from '../../../testing/companies/manifest-day.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const standings = (person: Person, ...ids: string[]) =>
  person.get(`/passenger-manifest/bookings?ids=${ids.join()}`);

test('who hears of a mark asks for it alone: the same state as in the day, and no name, document or amount', async () => {
  const { staff, guide, booking } = await aManifestDay(world);
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const shown = await bookingIn(staff, booking.id);
  const { status, body } = await standings(staff, booking.id);
  expect(status).toBe(200);
  const passengers = shown.passengers.map(({ id, status, status_at, status_by, heads }) => ({
    id,
    status,
    status_at,
    status_by,
    heads,
  }));
  expect(body).toEqual({ data: [{ id: booking.id, checkin: true, no_show: false, passengers }] });
  expect(passengers).toHaveLength(3);
});

test('a booking that no manifest shows is left out: cancelled, unknown, of another company', async () => {
  const { staff, booking } = await aManifestDay(world);
  const elsewhere = await aManifestDay(world);
  const ids = [booking.id, elsewhere.booking.id, crypto.randomUUID()];
  expect((await standings(staff, ...ids)).body.data).toMatchObject([{ id: booking.id }]);
  await staff.post(`/bookings/${booking.id}/cancellation`, { version: booking.version });
  expect((await standings(staff, ...ids)).body.data).toEqual([]);
});

test('an agent learns of its own bookings and a supplier of those on its boats', async () => {
  const day = await aSupplierDay(world);
  const [ours, others] = await Promise.all([manifestOf(day.staff), manifestOf(day.partner)]).then(
    (manifests) =>
      manifests.map(({ data }) =>
        data.flatMap(({ bookings }: { bookings: { id: string }[] }) => bookings.map(({ id }) => id)),
      ),
  );
  expect([ours?.length, others?.length]).toEqual([2, 1]);
  const seen = await standings(day.partner, ...(ours ?? []));
  expect(seen.body.data.map(({ id }: { id: string }) => id)).toEqual(others);

  const company = await world.company();
  const agent = await world.partnerOf(company.id, 'agent');
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade);
  const [foreign, own] = [
    await aBooking(staff, session, trade),
    await aBooking(staff, session, trade, { agent_id: agent, customer_name: 'Hugo Fontana' }),
  ];
  const partner = await world.user(company, 'agent_user', { partner_id: agent });
  expect((await standings(partner, foreign.id, own.id)).body.data).toMatchObject([{ id: own.id }]);
});

test('what is no id, and more than fifty at once, is refused', async () => {
  const { staff } = await aManifestDay(world);
  expect((await standings(staff, 'sete')).status).toBe(422);
  expect((await standings(staff, ...Array.from({ length: 51 }, () => crypto.randomUUID()))).status).toBe(422);
});
