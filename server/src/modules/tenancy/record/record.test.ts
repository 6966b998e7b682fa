import { expect, test } from 'vitest';
import { writeDay } from '../../../kit/watch/tenant-daily.ts';
import { anOpenedCompany } from '../../../testing/opened-company.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');

test('what operators note of a company they read, and nobody of the company does [A3-12]', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const path = `/saas-tenants/${company.id}/notes`;
  const added = await operator.post(path, { note: 'Liga de tarde' });
  expect([added.status, added.body]).toMatchObject([
    201,
    { note: 'Liga de tarde', author: 'Pessoa saas_admin' },
  ]);
  expect((await operator.get(path)).body.data).toHaveLength(1);
  expect((await staff.get(path)).status).toBe(403);
  expect((await staff.post(path, { note: 'Eu' })).status).toBe(403);
  expect((await operator.post(path, { note: ' ' })).status).toBe(422);
  const other = await world.company();
  expect((await operator.get(`/saas-tenants/${other.id}/notes`)).body.data).toEqual([]);
});

test('the log of a company tells who opened it, who came in and why, and what was written there, and of its people nothing', async () => {
  const opened = await anOpenedCompany(operator, {
    administrator: { full_name: 'Marcada Zuleica', email: 'marcada@mar-e-sol.test', locale: 'pt-BR' },
  });
  await operator.get(`/saas-tenants/${opened.id}/people`);
  const { body } = await operator.get(`/saas-tenants/${opened.id}/log`);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
    'OPERADOR_VIU_PESSOAS',
    'EMPRESA_ABERTA',
  ]);
  expect(body.data[1]).toMatchObject({ operator: operator.email });
  expect(JSON.stringify(body)).not.toMatch(/marcada/i);
  const company = await world.company();
  const inside = { 'leme-tenant': company.id };
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Ajuda por telefone' });
  await operator.post('/tags', { name: 'Vela' }, inside);
  await operator.delete('/auth/acting-tenant', inside);
  const log = (await operator.get(`/saas-tenants/${company.id}/log`)).body;
  expect(log).toMatchObject({
    more: false,
    data: [
      { action: 'OPERADOR_SAIU' },
      { action: 'OPERADOR_ALTEROU', endpoint: 'POST /tags' },
      { action: 'OPERADOR_ENTROU', reason: 'Ajuda por telefone' },
    ],
  });
  const before = encodeURIComponent(log.data[1].at);
  const older = (await operator.get(`/saas-tenants/${company.id}/log?before=${before}`)).body;
  expect(older.data).toMatchObject([{ action: 'OPERADOR_ENTROU' }]);
});

test('the weeks of a company are those it counted of itself', async () => {
  const company = await world.company();
  const counted = {
    active_users: 3,
    sign_ins: 4,
    bookings: 2,
    passengers: 5,
    mails_failed: 0,
    storage_bytes: 0,
  };
  for (const [day, check_ins] of [
    ['2026-11-16', 4],
    ['2026-11-20', 5],
    ['2026-08-01', 9],
  ] as const)
    await world.tenantTx.write(company.id, (tx) =>
      writeDay(tx, { tenant_id: company.id, day }, { ...counted, check_ins, last_active_at: null }),
    );
  const { body } = await operator.get(`/saas-tenants/${company.id}/days`);
  expect(body.weeks).toEqual([{ first_day: '2026-11-16', check_ins: 9, bookings: 4, active_users: 3 }]);
});
