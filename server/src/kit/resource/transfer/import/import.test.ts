import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../../testing/world.ts';
import { db } from '../../../database/sql.ts';
import { newId } from '../../../ids.ts';
import { add, awkwardCustomers, finished, importRows, rowsOf, send } from './importing.testing.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

async function aKeeper(): Promise<Person> {
  return await world.user(await world.company(), 'admin');
}

/** A row without what says when and under which id it was made. */
const bare = ({ id, created_at, updated_at, labels, ...row }: AnyRow) => ({ ...row, labels });

test('an export comes back unchanged: nothing new, nothing changed, everything valid', async () => {
  const keeper = await aKeeper();
  await awkwardCustomers(keeper);
  const { bytes } = await keeper.get('/customers/export');
  const { body } = await send(keeper, '/customers', bytes);
  expect(body).toMatchObject({
    status: 'checked',
    total: 3,
    valid: 3,
    will_create: 0,
    will_update: 0,
    refused_count: 0,
    faults: [],
    mapping: { ID: 'id', Nome: 'name', 'Telefone DDI': 'phone.code', Telefone: 'phone', Tags: 'tags' },
  });
  const before = await rowsOf(keeper, '/customers');
  expect(await importRows(keeper, '/customers', bytes)).toMatchObject({ done: 3, created: 0, updated: 0 });
  expect(await rowsOf(keeper, '/customers')).toEqual(before);
});

test('without its ID column an export makes the same rows in another company', async () => {
  const keeper = await aKeeper();
  await awkwardCustomers(keeper);
  const text = (await keeper.get('/customers/export?kind=pessoa&sort=created_at')).bytes.toString();
  const newKeeper = await aKeeper();
  await add(newKeeper, '/tags', { name: 'vip' });
  await add(newKeeper, '/tags', { name: '=Família; "grande"' });
  const agent = await add(newKeeper, '/customers', { name: 'Agencia Sol', kind: 'agente' });
  const withoutId = text.replace(/^(?:[0-9a-f-]{36}|\ufeffID);/gm, '');
  expect(await importRows(newKeeper, '/customers', withoutId)).toMatchObject({
    created: 2,
    refused_count: 0,
  });
  const made = (await rowsOf(newKeeper, '/customers')).filter(({ id }) => id !== agent.id);
  const source = (await rowsOf(keeper, '/customers')).filter(({ kind }) => kind === 'pessoa');
  const named = (rows: AnyRow[]) =>
    rows.map((row) => JSON.stringify({ ...bare(row), agent_id: null, tags: [], labels: row.labels }));
  expect(named(made)).toEqual(
    named(source).map((row) => row.replace('"VIP"', '"vip"').replace('Agência', 'Agencia')),
  );
});

test('three bad rows of ten stay out and come back with their reasons; the other seven are in, each with its trail', async () => {
  const keeper = await aKeeper();
  await add(keeper, '/tags', { name: 'Já existe' });
  const names = ['Um', 'JÁ EXISTE', 'Dois', 'um', 'Três', 'Quatro', '', 'Cinco', "'=Seis", 'Sete'];
  const rows = names.map((name, at) => `${name};${at === 6 ? 'azul' : `#11223${at}`}\n`);
  const { body } = await send(keeper, '/tags', `Nome;Cor\n${rows.join('')}`);
  expect(body).toMatchObject({ total: 10, valid: 7, will_create: 7, refused_count: 3 });
  expect(body.refused).toEqual([
    { row: 3, cells: ['JÁ EXISTE', '#112231'], faults: [{ pointer: '/name', code: 'taken' }] },
    {
      row: 5,
      cells: ['um', '#112233'],
      faults: [{ pointer: '/name', code: 'repeated-value', params: { row: 2 } }],
    },
    {
      row: 8,
      cells: ['', 'azul'],
      faults: [
        { pointer: '/name', code: 'required', params: { expected: 'string' } },
        { pointer: '/color', code: 'colour' },
      ],
    },
  ]);
  expect((await rowsOf(keeper, '/tags')).length).toBe(1);
  await keeper.post(`/tags/imports/${body.id}/run`);
  const report = await finished(keeper, '/tags', body.id);
  expect(report).toMatchObject({ status: 'done', done: 10, created: 7, updated: 0, refused_count: 3 });
  const made = (await rowsOf(keeper, '/tags')).slice(1);
  expect(made.map(({ name }) => name).toSorted()).toEqual(
    ['=Seis', 'Cinco', 'Dois', 'Quatro', 'Sete', 'Três', 'Um'].toSorted(),
  );
  const { data } = (await keeper.get(`/tags/${made[0]?.id}/history`)).body;
  expect(data).toMatchObject([{ action: 'created', actor: 'Pessoa admin' }]);
  expect(data[0].changes).toContainEqual({
    field: 'name',
    before: null,
    after: made[0]?.name,
    isErased: false,
  });
  const refused = await keeper.get(`/tags/imports/${body.id}/refused`);
  expect(refused.headers['content-disposition']).toBe('attachment; filename="lista-recusadas.csv"');
  expect(refused.body).toBe(
    '\ufeffNome;Cor;Erro\r\n' +
      'JÁ EXISTE;#112231;Nome: já existe um registro com este valor\r\n' +
      'um;#112233;Nome: mesmo valor da linha 2\r\n' +
      ';azul;"Nome: preencha este campo; Cor: cor inválida"\r\n',
  );
});

test('refused rows run nothing in a spreadsheet and read again as they did', async () => {
  const keeper = await aKeeper();
  const evil = '=HYPERLINK("http://x";"y")';
  const csv = `Nome;Cor;=1+1\r\n"${evil.replaceAll('"', '""')}";azul;-5,5\r\n'@um;azul;+55 48\r\n`;
  const { body } = await send(keeper, '/tags', csv);
  const refused = await keeper.get(`/tags/imports/${body.id}/refused`);
  const fault = 'Cor: cor inválida';
  expect(refused.body).toBe(
    "\ufeffNome;Cor;'=1+1;Erro\r\n" +
      `"'${evil.replaceAll('"', '""')}";azul;-5,5;${fault}\r\n` +
      `'@um;azul;'+55 48;${fault}\r\n`,
  );
});

test('rows with a known ID change what differs and nothing else; an unknown, foreign or repeated ID is refused', async () => {
  const keeper = await aKeeper();
  const foreign = await add(await aKeeper(), '/boats', { boat_name: 'Alheio', capacity: 1 });
  const feature = await add(keeper, '/boat-features', { name: { 'pt-BR': 'Toldo' } });
  const boat = await add(keeper, '/boats', {
    boat_name: 'Vela',
    capacity: 10,
    year: 1999,
    notes: 'fica',
    features: [feature.id],
  });
  const still = await add(keeper, '/boats', { boat_name: 'Quieto', capacity: 2, year: 2000 });
  const lines = [
    'id,Lotação,Ano,Features,Custo por hora',
    `${boat.id},12,,,"R$ 1.234,50"`,
    `${still.id},2,2000,,`,
    `${foreign.id},3,,,`,
    `${newId()},3,,,`,
    'abc,3,,,',
    `${boat.id},13,,,`,
  ];
  const { body } = await send(keeper, '/boats', lines.join('\r\n'));
  expect(body).toMatchObject({ total: 6, valid: 2, will_create: 0, will_update: 1, refused_count: 4 });
  expect(
    body.refused.map(({ row, faults }: { row: number; faults: { code: string }[] }) => [
      row,
      faults[0]?.code,
    ]),
  ).toEqual([
    [4, 'unknown-id'],
    [5, 'unknown-id'],
    [6, 'unknown-id'],
    [7, 'repeated-row'],
  ]);
  await keeper.post(`/boats/imports/${body.id}/run`);
  expect(await finished(keeper, '/boats', body.id)).toMatchObject({ created: 0, updated: 1 });
  expect((await keeper.get(`/boats/${boat.id}`)).body).toMatchObject({
    boat_name: 'Vela',
    capacity: 12,
    year: null,
    notes: 'fica',
    features: [],
    cost_per_hour: 1234.5,
    version: 2,
  });
  expect((await keeper.get(`/boats/${still.id}`)).body).toEqual(still);
  const { data } = (await keeper.get(`/boats/${boat.id}/history`)).body;
  expect(data[0]).toMatchObject({ action: 'updated' });
  expect(data[0].changes).toContainEqual({
    field: 'features',
    before: ['Toldo'],
    after: [],
    isErased: false,
  });
});

test('columns nobody knows are mapped by hand and looked through again; a missing one keeps the file out', async () => {
  const keeper = await aKeeper();
  const { body } = await send(keeper, '/tags', 'Etiqueta favorita;Nome;Nome\n#112233;Sol;Mar\n');
  expect(body).toMatchObject({
    columns: ['Etiqueta favorita', 'Nome', 'Nome (2)'],
    examples: [['#112233', 'Sol', 'Mar']],
    mapping: { 'Etiqueta favorita': '', Nome: 'name', 'Nome (2)': '' },
    valid: 1,
  });
  const map = (mapping: object) => keeper.patch(`/tags/imports/${body.id}`, { mapping });
  const without = await map({ 'Etiqueta favorita': 'color' });
  expect(without.body).toMatchObject({
    valid: 0,
    faults: [{ pointer: '/columns', code: 'missing-column', params: { field: 'name', name: 'Nome' } }],
  });
  const run = () => keeper.post(`/tags/imports/${body.id}/run`);
  expect([(await run()).status, (await run()).body.errors]).toEqual([422, without.body.faults]);
  const wrong = await map({ Nome: 'name', 'Nome (2)': 'name', x: 'color', 'Etiqueta favorita': 'nonsense' });
  expect(wrong.body.errors).toEqual([
    { pointer: '/mapping/Nome', code: 'repeated' },
    { pointer: '/mapping/Nome (2)', code: 'repeated' },
    { pointer: '/mapping/x', code: 'unknown-field' },
    { pointer: '/mapping/Etiqueta favorita', code: 'option' },
  ]);
  const mapped = await map({ 'Etiqueta favorita': 'color', 'Nome (2)': 'name' });
  expect(mapped.body).toMatchObject({ valid: 1, faults: [], mapping: { Nome: '' } });
  await run();
  await finished(keeper, '/tags', body.id);
  expect(await rowsOf(keeper, '/tags')).toMatchObject([{ name: 'Mar', color: '#112233' }]);
  expect((await map({ Nome: 'name' })).body.type).toBe('/problems/import-started');
  expect((await run()).body).toMatchObject({ status: 'done', created: 1 });
});

test('the rules of a register hold for a file as well', async () => {
  const keeper = await aKeeper();
  const top = await add(keeper, '/product-categories', { name: 'Passeios' });
  const { body } = await send(
    keeper,
    '/product-categories',
    `ID;Nome;Dentro de\n${top.id};Passeios;Passeios\n;Ilhas;passeios\n`,
  );
  expect(body).toMatchObject({ valid: 1, will_create: 1, refused_count: 1 });
});

test('who may only create changes nothing, who may not create and partners bring nothing in, and nobody sees another’s file', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const sailor = await world.user(company, 'marinheiro');
  const agent = await world.user(company, 'agent_admin');
  const text = 'Nome\nSol\n';
  expect((await send(sailor, '/tags', text)).status).toBe(403);
  expect((await send(agent, '/customers', text)).status).toBe(403);
  const { body } = await send(admin, '/tags', text);
  const path = `/tags/imports/${body.id}`;
  for (const other of [await world.user(company, 'manager'), await aKeeper()]) {
    const answers = [
      await other.get(path),
      await other.patch(path, { mapping: {} }),
      await other.post(`${path}/run`),
      await other.get(`${path}/refused`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await admin.get(`/customers/imports/${body.id}`)).status).toBe(404);
});

test('who may create and not change leaves rows with an ID as they are', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const row = await add(admin, '/tags', { name: 'Sol' });
  await world.tenantTx.write(company.id, (tx) =>
    tx.change(
      db.insertInto('role_permissions').values(
        ['create', 'read'].map((action) => ({
          tenant_id: company.id,
          role: 'user',
          resource: 'tags',
          action,
          granted: true,
        })),
      ),
    ),
  );
  const clerk = await world.user(company, 'user');
  const { body } = await send(clerk, '/tags', `ID;Nome\n${row.id};Lua\n;Mar\n`);
  expect(body.refused).toMatchObject([{ row: 2, faults: [{ pointer: '/id', code: 'forbidden' }] }]);
  await clerk.post(`/tags/imports/${body.id}/run`);
  expect(await finished(clerk, '/tags', body.id)).toMatchObject({ status: 'done', created: 1, updated: 0 });
});

test('an operator brings rows into the company it acts in, under its own name', async () => {
  const company = await world.company();
  const operator = await world.operator('saas_super_admin');
  await operator.post('/auth/acting-tenant', { tenant_id: company.id, reason: 'Ajuda com a importação' });
  const acting = { 'leme-tenant': company.id };
  const sent = await operator.post('/tags/imports?file=a.csv', 'Nome\nSol\n', {
    ...acting,
    'content-type': 'text/csv',
  });
  expect([sent.status, sent.body.errors]).toEqual([201, undefined]);
  await operator.post(`/tags/imports/${sent.body.id}/run`, {}, acting);
  const keeper = await world.user(company, 'admin');
  await expect.poll(async () => (await rowsOf(keeper, '/tags')).length).toBe(1);
  const [row] = await rowsOf(keeper, '/tags');
  expect((await keeper.get(`/tags/${row?.id}/history`)).body.data).toMatchObject([
    { action: 'created', actor: 'Leme · Pessoa saas_super_admin' },
  ]);
});
