import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { describe, expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { aBooking, aSession, aTrade } from '../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

async function add(by: Person, fields: Record<string, unknown>) {
  const { status, body } = await by.post('/customers', fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

async function aPair(given: { kept?: object; other?: object } = {}) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const kept = await add(staff, {
    name: 'João Silva',
    phone: '+5548999142207',
    notes: 'Sai cedo',
    ...given.kept,
  });
  const other = await add(staff, {
    name: 'Joao S.',
    tax_id: '52998224725',
    email: 'joao@example.com',
    ...given.other,
  });
  return { company, staff, kept, other };
}

type Two = { kept: { id: string; version: number }; other: { id: string; version: number } };

const merge = (by: Person, { kept, other }: Two, fields: object = {}, headers = {}) =>
  by.post(
    `/customers/${kept.id}/merge`,
    { other_id: other.id, version: kept.version, other_version: other.version, fields },
    headers,
  );

/** Puts a booking under a record, as the demo and later screens do. */
async function aBookingOf(
  tenant_id: string,
  staff: Person,
  columns: { customer_id?: string; agent_id?: string },
) {
  const trade = await aTrade(world, { id: tenant_id });
  const booking = await aBooking(staff, await aSession(staff, trade), trade);
  await world.tenantTx.write(tenant_id, (tx) =>
    tx.change(
      db.updateTable('bookings').set(columns).where('tenant_id', '=', tenant_id).where('id', '=', booking.id),
    ),
  );
  return booking.id;
}

const bookingRow = (tenant_id: string, id: string) =>
  world.tenantTx.read(tenant_id, (tx) =>
    tx.first(
      db
        .selectFrom('bookings')
        .select(['customer_id', 'agent_id'])
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id),
    ),
  );

test('one of two is left, with the chosen values, both their tags and all their bookings', async () => {
  const pair = await aPair();
  const { company, staff } = pair;
  const [vip, diver, shy] = await Promise.all(
    ['VIP', 'Mergulho', 'Discreto'].map(async (name) => (await staff.post('/tags', { name })).body.id),
  );
  const kept = (await staff.patch(`/customers/${pair.kept.id}`, { version: 1, tags: [vip, diver] })).body;
  const other = (await staff.patch(`/customers/${pair.other.id}`, { version: 1, tags: [shy, vip] })).body;
  const booking = await aBookingOf(company.id, staff, { customer_id: other.id });
  const { status, body } = await merge(
    staff,
    { kept, other },
    { tax_id: 'other', email: 'other', phone: 'mine' },
  );
  expect([status, body]).toMatchObject([
    200,
    {
      id: kept.id,
      name: 'João Silva',
      phone: '+5548999142207',
      tax_id: '52998224725',
      email: 'joao@example.com',
      notes: 'Sai cedo',
      labels: { tags: ['VIP', 'Mergulho', 'Discreto'] },
      version: 3,
    },
  ]);
  expect((await staff.get(`/customers/${kept.id}`)).body).toEqual(body);
  expect(await bookingRow(company.id, booking)).toMatchObject({ customer_id: kept.id });
  expect((await staff.get('/customers')).body.data).toEqual([body]);
});

test('the merged one is found nowhere any more: not alone, not deleted, not to be restored or changed', async () => {
  const pair = await aPair();
  const { staff, kept, other } = pair;
  await merge(staff, pair);
  const answers = [
    await staff.get(`/customers/${other.id}`),
    await staff.patch(`/customers/${other.id}`, { version: 2, name: 'De volta' }),
    await staff.post(`/customers/${other.id}/restoration`),
    await staff.delete(`/customers/${other.id}`),
    await merge(staff, { kept: { ...kept, version: 2 }, other: { ...other, version: 2 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await staff.get('/customers?deleted=1')).body.data).toEqual([]);
});

test('the history of both goes on in one, over several merges too', async () => {
  const pair = await aPair();
  const { staff, kept, other } = pair;
  await staff.patch(`/customers/${other.id}`, { version: 1, email: 'novo@example.com' });
  await merge(staff, { kept, other: { ...other, version: 2 } }, { email: 'other' });
  const third = await add(staff, { name: 'Silva, João' });
  await merge(staff, { kept: third, other: { ...kept, version: 2 } }, { name: 'other' });
  const { data }: { data: HistoryEntry[] } = (await staff.get(`/customers/${third.id}/history`)).body;
  const said = data.map(({ action, changes }) => [
    action,
    changes.find(({ field }) => field === (action === 'updated' ? 'email' : 'name'))?.before,
  ]);
  expect(said).toEqual([
    ['merged', 'João Silva'],
    ['merged', 'João Silva'],
    ['created', null],
    ['merged', 'Joao S.'],
    ['merged', 'Joao S.'],
    ['updated', 'joao@example.com'],
    ['created', null],
    ['created', null],
  ]);
  expect(data[0]?.changes).toContainEqual({
    field: 'name',
    before: 'João Silva',
    after: 'João Silva',
    isErased: false,
  });
});

describe('agents', () => {
  test('what an agent sold and whom it brought goes to the agent that is left', async () => {
    const pair = await aPair({ kept: { kind: 'agente' }, other: { kind: 'agente' } });
    const { company, staff, kept, other } = pair;
    const brought = await add(staff, { name: 'Rosa', agent_id: other.id });
    const booking = await aBookingOf(company.id, staff, { agent_id: other.id });
    expect((await merge(staff, pair)).status).toBe(200);
    expect(await bookingRow(company.id, booking)).toMatchObject({ agent_id: kept.id });
    expect((await staff.get(`/customers/${brought.id}`)).body).toMatchObject({
      agent_id: kept.id,
      labels: { agent_id: 'João Silva' },
    });
  });

  test('an agent and a person do not become one, and nobody is brought by himself', async () => {
    const pair = await aPair({ other: { kind: 'agente' } });
    const { staff, kept, other } = pair;
    const refused = await merge(staff, pair);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ pointer: '/other_id', code: 'agent-and-person' }],
    ]);
    const agent = (
      await staff.patch(`/customers/${kept.id}`, { version: 1, kind: 'agente', agent_id: other.id })
    ).body;
    expect((await merge(staff, { kept: agent, other })).body.agent_id).toBeNull();
  });

  test('an agent with accounts stays, and they are named', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const agent = await world.user(company, 'agent_user');
    const other = (await staff.get(`/customers/${agent.partner}`)).body;
    const kept = await add(staff, { name: 'Agência', kind: 'agente' });
    const { status, body } = await merge(staff, { kept, other });
    expect([status, body.params]).toEqual([
      409,
      { by: [{ resource: 'users', count: 1, names: ['Pessoa agent_user'] }] },
    ]);
  });
});

test.each([
  ['with itself', ({ kept }: Two): Two => ({ kept, other: kept }), 422],
  [
    'with nobody',
    ({ kept, other }: Two): Two => ({ kept, other: { ...other, id: crypto.randomUUID() } }),
    404,
  ],
  ['from an older version', ({ kept, other }: Two): Two => ({ kept: { ...kept, version: 0 }, other }), 409],
  ['with an older version', ({ kept, other }: Two): Two => ({ kept, other: { ...other, version: 0 } }), 409],
])('a merge %s is refused and nothing is written', async (_, of, refusal) => {
  const { staff, kept, other } = await aPair();
  expect((await merge(staff, of({ kept, other }), { email: 'other' })).status).toBe(refusal);
  expect((await staff.get('/customers')).body.data).toHaveLength(2);
  expect((await staff.get(`/customers/${kept.id}`)).body).toEqual(kept);
});

test('a stale merge is told what stands there now, whichever of the two it is', async () => {
  const pair = await aPair();
  const changed = (await pair.staff.patch(`/customers/${pair.other.id}`, { version: 1, notes: 'Ligou' }))
    .body;
  const { body } = await merge(pair.staff, pair);
  expect(body).toMatchObject({ type: '/problems/stale-version', params: { current: changed } });
});

test('repeated under one key it is done once; crosswise at the same time one wins and nobody is lost', async () => {
  const pair = await aPair();
  const key = { 'idempotency-key': `merge-${pair.kept.id}` };
  const first = await merge(pair.staff, pair, { email: 'other' }, key);
  expect(await merge(pair.staff, pair, { email: 'other' }, key)).toMatchObject({
    status: 200,
    body: first.body,
  });
  const { staff, kept, other } = await aPair();
  const answers = await Promise.all([
    merge(staff, { kept, other }),
    merge(staff, { kept: other, other: kept }),
    merge(staff, { kept, other }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect((await staff.get('/customers')).body.data).toHaveLength(1);
});

test('a merge needs the right to delete and to change; partners and other companies reach nobody', async () => {
  const pair = await aPair();
  const { company, kept, other } = pair;
  const grant = (action: string) => ({
    tenant_id: company.id,
    role: 'user',
    resource: 'customers',
    action,
    granted: true,
  });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.insertInto('role_permissions').values([grant('read'), grant('delete')])),
  );
  const people = [
    await world.user(company, 'agent_admin'),
    await world.user(company, 'user'),
    await world.user(company, 'marinheiro'),
    await world.user(await world.company(), 'admin'),
  ];
  const answers = await Promise.all(people.map((person) => merge(person, { kept, other })));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
});
