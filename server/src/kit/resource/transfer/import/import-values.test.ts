import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../../testing/world.ts';
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
  const wide = Buffer.from('\ufeffNome\tCor\r\nUnicode – ç\t#112233\r\n', 'utf16le');
  expect((await importRows(keeper, '/tags', wide)).created).toBe(1);
  expect((await rowsOf(keeper, '/tags')).map(({ name }) => name)).toEqual([
    'Crianças – família',
    'Tabulação',
    'Unicode – ç',
  ]);
  const refused: [Buffer | string, object][] = [
    [Buffer.from('fffe4e0000d8', 'hex'), { code: 'encoding', params: { found: 'UTF-16' } }],
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

test('an amount means one thing: how its column is written is seen, or asked once for it, and holds when its rows come in', async () => {
  const keeper = await aKeeper();
  const file = (...costs: string[]) =>
    ['Nome;Tipo;Capacidade;Custo por hora', ...costs.map((cost, at) => `B${at};Lancha;7;"${cost}"`)].join(
      '\n',
    );
  const written = file('1,200.00', '99.9', '1200.50', '1,500');
  const { body: shown } = await send(keeper, '/boats', written);
  expect(shown).toMatchObject({ valid: 4, readings: [{ column: 'Custo por hora', reading: 'point' }] });
  expect(await importRows(keeper, '/boats', written)).toMatchObject({ created: 4 });
  const costs = async () => (await rowsOf(keeper, '/boats')).map(({ cost_per_hour: cost }) => cost);
  expect(await costs()).toEqual([1200, 99.9, 1200.5, 1500]);
  const { body } = await send(keeper, '/boats', file('1,500', '20', '-30', '5,51299E+12'));
  expect(body).toMatchObject({
    valid: 1,
    readings: [{ column: 'Custo por hora', among: ['comma', 'point'], reading: null, cells: ['1,500'] }],
    refused: [
      { row: 2, faults: [{ pointer: '/cost_per_hour', code: 'either-number', params: { name: '1,500' } }] },
      { row: 4, faults: [{ pointer: '/cost_per_hour', code: 'too-small' }] },
      { row: 5, faults: [{ pointer: '/cost_per_hour', code: 'number' }] },
    ],
  });
  const address = `/boats/imports/${body.id}`;
  for (const readings of [{ Preço: 'point' }, { 'Custo por hora': 'guess' }])
    expect((await keeper.patch(address, { readings })).status).toBe(422);
  const { body: said } = await keeper.patch(address, { readings: { 'Custo por hora': 'point' } });
  expect(said).toMatchObject({ valid: 2, refused_count: 2, mapping: body.mapping });
  // What was said holds when the columns are mapped again.
  const again = await keeper.patch(address, { mapping: { ...body.mapping, Nome: 'boat_name' } });
  expect(again.body).toMatchObject({ valid: 2, readings: [{ reading: 'point' }] });
  await keeper.post(`${address}/run`);
  expect(await finished(keeper, '/boats', body.id)).toMatchObject({ created: 2 });
  expect((await costs()).slice(4)).toEqual([1500, 20]);
});

test('days of one column are all month first or all day first, and asked where it shows both', async () => {
  const keeper = await aKeeper();
  const file = (...births: string[]) =>
    `Nome;Nascimento\n${births.map((birth) => `Ana;${birth}`).join('\n')}`;
  const births = async () => (await rowsOf(keeper, '/customers')).map(({ birth_date }) => birth_date);
  await importRows(keeper, '/customers', file('12/31/1990', '03/04/1990'));
  await importRows(keeper, '/customers', file('31/12/1990', '03/04/1990'));
  expect(await births()).toEqual(['1990-12-31', '1990-03-04', '1990-12-31', '1990-04-03']);
  const both = await send(keeper, '/customers', file('31/12/1990', '12/31/1990', '03/04/1990'));
  expect(both.body).toMatchObject({
    valid: 2,
    readings: [{ column: 'Nascimento', among: ['day', 'month'], reading: null }],
    refused: [{ row: 4, faults: [{ code: 'either-day', params: { name: '03/04/1990' } }] }],
  });
  const readings = { Nascimento: 'month' };
  expect((await keeper.patch(`/customers/imports/${both.body.id}`, { readings })).body.valid).toBe(3);
  await keeper.post(`/customers/imports/${both.body.id}/run`);
  await finished(keeper, '/customers', both.body.id);
  expect((await births()).slice(4)).toEqual(['1990-12-31', '1990-12-31', '1990-03-04']);
});
