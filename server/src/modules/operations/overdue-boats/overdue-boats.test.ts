import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { aHull } from '../../../testing/companies/fleet/engine-room.ts';
import { openWorld } from '../../../testing/world.ts';
import { template, watchVoyages } from './watch-voyages.ts';

const world = await openWorld();

test('a boat half an hour overdue rings once and writes once to each address; its return ends that [B2.2-32]', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const boat = await aHull(staff);
  const changed = await staff.patch('/settings', {
    changes: [{ key: 'overdue_mails', value: 'chefe@exemplo.com.br, cais@exemplo.com.br', version: 0 }],
  });
  expect(changed.status).toBe(200);
  const voyage_id = newId();
  const now = world.clock.now();
  const said = (kind: string, more: object) =>
    staff.post('/logbook-events', {
      events: [{ id: newId(), voyage_id, boat_id: boat.id, kind, people: 4, ...more }],
    });
  await said('departed', { eta: now.add({ minutes: 60 }).toString() });
  const rings = async () => (await staff.get('/alerts?type=voyage_overdue&status=pendente')).body.data.length;
  const mails = async () =>
    (
      await world.tenantTx.read(company.id, (tx) =>
        tx.rows(
          db
            .selectFrom('email_logs')
            .select('to_email')
            .where('tenant_id', '=', company.id)
            .where('template', '=', template),
        ),
      )
    ).length;
  await watchVoyages(world.tenantTx, company.id, now.add({ minutes: 85 }));
  expect(await rings()).toBe(0);
  for (const minutes of [95, 100]) await watchVoyages(world.tenantTx, company.id, now.add({ minutes }));
  expect([await rings(), await mails()]).toEqual([1, 2]);
  await said('returned', { step: 1 });
  expect(await rings()).toBe(0);
});
