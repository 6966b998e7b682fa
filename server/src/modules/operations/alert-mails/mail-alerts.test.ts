import { alertMailKey } from '@leme/contract/maintenance/alerts';
import { expect, test } from 'vitest';
import { db } from '#kit/database/sql';
import { openWorld } from '../../../testing/world.ts';
import { alertLetters } from './alert-letter.ts';
import { mailAlerts, template } from './mail-alerts.ts';

const world = await openWorld();
const atSeven = Temporal.Instant.from('2026-11-20T10:00:00Z');

async function aCompany() {
  const company = await world.company();
  const [admin, manager, other] = [
    await world.user(company, 'admin'),
    await world.user(company, 'manager'),
    await world.user(company, 'manager'),
  ];
  const sent = () =>
    world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('email_logs')
          .select(['id', 'tenant_id', 'to_email', 'user_id'])
          .where('tenant_id', '=', company.id)
          .where('template', '=', template),
      ),
    );
  return { company, admin, manager, other, sent };
}

test('at seven where the company is, what became critical or high is told once: to administrators, and to who chose it', async () => {
  const { company, admin, manager, sent } = await aCompany();
  await admin.post('/alerts', { description: 'Toldo rasgado', severity: 'media' });
  await mailAlerts(world.tenantTx, company.id, atSeven);
  expect(await sent()).toEqual([]);
  await admin.post('/alerts', { description: 'Bomba parada', severity: 'critica' });
  await mailAlerts(world.tenantTx, company.id, atSeven.add({ hours: 1 }));
  expect(await sent()).toEqual([]);
  await manager.put(`/user-preferences/${alertMailKey}`, { value: true });
  await mailAlerts(world.tenantTx, company.id, atSeven);
  await mailAlerts(world.tenantTx, company.id, atSeven);
  expect(await sent()).toHaveLength(2);
  const [letter] = await sent();
  if (!letter) throw new Error('no letter');
  const write = alertLetters({ tenantTx: world.tenantTx, origin: () => 'https://leme.test' })[template];
  const written = await write?.({ ...letter, template, locale: 'pt-BR', params: {} });
  expect(written?.text).toContain('Crítica: Bomba parada');
  expect(written?.text).toContain(`https://leme.test/${company.subdomain}/alerts`);
  expect(written?.text).not.toContain('Toldo');
});

test('an administrator who said no is not written to', async () => {
  const { company, admin, sent } = await aCompany();
  await admin.post('/alerts', { description: 'Bomba parada', severity: 'alta' });
  await admin.put(`/user-preferences/${alertMailKey}`, { value: false });
  await mailAlerts(world.tenantTx, company.id, atSeven);
  expect(await sent()).toEqual([]);
});
