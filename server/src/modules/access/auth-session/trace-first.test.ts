import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const reason = 'Chamado 4711: conferir reservas';
const everywhere = { connectionString: superuserUrlOf(world.urls) };
const owner = new pg.Client(everywhere);
// Who holds a lock sees the others as they were when it took it.
const warden = new pg.Client(everywhere);
await Promise.all([owner.connect(), warden.connect()]);
afterAll(() => Promise.all([owner.end(), warden.end()]));

/** What the company's own log says of operators. */
const traces = (tenantId: string) =>
  world.tenantTx
    .read(tenantId, (tx) =>
      tx.rows(
        db
          .selectFrom('system_logs')
          .select('action')
          .where('tenant_id', '=', tenantId)
          .where('action', 'like', 'OPERADOR%')
          .orderBy('created_at'),
      ),
    )
    .then((lines) => lines.map(({ action }) => action));

async function grants(companyId: string): Promise<number> {
  const { rows } = await owner.query(
    'select count(*)::int as n from auth_acting_grants where acting_tenant_id = $1',
    [companyId],
  );
  return rows[0]?.n;
}

test('an operator who enters and leaves while the company’s own queue is full stands in its log each time', async () => {
  const company = await world.company();
  const [clerk, operator] = [await world.user(company, 'admin'), await world.operator('saas_admin')];
  await clerk.get('/auth/session');
  await owner.query('begin; lock table cancellation_policies in access exclusive mode');
  const rush = Array.from({ length: 210 }, () => clerk.get('/cancellation-policies'));
  // Four more than may ask and wait at once are told so; from here on the queue is full.
  expect((await Promise.any(rush)).status).toBe(429);
  const entered = await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason });
  const left = await operator.delete('/auth/acting-tenant', { 'leme-tenant': company.id });
  await owner.query('rollback');
  await Promise.all(rush);
  expect([entered.status, left.status]).toEqual([200, 204]);
  expect(await traces(company.id)).toEqual(['OPERADOR_ENTROU', 'OPERADOR_SAIU']);
});

test('killed between the trace and the leave there is neither, and killed on the way out there are both', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_admin');
  const enter = () => operator.post('/auth/acting-tenant', { tenant_id: company.id, reason });
  const inCompany = { 'leme-tenant': company.id };

  await killed(enter);
  expect([await grants(company.id), await traces(company.id)]).toEqual([0, []]);
  expect((await operator.get('/sessions', inCompany)).body.type).toBe('/problems/tenant-changed');

  expect((await enter()).status).toBe(200);
  await killed(() => operator.delete('/auth/acting-tenant', inCompany));
  expect([await grants(company.id), await traces(company.id)]).toEqual([1, ['OPERADOR_ENTROU']]);
});

/** Asks while nobody may write the leave, and ends the connection that waits for it. */
async function killed(ask: () => Promise<{ status: number }>): Promise<void> {
  await owner.query('begin; lock table auth_acting_grants in share mode');
  const asked = ask();
  const waiting = () =>
    warden.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = $1 and query ~ $2',
      ['Lock', 'auth_acting_grants'],
    );
  await vi.waitUntil(async () => (await waiting()).rowCount === 1, { timeout: 30_000 });
  await owner.query('rollback');
  expect((await asked).status).toBeGreaterThanOrEqual(500);
}
