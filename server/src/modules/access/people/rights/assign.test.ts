import { effectivePermissions } from '@leme/contract/access/grants';
import { mayKeep, partnerColumn, rolesToGive } from '@leme/contract/access/people/manage';
import { assignableRoles, isPlatformRole, type Role, roles } from '@leme/contract/access/roles';
import { expect, test } from 'vitest';
import { newId } from '../../../../kit/ids.ts';
import { openWorld, type Person } from '../../../../testing/world.ts';

const world = await openWorld();
const company = await world.company({ modules: ['core', 'operations', 'fleet', 'sales'] });
const other = await world.company();
const boss = await world.user(company, 'admin');
const [supplier, agent] = [
  (await boss.post('/suppliers', { name: 'Fretes do Sul' })).body.id as string,
  (await boss.post('/customers', { name: 'Agente do Sul', kind: 'agente' })).body.id as string,
];

const partnerFor = (role: Role) => {
  const column = partnerColumn(role);
  return column ? { [column]: column === 'supplier_id' ? supplier : agent } : {};
};
const partnerId = (role: Role) => Object.values(partnerFor(role))[0];

const actors = new Map<Role, Person>();
async function actorOf(role: Role): Promise<Person> {
  const known = actors.get(role);
  if (known) return known;
  const partner_id = partnerId(role);
  const made = isPlatformRole(role)
    ? await world.operator(role)
    : await world.user(company, role, partner_id ? { partner_id } : {});
  actors.set(role, made);
  return made;
}

/** Where an actor works: an operator in the company, entered; anybody else at home. */
async function inCompany(role: Role): Promise<Person> {
  const actor = await actorOf(role);
  if (!isPlatformRole(role)) return actor;
  await actor.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Apoio pedido' });
  const headers = { 'leme-tenant': company.id };
  return {
    ...actor,
    get: (path) => actor.get(path, headers),
    post: (path, body = {}) => actor.post(path, body, headers),
    patch: (path, body) => actor.patch(path, body, headers),
  };
}

const body = (role: Role) => ({
  full_name: 'Bia Rocha',
  email: `${newId()}@exemplo.com.br`,
  password: 'Maré-46',
  role,
  ...partnerFor(role),
});

const held = (role: Role) => effectivePermissions({ role, differences: [], activeResources: null });
const mayMake = (role: Role) => held(role).has('users:create');
const mayChange = (role: Role) => held(role).has('users:update');

test('in the own company each role makes people of the roles the table gives it and no other: 15 × 15 [B6.1-01, B6.1-02, B6.1-03, B6.1-04, B6.1-05, B6.1-06, B6.1-07, B6.1-08, B6.1-09, B6.1-10, B6.1-12, B5.3-04, B5.3-07, B1-05]', async () => {
  const wrong: string[] = [];
  for (const actor of roles) {
    const by = await inCompany(actor);
    for (const role of roles) {
      const answer = await by.post('/users', body(role));
      const isGiven = assignableRoles(actor, false).includes(role) && !isPlatformRole(role);
      const expected = isGiven && mayMake(actor) ? 201 : 403;
      if (answer.status !== expected) wrong.push(`${actor} makes ${role}: ${answer.status}`);
      if (answer.status === 403 && mayMake(actor))
        expect(answer.body.type).toBe('/problems/role-not-yours-to-create');
    }
  }
  expect(wrong).toEqual([]);
});

test('each role changes people to the roles the table gives it, of whom it may keep: 15 × 15 [B5.3-05, B7.2-08, B7.2-09, B6.1-15]', async () => {
  const wrong: string[] = [];
  for (const actor of roles) {
    const by = await inCompany(actor);
    const partner = isPlatformRole(actor) ? undefined : partnerId(actor);
    for (const role of roles) {
      const start: Role =
        partnerColumn(actor) === 'supplier_id' ? 'supplier' : partner ? 'agent_user' : 'user';
      const person = await world.user(company, start, partner ? { partner_id: partner } : {});
      const answer = await by.patch(`/users/${person.id}`, { role, version: 1, ...partnerFor(role) });
      const given = assignableRoles(actor, false);
      const isGiven =
        given.includes(start) && (given.includes(role) || role === start) && !isPlatformRole(role);
      const expected = isGiven && mayChange(actor) ? 200 : 403;
      if (answer.status !== expected) wrong.push(`${actor} gives ${role}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('in the platform only its own roles are given, by whom the table says; in another company nobody gives any', async () => {
  const wrong: string[] = [];
  for (const actor of roles) {
    const by = await actorOf(actor);
    const stranger = await world.user(other, 'user');
    for (const role of roles) {
      if (isPlatformRole(actor)) {
        const answer = await by.post('/users', body(role));
        const isGiven = assignableRoles(actor, false).includes(role) && isPlatformRole(role);
        if (answer.status !== (isGiven && mayMake(actor) ? 201 : 403))
          wrong.push(`${actor} makes ${role}: ${answer.status}`);
      }
      const foreign = await by.patch(`/users/${stranger.id}`, { role, version: 1, ...partnerFor(role) });
      if (foreign.status !== (mayChange(actor) ? 404 : 403))
        wrong.push(`${actor} elsewhere ${role}: ${foreign.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a role beyond the table gives the four of the staff where the company holds Full Admin, if it may make people [B6.1-11, B6.1-14]', () => {
  expect(assignableRoles('user', true)).toEqual(['admin', 'manager', 'marinheiro', 'user']);
  expect(assignableRoles('supplier_user', true)).toEqual([]);
});

test('nobody keeps himself, nor whom he could not make, nor people of another partner', () => {
  const keeper = { userId: 'a', holdsFullAdmin: false, withheld: [], ofPlatform: false } as const;
  const person = { id: 'b', role: 'supplier_user', supplier_id: 's', agent_id: null };
  const partner = { kind: 'supplier', id: 's' } as const;
  const head = { ...keeper, role: 'supplier_admin', partner } as const;
  expect(mayKeep(head, person)).toBe(true);
  expect(mayKeep(head, { ...person, id: 'a' })).toBe(false);
  expect(mayKeep(head, { ...person, supplier_id: 't' })).toBe(false);
  expect(mayKeep(head, { ...person, role: 'supplier_admin' })).toBe(false);
  expect(rolesToGive(head)).toEqual(['supplier_manager', 'supplier_user', 'supplier']);
});
