import * as access from '@leme/contract/access/endpoints';
import { effectivePermissions } from '@leme/contract/access/grants';
import { keyOf, type Permission } from '@leme/contract/access/permission';
import { isPlatformRole, type Role, roles } from '@leme/contract/access/roles';
import * as changes from '@leme/contract/bookings/booking-change-endpoints';
import * as bookings from '@leme/contract/bookings/endpoints';
import * as payments from '@leme/contract/bookings/payment-endpoints';
import * as papers from '@leme/contract/fleet/boat-document-endpoints';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import * as manifest from '@leme/contract/manifest/endpoints';
import * as customers from '@leme/contract/sales/customer-endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractEndpoints } from './testing/contract-endpoints.ts';
import { aBooking, aSession, aTrade, paymentBody } from './testing/trade.ts';
import { openWorld, type Person } from './testing/world.ts';

const world = await openWorld();

const endpoints = await contractEndpoints();
const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const people = new Map<Role, Person>();
const own = { company: '', session: '', booking: '' };
const foreign = { company: '', session: '', booking: '', person: '' };

beforeAll(async () => {
  const company = await world.company();
  own.company = company.id;
  const supplier = await world.partnerOf(company.id, 'supplier');
  for (const role of roles) {
    const partner = role.startsWith('supplier') ? { partner_id: supplier } : {};
    people.set(
      role,
      isPlatformRole(role) ? await world.operator(role) : await world.user(company, role, partner),
    );
  }
  const other = await world.company();
  foreign.company = other.id;
  for (const [place, owner] of [
    [own, people.get('admin')],
    [foreign, await world.user(other, 'admin')],
  ] as const) {
    const trade = await aTrade(
      world,
      { id: place.company },
      place === own ? { owner_supplier_id: supplier } : {},
    );
    const session = owner && (await aSession(owner, trade));
    place.session = session?.id ?? '';
    if (owner && session) place.booking = (await aBooking(owner, session, trade)).id;
    if (owner && place === foreign) foreign.person = owner.id;
  }
});

/** What the declared permission says of a role, worked out from the grants and not from the server's guard. */
function isLetIn(role: Role, permission: Permission): boolean {
  if (permission === 'public' || permission === 'signed-in') return true;
  if (permission === 'operator') return isPlatformRole(role);
  const granted: ReadonlySet<string> = effectivePermissions({ role, differences: [], activeResources: null });
  return ('anyOf' in permission ? permission.anyOf : [permission]).some((need) => granted.has(keyOf(need)));
}

function concrete(path: string, place: { session: string; booking: string }, person: string): string {
  const id = path.startsWith('/sessions')
    ? place.session
    : path.startsWith('/bookings')
      ? place.booking
      : person;
  return path.replace(':id', id).replace(':subdomain', 'nenhuma').replace(':key', 'shell.recents');
}

/** Where a row of a register is changed. */
const registerPaths = new Set(
  endpoints
    .filter(({ path }) => path.endsWith('/:id/restoration'))
    .map(({ path }) => path.replace('/restoration', '')),
);

/** Signing out would end the very session that asks; it has tests of its own. */
const asked = endpoints.filter((endpoint) => endpoint !== access.signOut && endpoint !== access.signIn);

describe('every endpoint, for every role and for a visitor, in the own company', () => {
  test.each(asked.map((endpoint) => [addressOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const visitor = await world
      .visitor()
      .send(endpoint.method, concrete(endpoint.path, own, foreign.person), {});
    expect(visitor.status === 401, 'a visitor').toBe(endpoint.permission !== 'public');
    for (const [role, person] of people) {
      const answer = await person.send(
        endpoint.method,
        concrete(endpoint.path, own, person.id),
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
    for (const [role, person] of people) {
      const body = endpoint.method === 'GET' ? undefined : {};
      const byHeader = await person.send(
        endpoint.method,
        concrete(endpoint.path, foreign, foreign.person),
        body,
        { 'leme-tenant': foreign.company },
      );
      expect(byHeader.body.type, role).toBe('/problems/tenant-changed');
    }
  });

  test.each(
    asked
      .filter(({ path }) => path.includes(':id'))
      .map((endpoint) => [addressOf(endpoint), endpoint] as const),
  )('%s with a foreign id answers as with an unknown one', async (_, endpoint) => {
    for (const [role, person] of people) {
      if (!isLetIn(role, endpoint.permission)) continue;
      const ask = (place: typeof foreign) =>
        person.send(
          endpoint.method,
          concrete(endpoint.path, place, place.person),
          endpoint.method === 'GET' ? undefined : validBody(endpoint),
        );
      const unknown = {
        company: '',
        session: crypto.randomUUID(),
        booking: crypto.randomUUID(),
        person: crypto.randomUUID(),
      };
      const [atForeign, atUnknown] = [await ask(foreign), await ask(unknown)];
      expect({ ...atForeign.body, instance: '' }, role).toEqual({ ...atUnknown.body, instance: '' });
      expect(atForeign.status, role).toBe(404);
      expect(JSON.stringify(atForeign.body)).not.toContain('Maria');
    }
  });
});

function validBody(endpoint: Endpoint): unknown {
  if (/\/imports\/:id$/.test(endpoint.path)) return { mapping: {} };
  // Of a register a change may send as little as the version.
  if (endpoint.method === 'PATCH' && registerPaths.has(endpoint.path)) return { version: 1 };
  if (endpoint === payments.recordPayment) return paymentBody();
  if (endpoint === bookings.cancelSession) return { version: 1 };
  if (endpoint === changes.cancelBooking) return { version: 1, reason: null };
  if (endpoint === changes.moveBooking) return { version: 1, session_id: crypto.randomUUID() };
  if (endpoint === changes.allocateBoats)
    return { boat_id: null, manifest_passenger_ids: [crypto.randomUUID()] };
  if (endpoint === changes.updateBooking) {
    const customer = { customer_name: 'Ana', customer_phone: null, customer_email: null, agent_id: null };
    return { ...customer, version: 1, special_requirements: null, passengers: [] };
  }
  if (endpoint === papers.createBoatDocument) return { kind: 'TIE' };
  if (endpoint === papers.updateBoatDocument) return { version: 1 };
  if (endpoint === customers.eraseCustomer) return { reason: 'Pedido do titular' };
  if (endpoint === customers.mergeCustomers)
    return { other_id: crypto.randomUUID(), version: 1, other_version: 1 };
  if (endpoint === manifest.editPassenger) return { version: 1, name: 'Ana' };
  return {
    product_id: crypto.randomUUID(),
    date: '2026-11-20',
    start_time: '08:00',
    end_time: '09:00',
    guide_name: null,
    sailor_name: null,
    notes: null,
    total_capacity: 1,
    boat_ids: [],
    version: 1,
  };
}
