import { expect, test } from 'vitest';
import { insertRows } from '../../../../kit/database/insert-rows.ts';
import { newId } from '../../../../kit/ids.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const boss = await world.user(company, 'admin');

async function add(full_name: string, name: string) {
  const body = { full_name, email: `${name}@exemplo.com.br`, role: 'user', password: 'Maré-46' };
  expect((await boss.post('/users', body)).status).toBe(201);
}
for (const [full_name, name] of [
  ['José da Conceição', 'ze_mar'],
  ['Ana 100% Mar', 'ana'],
  ['Ana 100 Mar', 'ana-100'],
  ['Um Dois Três Quatro Cinco Seis Sete Oito Nove', 'zemar'],
] as const)
  await add(full_name, name);

const found = async (query: string) => {
  const { status, body } = await boss.get(`/users?limit=50&sort=full_name&${query}`);
  return status === 200 ? body.data.map((row: { full_name: string }) => row.full_name) : body.errors;
};
const q = (text: string) => found(`q=${encodeURIComponent(text)}`);

test('people are found by any words of name and address, whatever accents and capitals, and signs stand for themselves', async () => {
  expect(await q('CONCEICAO jose')).toEqual(['José da Conceição']);
  expect(await q('conceição')).toEqual(['José da Conceição']);
  expect(await q('100%')).toEqual(['Ana 100% Mar']);
  expect(await q('e_m')).toEqual(['José da Conceição']);
  expect(await q('\\')).toEqual([]);
  expect(await q('%')).toEqual(['Ana 100% Mar']);
  expect(await q("' or 1=1 --")).toEqual([]);
  // The ninth word no longer narrows.
  expect(await q('um dois tres quatro cinco seis sete oito lixo')).toHaveLength(1);
  expect(await q('um dois tres quatro cinco seis sete lixo')).toEqual([]);
  expect((await q('a'.repeat(121)))[0]).toMatchObject({ pointer: '/q', code: 'too-large' });
});

test('a page too deep, an order, role, status or field nobody knows and more than two hundred rows are refused by name', async () => {
  for (const [query, fault] of [
    ['page=201', { pointer: '/page', code: 'too-large', params: { maximum: 200 } }],
    ['page=0', { pointer: '/page', code: 'too-small' }],
    ['sort=password_hash', { pointer: '/sort', code: 'option' }],
    ['role=user,king', { pointer: '/role/1', code: 'option' }],
    ['status=removed', { pointer: '/status', code: 'option' }],
    ['tenant_id=x', { pointer: '/tenant_id', code: 'unknown-field' }],
  ] as const)
    expect([query, await found(query)]).toMatchObject([query, [fault]]);
  const wide = await boss.get('/users?limit=201');
  expect(wide).toMatchObject({ status: 422, body: { errors: [{ pointer: '/limit', code: 'too-large' }] } });
  expect((await boss.get('/users?limit=200&page=50')).body).toMatchObject({ data: [], count: 5 });
  expect((await boss.get('/users?limit=200&page=51')).status).toBe(422);
});

test('people go on behind the last one of a page in any order and filter, to the end; a cursor of another list is refused', async () => {
  for (const asked of ['sort=full_name', 'sort=-email', 'sort=created_at', 'sort=full_name&role=user']) {
    const whole = (await boss.get(`/users?limit=50&${asked}`)).body.data.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    let place = '';
    for (let page = 1; page <= 9; page += 1) {
      const { status, body } = await boss.get(`/users?limit=2&${asked}${place}`);
      expect(status).toBe(200);
      expect([body.hasMore, body.count]).toEqual([body.nextCursor !== null, whole.length]);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      if (body.nextCursor === null) break;
      place = `&cursor=${body.nextCursor}`;
    }
    expect([asked, seen]).toEqual([asked, whole]);
  }
  const { nextCursor } = (await boss.get('/users?limit=2&sort=full_name')).body;
  for (const other of [
    ...['sort=email', 'sort=full_name&status=active', 'sort=full_name&q=ana'].map(
      (asked) => `${asked}&cursor=${nextCursor}`,
    ),
    'cursor=nonsense',
  ])
    expect(await boss.get(`/users?limit=2&${other}`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/cursor', code: 'cursor' }] },
    });
});

test('of a role few hold and of one many hold, page, count and numbers by status say the same', async () => {
  const large = await world.company();
  const admin = await world.user(large, 'admin');
  const tenant_id = large.id;
  const people = Array.from({ length: 1_040 }, (_, at) => {
    const number = String(at).padStart(4, '0');
    return {
      tenant_id,
      id: newId(),
      full_name: `Pessoa ${number}`,
      email: `pessoa.${number}@muitos.test`,
      status: at % 4 === 0 ? 'inactive' : 'active',
    };
  });
  await world.authTx.write(tenant_id, async (tx) => {
    for (const insert of insertRows('profiles', people)) tx.send(insert);
    const roles = people.map(({ id }, at) => ({
      tenant_id,
      user_id: id,
      role: at % 40 === 0 ? 'manager' : 'user',
    }));
    for (const insert of insertRows('user_roles', roles)) tx.send(insert);
  });
  const asked = async (query: string) => (await admin.get(`/users?facets=1&sort=full_name&${query}`)).body;
  const few = await asked('role=manager&status=inactive&limit=20&page=2');
  expect(few).toMatchObject({ count: 26, hasMore: false, facets: { status: { active: 0, inactive: 26 } } });
  expect(few.data.map((row: { full_name: string }) => row.full_name).slice(0, 2)).toEqual([
    ...['Pessoa 0800', 'Pessoa 0840'],
  ]);
  const many = await asked('role=user&status=inactive&limit=20&page=2');
  expect(many).toMatchObject({ count: 234, facets: { status: { active: 780, inactive: 234 } } });
  expect(many.data[0].full_name).toBe('Pessoa 0092');
  expect(await asked('role=manager&q=pessoa 08&limit=20')).toMatchObject({ count: 4 });
  expect(await asked('role=supplier&limit=20')).toMatchObject({ count: 0, data: [], nextCursor: null });
});

test('roles by user come two hundred at once, and the next ones after the last', async () => {
  const large = await world.company();
  const admin = await world.user(large, 'admin');
  const tenant_id = large.id;
  const people = Array.from({ length: 230 }, (_, at) => {
    const id = newId();
    return { tenant_id, id, full_name: `Pessoa ${at}`, email: `${id}@exemplo.com.br` };
  });
  await world.authTx.write(tenant_id, async (tx) => {
    for (const insert of insertRows('profiles', people)) tx.send(insert);
    const roles = people.map(({ id }) => ({ tenant_id, user_id: id, role: 'user' }));
    for (const insert of insertRows('user_roles', roles)) tx.send(insert);
  });
  const first = (await admin.get('/user-roles')).body;
  expect([first.data.length, first.hasMore]).toEqual([200, true]);
  const rest = (await admin.get(`/user-roles?after=${first.data.at(-1).user_id}`)).body;
  expect([rest.data.length, rest.hasMore]).toEqual([31, false]);
  const all = [...first.data, ...rest.data].map(({ user_id }: { user_id: string }) => user_id);
  expect(new Set(all).size).toBe(231);
});
