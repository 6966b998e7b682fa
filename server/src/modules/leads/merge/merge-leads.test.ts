import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { aTrade } from '../../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();

const aLead = { name: 'Ana Prado', phone: '48999140001', offered_value: 360 };

async function add(by: Person, fields: object) {
  const { status, body } = await by.post('/leads', { ...aLead, ...fields });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

async function aPair() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const kept = await add(staff, { note: 'Quer sair cedo', country_code: '+55' });
  const other = await add(staff, {
    name: 'Ana P.',
    email: 'ana@example.com',
    phone: '912345678',
    country_code: '+351',
    country: 'Portugal',
    offered_value: 540,
    source: 'instagram',
    note: 'Veio pelo Instagram',
  });
  return { company, staff, kept, other };
}

type Two = { kept: { id: string; version: number }; other: { id: string; version: number } };

const merge = (by: Person, { kept, other }: Two, fields: object = {}, headers = {}) =>
  by.post(
    `/leads/${kept.id}/merge`,
    { other_id: other.id, version: kept.version, other_version: other.version, fields },
    headers,
  );

const separate = (by: Person, { kept, other }: Two, headers = {}) =>
  by.post(`/leads/${kept.id}/separation`, { other_id: other.id }, headers);

const read = async (by: Person, { id }: { id: string }) => (await by.get(`/leads/${id}`)).body;
const notesOf = async (by: Person, { id }: { id: string }) => {
  const { body } = await by.get(`/lead-interactions?lead_id=${id}`);
  return body.data.map((each: { description: string }) => each.description).sort();
};
const tag = async (by: Person, name: string) => (await by.post('/tags', { name })).body.id;

async function tagged({ staff, ...pair }: Awaited<ReturnType<typeof aPair>>) {
  const [vip, family, sun] = [await tag(staff, 'VIP'), await tag(staff, 'Família'), await tag(staff, 'Sol')];
  const own = (await staff.patch(`/leads/${pair.kept.id}`, { version: 1, tags: [vip, family] })).body;
  const its = (await staff.patch(`/leads/${pair.other.id}`, { version: 1, tags: [sun, vip] })).body;
  return { kept: own, other: its };
}

test('one of two is left, with the chosen values, the tags, interactions and history of both', async () => {
  const pair = await aPair();
  const { staff } = pair;
  const { kept, other } = await tagged(pair);
  const { status, body } = await merge(staff, { kept, other }, { email: 'other', phone: 'other' });
  expect([status, body]).toMatchObject([
    200,
    {
      id: kept.id,
      name: 'Ana Prado',
      email: 'ana@example.com',
      phone: '912345678',
      country: 'Portugal',
      country_code: '+351',
      offered_value: 360,
      source: null,
      labels: { tags: ['VIP', 'Família', 'Sol'] },
    },
  ]);
  expect(await read(staff, kept)).toEqual(body);
  expect((await staff.get('/leads')).body.leads.map((lead: { id: string }) => lead.id)).toEqual([kept.id]);
  expect(await notesOf(staff, kept)).toEqual(['Quer sair cedo', 'Veio pelo Instagram']);
  const { data }: { data: HistoryEntry[] } = (await staff.get(`/leads/${kept.id}/history`)).body;
  expect(data.map(({ action }) => action).filter((action) => action === 'created')).toHaveLength(4);
  expect(data.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'email', before: null, after: 'ana@example.com' }),
  );
});

test('taken back, both say and hold again what they did, and stand in the list', async () => {
  const pair = await aPair();
  const { staff } = pair;
  const two = await tagged(pair);
  const before = [await read(staff, two.kept), await read(staff, two.other)];
  await merge(staff, two, { name: 'other', phone: 'other', offered_value: 'other', source: 'other' });
  expect((await separate(staff, two)).status).toBe(200);
  const after = [await read(staff, two.kept), await read(staff, two.other)];
  const facts = ({ version: _, updated_at: __, ...lead }: Record<string, unknown>) => lead;
  expect(after.map(facts)).toEqual(before.map(facts));
  expect([await notesOf(staff, two.kept), await notesOf(staff, two.other)]).toEqual([
    ['Quer sair cedo'],
    ['Veio pelo Instagram'],
  ]);
  expect((await staff.get('/leads')).body.count).toBe(2);
  expect((await separate(staff, two)).status).toBe(404);
});

test('what was written to the lead meanwhile stays with it', async () => {
  const { staff, ...two } = await aPair();
  await merge(staff, two);
  await staff.post('/lead-interactions', {
    lead_id: two.kept.id,
    type: 'note',
    title: 'Depois',
    description: 'Depois',
    interaction_date: new Date().toISOString(),
  });
  expect((await separate(staff, two)).status).toBe(200);
  expect(await notesOf(staff, two.kept)).toEqual(['Depois', 'Quer sair cedo']);
});

test('three of one become one and are taken apart again, the last first', async () => {
  const { staff, kept, other } = await aPair();
  const third = await add(staff, { name: 'Aninha' });
  const first = (await merge(staff, { kept, other })).body;
  const second = (await merge(staff, { kept: first, other: third }, { name: 'other' })).body;
  const duplicates = async (id: string) => (await staff.get(`/leads/${id}/duplicates`)).body.merged;
  expect(await duplicates(kept.id)).toMatchObject([
    { id: third.id, name: 'Aninha', can_separate: true, merged_by: 'Pessoa admin' },
    { id: other.id, name: 'Ana P.', can_separate: false },
  ]);
  expect((await separate(staff, { kept: second, other })).status).toBe(409);
  expect((await separate(staff, { kept, other: third })).body.name).toBe('Ana Prado');
  expect((await separate(staff, { kept, other })).status).toBe(200);
  expect((await staff.get('/leads')).body.count).toBe(3);
});

test('one that was made of two goes into a third with both, and comes back as it was', async () => {
  const { staff, kept, other } = await aPair();
  const third = await add(staff, { name: 'Aninha' });
  const first = (await merge(staff, { kept, other })).body;
  await merge(staff, { kept: third, other: first });
  expect(await notesOf(staff, third)).toEqual(['Quer sair cedo', 'Veio pelo Instagram']);
  await separate(staff, { kept: third, other: kept });
  expect(await notesOf(staff, kept)).toEqual(['Quer sair cedo', 'Veio pelo Instagram']);
  expect((await separate(staff, { kept, other })).status).toBe(200);
});

test('once somebody changed the lead it is not taken apart any more', async () => {
  const { staff, ...two } = await aPair();
  const merged = (await merge(staff, two)).body;
  await staff.patch(`/leads/${two.kept.id}`, { version: merged.version, email: 'nova@example.com' });
  expect((await separate(staff, two)).body).toMatchObject({ type: '/problems/stale-version' });
  expect((await staff.get(`/leads/${two.kept.id}/duplicates`)).body.merged).toMatchObject([
    { can_separate: false },
  ]);
});

test('after thirty days a merge stays', async () => {
  const { company, staff, ...two } = await aPair();
  await merge(staff, two);
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db
        .updateTable('lead_merges')
        .set({
          created_at: world.clock
            .now()
            .subtract({ hours: 24 * 30 })
            .toString(),
        })
        .where('tenant_id', '=', company.id),
    ),
  );
  expect((await staff.get(`/leads/${two.kept.id}/duplicates`)).body.merged).toEqual([]);
  expect((await separate(staff, two)).status).toBe(404);
});

test('fares agreed for one product do not go to another: what they came to stays', async () => {
  const { company, staff, kept } = await aPair();
  const [{ product_id, fares }, second] = [await aTrade(world, company), await aTrade(world, company)];
  const own = (await staff.patch(`/leads/${kept.id}`, { version: 1, product_id: second.product_id })).body;
  const other = await add(staff, {
    product_id,
    value_mode: 'by_fare',
    offered_value: 320,
    fare_type_adjustments: [{ fare_type_id: fares.adult, quantity: 2, price: 160 }],
  });
  const merged = (await merge(staff, { kept: own, other }, { offered_value: 'other' })).body;
  expect(merged).toMatchObject({
    product_id: second.product_id,
    offered_value: 320,
    value_mode: 'manual',
    fare_type_adjustments: null,
  });
  expect((await separate(staff, { kept: own, other })).body).toMatchObject({ offered_value: 360 });
  const again = { kept: await read(staff, own), other: await read(staff, other) };
  const fields = { product_id: 'other', offered_value: 'other' };
  expect((await merge(staff, again, fields)).body).toMatchObject({
    fare_type_adjustments: [{ fare_type_id: fares.adult, quantity: 2, price: 160 }],
  });
});

test('who may be the same is found by number, address and name, and by nothing else', async () => {
  const { staff, kept } = await aPair();
  await add(staff, { name: 'Outra pessoa', phone: '11911112222' });
  await add(staff, { name: 'ANA PRADO', phone: '11933334444' });
  await add(staff, { name: 'Bia', phone: kept.phone });
  const { body } = await staff.get(`/leads/${kept.id}/duplicates`);
  const found = body.data.map((each: { row: { name: string }; shares: string[] }) => [
    each.row.name,
    each.shares,
  ]);
  expect(found.sort()).toEqual([
    ['ANA PRADO', ['name']],
    ['Bia', ['phone']],
  ]);
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
  expect((await staff.get('/leads')).body.count).toBe(2);
  expect(await read(staff, kept)).toEqual(kept);
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
  expect((await staff.get('/leads')).body.count).toBe(1);
});

test('merging and separating need the right to delete and to change; other companies reach nobody', async () => {
  const { company, kept, other } = await aPair();
  const people = [
    await world.user(company, 'agent_admin'),
    await world.user(company, 'marinheiro'),
    await world.user(await world.company(), 'admin'),
  ];
  const tries = people.flatMap((person) => [
    merge(person, { kept, other }),
    separate(person, { kept, other }),
    person.get(`/leads/${kept.id}/duplicates`),
  ]);
  const answers = await Promise.all(tries);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 404, 404, 404]);
});
