import { roles } from '@leme/contract/access/roles';
import { expect, test } from 'vitest';
import { insertRows } from '../../../../kit/database/insert-rows.ts';
import { newId } from '../../../../kit/ids.ts';
import { openWorld, type Person } from '../../../../testing/world.ts';

const world = await openWorld();
const address = () => `${newId()}@exemplo.com.br`;

async function add(boss: Person, full_name: string, more: object = {}) {
  const body = { full_name, email: address(), role: 'user', password: 'Maré-46', ...more };
  const made = await boss.post('/users', body);
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  return made.body;
}

const file = async (person: Person, query = '') => {
  const { status, body, headers } = await person.get(`/users/export${query}`);
  expect(status).toBe(200);
  const [head = '', ...lines] = String(body).replace('\ufeff', '').split('\r\n').slice(0, -1);
  return { headers, head, lines, rows: lines.map((line) => line.split(';')) };
};

test('the list of people leaves whole as CSV, in its order and filtered as it is, name, address and level first', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const supplier = (await boss.post('/suppliers', { name: 'Escuna; Bela' })).body.id;
  const guide = await add(boss, 'Ana Guia', { role: 'marinheiro' });
  const owner = await add(boss, 'Bruno Sócio', { role: 'supplier_user', supplier_id: supplier });
  await boss.post(`/users/${guide.id}/deactivation`, {});
  const { head, lines, headers } = await file(boss, '?sort=full_name&role=marinheiro,supplier_user');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="users-2026-11-20.csv"',
  });
  expect(head).toBe('Nome Completo;Email;Nível de Acesso;Fornecedor / Agente;Status;Criado em');
  expect(lines.map((line) => line.replace(/;\d\d\/\d\d\/\d{4}$/, ''))).toEqual([
    `Ana Guia;${guide.email};Marinheiro;;Inativo`,
    `Bruno Sócio;${owner.email};User Fornec.;"Escuna; Bela";Ativo`,
  ]);
  expect(lines[0]).toMatch(/\d\d\/\d\d\/\d{4}$/);
  expect((await file(boss, '?status=inactive')).lines).toHaveLength(1);
  expect((await file(boss, '?q=bruno')).rows[0]?.[0]).toBe('Bruno Sócio');
  await boss.delete(`/users/${guide.id}`);
  expect((await file(boss)).lines).toHaveLength(2);
});

test('more people than one stretch leave in order, each once, and what a spreadsheet would run is guarded', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const tenant_id = company.id;
  const people = Array.from({ length: 4_500 }, (_, at) => ({
    tenant_id,
    id: newId(),
    full_name: `Pessoa ${String(at).padStart(5, '0')}`,
    email: address(),
  }));
  await world.authTx.write(tenant_id, async (tx) => {
    for (const insert of insertRows('profiles', people)) tx.send(insert);
  });
  const { rows } = await file(boss, '?sort=full_name&q=exemplo pessoa 0');
  expect(rows.map(([name]) => name)).toEqual(people.map(({ full_name }) => full_name));
  await add(boss, '=1+1');
  await add(boss, '@soma');
  expect((await file(boss, '?sort=created_at&role=user')).rows.map(([name]) => name)).toEqual([
    "'=1+1",
    "'@soma",
  ]);
});

test('who may not read people gets no file, a partner only people of the partner, and another company none of them', async () => {
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const supplier = (await boss.post('/suppliers', { name: 'Escuna Bela' })).body.id;
  await add(boss, 'Um Estranho');
  const owner = await world.user(company, 'supplier_admin', { partner_id: supplier });
  expect((await file(owner)).rows.map(([, , level]) => level)).toEqual(['Admin Fornec.']);
  const abroad = await world.user(await world.company(), 'admin');
  expect((await file(abroad)).lines).toHaveLength(1);
  const guide = await world.user(company, 'marinheiro');
  expect((await guide.get('/users/export')).status).toBe(403);
  for (const query of ['page=1', 'limit=10', 'cursor=x', 'sort=id', `role=${roles.join(',')},king`])
    expect((await boss.get(`/users/export?${query}`)).status).toBe(422);
});
