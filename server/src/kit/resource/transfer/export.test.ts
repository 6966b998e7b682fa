import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boats } from '@leme/contract/fleet/boats';
import { csvColumns } from '@leme/contract/kit/resource/csv-columns';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { openWorld, type Person } from '../../../testing/world.ts';
import { db } from '../../database/sql.ts';

const world = await openWorld({ alone: true });

async function aCompany() {
  const company = await world.company();
  return { company, staff: await world.user(company, 'admin') };
}

async function add(by: Person, path: string, fields: object): Promise<string> {
  const { status, body } = await by.post(path, fields);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id;
}

const linesOf = (text: string) => text.replace('\ufeff', '').split('\r\n').slice(0, -1);

test('a list leaves as CSV that a Brazilian spreadsheet reads: BOM, semicolons, decimal commas, Portuguese headers', async () => {
  const { staff } = await aCompany();
  const supplier = await add(staff, '/suppliers', { name: 'Marina São José; Ltda' });
  const features = [
    await add(staff, '/boat-features', { name: { 'pt-BR': 'Banheiro' } }),
    await add(staff, '/boat-features', { name: { 'pt-BR': 'Toldo' } }),
  ];
  const boat = await add(staff, '/boats', {
    boat_name: 'Vela "Alta"',
    capacity: 12,
    length_m: 7.25,
    cost_per_hour: 1234.5,
    owner_supplier_id: supplier,
    features,
    notes: 'linha 1\nlinha 2',
    year: 2015,
    fuel_type: 'eletrico',
  });
  const { status, headers: about, bytes } = await staff.get('/boats/export');
  expect(status).toBe(200);
  expect(about).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="boats-2026-11-20.csv"',
    'cache-control': 'no-store',
  });
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text).not.toContain('sep=');
  const cells: Record<string, string> = {
    ID: boat,
    Nome: '"Vela ""Alta"""',
    Tipo: 'Lancha',
    Status: 'Ativa',
    Lotação: '12',
    Ano: '2015',
    'A lotação inclui a tripulação': 'Não',
    'Tripulação mínima': '1',
    Combustível: 'Elétrico',
    'Área de navegação': 'Interior, área 1',
    'Classe de uso': 'Transporte de passageiros',
    Comprimento: '7,25',
    'Custo por hora': '1234,5',
    Proprietário: '"Marina São José; Ltda"',
    Características: 'Banheiro | Toldo',
    Observações: '"linha 1\nlinha 2"',
  };
  const headers = csvColumns(boats).map(({ label }) => label);
  const row = headers.map((header) => cells[header] ?? '');
  expect(text).toBe(`\ufeff${headers.join(';')}\r\n${row.join(';')}\r\n`);
});

test('what a spreadsheet would take for a formula is guarded; numbers, dates and telephone numbers are not', async () => {
  const { staff } = await aCompany();
  for (const name of ['=1+1', '+55 bar', '-10', '@soma', "'=x", "'bar"])
    await add(staff, '/customers', { name });
  await add(staff, '/customers', { name: 'Ana', phone: '+5548999990000', birth_date: '1990-02-28' });
  await add(staff, '/customers', { name: 'Bea', phone: '+14155550100', tax_id: '529.982.247-25' });
  await add(staff, '/customers', { name: 'Cid', phone: '+351912345678' });
  const { body } = await staff.get('/customers/export?sort=created_at');
  const [header = '', ...rows] = linesOf(body);
  const columns = header.split(';');
  const column = (name: string) => rows.map((row) => row.split(';')[columns.indexOf(name)]);
  expect(column('Nome')).toEqual([
    "'=1+1",
    "'+55 bar",
    "'-10",
    "'@soma",
    "''=x",
    "'bar",
    'Ana',
    'Bea',
    'Cid',
  ]);
  expect(column('Telefone DDI').slice(6)).toEqual(['55', '1', '351']);
  expect(column('Telefone').slice(6)).toEqual(['48999990000', '4155550100', '912345678']);
  expect(column('Nascimento')[6]).toBe('28/02/1990');
  expect(column('CPF ou CNPJ')[7]).toBe('52998224725');
});

test('texts in several languages have a column each, and no two headers are alike', async () => {
  const { staff } = await aCompany();
  await add(staff, '/boat-features', { name: { 'pt-BR': 'Banheiro', en: 'Toilet', fr: 'Toilettes' } });
  const [header, row] = linesOf((await staff.get('/boat-features/export')).body);
  expect(header).toBe('ID;Nome;Nome (en);Nome (es);Nome (fr);Nome (it);Grupo;Ícone;Serve de filtro');
  expect(row?.split(';').slice(1)).toEqual([
    'Banheiro',
    'Toilet',
    '',
    'Toilettes',
    '',
    'Conforto',
    '',
    'Sim',
  ]);
  const same = csvColumns({ ...customers, fields: { a: customers.fields.name, b: customers.fields.name } });
  expect(same.map(({ label }) => label)).toEqual(['ID', 'Nome', 'Nome (2)']);
});

test('an export holds what the list holds: search, filter, order, deleted rows apart, and more than one stretch', async () => {
  const { company, staff } = await aCompany();
  const many = Array.from({ length: 4321 }, (_, at) => ({
    tenant_id: company.id,
    id: crypto.randomUUID(),
    name: `Cliente ${String(at % 50).padStart(2, '0')}`,
    kind: at % 3 ? 'pessoa' : 'empresa',
  }));
  for (let at = 0; at < many.length; at += 1000)
    await world.tenantTx.write(company.id, (tx) =>
      tx.change(db.insertInto('customers').values(many.slice(at, at + 1000))),
    );
  const ids = async (query: string) => {
    const { status, body } = await staff.get(`/customers/export?${query}`);
    expect([status, body.type, body.errors]).toEqual([200, undefined, undefined]);
    return linesOf(body)
      .slice(1)
      .map((line) => line.split(';')[0]);
  };
  const all = await ids('sort=-name');
  const sorted = many.toSorted((a, b) =>
    a.name === b.name ? (a.id < b.id ? 1 : -1) : a.name < b.name ? 1 : -1,
  );
  expect(all).toEqual(sorted.map(({ id }) => id));
  expect((await ids('kind=empresa')).length).toBe(many.filter(({ kind }) => kind === 'empresa').length);
  expect((await ids('q=cliente+07&kind=pessoa')).length).toBe(
    many.filter(({ name, kind }) => name === 'Cliente 07' && kind === 'pessoa').length,
  );
  await staff.delete(`/customers/${all[0]}`);
  expect(await ids('deleted=1')).toEqual([all[0]]);
  const refused = await staff.get('/customers/export?kind=nonsense');
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/kind']);
});

test('an export of some rows holds these, in the order of the list, and none of another company', async () => {
  const { staff } = await aCompany();
  const [c, a] = [
    await add(staff, '/customers', { name: 'Cid' }),
    await add(staff, '/customers', { name: 'Ana' }),
  ];
  await add(staff, '/customers', { name: 'Bea' });
  const foreign = await add((await aCompany()).staff, '/customers', { name: 'Alheia' });
  const { body } = await staff.get(`/customers/export?sort=name&ids=${c},${a},${foreign}`);
  expect(linesOf(body).map((line) => line.split(';')[0])).toEqual(['ID', a, c]);
  for (const ids of ['', 'x', `${a},`, Array.from({ length: 101 }, () => a).join(',')])
    expect([ids.length, (await staff.get(`/customers/export?ids=${ids}`)).status]).toEqual([ids.length, 422]);
});

test('another company’s rows and those a partner may not see stay where they are', async () => {
  const { staff } = await aCompany();
  await add(staff, '/customers', { name: 'Segredo' });
  const { company, staff: other } = await aCompany();
  expect(linesOf((await other.get('/customers/export')).body).length).toBe(1);
  const agent = await world.user(company, 'agent_admin');
  await add(other, '/customers', { name: 'Alheio' });
  const own = await add(other, '/customers', { name: 'Dele', agent_id: agent.partner });
  const lines = linesOf((await agent.get('/customers/export')).body);
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([own]);
  expect((await (await world.user(company, 'marinheiro')).get('/customers/export')).status).toBe(403);
});

test('two transfers of a company at a time; who goes away leaves the place to the next', async () => {
  const { company, staff } = await aCompany();
  // Large enough that somebody who does not read keeps the transfer open.
  const notes = 'x'.repeat(1900);
  for (let stretch = 0; stretch < 10; stretch += 1)
    await world.tenantTx.write(company.id, (tx) =>
      tx.change(
        db.insertInto('customers').values(
          Array.from({ length: 1000 }, () => ({
            tenant_id: company.id,
            id: crypto.randomUUID(),
            name: 'Cliente',
            notes,
          })),
        ),
      ),
    );
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const open = () =>
    new Promise<() => void>((resolve, reject) => {
      const headers = { cookie: staff.cookie() };
      const asked = request({ port, path: '/api/customers/export', headers }, (answer) => {
        answer.on('error', () => undefined);
        answer.once('readable', () => resolve(() => asked.destroy()));
      });
      asked.on('error', reject).end();
    });
  const leave = [await open(), await open()];
  const third = await staff.get('/customers/export');
  expect([third.status, third.body.type, third.headers['retry-after']]).toEqual([
    429,
    '/problems/too-many-requests',
    '10',
  ]);
  const elsewhere = await aCompany();
  expect((await elsewhere.staff.get('/customers/export')).status).toBe(200);
  leave[0]?.();
  await expect.poll(async () => (await staff.get('/customers/export?q=zzzz')).status).toBe(200);
  leave[1]?.();
});
