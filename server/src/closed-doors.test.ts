import { effectivePermissions } from '@leme/contract/access/grants';
import { isAllowed } from '@leme/contract/access/permission';
import { activeResourcesOf } from '@leme/contract/access/plans/module-routes';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { db } from './kit/database/sql.ts';
import { countOf } from './testing/served-endpoints.ts';
import { openWorld, type Person } from './testing/world.ts';

// That the menu hides what is closed is courtesy; here every endpoint is asked all the same.
const world = await openWorld();
/** Those end the session that asks. */
const endings = new Set(['/auth/sign-out']);
const endpoints = world.endpoints.filter(({ path }) => !endings.has(path));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The endpoints that answer this person with a status. */
async function answeredBy(person: Person, status: number): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:\w+/, crypto.randomUUID());
    const body = endpoint.method === 'GET' ? undefined : {};
    if ((await person.send(endpoint.method, path, body)).status === status) found.push(nameOf(endpoint));
  }
  return found;
}

test(`where only the core is switched on, every endpoint of another module is closed to the administrator too (${countOf(endpoints)})`, async () => {
  const company = await world.company({ modules: ['core'] });
  const activeResources = activeResourcesOf([], new Set());
  const left = effectivePermissions({ role: 'admin', differences: [], activeResources });
  const shut = endpoints.filter(
    ({ permission }) => permission === 'operator' || !isAllowed(left, permission),
  );
  expect(shut.length).toBeGreaterThan(60);
  expect(await answeredBy(await world.user(company, 'admin'), 403)).toEqual(shut.map(nameOf));
});

test('where the plan has lapsed every endpoint that writes is closed, but for boarding, voyages, fuel, payments and the own session', async () => {
  const company = await world.company();
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .insertInto('tenant_subscriptions')
        .values({ tenant_id: company.id, id: crypto.randomUUID(), status: 'inactive' }),
    ),
  );
  const admin = await world.user(company, 'admin');
  const never = new Set(['attendance', 'booking-payments', 'logbook', 'quick-fuel']);
  const held = effectivePermissions({ role: 'admin', differences: [], activeResources: null });
  const shut = endpoints.filter(({ method, permission }) => {
    if (method === 'GET' || typeof permission === 'string' || !isAllowed(held, permission)) return false;
    const needs = 'anyOf' in permission ? permission.anyOf : [permission];
    return !needs.some(({ resource, action }) => action === 'read' || never.has(resource));
  });
  expect(shut.length).toBeGreaterThan(50);
  expect(await answeredBy(admin, 402)).toEqual(shut.map(nameOf));
});

test.each([
  ['who is deactivated', "update profiles set status = 'inactive' where tenant_id = $1"],
  ['whoever belongs to a company that is shut', "update saas_tenants set status = 'suspended' where id = $1"],
])('%s is nobody at any endpoint half a minute later, in a session that was open', async (_, change) => {
  const company = await world.company();
  const person = await world.user(company, 'admin');
  expect((await person.get('/sessions')).status).toBe(200);
  await asOwner(company.id, change);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
  try {
    const open = endpoints.filter(({ permission }) => permission !== 'public');
    expect(await answeredBy(person, 401)).toEqual(open.map(nameOf));
  } finally {
    clock.mockRestore();
  }
});

async function asOwner(tenant: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.urls.admin });
  await client.connect();
  await client.query(`begin; set local app.tenant_id = '${tenant}'`);
  await client.query(text, [tenant]);
  await client.query('commit');
  await client.end();
}
