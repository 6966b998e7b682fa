import { planModules } from '@leme/contract/access/plans/modules';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { byNotice } from '../../../testing/by-notice.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
const without = (...slugs: string[]) => planModules.filter((slug) => !slugs.includes(slug));

test('a module that is taken away closes its pages at once and deletes nothing; given back it opens them [A7.4-02, A6-12]', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const tag = (await staff.post('/tags', { name: 'Vela' })).body;
  const set = (version: number, modules: readonly string[]) =>
    operator.put(`/saas-tenants/${company.id}/modules`, { version, modules });
  expect((await set(1, without('sales'))).body).toMatchObject({ version: 2, modules: without('sales') });
  await expect.poll(async () => (await staff.get('/tags')).status, byNotice).toBe(403);
  expect((await set(2, planModules)).status).toBe(200);
  await expect.poll(async () => (await staff.get('/tags')).status, byNotice).toBe(200);
  expect((await staff.get(`/tags/${tag.id}`)).body.name).toBe('Vela');
  const lines = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select('details')
        .where('tenant_id', '=', company.id)
        .where('action', '=', 'MODULOS_ALTERADOS')
        .orderBy('created_at'),
    ),
  );
  expect(lines).toMatchObject([
    { details: { added: [], removed: ['sales'] } },
    { details: { added: ['sales'], removed: [] } },
  ]);
});

test.each([
  [['sales'], 'core-missing'],
  [without('fleet'), 'module-needs'],
])('%j is refused as %s, and the company keeps what it has', async (modules, code) => {
  const company = await world.company();
  const answer = await operator.put(`/saas-tenants/${company.id}/modules`, { version: 1, modules });
  expect([answer.status, answer.body.errors]).toEqual([422, [{ pointer: '/modules', code }]]);
  expect((await operator.get(`/saas-tenants/${company.id}`)).body).toMatchObject({
    version: 1,
    modules: planModules,
  });
});

test('of two who give modules the second is told what the company has now', async () => {
  const company = await world.company();
  const set = (modules: readonly string[]) =>
    operator.put(`/saas-tenants/${company.id}/modules`, { version: 1, modules });
  const answers = await Promise.all([set(without('insights')), set(without('pickup'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    type: '/problems/stale-version',
    params: { current: { version: 2 } },
  });
});

test('a company gives itself none', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const asked = { version: 1, modules: planModules };
  expect((await staff.put(`/saas-tenants/${company.id}/modules`, asked)).status).toBe(403);
});
