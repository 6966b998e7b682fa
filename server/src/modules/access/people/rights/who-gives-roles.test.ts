import { isPlatformRole, type Role, roles } from '@leme/contract/access/roles';
import { expect, test } from 'vitest';
import { newId, platformTenantId } from '../../../../kit/ids.ts';
import { openWorld, type Person } from '../../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();

const agents = await world.partnerOf(company.id, 'agent');
const suppliers = await world.partnerOf(company.id, 'supplier');
const partners = { supplier_id: suppliers, agent_id: agents };

/** What came of giving a role by each way beside the making of one person, which has a table of its own. */
async function everyWay(by: Person, home: { id: string }, role: Role): Promise<string[]> {
  const start: Role = home.id === platformTenantId ? 'saas_user' : 'user';
  const person = await world.user(home, start, { signsIn: false });
  const row = { full_name: 'Rui Sá', email: `${newId()}@exemplo.com.br`, role, ...partners };
  const changed = await by.patch(`/users/${person.id}`, { role, ...partners, version: 1 });
  const rows = [{ user_id: person.id, role, ...partners, version: changed.status === 200 ? 2 : 1 }];
  const [set] = (await by.put('/user-roles', { rows })).body.data;
  const [invited] = (await by.post('/users/invitations', { rows: [row] })).body.data;
  return [changed.body.type ?? 'given', set.problem ?? 'given', invited.errors[0]?.code ?? 'given'];
}

const refused = ['/problems/role-not-yours-to-give', 'role-not-yours-to-give', 'role-not-yours-to-create'];
const given = ['given', 'given', 'given'];

test('roles of the platform are never given in a company, nor a company’s in the platform, whoever asks and by whatever way', async () => {
  const boss = await world.user(company, 'admin');
  const operator = await world.operator('saas_super_admin');
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Apoio pedido' });
  const headers = { 'leme-tenant': company.id };
  const inside: Person = {
    ...operator,
    post: (path, body = {}) => operator.post(path, body, headers),
    patch: (path, body) => operator.patch(path, body, headers),
    put: (path, body) => operator.put(path, body, headers),
  };
  for (const role of roles) {
    const isOfPlatform = isPlatformRole(role);
    const here = isOfPlatform ? refused : given;
    expect([role, await everyWay(boss, company, role)]).toEqual([role, here]);
    expect([role, await everyWay(inside, company, role)]).toEqual([role, here]);
    const there = isOfPlatform ? given : refused;
    expect([role, await everyWay(operator, { id: platformTenantId }, role)]).toEqual([role, there]);
  }
});

test('nobody changes the own role, by whatever way, an operator neither', async () => {
  for (const [who, role] of [
    [await world.user(company, 'admin'), 'manager'],
    [await world.user(company, 'manager'), 'admin'],
    [await world.user(company, 'supplier_admin', { partner_id: suppliers }), 'supplier_user'],
    [await world.operator('saas_admin'), 'saas_user'],
  ] as const) {
    const changed = await who.patch(`/users/${who.id}`, { role, ...partners, version: 1 });
    expect(changed.body.type).toBe('/problems/person-not-yours');
    const rows = [{ user_id: who.id, role, ...partners, version: 1 }];
    expect((await who.put('/user-roles', { rows })).body.data[0].problem).toBe('person-not-yours');
  }
});

test('a partner’s keeper moves nobody to another partner, and brings nobody of another one over', async () => {
  const other = await world.partnerOf(company.id, 'supplier');
  const head = await world.user(company, 'supplier_admin', { partner_id: suppliers });
  const own = await world.user(company, 'supplier_user', { partner_id: suppliers });
  const foreign = await world.user(company, 'supplier_user', { partner_id: other });
  for (const role of ['supplier_user', 'supplier_manager'] as const) {
    const moved = await head.patch(`/users/${own.id}`, { role, supplier_id: other, version: 1 });
    expect(moved.body.errors).toEqual([{ pointer: '/supplier_id', code: 'unknown' }]);
    const rows = [
      { user_id: own.id, role, supplier_id: other, version: 1 },
      { user_id: foreign.id, role, supplier_id: suppliers, version: 1 },
    ];
    const { data } = (await head.put('/user-roles', { rows })).body;
    expect(data.map(({ problem }: { problem: string }) => problem)).toEqual(['validation', 'not-found']);
  }
  // The company's own keeper may.
  const boss = await world.user(company, 'admin');
  const moved = await boss.patch(`/users/${own.id}`, { supplier_id: other, version: 1 });
  expect(moved.body).toMatchObject({ supplier_id: other, role: 'supplier_user' });
  await expect.poll(async () => (await head.get(`/users/${own.id}`)).status).toBe(404);
});
