import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { protect } from '../../testing/second-factor.ts';
import { openWorld, type Person, password } from '../../testing/world.ts';

const world = await openWorld();

const check = (
  person: Person,
  p_username: string,
  p_password = password,
  headers = {},
  p_code: string | undefined = undefined,
) => person.post('/rpc/check_admin_credentials', { p_username, p_password, p_code }, headers);

test('who has a session learns whether credentials are of an administrator of the own company [A7.1-04, A6-28]', async () => {
  const company = await world.company();
  const [asker, admin] = [await world.user(company, 'user'), await world.user(company, 'admin')];
  const manager = await world.user(company, 'manager');
  const gone = await world.user(company, 'admin', { status: 'inactive', signsIn: false });
  const answer = await check(asker, ` ${admin.email.toUpperCase()} `);
  expect([answer.status, answer.body]).toEqual([200, 'true']);
  expect((await check(asker, admin.email, 'errada')).body).toBe('false');
  expect((await check(asker, manager.email)).body).toBe('false');
  expect((await check(asker, gone.email)).body).toBe('false');
  expect((await check(asker, 'ninguem@empresa.test')).body).toBe('false');
  const visitor = await world
    .visitor()
    .post('/rpc/check_admin_credentials', { p_username: admin.email, p_password: password });
  expect(visitor.status).toBe(401);
});

test('another company’s administrator and the platform’s are never confirmed to a company', async () => {
  const [company, other] = [await world.company(), await world.company()];
  const [asker, foreign] = [await world.user(company, 'admin'), await world.user(other, 'admin')];
  const [chief, operator] = [await world.operator('saas_super_admin'), await world.operator('saas_admin')];
  for (const { email } of [foreign, chief, operator]) expect((await check(asker, email)).body).toBe('false');
  expect((await check(operator, chief.email)).body).toBe('true');
  expect((await check(asker, asker.email, password, { 'leme-tenant': other.id })).status).toBe(409);
});

test('each check leaves a line in the log, without the name that was typed', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  await check(admin, admin.email);
  await check(admin, 'ninguem@empresa.test');
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select(['action', 'details', 'user_id'])
        .where('tenant_id', '=', company.id)
        .orderBy('created_at')
        .orderBy('id'),
    ),
  );
  const line = { action: 'CREDENCIAIS_ADMIN_VERIFICADAS', user_id: admin.id };
  expect(rows).toEqual([
    { ...line, details: { is_valid: true, account: admin.id } },
    { ...line, details: { is_valid: false, account: null } },
  ]);
});

test('a right password without its code, with a wrong one, and each try that is held back leave a line as well', async () => {
  const company = await world.company();
  const [asker, admin] = [await world.user(company, 'user'), await world.user(company, 'admin')];
  await protect(world, admin);
  const tries = [await check(asker, admin.email), await check(asker, admin.email, password, {}, '000000')];
  for (let wrong = 0; wrong < 5; wrong += 1) tries.push(await check(asker, admin.email, 'errada'));
  tries.push(await check(asker, admin.email));
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 200, 200, 200, 200, 429, 429]);
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select(['details', 'user_id'])
        .where('tenant_id', '=', company.id)
        .where('action', '=', 'CREDENCIAIS_ADMIN_VERIFICADAS')
        .orderBy('created_at')
        .orderBy('id'),
    ),
  );
  const wrong = { is_valid: false, account: admin.id };
  const held = { is_valid: false, account: null, refused: 'too-many-requests' };
  expect(rows.map(({ details }) => details)).toEqual([
    ...[
      { ...wrong, refused: 'code-needed' },
      { ...wrong, refused: 'code-wrong' },
    ],
    ...[wrong, wrong, wrong, wrong, held, held],
  ]);
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([asker.id]));
});

test('five wrong guesses end the answers for that account, and sign-in with them', async () => {
  const company = await world.company();
  const [asker, admin] = [await world.user(company, 'user'), await world.user(company, 'admin')];
  for (let attempt = 0; attempt < 5; attempt += 1) await check(asker, admin.email, 'errada');
  expect((await check(asker, admin.email)).status).toBe(429);
  expect((await world.visitor().post('/auth/sign-in', { email: admin.email, password })).status).toBe(429);
});
