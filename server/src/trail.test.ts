import type { Endpoint } from '@leme/contract/kit/endpoint';
import { parentField, type Resource } from '@leme/contract/kit/resource/resource';
import { movesOf } from '@leme/contract/kit/resource/states';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { allRequests } from './testing/companies/all-requests.ts';
import { aDayOfTwo, mark, peopleOf } from './testing/companies/booking-day.ts';
import { bookingLifeRequests } from './testing/companies/booking-life.ts';
import { publishAll } from './testing/companies/campeche.ts';
import { addOwnPaper, matrixRequests, overrideRequests } from './testing/companies/crew/crew-matrix.ts';
import { anExchange } from './testing/companies/fleet/workshop.ts';
import { scheduleRequests } from './testing/companies/schedules.ts';
import { sellsByPolicy } from './testing/companies/selling-company.ts';
import { aBooking, bookingBody, paymentBody, sessionBody } from './testing/companies/trade.ts';
import { superuserUrlOf } from './testing/database/database.ts';
import { parentFor } from './testing/registers/check-children.ts';
import { exampleRow, freely } from './testing/registers/example-rows.ts';
import { moveBody, rowBefore } from './testing/registers/move-rows.ts';
import { protect } from './testing/second-factor.ts';
import { countOf } from './testing/served-endpoints.ts';
import { writesApart } from './testing/statements/writes-apart.ts';
import { openWorld, type Person } from './testing/world.ts';
import { mergedLeads, mergedTags } from './trail.testing.ts';

// Alone: every address is asked, those of the platform too.
const world = await openWorld({ alone: true });

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const writing = world.endpoints.filter(({ method }) => method !== 'GET');
const walked = writing.filter(
  (endpoint) => !writesApart.some(([address]) => address.test(addressOf(endpoint))),
);
const registers = world.registers.all.map(({ resource }) => resource);

const view = { name: 'Ativos', search: { status: 'active' }, columns: null, compact: false, pinned: false };

let made = 0;
const aPerson = () => ({
  full_name: 'Bia Rocha',
  email: `trilha-${++made}@exemplo.com.br`,
  role: 'user',
  password: 'Maré-46',
});
const anException = { resource: 'boats', action: 'read', granted: true, reason: 'Troca', expires_at: null };

/** A day of a company with one of everything that is changed. */
async function aDay() {
  const day = await aDayOfTwo(world);
  const booking = await aBooking(day.staff, day.session, day.trade);
  const [person] = await peopleOf(world, day.company, booking);
  const add = async (path: string, body: object) => (await day.staff.post(path, body)).body;
  const one = await add('/customers', { name: 'Ana Paz' });
  const other = await add('/customers', { name: 'Rui' });
  const colleague = await world.user(day.company, 'user');
  const { id: viewId } = await add('/shared-views', { ...view, list: 'boats', name: 'Todos' });
  return { ...day, booking, person, one, other, viewId, colleague };
}
type Day = Awaited<ReturnType<typeof aDay>>;

type Answer = Awaited<ReturnType<Person['post']>>;

/** One good request for each address that is no register's. */
const requests: Readonly<Record<string, (day: Day) => Promise<Answer>>> = {
  'POST /sessions': ({ staff, trade }) => staff.post('/sessions', sessionBody(trade, { boat_ids: [] })),
  'POST /work-orders/:id/exchange-reversal': async ({ staff, trade }) => {
    const { id, body } = await anExchange(staff, trade, '2099-01-10');
    return await staff.post(`/work-orders/${id}/exchange-reversal`, body);
  },
  'PATCH /sessions/:id': ({ staff, later }) =>
    staff.patch(`/sessions/${later.id}`, { version: 1, notes: 'Cedo' }),
  'POST /sessions/:id/cancellation': ({ staff, later }) =>
    staff.post(`/sessions/${later.id}/cancellation`, { version: 1, reason: 'Vento' }),
  'POST /sessions/:id/boat-allocations': ({ staff, session, trade, person }) =>
    staff.post(`/sessions/${session.id}/boat-allocations`, {
      boat_id: trade.boats[1],
      manifest_passenger_ids: [person?.id],
    }),
  'POST /bookings': ({ staff, session, trade }) => staff.post('/bookings', bookingBody(session, trade)),
  'PATCH /bookings/:id': ({ staff, booking }) =>
    staff.patch(`/bookings/${booking.id}`, { version: 1, customer_name: 'Rui' }),
  'POST /bookings/:id/cancellation': ({ staff, booking }) =>
    staff.post(`/bookings/${booking.id}/cancellation`, { version: 1, reason: 'Chuva' }),
  'POST /bookings/:id/moves': ({ staff, booking, later }) =>
    staff.post(`/bookings/${booking.id}/moves`, { version: 1, session_id: later.id }),
  'POST /bookings/:id/payments': ({ staff, booking }) =>
    staff.post(`/bookings/${booking.id}/payments`, paymentBody()),
  ...bookingLifeRequests(world),
  ...scheduleRequests,
  'POST /attendance-events': ({ staff, booking, person }) => mark(staff, booking, person, 'checked_in'),
  'PATCH /manifest-passengers/:id': ({ staff, person }) =>
    staff.patch(`/manifest-passengers/${person?.id}`, { version: 1, name: 'Rui' }),
  'POST /customers/:id/merge': ({ staff, one, other }) =>
    staff.post(`/customers/${one.id}/merge`, {
      other_id: other.id,
      version: 1,
      other_version: 1,
      fields: {},
    }),
  'POST /tags/:id/merge': async ({ staff }) => (await mergedTags(staff, '/tags', String)).answer,
  'POST /tags/:id/separation': async ({ staff }) => {
    const { kept, other } = await mergedTags(staff, '/tags', String);
    return await staff.post(`/tags/${kept.id}/separation`, { other_id: other.id });
  },
  'POST /pricing-rules/publications': async ({ staff }) => {
    await staff.post('/pricing-rules', { name: 'Verão', percent_bp: 2000, weekdays: [6] });
    return await publishAll(staff);
  },
  'POST /product-tags/:id/merge': async () =>
    (await mergedTags(operator, '/product-tags', (name) => ({ 'pt-BR': name }))).answer,
  'POST /product-tags/:id/separation': async () => {
    const { kept, other } = await mergedTags(operator, '/product-tags', (name) => ({ 'pt-BR': name }));
    return await operator.post(`/product-tags/${kept.id}/separation`, { other_id: other.id });
  },
  'POST /products/:id/copies': async ({ staff }) => {
    const { id } = (await staff.post('/products', { name: 'Ilha' })).body;
    return await staff.post(`/products/${id}/copies`, { name: 'Ilha (cópia)' });
  },
  'POST /cancellation-policies/adoptions': ({ staff }) =>
    staff.post('/cancellation-policies/adoptions', { template: 'embratur' }),
  'PUT /selling-defaults': ({ staff }) =>
    staff.put('/selling-defaults', {
      min_party: 1,
      max_party: 20,
      cutoff_min: 60,
      horizon_days: 365,
      deposit_bp: 3000,
      balance_due_hours: 48,
      cancellation_policy_id: null,
      version: 0,
    }),
  'POST /leads/:id/merge': async ({ staff }) => (await mergedLeads(staff)).answer,
  'POST /leads/:id/separation': async ({ staff }) => {
    const { kept, other } = await mergedLeads(staff);
    return await staff.post(`/leads/${kept.id}/separation`, { other_id: other.id });
  },
  'POST /users': ({ staff }) => staff.post('/users', aPerson()),
  'PATCH /users/:id': ({ staff, colleague }) =>
    staff.patch(`/users/${colleague.id}`, { version: 1, full_name: 'Rui Sá' }),
  'POST /users/:id/deactivation': ({ staff, colleague }) => staff.post(`/users/${colleague.id}/deactivation`),
  'DELETE /users/:id/deactivation': async ({ staff, colleague }) => {
    await staff.post(`/users/${colleague.id}/deactivation`);
    return await staff.delete(`/users/${colleague.id}/deactivation`);
  },
  'DELETE /users/:id/second-factor': async ({ staff, colleague }) => {
    await protect(world, colleague);
    return await staff.delete(`/users/${colleague.id}/second-factor`);
  },
  'DELETE /users/:id': ({ staff, colleague }) => staff.delete(`/users/${colleague.id}`),
  'POST /users/invitations': ({ staff }) => {
    const { password: _, ...row } = aPerson();
    return staff.post('/users/invitations', { rows: [row] });
  },
  'DELETE /users/:id/sessions': ({ staff, colleague }) => staff.delete(`/users/${colleague.id}/sessions`),
  'PUT /user-roles': ({ staff, colleague }) =>
    staff.put('/user-roles', { rows: [{ user_id: colleague.id, role: 'manager', version: 1 }] }),
  'PUT /role-permissions': ({ staff }) =>
    staff.put('/role-permissions', {
      role: 'user',
      version: 1,
      changes: [{ resource: 'boats', action: 'read', granted: true }],
    }),
  'PUT /users/:id/permissions': ({ staff, colleague }) =>
    staff.put(`/users/${colleague.id}/permissions`, { version: 1, exceptions: [anException] }),
  'POST /users/:id/permissions/copy': async ({ staff, company, colleague }) => {
    const other = await world.user(company, 'user');
    await staff.put(`/users/${other.id}/permissions`, { version: 1, exceptions: [anException] });
    return await staff.post(`/users/${colleague.id}/permissions/copy`, {
      from: other.id,
      version: 1,
      reason: 'Mesmo turno',
    });
  },
  'PUT /lead-settings': ({ staff }) =>
    staff.put('/lead-settings', { forgets_lost_after: 12, registers_chats: true, version: 0 }),
  'POST /lead-interactions/:id/conclusion': async ({ staff }) => {
    const lead = { name: 'Ana Reis', phone: '48999990000', offered_value: 90 };
    const { id: lead_id } = (await staff.post('/leads', lead)).body;
    const call = { lead_id, type: 'call', title: 'Retornar', interaction_date: '2035-01-01T12:00:00Z' };
    const { id } = (await staff.post('/lead-interactions', call)).body;
    return await staff.post(`/lead-interactions/${id}/conclusion`);
  },
  'POST /customers/:id/consents': ({ staff, one }) =>
    staff.post(`/customers/${one.id}/consents`, { said: 'withdrawn', channel: 'phone' }),
  ...Object.fromEntries(allRequests.map(([address, send]) => [address, ({ staff }: Day) => send(staff)])),
  ...Object.fromEntries(matrixRequests.map(([address, send]) => [address, () => send(operator)])),
  'POST /crew-competencies/credentials': ({ staff }) => addOwnPaper(staff),
  ...Object.fromEntries(
    overrideRequests.map(([address, send]) => [
      address,
      async ({ staff, company }: Day) => send({ staff, other: await world.user(company, 'admin') }),
    ]),
  ),
  'POST /shared-views': ({ staff }) => staff.post('/shared-views', { ...view, list: 'boats' }),
  'PUT /shared-views/:id': ({ staff, viewId }) =>
    staff.put(`/shared-views/${viewId}`, { ...view, version: 1 }),
  'DELETE /shared-views/:id': ({ staff, viewId }) => staff.delete(`/shared-views/${viewId}`),
  'POST /customers/:id/erasure': ({ staff, one }) =>
    staff.post(`/customers/${one.id}/erasure`, { reason: 'A pedido' }),
};

/** What is prepared, and then asked. */
type Prepared = () => Promise<() => Promise<Answer>>;

/** Values that fit what else is there: a fixed price is held against the fares on sale. */
const fitting: Readonly<Record<string, object>> = { 'pricing-rules': { effect: 'percent' } };

/** The same for a register, made from its declaration. */
async function requestsOf(resource: Resource, by: Person): Promise<Record<string, Prepared>> {
  const path = `/${resource.name}`;
  let made = 100;
  const parent = await parentFor(world, by, resource);
  const next = () => ({ ...exampleRow(resource, ++made), ...parent, ...fitting[resource.name] });
  const added = async () => `${path}/${(await by.post(path, next())).body.id}`;
  return {
    [`POST ${path}`]: async () => () => by.post(path, next()),
    [`PATCH ${path}/:id`]: async () => {
      const row = await added();
      return () => by.patch(row, { ...freely(resource, next()), version: 1 });
    },
    [`PUT ${path}/order`]: async () => {
      const ids = [await added(), await added()].map((row) => row.slice(path.length + 1)).toReversed();
      return () => by.put(`${path}/order`, { parent: parent[parentField(resource) ?? ''], ids });
    },
    [`DELETE ${path}/:id`]: async () => {
      const row = await added();
      return () => by.delete(row);
    },
    ...Object.fromEntries(
      movesOf(resource).map((move): [string, Prepared] => [
        `POST ${path}/:id/${move.name}`,
        async () => {
          const row = await rowBefore(by, resource, move, next());
          return () => by.post(`${path}/${row.id}/${move.name}`, moveBody(row, move));
        },
      ]),
    ),
    [`POST ${path}/:id/restoration`]: async () => {
      const row = await added();
      await by.delete(row);
      return () => by.post(`${row}/restoration`);
    },
    [`POST ${path}/:id/replacement`]: async () => {
      const row = await added();
      return () => by.post(`${row}/replacement`, { by: null });
    },
    [`POST ${path}/:id/reversal`]: async () => {
      const row = await added();
      const { moved } = (await by.post(`${row}/replacement`, { by: null })).body;
      return () => by.post(`${row}/reversal`, { moved });
    },
  };
}

const [{ staff }, operator] = [await aDay(), await world.operator('saas_super_admin')];
await sellsByPolicy(staff);
const byRule = Object.entries(requests).map(([address, send]): [string, Prepared] => [
  address,
  async () => {
    const day = await aDay();
    return () => send(day);
  },
]);
const ofRegisters = registers.map((resource) =>
  requestsOf(resource, resource.scope === 'platform' ? operator : staff),
);
const byRegister = (await Promise.all(ofRegisters)).flatMap((each) => Object.entries(each));
const known = new Map([...byRegister, ...byRule]);

const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

/** How many steps all trails of all companies hold. */
async function stepsThere(): Promise<number> {
  const { rows } = await client.query(`select (select count(*) from audit_log)
    + (select count(*) from booking_payments) + (select count(*) from attendance_events) as n`);
  return Number(rows[0].n);
}

describe(`what changes the business leaves a trail (${countOf(walked)} of ${writing.length} that write)`, () => {
  test('every address that writes is tried, or stands apart with its reason', () => {
    expect(walked.map(addressOf).filter((address) => !known.has(address))).toEqual([]);
    const unused = writesApart.filter(([address]) => !writing.some((each) => address.test(addressOf(each))));
    expect(unused).toEqual([]);
  });

  test.each(walked.map(addressOf))('%s', async (address) => {
    const send = await known.get(address)?.();
    const before = await stepsThere();
    const answer = await send?.();
    expect(answer?.status, JSON.stringify(answer?.body)).toBeLessThan(300);
    expect(await stepsThere()).toBeGreaterThan(before);
  });
});
