import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { aManifestDay, bookingIn, markAll } from '../../../testing/companies/manifest-day.ts';
import { openWorld } from '../../../testing/world.ts';
import { missingTemplate, watchDepartures } from './watch-departures.ts';

const world = await openWorld();
const needs = { tenantTx: world.tenantTx, hooks: { namesCrew: async () => null } };

/** A departure of today with people aboard. */
async function aDay() {
  const day = await aManifestDay(world);
  const boat_id = day.trade.boats[0] as string;
  const { starts_at } = (await day.staff.get(`/sessions/${day.session.id}`)).body;
  const before = (minutes: number) => Temporal.Instant.from(starts_at).subtract({ minutes });
  const watch = (now: Temporal.Instant) => watchDepartures(needs, day.company.id, now);
  const rings = async () => {
    const { data } = (await day.staff.get('/alerts?type=occurrence&status=pendente')).body;
    return data as { id: string; description: string }[];
  };
  return { ...day, boat_id, before, watch, rings };
}

test('what is not cleared two hours before rings once with its sentence, and ends when it is mended', async () => {
  const { staff, boat_id, before, watch, rings } = await aDay();
  const boat = (await staff.get(`/boats/${boat_id}`)).body;
  await staff.post(`/boats/${boat_id}/maintenance`, { version: boat.version });
  await watch(before(130));
  expect(await rings()).toEqual([]);
  for (const minutes of [115, 110]) await watch(before(minutes));
  expect(await rings()).toMatchObject([
    { description: expect.stringContaining('O barco está fora de serviço') },
  ]);
  const { version } = (await staff.get(`/boats/${boat_id}`)).body;
  await staff.post(`/boats/${boat_id}/activation`, { version });
  await watch(before(100));
  const left = await rings();
  expect(left.some(({ description }) => description.includes('fora de serviço'))).toBe(false);
});

test('somebody missing is written to each address once, and rings again though somebody ended it by hand', async () => {
  const { company, staff, guide, booking, session, boat_id, watch, rings } = await aDay();
  const changes = [{ key: 'missing_mails', value: 'chefe@exemplo.com.br', version: 0 }];
  expect((await staff.patch('/settings', { changes })).status).toBe(200);
  const { passengers } = await bookingIn(guide, booking.id);
  await markAll(guide, await bookingIn(guide, booking.id), 'checked_in');
  const base = { boat_id, session_id: session.id, voyage_id: newId() };
  const events = [
    { id: newId(), ...base, kind: 'sealed', counted: 3 },
    { id: newId(), ...base, kind: 'missing', people: [passengers[0]?.id], step: 1 },
  ];
  expect((await guide.post('/departure-events', { events })).status).toBe(200);
  const isMissing = ({ description }: { description: string }) => description.includes('falta 1 pessoa');
  const [alert] = (await rings()).filter(isMissing);
  await staff.post(`/alerts/${alert?.id}/resolution`, { note: 'Visto' });
  const now = world.clock.now();
  for (const minutes of [5, 10]) await watch(now.add({ minutes }));
  expect((await rings()).filter(isMissing)).toHaveLength(1);
  const mails = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('email_logs')
        .select('to_email')
        .where('tenant_id', '=', company.id)
        .where('template', '=', missingTemplate),
    ),
  );
  expect(mails).toHaveLength(1);
});
