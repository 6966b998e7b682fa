import * as access from '@leme/contract/access/endpoints';
import { effectivePermissions } from '@leme/contract/access/grants';
import { keyOf, type Permission } from '@leme/contract/access/permission';
import { isPlatformRole, type Role, roles } from '@leme/contract/access/roles';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFullCompany } from './testing/companies/full-company.ts';
import { superuserUrlOf } from './testing/database/database.ts';
import { leastInput } from './testing/input/example-input.ts';
import { beginImports, keepFiles, type Rows, rowFor, rowsOf } from './testing/registers/noun-rows.ts';
import { countOf, machineEndpoints, namesRow } from './testing/served-endpoints.ts';
import { tenantTables } from './testing/statements/watch-statements.ts';
import { isWhole } from './testing/whole.ts';
import { openWorld, type Person } from './testing/world.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Signing out would end the very session that asks; it has tests of its own. */
const asked = world.endpoints.filter((endpoint) => endpoint !== access.signOut && endpoint !== access.signIn);
const named = asked.filter(namesRow);
const tables = await tenantTables(world.urls.admin);
const [nouns, shared] = [[] as string[], [] as string[]];
/** The nouns of `:id`; rows of the shared ones belong to all companies alike. */
for (const noun of new Set(named.map(({ of = '' }) => of))) (tables.has(noun) ? nouns : shared).push(noun);
const walled = named.filter(({ of = '' }) => nouns.includes(of));

type Place = { company: string; rows: Rows };
const nowhere: Place = { company: '', rows: new Map() };
const people = new Map<Role, Person>();
let [own, foreign] = [nowhere, nowhere];

beforeAll(async () => {
  let supplier = '';
  const company = await aFullCompany(world, client, async ({ id }) => {
    supplier = await world.partnerOf(id, 'supplier');
    return { owner_supplier_id: supplier };
  });
  for (const role of roles) {
    const partner = role.startsWith('supplier') ? { partner_id: supplier } : {};
    people.set(
      role,
      isPlatformRole(role) ? await world.operator(role) : await world.user(company, role, partner),
    );
  }
  const other = await aFullCompany(world, client);
  const importing = asked
    .filter(({ path }) => path.endsWith('/imports'))
    .map(({ path }) => path.slice(1, -8));
  await beginImports(client, other.id, importing, [...people.values()]);
  const filing = asked
    .filter(({ path }) => path.endsWith('/files/:id'))
    .map(({ path }) => path.slice(1, -'/files/:id'.length));
  await keepFiles(client, other.id, filing);
  own = { company: company.id, rows: await rowsOf(client, company.id, nouns) };
  foreign = { company: other.id, rows: await rowsOf(client, other.id, nouns) };
});

test(`each of the nouns ${nouns.join(', ')} has a row in either company`, () => {
  const without = ({ rows }: Place) => nouns.filter((noun) => !rows.get(noun)?.length);
  expect([without(own), without(foreign)]).toEqual([[], []]);
});

test(`rows of ${shared.join(', ')} belong to all companies: the table knows no tenant`, async () => {
  const { rows } = await client.query(
    'select tablename from pg_tables where tablename = any($1) order by 1',
    [shared],
  );
  expect(rows.map(({ tablename }) => tablename)).toEqual(shared.toSorted());
});

const granted = new Map<Role, ReadonlySet<string>>(
  roles.map((role) => [role, effectivePermissions({ role, differences: [], activeResources: null })]),
);

/** What the declared permission says of a role, worked out from the grants and not from the server's guard. */
function isLetIn(role: Role, permission: Permission): boolean {
  if (permission === 'public' || permission === 'signed-in') return true;
  if (permission === 'operator') return isPlatformRole(role);
  const needs = 'anyOf' in permission ? permission.anyOf : [permission];
  return needs.some((need) => granted.get(role)?.has(keyOf(need)));
}

/** Who asks an endpoint: every role in the whole check, otherwise the least that may and the greatest that may not. */
function askersOf({ permission }: Endpoint): [Role, Person][] {
  const all = [...people];
  if (isWhole) return all;
  const may = all.findLast(([role]) => isLetIn(role, permission));
  const mayNot = all.find(([role]) => !isLetIn(role, permission));
  return [may, mayNot].filter((each) => each !== undefined);
}

/**
 * Who asks for a foreign row: every role that may, otherwise the least and the greatest of a company. The least alone
 * says too little, because a partner does not see the rows of others at home either.
 */
function insidersOf({ permission }: Endpoint): [Role, Person][] {
  const all = [...people].filter(([role]) => isLetIn(role, permission));
  if (isWhole) return all;
  const greatest = all.find(([role]) => !isPlatformRole(role));
  return [...new Set([greatest, all.at(-1)])].filter((each) => each !== undefined);
}

/** The address with a row of its noun from there, one this person would be shown at home; or with an id that never was. */
function concrete(endpoint: Endpoint, { rows }: Place, person?: Person): string {
  const id = rowFor(endpoint, rows, person)?.id ?? crypto.randomUUID();
  return endpoint.path.replace(':id', id).replace(':subdomain', 'nenhuma').replace(':key', 'shell.recents');
}

const asking = isWhole ? 'every role' : 'the least role that may, the greatest that may not';

describe(`every endpoint, for ${asking} and for a visitor, in the own company (${countOf(asked)})`, () => {
  test.each(asked.map((endpoint) => [addressOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const visitor = await world.visitor().send(endpoint.method, concrete(endpoint, own), {});
    expect(visitor.status === 401, 'a visitor').toBe(endpoint.permission !== 'public');
    for (const [role, person] of askersOf(endpoint)) {
      const answer = await person.send(
        endpoint.method,
        concrete(endpoint, own, person),
        endpoint.method === 'GET' ? undefined : {},
      );
      expect(answer.status, `${role} got ${answer.status}`).toBeLessThan(500);
      expect(answer.status === 403, `${role} got ${answer.status}`).toBe(!isLetIn(role, endpoint.permission));
    }
  });
});

describe('no role reaches another company, by header or by id [A1-01, A6-35]', () => {
  test.each(
    asked
      .filter(({ permission }) => permission !== 'public')
      .map((endpoint) => [addressOf(endpoint), endpoint] as const),
  )('%s', async (_, endpoint) => {
    for (const [role, person] of askersOf(endpoint)) {
      const body = endpoint.method === 'GET' ? undefined : {};
      const byHeader = await person.send(endpoint.method, concrete(endpoint, foreign, person), body, {
        'leme-tenant': foreign.company,
      });
      expect(byHeader.body.type, role).toBe('/problems/tenant-changed');
    }
  });
});

describe(`a foreign id answers as with an unknown one, at ${walled.length} of ${named.length} addresses with an :id, the others being of rows all companies share [A1-01, A6-35]`, () => {
  test.each(walled.map((endpoint) => [addressOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const body = endpoint.body && leastInput(endpoint.body);
    expect(endpoint.body?.safeParse(body).error, 'what is sent fits the shape').toBeUndefined();
    for (const [role, person] of insidersOf(endpoint)) {
      expect(rowFor(endpoint, foreign.rows, person), role).toBeDefined();
      const ask = (place: Place) => person.send(endpoint.method, concrete(endpoint, place, person), body);
      const [atForeign, atUnknown] = [await ask(foreign), await ask(nowhere)];
      expect({ ...atForeign.body, instance: '' }, role).toEqual({ ...atUnknown.body, instance: '' });
      expect(atForeign.status, role).toBe(404);
      expect(JSON.stringify(atForeign.body)).not.toContain('Maria');
    }
  });
});

const machines = machineEndpoints(world.app);

describe(`a machine comes in by its token at ${machines.length} addresses and at no other; nobody's session opens those`, () => {
  let machine = '';
  const admin = () => people.get('admin') ?? expect.fail('nobody administers');
  beforeAll(async () => {
    const [partner] = (await admin().get('/channel-partners')).body.data;
    const given = { id: crypto.randomUUID(), partner_id: partner.id, label: 'Matriz' };
    machine = (await admin().post('/machine-tokens', given)).body.secret;
  });
  const bearer = () => ({ authorization: `Bearer ${machine}` });
  test.each(machines.map((endpoint) => [addressOf(endpoint), endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const path = endpoint.path.replace(/:\w+/, crypto.randomUUID());
      const body = endpoint.method === 'GET' ? undefined : {};
      const { status, body: told } = await admin().send(endpoint.method, path, body);
      expect([status, told.error]).toEqual([400, 'UNAUTHORIZED']);
      const answer = await world.visitor().send(endpoint.method, path, body, bearer());
      expect([answer.status, answer.body.error]).not.toContain('UNAUTHORIZED');
      expect(answer.status).toBeLessThan(500);
    },
  );
  test('at every address of people it is a visitor', async () => {
    for (const endpoint of asked) {
      const answer = await world.visitor().send(endpoint.method, concrete(endpoint, own), {}, bearer());
      expect(answer.status === 401, addressOf(endpoint)).toBe(endpoint.permission !== 'public');
    }
  });
});
