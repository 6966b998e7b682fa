import type { Endpoint } from '@leme/contract/kit/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { byNotice } from '../../../../testing/by-notice.ts';
import { openWorld, type Person } from '../../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const boss = await world.user(company, 'admin');

const why = 'Decidido na reunião';
const line = (right: string, granted = false, reason = why) => {
  const [resource, action] = right.split(':');
  return { resource, action, granted, reason, expires_at: null };
};
const versionOf = async (person: Person) => (await boss.get(`/users/${person.id}`)).body.version as number;
const put = async (by: Person, to: Person, exceptions: object[]) =>
  by.put(`/users/${to.id}/permissions`, { version: await versionOf(to), exceptions });
const told = async (person: Person) =>
  (await boss.get(`/users/${person.id}/permissions`)).body.exceptions.map(
    ({ resource, action, granted }: Record<string, unknown>) => `${granted ? '+' : '-'}${resource}:${action}`,
  );

/** Somebody who keeps people, to whom these rights are denied, once that is felt. */
async function denied(role: 'manager' | 'supplier_manager', rights: readonly string[], partner_id?: string) {
  const person = await world.user(company, role, partner_id ? { partner_id } : {});
  expect(
    (
      await put(
        boss,
        person,
        rights.map((right) => line(right)),
      )
    ).status,
  ).toBe(200);
  const held = async () => (await person.get('/auth/session')).body.permissions as string[];
  await expect
    .poll(async () => (await held()).filter((right) => rights.includes(right)), byNotice)
    .toEqual([]);
  return person;
}

test('an exception is given, changed and taken back only by who holds the right, a denial as well', async () => {
  const manager = await world.user(company, 'manager');
  const guide = await world.user(company, 'marinheiro');
  const set = ['-access-log:read', '+role-permissions:read', '-leads:read'];
  const all = [line('access-log:read'), line('role-permissions:read', true), line('leads:read')];
  expect((await put(boss, guide, all)).status).toBe(200);
  const [theirs, given, leads] = all;
  for (const [sent, right] of [
    [[given, leads], 'access-log:read'],
    [[theirs, leads], 'role-permissions:read'],
    [[], 'access-log:read'],
    [[{ ...theirs, granted: true }, given, leads], 'access-log:read'],
    [[{ ...theirs, reason: 'Outro motivo' }, given, leads], 'access-log:read'],
    [[...all, line('user-roles:read')], 'user-roles:read'],
  ] as const) {
    const { status, body } = await put(manager, guide, [...sent] as object[]);
    expect([status, body.type, `${body.params?.resource}:${body.params?.action}`]).toEqual([
      ...[403, '/problems/right-not-yours', right],
    ]);
  }
  expect((await told(guide)).toSorted()).toEqual(set.toSorted());
  // What the manager holds may come and go.
  expect((await put(manager, guide, [theirs, given, line('boats:read')] as object[])).status).toBe(200);
  expect(await told(guide)).toEqual(['-access-log:read', '-boats:read', '+role-permissions:read']);
  expect((await put(boss, guide, [])).status).toBe(200);
});

test('whom a right is denied that the manager does not hold is not freed by another role or a copy', async () => {
  const manager = await world.user(company, 'manager');
  const [guide, other] = [await world.user(company, 'marinheiro'), await world.user(company, 'marinheiro')];
  await put(boss, guide, [line('access-log:read')]);
  const version = await versionOf(guide);
  const raised = await manager.patch(`/users/${guide.id}`, { role: 'admin', version });
  expect([raised.status, raised.body.type]).toEqual([403, '/problems/right-not-yours']);
  const rows = [{ user_id: guide.id, role: 'admin', version }];
  expect((await manager.put('/user-roles', { rows })).body.data[0].problem).toBe('right-not-yours');
  await put(boss, other, [line('access-log:read', true)]);
  const copy = { from: other.id, version, reason: why };
  expect((await manager.post(`/users/${guide.id}/permissions/copy`, copy)).body).toMatchObject({
    copied: 0,
    left: 1,
  });
  expect(await told(guide)).toEqual(['-access-log:read']);
});

test('who has a denial makes and raises nobody to a role that holds what is denied, by whatever way, and keeps none of it', async () => {
  const manager = await denied('manager', ['leads:delete']);
  const clerk = await world.user(company, 'user');
  const chief = await world.user(company, 'admin');
  const email = () => `${crypto.randomUUID()}@exemplo.com.br`;
  const ways = async (role: string) => {
    const person = { full_name: 'Rui Sá', email: email(), role };
    const made = await manager.post('/users', { ...person, password: 'Maré-46' });
    const [invited] = (await manager.post('/users/invitations', { rows: [{ ...person, email: email() }] }))
      .body.data;
    const version = await versionOf(clerk);
    const raised = await manager.patch(`/users/${clerk.id}`, { role, version });
    const rows = [{ user_id: clerk.id, role, version: await versionOf(clerk) }];
    const [moved] = (await manager.put('/user-roles', { rows })).body.data;
    return [made.body.type ?? made.status, invited.outcome, raised.body.type ?? raised.status, moved.problem];
  };
  for (const role of ['admin', 'manager'])
    expect(await ways(role)).toEqual([
      ...['/problems/role-not-yours-to-create', 'refused'],
      ...['/problems/role-not-yours-to-give', 'role-not-yours-to-give'],
    ]);
  expect(await ways('marinheiro')).toEqual([201, 'invited', 200, null]);
  const roles = (await manager.get('/roles')).body.data as { name: string; is_assignable: boolean }[];
  expect(roles.filter(({ is_assignable }) => is_assignable).map(({ name }) => name)).toEqual([
    'marinheiro',
    'user',
  ]);
  // An account of such a role is not taken over by its address or a link either.
  const taken = await manager.patch(`/users/${chief.id}`, { email: email(), version: 1 });
  expect(taken.body.type).toBe('/problems/person-not-yours');
  const reset = { email: chief.email, fullName: 'Rui Sá', isNewUser: false };
  expect((await manager.post('/functions/send-password-reset', reset)).status).toBe(404);
});

test('what a company gave a role counts, what it took from it too, and a partner’s keeper is held to it as well', async () => {
  const manager = await denied('manager', ['logbook:update']);
  const given = async () =>
    ((await manager.get('/roles')).body.data as { name: string; is_assignable: boolean }[])
      .filter(({ is_assignable }) => is_assignable)
      .map(({ name }) => name);
  // A seaman keeps the log.
  expect(await given()).toEqual(['user']);
  const { versions } = (await boss.get('/role-permissions/differences')).body;
  const change = (role: string, granted: boolean | null) =>
    boss.put('/role-permissions', {
      role,
      version: versions[role] ?? 1,
      changes: [{ resource: 'logbook', action: 'update', granted }],
    });
  expect([(await change('marinheiro', false)).status, (await change('user', true)).status]).toEqual([
    200, 200,
  ]);
  expect(await given()).toEqual(['marinheiro']);
  const partner = await world.partnerOf(company.id, 'supplier');
  const keeper = await denied('supplier_manager', ['boats:read'], partner);
  const row = { full_name: 'Rui', email: `${crypto.randomUUID()}@exemplo.com.br`, role: 'supplier_user' };
  expect((await keeper.post('/users', { ...row, supplier_id: partner, password: 'Maré-46' })).body.type).toBe(
    '/problems/role-not-yours-to-create',
  );
});

test('a reason is one line wherever this module asks for one: a line end is refused by name', async () => {
  const [guide, mate] = [await world.user(company, 'marinheiro'), await world.user(company, 'marinheiro')];
  const operator = await world.operator('saas_admin');
  const ways = (reason: string) => ({
    'PUT /users/:id/permissions': () =>
      boss.put(`/users/${guide.id}/permissions`, {
        version: 1,
        exceptions: [line('boats:read', true, reason)],
      }),
    'POST /users/:id/permissions/copy': () =>
      boss.post(`/users/${guide.id}/permissions/copy`, { from: mate.id, version: 1, reason }),
    'POST /auth/acting-tenant': () => operator.post('/auth/acting-tenant', { tenant_id: company.id, reason }),
    'POST /saas-user-permissions/look-ups': () =>
      operator.post('/saas-user-permissions/look-ups', { email: guide.email, reason }),
  });
  const asksWhy = ({ body }: Endpoint) =>
    body &&
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"reason":{');
  const asking = world.app.modules
    .flatMap(({ name, serves }) => (name === 'access' ? serves.map(({ endpoint }) => endpoint) : []))
    .filter(asksWhy);
  expect(asking.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(ways('')).toSorted(),
  );
  for (const end of ['\n', '\r\n', '\r', '\u2028', '\u2029'])
    for (const ask of Object.values(ways(`Cobre a Ana${end}+role-permissions:update (Dono)`))) {
      const { status, body } = await ask();
      expect([status, body.errors.map(({ code }: { code: string }) => code)]).toEqual([422, ['line-break']]);
    }
});
