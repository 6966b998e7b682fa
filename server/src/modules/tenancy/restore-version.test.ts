import type { Role } from '@leme/contract/access/roles';
import pg from 'pg';
import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { someBuilds } from '../../testing/programs/builds.ts';
import { openWorld, type Person, password } from '../../testing/world.ts';

const [newest, older, oldest] = ['2026.11.20.0900', '2026.11.10.0900', '2026.11.01.0900'];
const [leaking, ancient, future] = ['2026.10.01.0900', '2026.09.01.0900', '2026.11.30.0900'];
const world = await openWorld(
  await someBuilds(newest, {
    [older]: { version: '1.1.0' },
    [oldest]: {},
    [leaking]: { insecure: true },
    [ancient]: { contract_version: 0 },
    [future]: { contract_version: 2 },
  }),
);
const reason = { reason: 'Chamado 4711: tela em branco' };

const restore = (person: Person, build_id: string | null, given: object = {}, headers = {}) =>
  person.post('/version-restorations', { build_id, password, ...given }, headers);
const servedTo = async (person: Person) => (await person.get('/auth/session')).body.served_build;

function logOf(tenant_id: string) {
  return world.tenantTx.read(tenant_id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select(['action', 'details', 'page', 'user_id'])
        .where('tenant_id', '=', tenant_id)
        .where('action', 'not like', 'OPERADOR%')
        .orderBy('created_at')
        .orderBy('id'),
    ),
  );
}

test('everyone reads which builds were kept, which one is current and why some are not served [A2.6-05, A2.6-10]', async () => {
  const sailor = await world.user(await world.company(), 'marinheiro');
  const { status, body } = await sailor.get('/versions');
  expect([status, body.current_build, body.served_build]).toEqual([200, newest, newest]);
  const told = body.builds.map((build: { build_id: string; objection: string | null }) => [
    build.build_id,
    build.objection,
  ]);
  expect(told).toEqual([
    [future, 'contract-too-new'],
    [newest, null],
    [older, null],
    [oldest, null],
    [leaking, 'insecure'],
    [ancient, 'contract-too-old'],
  ]);
  expect(body.builds[2]).toMatchObject({ version: '1.1.0', built_at: '2026-11-01T12:00:00.000Z' });
  expect(JSON.stringify(body)).not.toContain('leme-builds');
  expect((await world.visitor().get('/versions')).status).toBe(401);
});

test('an administrator restores an older build for the own company alone, and goes back to the current one [A4-40, A4-42, A4-45]', async () => {
  const [company, other] = [await world.company(), await world.company()];
  const [admin, sailor] = [await world.user(company, 'admin'), await world.user(company, 'marinheiro')];
  const stranger = await world.user(other, 'admin');
  expect(await servedTo(sailor)).toBe(newest);
  const restored = await restore(admin, older);
  expect([restored.status, restored.body]).toEqual([200, { served_build: older }]);
  expect([await servedTo(sailor), await servedTo(stranger)]).toEqual([older, newest]);
  expect((await admin.get('/versions')).body).toMatchObject({ current_build: newest, served_build: older });
  expect((await restore(admin, null)).body).toEqual({ served_build: newest });
  expect(await servedTo(sailor)).toBe(newest);
});

test('a restoration leaves its start and its end in the log of the company [A4-44, A7.4-23, A7.4-24]', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  await restore(admin, oldest);
  const line = { page: 'version-history', user_id: admin.id };
  expect(await logOf(company.id)).toEqual([
    { ...line, action: 'RESTAURACAO_VERSAO_INICIADA', details: { build_id: oldest } },
    { ...line, action: 'RESTAURACAO_VERSAO_EXECUTADA', details: { build_id: oldest, before: newest } },
  ]);
});

test('a wrong password restores nothing and is logged; an empty one names its field [A4-41, A8-01, A7.4-22, A6-28]', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const wrong = await restore(admin, older, { password: 'errada' });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [{ pointer: '/password', code: 'wrong-password' }],
  ]);
  const empty = await restore(admin, older, { password: '' });
  expect([empty.status, empty.body.errors[0].pointer]).toEqual([422, '/password']);
  expect(await servedTo(admin)).toBe(newest);
  expect(await logOf(company.id)).toMatchObject([
    { action: 'TENTATIVA_RESTAURACAO_SENHA_INVALIDA', details: { build_id: older } },
  ]);
});

test('an insecure build, one of another contract, a newer and an unknown one are refused and logged [A8-02, A7.4-25]', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const refused = [
    [leaking, 'insecure'],
    [ancient, 'contract-too-old'],
    [future, 'contract-too-new'],
    [newest, 'not-older'],
  ] as const;
  for (const [build, code] of refused) {
    const { status, body } = await restore(admin, build);
    expect([status, body.errors]).toEqual([422, [{ pointer: '/build_id', code }]]);
  }
  for (const unknown of ['2020.01.01.0000', '../../etc', '']) {
    expect((await restore(admin, unknown)).status).toBe(404);
  }
  expect(await servedTo(admin)).toBe(newest);
  const log = await logOf(company.id);
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'RESTAURACAO_VERSAO_INICIADA', details: { build_id: leaking } },
    { action: 'RESTAURACAO_VERSAO_ERRO', details: { build_id: leaking, reason: 'insecure' } },
  ]);
  expect(log.filter(({ action }) => action === 'RESTAURACAO_VERSAO_ERRO')).toHaveLength(7);
});

test('only the administrator of a company may restore, whatever else a role may do [A6-27]', async () => {
  const company = await world.company();
  const roles: Role[] = ['manager', 'supplier_admin', 'agent_admin', 'marinheiro', 'user', 'supplier'];
  for (const role of roles) {
    expect((await restore(await world.user(company, role), older)).status, role).toBe(403);
  }
  expect((await world.visitor().post('/version-restorations', { build_id: older, password })).status).toBe(
    401,
  );
  expect(await logOf(company.id)).toEqual([]);
});

test('an operator who entered a company restores it with the own password and is named in its log', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  for (const [role, status] of [
    ['saas_admin', 200],
    ['saas_manager', 403],
  ] as const) {
    const operator = await world.operator(role);
    const inCompany = { 'leme-tenant': company.id };
    expect((await restore(operator, older, {}, inCompany)).body.type).toBe('/problems/tenant-changed');
    await operator.post('/auth/acting-tenant', { tenant_id: company.id, ...reason });
    expect((await restore(operator, older, {}, inCompany)).status, role).toBe(status);
    // Operators keep the newest build, so that they can always undo what does not work.
    expect(await servedTo(operator)).toBe(newest);
  }
  expect(await servedTo(staff)).toBe(older);
  expect((await logOf(company.id))[1]?.details).toMatchObject({
    operator: expect.stringContaining('saas_admin'),
  });
});

test('the default of all companies is set by the super administrator alone; who chose an older one keeps it [A4-45]', async () => {
  const [plain, pinned] = [await world.company(), await world.company()];
  const [one, two] = [await world.user(plain, 'admin'), await world.user(pinned, 'admin')];
  await restore(two, oldest);
  expect((await restore(await world.operator('saas_admin'), older)).status).toBe(403);
  const chief = await world.operator('saas_super_admin');
  expect((await restore(chief, older)).status).toBe(200);
  expect([await servedTo(one), await servedTo(two), await servedTo(chief)]).toEqual([older, oldest, newest]);
  expect((await one.get('/versions')).body).toMatchObject({ current_build: older, served_build: older });
  expect((await chief.get('/versions')).body).toMatchObject({ current_build: newest, served_build: older });
  expect((await restore(one, newest)).status).toBe(422);
  await restore(chief, null);
  expect([await servedTo(one), await servedTo(two)]).toEqual([newest, oldest]);
});

test('guessing the password is counted with sign-in and stops after five failures', async () => {
  const admin = await world.user(await world.company(), 'admin');
  for (let attempt = 0; attempt < 5; attempt += 1) await restore(admin, older, { password: 'errada' });
  const { status, body } = await restore(admin, older);
  expect([status, body.type]).toEqual([429, '/problems/too-many-requests']);
  const again = await world.visitor().post('/auth/sign-in', { email: admin.email, password });
  expect(again.status).toBe(429);
});

test('a restoration that fails on the way changes nothing and says so in the log [A8-02, A7.4-25]', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const owner = new pg.Client({ connectionString: world.urls.admin });
  await owner.connect();
  await owner.query('revoke update (served_build) on saas_tenants from leme_app');
  const { status } = await restore(admin, older);
  await owner.query('grant update (served_build) on saas_tenants to leme_app');
  await owner.end();
  expect([status, await servedTo(admin)]).toEqual([500, newest]);
  expect(await logOf(company.id)).toMatchObject([
    { action: 'RESTAURACAO_VERSAO_INICIADA', details: { build_id: older } },
    { action: 'RESTAURACAO_VERSAO_ERRO', details: { build_id: older, reason: 'internal' } },
  ]);
});
