import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { db } from '../database/sql.ts';

const world = await openWorld();

const linesOf = (tenant_id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select('details')
        .where('tenant_id', '=', tenant_id)
        .where('action', '=', 'OPERADOR_ALTEROU')
        .orderBy('created_at'),
    ),
  );

test('each request by which an operator writes in a company leaves a line in its log, with what was written; reading leaves none', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_admin');
  const inside = { 'leme-tenant': company.id };
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 4711' });
  const tag = await operator.post('/tags', { name: 'Vela' }, inside);
  expect(tag.status).toBe(201);
  await operator.patch(`/tags/${tag.body.id}`, { name: 'Velas', version: 1 }, inside);
  await operator.get('/tags', inside);
  const line = (endpoint: string, ids: string[]) => ({
    details: { operator: operator.email, endpoint, ids },
  });
  expect(await linesOf(company.id)).toEqual([line('POST /tags', []), line('PATCH /tags/:id', [tag.body.id])]);
  const { data } = (await operator.get(`/tags/${tag.body.id}/history`, inside)).body;
  expect(new Set(data.map(({ actor }: { actor: string }) => actor))).toEqual(
    new Set(['Leme · Pessoa saas_admin']),
  );
});

test('people of the company leave none, and a request repeated leaves one', async () => {
  const company = await world.company();
  const [staff, operator] = [await world.user(company, 'admin'), await world.operator('saas_admin')];
  await staff.post('/tags', { name: 'Vela' });
  expect(await linesOf(company.id)).toEqual([]);
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Chamado 4711' });
  const sent = { 'leme-tenant': company.id, 'idempotency-key': 'uma-so-vez-1' };
  for (const _ of [1, 2]) expect((await operator.post('/tags', { name: 'Remo' }, sent)).status).toBe(201);
  expect((await linesOf(company.id)).length).toBe(1);
});
