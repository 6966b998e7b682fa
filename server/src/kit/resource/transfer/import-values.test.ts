import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../testing/world.ts';
import { add, finished, importRows, rowsOf, send } from './importing.testing.ts';

const world = await openWorld({ alone: true });
// Jobs are worked once the door is open.
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

async function aKeeper(): Promise<Person> {
  return await world.user(await world.company(), 'admin');
}

test('values are read as people write them, in any of the five languages', async () => {
  const keeper = await aKeeper();
  await add(keeper, '/suppliers', { name: 'São João Náutica' });
  const header =
    "Name;Type;Estado;Capacidad;La capienza comprende l'equipaggio;Custo por hora;Comprimento;Propriétaire";
  const rows = [
    'A;Schooner;em MANUTENÇÃO;12;sì;1.234,5;7,25;sao joao nautica',
    'B;jet_ski;Active;1.200;no;1234.5;7;',
    'C;Autre;active;9;oui;R$ 99;0,5;São João Náutica',
    'D;Lancha;Ativa;doze;talvez;9;9;Ninguém',
  ];
  const { body } = await send(keeper, '/boats', [header, ...rows].join('\n'));
  expect(body.refused).toMatchObject([
    {
      row: 3,
      faults: [{ pointer: '/capacity', code: 'too-large', params: { maximum: 500 } }],
    },
    {
      row: 5,
      faults: [
        { pointer: '/capacity', code: 'number' },
        { pointer: '/capacity_includes_crew', code: 'yes-no' },
        { pointer: '/owner_supplier_id', code: 'unknown-name', params: { name: 'Ninguém' } },
      ],
    },
  ]);
  await keeper.post(`/boats/imports/${body.id}/run`);
  expect(await finished(keeper, '/boats', body.id)).toMatchObject({ created: 2 });
  expect(await rowsOf(keeper, '/boats')).toMatchObject([
    {
      boat_name: 'A',
      type: 'escuna',
      status: 'maintenance',
      capacity: 12,
      capacity_includes_crew: true,
      cost_per_hour: 1234.5,
      length_m: 7.25,
      labels: { owner_supplier_id: 'São João Náutica' },
    },
    { boat_name: 'C', type: 'outro', capacity_includes_crew: true, cost_per_hour: 99, min_crew: 1 },
  ]);
});

test('a spreadsheet’s dropped zeros, dates and telephone numbers are understood', async () => {
  const keeper = await aKeeper();
  const text =
    'Nome;CPF ou CNPJ;Nascimento;Telefone DDI;Telefone\n' +
    'Ana;1234567890;1/2/1990;;(48) 99999-0000\n' +
    'Bia;;1990-02-01;+351;912 345 678\n' +
    'Cid;;31/02/1990;;+1 415 555 0100\n' +
    'Dora;11111111111;;;12\n';
  const { body } = await send(keeper, '/customers', text);
  expect(body.refused).toMatchObject([
    { row: 4, faults: [{ pointer: '/birth_date', code: 'date' }] },
    {
      row: 5,
      faults: [
        { pointer: '/phone', code: 'phone' },
        { pointer: '/tax_id', code: 'tax-id' },
      ],
    },
  ]);
  await keeper.post(`/customers/imports/${body.id}/run`);
  await finished(keeper, '/customers', body.id);
  expect(await rowsOf(keeper, '/customers')).toMatchObject([
    { tax_id: '01234567890', birth_date: '1990-02-01', phone: '+5548999990000' },
    { tax_id: null, birth_date: '1990-02-01', phone: '+351912345678' },
  ]);
});

test('UTF-8 and Windows-1252, semicolons, commas and tabs are recognised; everything else is refused by name', async () => {
  const keeper = await aKeeper();
  const latin = Buffer.from('Nome,Cor\nCrian\xe7as \x96 fam\xedlia,#112233\n', 'latin1');
  expect((await importRows(keeper, '/tags', latin)).created).toBe(1);
  expect((await importRows(keeper, '/tags', '\ufeffNome\tCor\r\nTabulação\t#112233\r\n')).created).toBe(1);
  expect((await rowsOf(keeper, '/tags')).map(({ name }) => name)).toEqual([
    'Crianças – família',
    'Tabulação',
  ]);
  const refused: [Buffer | string, object][] = [
    [Buffer.from('\ufeffNome\nA\n', 'utf16le'), { code: 'encoding', params: { found: 'UTF-16' } }],
    [Buffer.from('504b030414000600', 'hex'), { code: 'encoding', params: { found: 'XLSX' } }],
    [Buffer.from([0x4e, 0x8d, 0x81, 0x0a]), { code: 'encoding', params: { found: 'unknown' } }],
    [Buffer.from([0x4e, 0x00, 0x0a]), { code: 'encoding', params: { found: 'binary' } }],
    ['', { code: 'empty' }],
    ['Nome;Cor\n\n;\n', { code: 'empty' }],
  ];
  for (const [text, fault] of refused) {
    const { status, body } = await send(keeper, '/tags', text);
    expect([status, body.errors]).toEqual([422, [{ pointer: '/file', ...fault }]]);
  }
  expect((await keeper.post('/tags/imports', { a: 1 })).status).toBe(415);
});

test('texts of other languages stay where a file does not name them, and change where it does', async () => {
  const keeper = await aKeeper();
  const row = await add(keeper, '/boat-features', {
    name: { 'pt-BR': 'Banheiro', en: 'Toilet', fr: 'Toilettes' },
  });
  await importRows(keeper, '/boat-features', `ID;Nome;Nome (en)\n${row.id};Lavabo;\n;Toldo;Awning\n`);
  expect((await keeper.get(`/boat-features/${row.id}`)).body.name).toEqual({
    'pt-BR': 'Lavabo',
    fr: 'Toilettes',
  });
  expect((await rowsOf(keeper, '/boat-features'))[1]?.name).toEqual({ 'pt-BR': 'Toldo', en: 'Awning' });
});

test('of two with the same name the one that is spelt just so is meant, and neither where both are', async () => {
  const keeper = await aKeeper();
  for (const name of ['Jose', 'José', 'Ana', 'Ana'])
    await add(keeper, '/customers', { name, kind: 'agente' });
  const { body } = await send(keeper, '/customers', 'Nome;Agente\nUm;José\nDois;JOSÉ\nTrês;Ana\n');
  expect(body.refused).toMatchObject([
    { row: 3, faults: [{ pointer: '/agent_id', code: 'ambiguous-name', params: { name: 'JOSÉ' } }] },
    { row: 4, faults: [{ pointer: '/agent_id', code: 'ambiguous-name' }] },
  ]);
});
