import { expect, test } from 'vitest';
import { openWorld, type Person } from '../../../../testing/world.ts';
import type { Actor } from '../../../actor.ts';
import { db } from '../../../database/sql.ts';
import type { TenantTx } from '../../../database/tenant-tx.ts';
import { importJob } from './import-job.ts';
import { send } from './importing.testing.ts';

// Never listens, so that no job runs but those a test runs itself.
const world = await openWorld();

async function aRunningImport(rows: number) {
  const company = await world.company();
  const keeper = await world.user(company, 'admin');
  const names = Array.from({ length: rows }, (_, at) => `Cliente ${at}\n`);
  const { body } = await send(keeper, '/customers', `Nome\n${names.join('')}`);
  await keeper.post(`/customers/imports/${body.id}/run`);
  const payload = { tenant_id: company.id, id: body.id as string };
  const report = async () => (await keeper.get(`/customers/imports/${body.id}`)).body;
  return { company, keeper, payload, report };
}

function actorOf(person: Person, tenantId: string): Actor {
  return {
    userId: person.id,
    fullName: 'Pessoa admin',
    email: person.email,
    role: person.role,
    tenantId,
    homeTenantId: tenantId,
    timezone: 'America/Sao_Paulo',
    partner: null,
    isOperator: false,
    modulesKnown: true,
    rightsKnown: true,
    rightsUntil: null,
    isReadOnly: false,
    isCrew: true,
    mustChangePassword: false,
    mustSetSecondFactor: false,
    tokenHash: '',
    permissions: new Set(['customers:create']),
    denied: new Set(),
  };
}

const { registers } = world;
const notLast = { isLast: false };

/** The database as a process knows it that dies after so many writes. */
function dyingAfter(writes: number): TenantTx {
  let left = writes;
  return {
    read: world.tenantTx.read,
    write: async (tenantId, work) => {
      left -= 1;
      if (left < 0) throw new Error('died');
      return await world.tenantTx.write(tenantId, work);
    },
  };
}

async function namesOf(tenant: string): Promise<string[]> {
  const rows = await world.tenantTx.read(tenant, (tx) =>
    tx.rows(db.selectFrom('customers').select('name').where('tenant_id', '=', tenant).orderBy('id')),
  );
  return rows.map(({ name }) => name);
}

test('an import whose process dies goes on with the first row that is not in: none is lost, none is there twice', async () => {
  const { company, keeper, payload, report } = await aRunningImport(2_345);
  const personOf = async () => actorOf(keeper, company.id);
  for (const [writes, done] of [
    [1, 500],
    [0, 500],
    [2, 1500],
  ] as const) {
    const job = importJob({ registers, tenantTx: dyingAfter(writes), personOf });
    await expect(job.work(payload, notLast)).rejects.toThrow('died');
    expect(await report()).toMatchObject({ status: 'running', done, created: done });
  }
  await importJob({ registers, tenantTx: world.tenantTx, personOf }).work(payload, notLast);
  expect(await report()).toMatchObject({ status: 'done', done: 2_345, created: 2_345, refused_count: 0 });
  expect(await namesOf(company.id)).toEqual(Array.from({ length: 2_345 }, (_, at) => `Cliente ${at}`));
});

test('two processes with the same import take each row in once', async () => {
  const { company, keeper, payload, report } = await aRunningImport(1_600);
  const job = importJob({
    registers,
    tenantTx: world.tenantTx,
    personOf: async () => actorOf(keeper, company.id),
  });
  await Promise.allSettled(Array.from({ length: 4 }, () => job.work(payload, notLast)));
  await job.work(payload, notLast);
  expect(await report()).toMatchObject({ status: 'done', created: 1_600 });
  expect(new Set(await namesOf(company.id)).size).toBe(1_600);
  expect((await namesOf(company.id)).length).toBe(1_600);
});

test('who may not act any more takes nothing in, and a last failed attempt says so', async () => {
  const { company, keeper, payload, report } = await aRunningImport(3);
  await importJob({ registers, tenantTx: world.tenantTx, personOf: async () => null }).work(payload, notLast);
  expect(await report()).toMatchObject({ status: 'failed', created: 0 });
  await keeper.post(`/customers/imports/${payload.id}/run`);
  const lost = { ...actorOf(keeper, company.id), permissions: new Set(['customers:read']) };
  await importJob({ registers, tenantTx: world.tenantTx, personOf: async () => lost }).work(payload, notLast);
  expect(await report()).toMatchObject({ status: 'failed', created: 0 });
  await keeper.post(`/customers/imports/${payload.id}/run`);
  const unlucky = importJob({
    registers,
    tenantTx: world.tenantTx,
    personOf: async () => {
      throw new Error('no answer');
    },
  });
  await expect(unlucky.work(payload, notLast)).rejects.toThrow('no answer');
  expect(await report()).toMatchObject({ status: 'running' });
  await expect(unlucky.work(payload, { isLast: true })).rejects.toThrow('no answer');
  expect(await report()).toMatchObject({ status: 'failed' });
});

test('a row that became impossible meanwhile is refused, and the rest goes in', async () => {
  const company = await world.company();
  const keeper = await world.user(company, 'admin');
  const { body } = await send(keeper, '/customers', 'Nome;CPF\nAna;529.982.247-25\nBia;\n');
  await keeper.patch(`/customers/imports/${body.id}`, { mapping: { Nome: 'name', CPF: 'tax_id' } });
  await keeper.post(`/customers/imports/${body.id}/run`);
  await keeper.post('/customers', { name: 'Ana Paula', tax_id: '52998224725' });
  const job = importJob({
    registers,
    tenantTx: world.tenantTx,
    personOf: async () => actorOf(keeper, company.id),
  });
  await job.work({ tenant_id: company.id, id: body.id }, notLast);
  const report = (await keeper.get(`/customers/imports/${body.id}`)).body;
  expect(report).toMatchObject({ status: 'done', done: 2, created: 1, refused_count: 1 });
  expect(report.refused).toMatchObject([{ row: 2, faults: [{ pointer: '/tax_id', code: 'taken' }] }]);
});
