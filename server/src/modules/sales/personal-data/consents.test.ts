import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { splitStatements } from '../../../kit/install/split-statements.ts';
import { importRows } from '../../../kit/resource/transfer/import/importing.testing.ts';
import { addCustomer as add } from '../../../testing/companies/remembered-person.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld({ alone: true });
const owner = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  await owner.connect();
});
afterAll(() => owner.end());

const aKeeper = async () => await world.user(await world.company(), 'admin');
const say = (by: Person, id: string, said: object) => by.post(`/customers/${id}/consents`, said);
const yes = { said: 'given', channel: 'whatsapp', text_version: '2026-11' };
const no = { said: 'withdrawn', channel: 'phone' };
const said = async (by: Person, id: string) =>
  (await by.get(`/customers/${id}/consents`)).body.data.map(
    ({ said, channel, text_version, user_name }: Record<string, string>) =>
      [said, channel, text_version, user_name].join(' '),
  );

async function momentOf(by: Person, id: string): Promise<string | null> {
  const { rows } = await owner.query('select marketing_consent_at as at from customers where id = $1', [id]);
  expect((await by.get(`/customers/${id}`)).body.marketing_consent).toBe(rows[0].at !== null);
  return rows[0].at;
}

test('what a customer says is kept with channel, text, moment and who noted it, newest first; the last word counts', async () => {
  const staff = await aKeeper();
  const { id } = await add(staff, { name: 'Ana' });
  const { status, body } = await say(staff, id, yes);
  expect([status, body]).toEqual([
    201,
    { id: expect.any(String), ...yes, created_at: expect.any(String), user_name: 'Pessoa admin' },
  ]);
  expect(await momentOf(staff, id)).not.toBeNull();
  await say(staff, id, no);
  expect(await momentOf(staff, id)).toBeNull();
  expect(await said(staff, id)).toEqual([
    'withdrawn phone  Pessoa admin',
    'given whatsapp 2026-11 Pessoa admin',
  ]);
  expect((await staff.get(`/customers/${id}`)).body.version).toBe(3);
  const { data } = (await staff.get(`/customers/${id}/history`)).body;
  const told = data[1].changes.map(({ field, before, after }: Record<string, unknown>) => [
    field,
    before,
    after,
  ]);
  expect(told.toSorted()).toEqual([
    ['customer-consents.channel', null, 'whatsapp'],
    ['customer-consents.said', null, 'given'],
    ['customer-consents.text_version', null, '2026-11'],
    ['marketing_consent', false, true],
  ]);
});

test('a form and a file that switch it add a row; a save that leaves it adds none', async () => {
  const staff = await aKeeper();
  const { id } = await add(staff, { name: 'Ana', marketing_consent: true });
  await staff.patch(`/customers/${id}`, { version: 1, notes: 'Liga cedo' });
  await staff.patch(`/customers/${id}`, { version: 2, marketing_consent: false });
  const file = `ID;Nome;Aceita receber ofertas\n${id};Ana;Sim\n;Rui;Sim\n;Caio;Não\n`;
  expect(await importRows(staff, '/customers', file)).toMatchObject({ created: 2, updated: 1 });
  expect(await said(staff, id)).toEqual([
    'given import  Pessoa admin',
    'withdrawn counter  Pessoa admin',
    'given counter  Pessoa admin',
  ]);
  expect(await momentOf(staff, id)).not.toBeNull();
  const { data } = (await staff.get('/customers?sort=name')).body;
  const of = async (name: string) =>
    await said(staff, data.find((row: { name: string }) => row.name === name).id);
  expect([await of('Rui'), await of('Caio')]).toEqual([['given import  Pessoa admin'], []]);
});

test.each([
  [
    { ...yes, text_version: null },
    { pointer: '/text_version', code: 'required' },
  ],
  [
    { ...yes, text_version: '1999-01' },
    { pointer: '/text_version', code: 'option' },
  ],
  [
    { ...no, channel: 'import' },
    { pointer: '/channel', code: 'option' },
  ],
  [
    { ...no, said: 'perhaps' },
    { pointer: '/said', code: 'option' },
  ],
])('%j is refused by name', async (sent, fault) => {
  const staff = await aKeeper();
  const { id } = await add(staff, { name: 'Ana' });
  const { status, body } = await say(staff, id, sent);
  expect([status, body.errors]).toEqual([422, [expect.objectContaining(fault)]]);
  expect(await said(staff, id)).toEqual([]);
});

test('who may read customers reads it, who may change them says it; an agent of its own ones, another company none', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const { id } = await add(staff, { name: 'Ana' });
  const agent = await world.user(company, 'agent_admin');
  const brought = await add(agent, { name: 'Rui' });
  expect((await say(agent, brought.id, yes)).status).toBe(201);
  for (const other of [agent, await aKeeper()]) {
    const answers = [await say(other, id, yes), await other.get(`/customers/${id}/consents`)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.insertInto('role_permissions').values({
        tenant_id: company.id,
        role: 'user',
        resource: 'customers',
        action: 'read',
        granted: true,
      }),
    ),
  );
  const desk = await world.user(company, 'user');
  expect([(await say(desk, id, yes)).status, await said(desk, id)]).toEqual([403, []]);
  await staff.delete(`/customers/${id}`);
  expect((await say(staff, id, yes)).status).toBe(404);
});

test('many who say the opposite at once leave what the newest row says', async () => {
  const staff = await aKeeper();
  const { id } = await add(staff, { name: 'Ana' });
  await Promise.all(Array.from({ length: 8 }, (_, n) => say(staff, id, n % 2 ? yes : no)));
  const [last] = await said(staff, id);
  expect(await said(staff, id)).toHaveLength(8);
  expect((await staff.get(`/customers/${id}`)).body.marketing_consent).toBe(last.startsWith('given'));
});

test('when two become one, what both said is one list, and the last word of either counts', async () => {
  const staff = await aKeeper();
  const [kept, other] = [await add(staff, { name: 'Ana' }), await add(staff, { name: 'Ana L.' })];
  await say(staff, other.id, yes);
  const merge = (from: { id: string }, versions: object, fields = {}) =>
    staff.post(`/customers/${kept.id}/merge`, { other_id: from.id, ...versions, fields });
  const { body } = await merge(other, { version: 1, other_version: 2 });
  expect(body.marketing_consent).toBe(true);
  expect(await momentOf(staff, kept.id)).not.toBeNull();
  const third = await add(staff, { name: 'A. Lima', marketing_consent: true });
  await say(staff, kept.id, no);
  const chosen = { version: 3, other_version: 1 };
  expect((await merge(third, chosen, { marketing_consent: 'other' })).status).toBe(422);
  expect((await merge(third, chosen)).body.marketing_consent).toBe(false);
  expect(await said(staff, kept.id)).toEqual([
    'withdrawn phone  Pessoa admin',
    'given counter  Pessoa admin',
    'given whatsapp 2026-11 Pessoa admin',
  ]);
});

test('the person reads it among what is held; forgotten, it is gone, also of records merged before', async () => {
  const staff = await aKeeper();
  const [person, twin] = [await add(staff, { name: 'Ana' }), await add(staff, { name: 'Ana L.' })];
  await say(staff, twin.id, yes);
  await staff.post(`/customers/${person.id}/merge`, { other_id: twin.id, version: 1, other_version: 2 });
  const held = (await staff.get(`/customers/${person.id}/personal-data`)).body;
  expect(held.consents).toMatchObject([yes]);
  const count = async () =>
    (await owner.query('select from customer_consents where customer_id = any($1)', [[person.id, twin.id]]))
      .rowCount;
  expect(await count()).toBe(1);
  expect((await staff.post(`/customers/${person.id}/erasure`, { reason: 'A pedido' })).status).toBe(200);
  expect(await count()).toBe(0);
  expect((await staff.get(`/customers/${person.id}/consents`)).status).toBe(404);
});

test('what was said is never changed: the server may only move a row with its customer', async () => {
  const { rows } = await owner.query(
    `select column_name as name from information_schema.column_privileges
     where table_name = 'customer_consents' and grantee = 'leme_app' and privilege_type = 'UPDATE'`,
  );
  expect(rows).toEqual([{ name: 'customer_id' }]);
});

test('those who had said yes before have a row of that moment, with neither channel nor text', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const [id, without] = [newId(), newId()];
  await owner.query(
    `insert into customers (tenant_id, id, name, marketing_consent, marketing_consent_at)
     values ($1, $2, 'Ana', true, '2025-03-04T12:00:00Z'), ($1, $3, 'Rui', false, null)`,
    [company.id, id, without],
  );
  const text = await readFile(
    new URL('../../../../migrations/20261123-1654-customer-consents.sql', import.meta.url),
    'utf8',
  );
  const told = splitStatements(text).find((each) => each.includes('insert into customer_consents'));
  await owner.query(`${told} and id = any(array['${id}', '${without}']::uuid[])`);
  expect((await staff.get(`/customers/${id}/consents`)).body.data).toEqual([
    {
      id,
      said: 'given',
      channel: 'unknown',
      text_version: null,
      user_name: null,
      created_at: expect.stringContaining('2025-03-04'),
    },
  ]);
  expect(await said(staff, without)).toEqual([]);
});

test('a customer that is removed for good takes what it said along', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const { id } = await add(staff, { name: 'Ana', marketing_consent: true });
  await staff.delete(`/customers/${id}`);
  const removed = await world.tenantTx.write(company.id, (tx) =>
    tx.change(db.deleteFrom('customers').where('tenant_id', '=', company.id).where('id', '=', id)),
  );
  expect(removed).toBe(1);
  const { rowCount } = await owner.query('select from customer_consents where customer_id = $1', [id]);
  expect(rowCount).toBe(0);
});
