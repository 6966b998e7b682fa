import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { applyPlan, aSchedule, planFor } from '../../../testing/companies/schedules.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';
import { followZone } from './follow-zone.ts';

const world = await openWorld();
const now = Temporal.Instant.from('2026-11-20T12:12:00Z');

test('a company that changes its zone sails by its clock as before: instants to come are worked out anew, the past stays', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const over = await aSession(staff, trade, { date: '2026-11-19', boat_ids: [] });
  // Both on one boat, the second where the first goes to.
  const early = await aSession(staff, trade, { date: '2026-12-05', start_time: '06:00', end_time: '07:00' });
  const late = await aSession(staff, trade, { date: '2026-12-05', start_time: '08:00', end_time: '09:00' });
  const booking = await aBooking(staff, early, trade);
  const schedule = await aSchedule(staff, trade.product_id);
  await applyPlan(staff, [schedule.id]);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('company_settings')
        .set({ timezone: 'America/Manaus' })
        .where('tenant_id', '=', company.id),
    ),
  );
  const follow = () => world.tenantTx.write(company.id, (tx) => followZone(tx, company.id, now));
  expect(await follow()).toBe(12);
  expect(await follow()).toBe(0);
  const again = await world.user(company, 'admin');
  const startOf = async (id: string) => Date.parse((await again.get(`/sessions/${id}`)).body.starts_at);
  const hour = 3_600_000;
  expect(await startOf(early.id)).toBe(Date.parse(early.starts_at) + hour);
  expect(await startOf(late.id)).toBe(Date.parse(late.starts_at) + hour);
  expect(await startOf(over.id)).toBe(Date.parse(over.starts_at));
  const listed = (await again.get('/bookings?limit=200')).body.data;
  expect(
    listed.map(({ id, starts_at }: { id: string; starts_at: string }) => [id, Date.parse(starts_at)]),
  ).toEqual([[booking.id, Date.parse(early.starts_at) + hour]]);
  expect((await planFor(again, [schedule.id])).figures).toMatchObject({ keep: 10, change: 0, create: 0 });
});
