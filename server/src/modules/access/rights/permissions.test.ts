import pg from 'pg';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { openWorld, password } from '../../../testing/world.ts';

const world = await openWorld({ fallbackAdmins: ['socorro@teste.test'] });

const grantRow = (tenant_id: string, role: string, resource: string, granted: boolean) =>
  world.tenantTx.write(tenant_id, (tx) =>
    tx.change(db.insertInto('role_permissions').values({ tenant_id, role, resource, granted })),
  );

test('the highest role and the effective permissions are asked by procedure [A6-18, A6-20, A7.1-01, A7.1-02]', async () => {
  const company = await world.company();
  const guide = await world.user(company, 'marinheiro');
  expect((await guide.post('/rpc/get_user_highest_role', { _user_id: guide.id })).body).toBe('marinheiro');
  const grants = (await guide.post('/rpc/get_user_effective_permissions', { _user_id: guide.id })).body;
  expect(grants).toContainEqual({ resource: 'passenger-manifest', action: 'read', granted: true });
  expect(grants).toContainEqual({ resource: 'attendance', action: 'create', granted: true });
  expect(grants.some((row: { resource: string }) => row.resource === 'bookings')).toBe(false);
});

test('a procedure about somebody else answers who may see users, and nobody of another company [A3-02]', async () => {
  const company = await world.company();
  const stranger = await world.user(await world.company(), 'admin');
  const admin = await world.user(company, 'admin');
  const guide = await world.user(company, 'marinheiro');
  expect((await admin.post('/rpc/get_user_highest_role', { _user_id: guide.id })).body).toBe('marinheiro');
  expect((await guide.post('/rpc/get_user_highest_role', { _user_id: admin.id })).status).toBe(404);
  for (const name of ['get_user_highest_role', 'get_user_effective_permissions']) {
    expect((await stranger.post(`/rpc/${name}`, { _user_id: guide.id })).status).toBe(404);
    expect((await stranger.post(`/rpc/${name}`, { _user_id: crypto.randomUUID() })).status).toBe(404);
  }
});

test('differences of a role win over its defaults, the action being read when none is named [A3-03, A3-04, A6-07, A7.4-01, A7.5-19]', async () => {
  const company = await world.company();
  await grantRow(company.id, 'user', 'sessions', true);
  await grantRow(company.id, 'user', 'dashboard', false);
  const person = await world.user(company, 'user');
  const { permissions } = (await person.get('/auth/session')).body;
  expect(permissions).toContain('sessions:read');
  expect(permissions).not.toContain('dashboard:read');
  expect((await person.get('/sessions')).status).toBe(200);
  expect((await person.get('/role-permissions?role=user')).body.data).toContainEqual({
    role: 'user',
    resource: 'sessions',
    action: 'read',
    granted: true,
  });
});

test('the session tells what the pages are called that exist and are open to the person, and of no other [A6-11, A2.3-03]', async () => {
  const company = await world.company({ modules: ['core', 'operations', 'fleet'] });
  const pagesOf = async (role: 'marinheiro' | 'admin') => {
    const { pages } = (await (await world.user(company, role)).get('/auth/session')).body;
    return pages as { name: string; icon: string; title: Record<string, string> }[];
  };
  const sailor = await pagesOf('marinheiro');
  expect(sailor.map(({ name }) => name).sort()).toEqual([
    'logbook',
    'passenger-manifest',
    'quick-fuel',
    'sessions-manifest',
  ]);
  expect(sailor.find(({ name }) => name === 'passenger-manifest')).toEqual({
    name: 'passenger-manifest',
    icon: 'user-round-check',
    title: {
      'pt-BR': 'Manifesto de Passageiros',
      en: 'Passenger manifest',
      es: 'Manifiesto de pasajeros',
      fr: 'Manifeste des passagers',
      it: 'Manifesto dei passeggeri',
    },
  });
  const office = (await pagesOf('admin')).map(({ name }) => name);
  expect(office).toContain('boats');
  // Of a module the company lacks, still to be built, and the platform's.
  for (const name of ['customers', 'leads', 'system-monitoring', 'coastal-cities'])
    expect(office).not.toContain(name);
});

test('a refusal names the resource, the role and how much is granted [A6-16]', async () => {
  const company = await world.company();
  const person = await world.user(company, 'user');
  const { status, body } = await person.get('/sessions');
  expect(status).toBe(403);
  expect(body.params).toEqual({ resource: 'sessions', role: 'user', permissions: 3 });
});

test('the rows of user_roles, profiles, modules and their routes are read as the specification asks [A7.4-10, A7.4-01]', async () => {
  const company = await world.company({ modules: ['core', 'operations'] });
  const admin = await world.user(company, 'admin');
  const guide = await world.user(company, 'marinheiro');
  expect((await guide.get(`/user-roles?user_id=${guide.id}&role=marinheiro`)).body.data).toEqual([
    { user_id: guide.id, role: 'marinheiro' },
  ]);
  expect((await guide.get(`/user-roles?user_id=${admin.id}`)).status).toBe(404);
  expect((await admin.get('/user-roles')).body.data).toHaveLength(2);
  expect((await guide.get(`/profiles/${guide.id}`)).body).toMatchObject({
    id: guide.id,
    tenant_id: company.id,
  });
  expect((await guide.get(`/profiles/${admin.id}`)).status).toBe(404);
  expect(
    (await admin.get('/tenant-modules')).body.data.map(
      (row: { module: { slug: string } }) => row.module.slug,
    ),
  ).toEqual(['core', 'operations']);
  const paths = (await admin.get('/module-routes')).body.data.map(
    (row: { route_path: string }) => row.route_path,
  );
  expect(paths).toContain('/sessions');
  expect(paths).not.toContain('/leads');
});

test('a module that is switched off closes its endpoints for every role of the company [A6-11]', async () => {
  const company = await world.company({ modules: ['core'] });
  for (const role of ['admin', 'manager', 'marinheiro'] as const) {
    const person = await world.user(company, role);
    expect((await person.get('/passenger-manifest')).status).toBe(403);
    expect((await person.get('/auth/session')).body.active_paths).not.toContain('/passenger-manifest');
  }
});

test('a route that is switched off inside its module closes its resource', async () => {
  const client = new pg.Client({ connectionString: world.urls.admin });
  await client.connect();
  await client.query("update module_routes set is_active = false where route_path = '/passenger-manifest'");
  const person = await world.user(await world.company(), 'admin');
  expect((await person.get('/passenger-manifest')).status).toBe(403);
  expect((await person.get('/sessions')).status).toBe(200);
  await client.query("update module_routes set is_active = true where route_path = '/passenger-manifest'");
  await client.end();
});

/** Holds tables so that nobody else can read them, for as long as `work` takes. */
async function withLocked(tables: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: world.urls.admin });
  await client.connect();
  await client.query(`begin; lock table ${tables} in access exclusive mode`);
  try {
    await work();
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

test('when the look-up fails the table is read for the known role; nothing is hidden, no module is served [A6-21, A6-12]', async () => {
  const company = await world.company();
  await grantRow(company.id, 'user', 'sessions', true);
  const { email } = await world.user(company, 'user');
  await withLocked('tenant_modules', async () => {
    const visitor = world.visitor();
    const { body } = await visitor.post('/auth/sign-in', { email, password });
    expect(body).toMatchObject({ role: 'user', permissions_state: 'modules-unknown', active_paths: null });
    expect(body.permissions).toContain('sessions:read');
    expect((await visitor.get('/sessions')).status).toBe(503);
  });
});

test('when the table fails too the role is user without any permission, and recovery follows by itself [A6-19, A6-22, A8-26]', async () => {
  const company = await world.company();
  const { email } = await world.user(company, 'admin');
  const visitor = world.visitor();
  await withLocked('tenant_modules, role_permissions', async () => {
    const { body } = await visitor.post('/auth/sign-in', { email, password });
    expect(body).toMatchObject({ role: 'user', permissions: [], permissions_state: 'timeout' });
    expect((await visitor.get('/sessions')).status).toBe(403);
    // What was taken at the pier waits instead.
    const payment = { payment_id: newId(), amount: 10, method: 'pix', note: null };
    expect((await visitor.post(`/bookings/${newId()}/payments`, payment)).status).toBe(503);
  });
  expect((await visitor.get('/sessions')).status).toBe(200);
  expect((await visitor.get('/auth/session')).body.role).toBe('admin');
});

test('a configured address holds three reads while the look-up fails, and none of them makes it an administrator [A6-24]', async () => {
  const company = await world.company();
  await world.user(company, 'user', { email: 'socorro@teste.test' });
  await withLocked('tenant_modules, role_permissions', async () => {
    const { body } = await world.visitor().post('/auth/sign-in', { email: 'socorro@teste.test', password });
    expect([...body.permissions].sort()).toEqual(['crew-rosters:read', 'dashboard:read', 'users:read']);
  });
  const log = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('system_logs').select(['action', 'details']).where('tenant_id', '=', company.id)),
  );
  expect(log).toContainEqual({ action: 'ACESSO_DE_EMERGENCIA', details: { email: 'socorro@teste.test' } });
});

test('preferences are personal, bounded and part of no other account', async () => {
  const company = await world.company();
  const [ana, beto] = [await world.user(company, 'user'), await world.user(company, 'user')];
  expect((await ana.get('/user-preferences/shell.favourites')).body.value).toBeNull();
  expect((await ana.put('/user-preferences/shell.favourites', { value: ['/sessions'] })).status).toBe(200);
  expect((await ana.get('/user-preferences/shell.favourites')).body.value).toEqual(['/sessions']);
  expect((await beto.get('/user-preferences/shell.favourites')).body.value).toBeNull();
  const { body } = await ana.put('/user-preferences/shell.favourites', { value: 'x'.repeat(16_400) });
  expect(body.errors).toEqual([{ pointer: '/value', code: 'too-large', params: { maximum: 16_384 } }]);
});
