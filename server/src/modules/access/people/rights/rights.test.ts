import { nonEditable, type Subject } from '@leme/contract/access/resources';
import { expect, test } from 'vitest';
import { byNotice } from '../../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../../testing/world.ts';

const world = await openWorld();

async function office() {
  const company = await world.company();
  const [boss, guide] = [await world.user(company, 'admin'), await world.user(company, 'marinheiro')];
  return { company, boss, guide };
}

const give = (by: Person, to: Person, exceptions: object[], version = 1) =>
  by.put(`/users/${to.id}/permissions`, { version, exceptions });
const exception = (resource: string, more: object = {}) => ({
  resource,
  action: 'read',
  granted: true,
  reason: 'Cobre o turno da Bia',
  expires_at: null,
  ...more,
});
const may = async (person: Person, right: string) =>
  ((await person.get('/auth/session')).body.permissions as string[]).includes(right);

test('an exception for one person is felt at once, wins over role and difference, and is over when it ends', async () => {
  const { company, boss, guide } = await office();
  const colleague = await world.user(company, 'marinheiro');
  expect(await may(guide, 'boats:read')).toBe(false);
  const ends = world.clock.now().add({ hours: 2 }).toString();
  expect((await give(boss, guide, [exception('boats', { expires_at: ends })])).body).toEqual({ version: 2 });
  await expect.poll(() => may(guide, 'boats:read'), byNotice).toBe(true);
  expect(await may(colleague, 'boats:read')).toBe(false);
  const denied = exception('logbook', { granted: false });
  expect((await give(boss, guide, [exception('boats', { expires_at: ends }), denied], 2)).status).toBe(200);
  await expect.poll(() => may(guide, 'logbook:read'), byNotice).toBe(false);
  world.clock.set(ends);
  expect(await may(guide, 'boats:read')).toBe(false);
});

test('what decides each right is told, line by line, and by the same functions that decide it', async () => {
  const { boss, guide } = await office();
  const changes = [
    { resource: 'bookings', action: 'read', granted: true },
    { resource: 'logbook', action: 'read', granted: false },
  ];
  await boss.put('/role-permissions', { role: 'marinheiro', version: 1, changes });
  await give(boss, guide, [exception('boats')]);
  const told = (await boss.get(`/users/${guide.id}/permissions`)).body;
  const line = (resource: string, action = 'read') =>
    told.rights.find(
      (each: { resource: string; action: string }) => each.resource === resource && each.action === action,
    );
  expect(line('boats')).toMatchObject({ granted: true, by: 'exception' });
  expect(line('bookings')).toMatchObject({ granted: true, by: 'difference' });
  expect(line('logbook')).toMatchObject({ granted: false, by: 'difference' });
  expect(line('attendance', 'create')).toMatchObject({ granted: true, by: 'default' });
  expect(line('leads')).toMatchObject({ granted: false, by: 'default' });
  expect(told.exceptions).toMatchObject([{ reason: 'Cobre o turno da Bia', created_by: 'Pessoa admin' }]);
  const held = new Set((await guide.get('/auth/session')).body.permissions as string[]);
  const granted = told.rights.filter((each: { granted: boolean }) => each.granted);
  expect(granted).toHaveLength(held.size);
});

test('reach and modules stand above every exception', async () => {
  const company = await world.company({ modules: ['core', 'operations', 'sales', 'fleet'] });
  const boss = await world.user(company, 'admin');
  const supplier = await world.user(company, 'supplier_user');
  expect((await give(boss, supplier, [exception('customers')])).body.type).toBe('/problems/right-not-yours');
  expect((await give(boss, supplier, [exception('saas-tenants')])).body.type).toBe(
    '/problems/right-not-yours',
  );
  const guide = await world.user(company, 'marinheiro');
  expect((await give(boss, guide, [exception('financial')])).body.type).toBe('/problems/right-not-yours');
});

test('nobody gives what he does not hold, nor to himself; managers are only denied, full roles neither', async () => {
  const { company, boss, guide } = await office();
  const manager = await world.user(company, 'manager');
  expect((await give(manager, guide, [exception('access-log')])).body.params).toEqual({
    resource: 'access-log',
    action: 'read',
  });
  expect((await give(boss, boss, [exception('boats')])).body.type).toBe('/problems/person-not-yours');
  expect((await give(boss, manager, [exception('access-log')])).body.type).toBe('/problems/right-not-yours');
  expect((await give(boss, manager, [exception('boats', { granted: false })])).status).toBe(200);
  await expect.poll(() => may(manager, 'boats:read'), byNotice).toBe(false);
  const second = await world.user(company, 'admin');
  const denied = [exception('boats', { granted: false })];
  expect((await give(boss, second, denied)).body.type).toBe('/problems/right-not-yours');
});

test('an exception that ends yesterday, one twice, one without a reason and a stale one are refused by name', async () => {
  const { boss, guide } = await office();
  const yesterday = world.clock.now().subtract({ hours: 24 }).toString();
  const past = await give(boss, guide, [exception('boats', { expires_at: yesterday })]);
  expect(past.body.errors).toEqual([{ pointer: '/exceptions/0/expires_at', code: 'past' }]);
  const twice = await give(boss, guide, [exception('boats'), exception('boats', { granted: false })]);
  expect(twice.body.errors).toEqual([{ pointer: '/exceptions/1', code: 'duplicate' }]);
  expect((await give(boss, guide, [exception('boats', { reason: '' })])).status).toBe(422);
  expect((await give(boss, guide, [exception('boats', { action: 'fly' })])).status).toBe(422);
  expect((await give(boss, guide, [exception('boats')], 7)).body.type).toBe('/problems/stale-version');
});

test('exceptions are copied between people of the same role, those that may be given', async () => {
  const { company, boss, guide } = await office();
  const other = await world.user(company, 'marinheiro');
  await give(boss, other, [exception('boats'), exception('access-log')]);
  const manager = await world.user(company, 'manager');
  const copied = await manager.post(`/users/${guide.id}/permissions/copy`, {
    from: other.id,
    version: 1,
    reason: 'Mesma escala',
  });
  expect(copied.body).toEqual({ version: 2, copied: 1, left: 1 });
  await expect.poll(() => may(guide, 'boats:read'), byNotice).toBe(true);
  const wrong = await boss.post(`/users/${guide.id}/permissions/copy`, {
    from: manager.id,
    version: 2,
    reason: 'Outra função',
  });
  expect(wrong.body.errors).toEqual([{ pointer: '/from', code: 'other-role' }]);
});

test('what would leave more than a hundred exceptions is not copied, and the fault names how many there may be', async () => {
  const { company, boss, guide } = await office();
  const other = await world.user(company, 'marinheiro');
  const { rights } = (await boss.get(`/users/${guide.id}/permissions`)).body;
  const denied = rights
    .filter(({ resource }: { resource: string }) => !nonEditable.has(resource as Subject))
    .map(({ resource, action }: { resource: string; action: string }) =>
      exception(resource, { action, granted: false }),
    );
  expect((await give(boss, guide, denied.slice(0, 60))).status).toBe(200);
  expect((await give(boss, other, denied.slice(50, 111))).status).toBe(200);
  const copy = (version: number) =>
    boss.post(`/users/${guide.id}/permissions/copy`, { from: other.id, version, reason: 'Mesma escala' });
  expect((await copy(2)).body.errors).toEqual([
    { pointer: '/from', code: 'too-many-exceptions', params: { maximum: 100 } },
  ]);
  expect((await boss.get(`/users/${guide.id}/permissions`)).body.exceptions).toHaveLength(60);
  await give(boss, guide, denied.slice(11, 60), 2);
  expect((await copy(3)).body).toEqual({ version: 4, copied: 61, left: 0 });
});

test('differences of a role are saved at once with its version and felt by everybody of the role [A7.5-19, A3-03]', async () => {
  const { boss, guide } = await office();
  const save = (version: number, changes: object[], role = 'marinheiro') =>
    boss.put('/role-permissions', { role, version, changes });
  const boats = { resource: 'boats', action: 'read', granted: true };
  expect((await save(1, [boats])).body).toEqual({ role: 'marinheiro', version: 2 });
  await expect.poll(() => may(guide, 'boats:read'), byNotice).toBe(true);
  expect((await save(1, [boats])).body.type).toBe('/problems/stale-version');
  const { data, versions } = (await boss.get('/role-permissions/differences')).body;
  expect(data).toMatchObject([
    { role: 'marinheiro', resource: 'boats', granted: true, changed_by: 'Pessoa admin' },
  ]);
  expect(versions).toEqual({ marinheiro: 2 });
  expect((await save(2, [{ ...boats, granted: null }])).status).toBe(200);
  await expect.poll(() => may(guide, 'boats:read'), byNotice).toBe(false);
  for (const [role, resource] of [
    ['manager', 'boats'],
    ['user', 'saas-tenants'],
    ['supplier_user', 'customers'],
  ] as const)
    expect((await save(1, [{ ...boats, resource }], role)).body.type).toBe('/problems/right-not-yours');
});

test('roles are told by rank, with who may give them and how many hold them [A7.5-18, A7.5-17, B2.2-04]', async () => {
  const { company, boss } = await office();
  await world.user(company, 'marinheiro');
  const { data } = (await boss.get('/roles')).body;
  expect(data.map(({ name }: { name: string }) => name)[0]).toBe('admin');
  expect(data).toHaveLength(11);
  expect(data.find(({ name }: { name: string }) => name === 'marinheiro')).toMatchObject({
    is_assignable: true,
    is_editable: true,
    partner: null,
    people: 2,
  });
  const rows = (await boss.get('/users?role=marinheiro&limit=50')).body.data;
  const moved = await boss.put('/user-roles', {
    rows: [
      { user_id: rows[0].id, role: 'user', version: rows[0].version },
      { user_id: rows[1].id, role: 'user', version: 9 },
      { user_id: boss.id, role: 'user', version: 1 },
    ],
  });
  expect(moved.body.data.map(({ problem }: { problem: string }) => problem)).toEqual([
    null,
    'stale-version',
    'person-not-yours',
  ]);
  const [first] = moved.body.data;
  expect(moved.body.data.map(({ version }: { version: number }) => version)).toEqual([2, null, null]);
  const back = { user_id: first.user_id, role: 'marinheiro', version: first.version };
  expect((await boss.put('/user-roles', { rows: [back] })).body.data).toMatchObject([{ version: 3 }]);
});

test('whoever is moved to a role of the company and back works for the same partner again, as long as it is there', async () => {
  const { company, boss } = await office();
  const guide = await world.user(company, 'supplier_user');
  const before = (await boss.get(`/users/${guide.id}`)).body;
  const move = async (row: object) =>
    (await boss.put('/user-roles', { rows: [{ user_id: guide.id, ...row }] })).body.data[0];
  const { version } = await move({ role: 'user', version: before.version });
  expect((await boss.get(`/users/${guide.id}`)).body).toMatchObject({ supplier_id: null });
  const { supplier_id, agent_id } = before;
  const back = { role: 'supplier_user', supplier_id, agent_id };
  expect(await move({ ...back, version })).toMatchObject({ outcome: 'changed' });
  expect((await boss.get(`/users/${guide.id}`)).body).toMatchObject({ supplier_id, role: 'supplier_user' });
  await move({ role: 'user', version: version + 1 });
  expect(await move({ ...back, supplier_id: guide.id, version: version + 2 })).toMatchObject({
    outcome: 'refused',
    problem: 'validation',
    version: null,
  });
});

test('up to fifty are invited by a link, each by itself, and a dry run says what would come of it', async () => {
  const { boss, guide } = await office();
  const row = (name: string, more: object = {}) => ({
    full_name: name,
    email: `${name}@convite-exemplo.com.br`,
    role: 'marinheiro',
    ...more,
  });
  const rows = [
    row('bia'),
    row('rui', { email: ' BIA@convite-exemplo.com.br ' }),
    row('', { email: 'sem-arroba' }),
    row('eva', { email: guide.email }),
    row('leo', { role: 'saas_admin' }),
    row('ana', { role: 'supplier_user' }),
  ];
  const dry = (await boss.post('/users/invitations', { rows, dry_run: true })).body.data;
  expect(dry.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'ready',
    ...Array.from({ length: 5 }, () => 'refused'),
  ]);
  expect(
    dry.map(({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code).join()),
  ).toEqual(['', 'duplicate', 'required,email', 'email-in-use', 'role-not-yours-to-create', 'required']);
  expect((await boss.get('/users')).body.count).toBe(2);
  const done = (await boss.post('/users/invitations', { rows })).body.data;
  expect(done[0]).toMatchObject({ outcome: 'invited' });
  expect((await boss.get(`/users/${done[0].id}/letters`)).body.data).toMatchObject([
    { template: 'first_access' },
  ]);
  const many = Array.from({ length: 51 }, (_, at) => row(`p${at}`));
  expect((await boss.post('/users/invitations', { rows: many })).status).toBe(422);
});

test('an operator finds anybody by the exact address, and the company reads of it in its log [B2.2-71, A2.3-10]', async () => {
  const { company, boss, guide } = await office();
  const operator = await world.operator('saas_admin');
  const look = (email: string) =>
    operator.post('/saas-user-permissions/look-ups', { email, reason: 'Chamado 4821' });
  const found = await look(` ${guide.email.toUpperCase()} `);
  expect(found.body).toMatchObject({
    tenant: { id: company.id },
    user: { role: 'marinheiro', is_kept: false },
  });
  expect(found.body.rights.length).toBeGreaterThan(300);
  expect((await look('ninguem@exemplo.com.br')).status).toBe(404);
  expect(
    (await boss.post('/saas-user-permissions/look-ups', { email: guide.email, reason: 'Chamado' })).status,
  ).toBe(403);
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Apoio pedido' });
  const { data } = (await operator.get('/saas-user-permissions/visits')).body;
  const own = data.filter(({ user_id }: { user_id: string }) => user_id === operator.id);
  expect(own).toMatchObject([{ visits: 1 }]);
});
