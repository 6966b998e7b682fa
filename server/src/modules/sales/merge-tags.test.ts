import { expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

async function aPair() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const [kept, other] = [
    await add(staff, '/tags', { name: 'VIP' }),
    await add(staff, '/tags', { name: 'vips' }),
  ];
  return { company, staff, kept, other };
}

async function add(by: Person, path: string, fields: object): Promise<{ id: string; name: string }> {
  const { status, body } = await by.post(path, fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

const lead = (tags: string[]) => ({ name: 'Ana Reis', phone: '48999990000', offered_value: 90, tags });
const merge = (by: Person, kept: { id: string }, other: { id: string }) =>
  by.post(`/tags/${kept.id}/merge`, { other_id: other.id });
const separate = (by: Person, kept: { id: string }, other: { id: string }) =>
  by.post(`/tags/${kept.id}/separation`, { other_id: other.id });
const tagsOf = async (by: Person, path: string, { id }: { id: string }) =>
  (await by.get(`${path}/${id}`)).body.labels.tags;

test('of two tags one is left, of all leads and customers that had either, once', async () => {
  const { staff, kept, other } = await aPair();
  const both = await add(staff, '/leads', lead([kept.id, other.id]));
  const only = await add(staff, '/leads', lead([other.id]));
  const customer = await add(staff, '/customers', { name: 'Rosa', tags: [other.id] });
  expect((await staff.get(`/tags/${other.id}/uses`)).body).toEqual({ leads: 2, customers: 1 });
  expect((await merge(staff, kept, other)).body).toMatchObject({ id: kept.id, name: 'VIP', customers: 1 });
  expect([await tagsOf(staff, '/leads', both), await tagsOf(staff, '/leads', only)]).toEqual([
    ['VIP'],
    ['VIP'],
  ]);
  expect(await tagsOf(staff, '/customers', customer)).toEqual(['VIP']);
  expect((await staff.get(`/tags/${kept.id}/uses`)).body).toEqual({ leads: 2, customers: 1 });
  expect((await staff.get('/tags')).body.data.map(({ name }: { name: string }) => name)).toEqual(['VIP']);
});

test('the other tag, restored, is again of all who had it', async () => {
  const { staff, kept, other } = await aPair();
  const only = await add(staff, '/leads', lead([other.id]));
  await merge(staff, kept, other);
  expect((await staff.post(`/tags/${other.id}/restoration`)).status).toBe(200);
  expect((await tagsOf(staff, '/leads', only)).toSorted()).toEqual(['VIP', 'vips']);
});

test('united and taken back leaves every table as before; what was saved since stays', async () => {
  const { company, staff, kept, other } = await aPair();
  const third = await add(staff, '/tags', { name: 'Novo' });
  await add(staff, '/leads', lead([other.id, kept.id]));
  const only = await add(staff, '/leads', lead([other.id, third.id]));
  await add(staff, '/customers', { name: 'Rosa', tags: [other.id] });
  await add(staff, '/customers', { name: 'Lia', tags: [third.id, kept.id, other.id] });
  const tables = () =>
    world.tenantTx.read(company.id, async (tx) => [
      await tx.rows(
        db
          .selectFrom('lead_tag_relations')
          .selectAll()
          .where('tenant_id', '=', company.id)
          .orderBy('lead_id')
          .orderBy('tag_id'),
      ),
      await tx.rows(
        db
          .selectFrom('customers_tags')
          .selectAll()
          .where('tenant_id', '=', company.id)
          .orderBy('owner_id')
          .orderBy('target_id'),
      ),
      await tx.rows(
        db
          .selectFrom('lead_tags')
          .select(['id', 'name', 'color', 'deleted_at', 'deleted_by'])
          .where('tenant_id', '=', company.id)
          .orderBy('id'),
      ),
    ]);
  const before = await tables();
  await merge(staff, kept, other);
  expect(await tables()).not.toEqual(before);
  // And through another one: what came along twice goes back twice.
  await merge(staff, third, kept);
  await separate(staff, third, kept);
  expect((await separate(staff, kept, other)).status).toBe(200);
  expect(await tables()).toEqual(before);
  expect((await separate(staff, kept, other)).status).toBe(404);
  await merge(staff, kept, other);
  const { version } = (await staff.get(`/leads/${only.id}`)).body;
  await staff.patch(`/leads/${only.id}`, { version, tags: [kept.id] });
  await separate(staff, kept, other);
  expect(await tagsOf(staff, '/leads', only)).toEqual(['VIP']);
});

test('a tag with itself, with nobody and with one of another company is refused, and by whoever may not delete', async () => {
  const { company, staff, kept, other } = await aPair();
  const foreign = await aPair();
  const crew = await world.user(company, 'marinheiro');
  const answers = await Promise.all([
    merge(staff, kept, kept),
    merge(staff, kept, { id: crypto.randomUUID() }),
    merge(staff, kept, foreign.other),
    merge(crew, kept, other),
    separate(staff, kept, kept),
    separate(staff, kept, foreign.other),
    separate(crew, kept, other),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 404, 403, 404, 404, 403]);
  expect((await staff.get('/tags')).body.count).toBe(2);
});

test('crosswise at the same time one wins and no tag is lost', async () => {
  const { staff, kept, other } = await aPair();
  const answers = await Promise.all([merge(staff, kept, other), merge(staff, other, kept)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await staff.get('/tags')).body.count).toBe(1);
});
