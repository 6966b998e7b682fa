import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from './kit/database/sql.ts';
import { aTrade, bookingBody, sessionBody } from './testing/companies/trade.ts';
import { openWorld, type Person } from './testing/world.ts';

const world = await openWorld();
const key = () => ({ 'idempotency-key': randomUUID() });
const crowd = 20;
const many = Array.from({ length: crowd }, (_, at) => at);

async function aCompany() {
  const company = await world.company();
  return { company, staff: await world.user(company, 'admin') };
}

async function made(by: Person, path: string, fields: object, headers = {}) {
  const { status, body } = await by.post(path, fields, headers);
  expect([path, status, body.errors]).toEqual([path, 201, undefined]);
  return body;
}

const aLead = (by: Person, name: string) =>
  made(by, '/leads', { name, phone: '48999140001', offered_value: 90 });
const talk = (lead_id: string, at: number) => ({
  lead_id,
  type: 'call',
  title: `Conversa ${at}`,
  interaction_date: '2026-11-19T12:00:00Z',
});
type Row = { id: string; version: number };
const unite = (by: Person, path: string, kept: Row, other: Row) =>
  by.post(`/${path}/${kept.id}/merge`, {
    other_id: other.id,
    ...(path.endsWith('tags') ? {} : { version: kept.version, other_version: other.version, fields: {} }),
  });

/** Whatever is done to children or references of `other` while it is united with `kept`. */
const meanwhile = async <T>(uniting: () => Promise<{ status: number }>, writes: (() => Promise<T>)[]) => {
  const half = Math.floor(writes.length / 2);
  const before = writes.slice(0, half).map((write) => write());
  const united = uniting();
  const after = writes.slice(half).map((write) => write());
  expect((await united).status).toBe(200);
  return await Promise.all([...before, ...after]);
};
const taken = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;

test('interactions written, changed and concluded while their lead is united are with the lead that is left, or were refused', async () => {
  const { company, staff } = await aCompany();
  const [kept, other] = [await aLead(staff, 'Ana'), await aLead(staff, 'Ana P.')];
  const there = await Promise.all(many.map((at) => made(staff, '/lead-interactions', talk(other.id, at))));
  const late = '2030-01-01T12:00:00Z';
  const writes = many.flatMap((at) => [
    () => staff.post('/lead-interactions', talk(other.id, at + crowd)),
    () => staff.patch(`/lead-interactions/${there[at].id}`, { version: 1, interaction_date: late }),
  ]);
  const answers = await meanwhile(() => unite(staff, 'leads', kept, other), writes);
  expect(answers.filter(({ status }) => ![200, 201, 422].includes(status))).toEqual([]);
  const written = answers.filter(({ status }) => status === 201).length;
  const left = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('lead_interactions').select('lead_id').where('tenant_id', '=', company.id)),
  );
  expect(left.map(({ lead_id }) => lead_id)).toEqual(Array(crowd + written).fill(kept.id));
  // What waits for the lead is the earliest of all, wherever it was said.
  const { next_due_at } = (await staff.get(`/leads/${kept.id}`)).body;
  expect(next_due_at === null).toBe(!answers.some(({ status }) => status === 200));
});

test('bookings, consents and prices written while their customer is united are with the one that is left, or were refused', async () => {
  const { company, staff } = await aCompany();
  const trade = await aTrade(world, company, { capacity: 60 });
  const session = await made(staff, '/sessions', sessionBody(trade), key());
  const customer = (name: string) => made(staff, '/customers', { name });
  const [kept, other] = [await customer('Rosa Valadares'), await customer('Rosa V.')];
  const one = {
    ...bookingBody(session, trade),
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 1 }],
  };
  const plain = await made(staff, '/bookings', one, key());
  const writes = [
    ...many.slice(0, 6).map(() => () => staff.post('/bookings', { ...one, customer_id: other.id }, key())),
    () => staff.patch(`/bookings/${plain.id}`, { version: plain.version, customer_id: other.id }),
    () =>
      staff.post(`/customers/${other.id}/consents`, {
        said: 'given',
        channel: 'counter',
        text_version: 'v1',
      }),
    () => staff.post('/special-pricing', { ...special, name: 'Só dela', customer_id: other.id }),
  ];
  const answers = await meanwhile(() => unite(staff, 'customers', kept, other), writes);
  expect(answers.filter(({ status }) => ![200, 201, 404, 409, 422].includes(status))).toEqual([]);
  for (const table of ['bookings', 'customer_consents', 'special_prices'] as const) {
    const rows = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom(table)
          .select('customer_id')
          .where('tenant_id', '=', company.id)
          .where('customer_id', '=', other.id),
      ),
    );
    expect([table, rows]).toEqual([table, []]);
  }
});

const special = { effect: 'percent', percent_bp: -1000, active: true, product_ids: [] };

test('leads and customers tagged while the tag is united have the one that is left, or were refused', async () => {
  const { staff } = await aCompany();
  const [kept, other] = [
    await made(staff, '/tags', { name: 'VIP' }),
    await made(staff, '/tags', { name: 'Muito VIP' }),
  ];
  const leads = await Promise.all(many.slice(0, 8).map((at) => aLead(staff, `Ana ${at}`)));
  const writes = leads.flatMap((lead, at) => [
    () => staff.patch(`/leads/${lead.id}`, { version: 1, tags: [other.id] }),
    () => staff.post('/customers', { name: `Bia ${at}`, tags: [other.id] }),
  ]);
  const answers = await meanwhile(() => unite(staff, 'tags', kept, other), writes);
  expect(answers.filter(({ status }) => ![200, 201, 422].includes(status))).toEqual([]);
  const tagged = await Promise.all([
    staff.get(`/leads?tags=${kept.id}&limit=100`),
    staff.get(`/customers?tags=${kept.id}&limit=100`),
  ]);
  expect(tagged.reduce((sum, { body }) => sum + body.count, 0)).toBe(taken(answers));
});

test('products tagged while the tag is united, in any company, have the one that is left, or were refused', async () => {
  const keeper = await world.operator('saas_super_admin');
  const aTag = (name: string) =>
    made(keeper, '/product-tags', { name: { 'pt-BR': name }, kind: 'feature', color: '#0ea5e9' });
  const [kept, other] = [await aTag('Com vento forte'), await aTag('Vento forte')];
  const { staff } = await aCompany();
  const writes = many
    .slice(0, 8)
    .map((at) => () => staff.post('/products', { name: `Ilha ${at}`, tags: [other.id] }));
  const answers = await meanwhile(() => unite(keeper, 'product-tags', kept, other), writes);
  expect(answers.filter(({ status }) => ![201, 422, 503].includes(status))).toEqual([]);
  expect((await staff.get(`/products?tags=${kept.id}&limit=100`)).body.count).toBe(taken(answers));
});

test('two who have more tags together than one may have are not united, and are told how many it would be', async () => {
  const { staff } = await aCompany();
  const tags = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => (await made(staff, '/tags', { name: `Tag ${at}` })).id),
  );
  for (const [path, fields] of [
    ['leads', { name: 'Ana', phone: '48999140001', offered_value: 90 }],
    ['customers', { name: 'Ana Prado' }],
  ] as const) {
    const kept = await made(staff, `/${path}`, { ...fields, tags: tags.slice(0, 30) });
    const other = await made(staff, `/${path}`, { ...fields, tags: tags.slice(30) });
    const { status, body } = (await unite(staff, path, kept, other)) as Awaited<ReturnType<Person['post']>>;
    const fault = { pointer: '/other_id', code: 'too-many-tags', params: { count: 60, maximum: 50 } };
    expect([path, status, body.errors]).toEqual([path, 422, [fault]]);
    const fewer = (await staff.patch(`/${path}/${other.id}`, { version: 1, tags: tags.slice(30, 50) })).body;
    const united = (await unite(staff, path, kept, fewer)) as Awaited<ReturnType<Person['post']>>;
    expect([united.status, united.body.tags?.length]).toEqual([200, 50]);
    const saved = await staff.patch(`/${path}/${kept.id}`, {
      version: united.body.version,
      tags: united.body.tags,
    });
    expect(saved.status).toBe(200);
  }
});
