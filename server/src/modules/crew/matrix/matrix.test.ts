import { expect, test } from 'vitest';
import { openWorld } from '../../../testing/world.ts';

// What is one list for all companies is no other file's.
const world = await openWorld({ alone: true });
const keeper = await world.operator('saas_super_admin');
const path = '/admin/competency-matrix/versions';

test('a draft begins with the cells in force, one at a time, and what is different is told cell by cell', async () => {
  const [one, other] = await Promise.all([keeper.post(path, {}), keeper.post(path, {})]);
  expect([one.status, other.status].toSorted()).toEqual([201, 409]);
  const draft = one.status === 201 ? one.body : other.body;
  expect([draft.number, draft.status, draft.effective_from]).toEqual([2, 'draft', null]);
  const { cells, version } = (await keeper.get(`${path}/${draft.id}/cells`)).body;
  const unchanged = (await keeper.get(`${path}/${draft.id}/checks`)).body;
  expect(unchanged).toEqual({ faults: [], differences: [] });

  const tied = [...cells, { ...cells[0], use_class: 'passageiros' }, { ...cells[0], nav_area: 'costeira' }];
  const saved = await keeper.put(`${path}/${draft.id}/cells`, { version, cells: tied });
  expect([saved.status, saved.body.version]).toEqual([200, 2]);
  const stale = await keeper.put(`${path}/${draft.id}/cells`, { version, cells });
  expect([stale.status, stale.body.type]).toEqual([409, '/problems/draft-changed']);
  const { faults, differences } = (await keeper.get(`${path}/${draft.id}/checks`)).body;
  expect(faults.map(({ code }: { code: string }) => code)).toContain('tie');
  expect(differences.map(({ kind }: { kind: string }) => kind)).toEqual(['added', 'added']);
  const refused = await keeper.post(`${path}/${draft.id}/publication`, {
    version: 2,
    effective_from: '2027-01-01',
  });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/matrix-faulty']);
  // Cell A (passengers anywhere) and cell B (anything along the coast) name as many: both are told.
  expect(refused.body.params.faults).toContainEqual({
    code: 'tie',
    cells: ['comandante * * costeira * *', 'comandante * passageiros * * *'],
  });
  await keeper.put(`${path}/${draft.id}/cells`, { version: 2, cells });
});

test('it is published from tomorrow on, once, and then never changes', async () => {
  const [draft] = (await keeper.get(path)).body.data;
  const publish = (effective_from: string) =>
    keeper.post(`${path}/${draft.id}/publication`, { version: draft.version, effective_from });
  const today = await publish('2026-11-20');
  expect([today.status, today.body.errors]).toEqual([
    422,
    [{ pointer: '/effective_from', code: 'before-tomorrow' }],
  ]);
  const answers = await Promise.all([publish('2027-02-01'), publish('2027-02-01')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { version, cells } = (await keeper.get(`${path}/${draft.id}/cells`)).body;
  const changed = await keeper.put(`${path}/${draft.id}/cells`, { version, cells: cells.slice(1) });
  expect([changed.status, changed.body.type]).toEqual([409, '/problems/draft-changed']);
  const older = await keeper.post(path, { from: '01920000-0000-7000-8000-0000000d0001' });
  expect([older.status, older.body.errors]).toEqual([422, [{ pointer: '/from', code: 'not-last' }]]);
  const next = (await keeper.post(path, {})).body;
  const before = await keeper.post(`${path}/${next.id}/publication`, {
    version: 1,
    effective_from: '2027-01-31',
  });
  expect(before.body.errors).toEqual([{ pointer: '/effective_from', code: 'before-last' }]);
});

/** The draft there is, with its cells. */
async function draftThere() {
  const [draft] = (await keeper.get(path)).body.data;
  return (await keeper.get(`${path}/${draft.id}/cells`)).body;
}
const sends = (id: string, text: string) =>
  keeper.send('POST', `${path}/${id}/cells/sheet`, text, { 'content-type': 'text/csv' });

test('a sheet comes out and goes back in as it was; every cell says what it leans on', async () => {
  const draft = await draftThere();
  expect(
    draft.cells.filter(({ source, checked_on }: Record<string, unknown>) => !source || !checked_on),
  ).toEqual([]);
  const { body: text } = await keeper.get(`${path}/${draft.id}/cells/sheet`);
  const [head, first] = text.replace('\ufeff', '').split('\r\n');
  expect(head).toBe(
    'Função a bordo;Atividade;Classe de uso;Área de navegação;Tipo da embarcação;Arqueação bruta;Exige;Idade mínima;Exigência da lei;Efeito;Observação;Fonte;Conferida em',
  );
  expect(first).toContain('Comandante;;;;;;MNC+ | MFL+;18;Sim;Impede;');
  const back = (await sends(draft.id, text)).body;
  expect([back.refused, back.cells]).toEqual([[], draft.cells]);
});

test('a bad row of a sheet is told by its field, and nothing is written; the others are read', async () => {
  const draft = await draftThere();
  const head =
    'Função a bordo;Atividade;Classe de uso;Área de navegação;Tipo da embarcação;Arqueação bruta;Exige';
  const rows = [
    'Guia;;;;;;ASO',
    'Guia;;;;;;MNC',
    'Piloto;;;;;;ASO',
    'Guia;;Passageiros;Lagoa;;;ASO',
    'Guia;;;Costeira;;;XYZ+',
    'Guia;;;Oceânica;;;MNC & ',
    ';;;;;;ASO',
  ];
  const { body } = await sends(draft.id, [head, ...rows].join('\n'));
  expect(body.refused).toEqual([
    { row: 3, faults: [{ pointer: '/position', code: 'repeated-row', params: { row: 2 } }] },
    { row: 4, faults: [{ pointer: '/position', code: 'option' }] },
    { row: 5, faults: [{ pointer: '/nav_area', code: 'option' }] },
    { row: 6, faults: [{ pointer: '/groups', code: 'unknown-name', params: { name: 'XYZ' } }] },
    { row: 7, faults: [{ pointer: '/groups', code: 'empty-group' }] },
    { row: 8, faults: [{ pointer: '/position', code: 'required' }] },
  ]);
  // What the sheet has no column for stays as the draft has it.
  const guide = draft.cells.find(({ position }: { position: string }) => position === 'guia');
  const [read] = body.cells;
  expect(read).toEqual({ ...guide, groups: [[{ competency_id: expect.any(String), or_higher: false }]] });
  expect((await draftThere()).cells).toEqual(draft.cells);
  const lacking = await sends(draft.id, 'Função a bordo;Exige\nGuia;ASO');
  expect([lacking.status, lacking.body.errors[0].code]).toEqual([422, 'missing-column']);
  const published = await sends('01920000-0000-7000-8000-0000000d0001', [head, ...rows].join('\n'));
  expect(published.body.type).toBe('/problems/draft-changed');
});

test('a draft with an empty group is not published, and it is said which cell has it', async () => {
  const { id, version, cells } = await draftThere();
  const [first, ...others] = cells;
  const saved = await keeper.put(`${path}/${id}/cells`, {
    version,
    cells: [{ ...first, groups: [[]], note: '  ', checked_on: '2026-11-20' }, ...others],
  });
  const { faults, differences } = (await keeper.get(`${path}/${id}/checks`)).body;
  expect(faults).toEqual([{ code: 'empty-group', cell: 'comandante * * * * *' }]);
  expect(differences).toMatchObject([
    { kind: 'changed', before: first, after: { groups: [[]], note: null, checked_on: '2026-11-20' } },
  ]);
  const refused = await keeper.post(`${path}/${id}/publication`, {
    version: saved.body.version,
    effective_from: '2027-05-01',
  });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/matrix-faulty']);
  const bad = await keeper.put(`${path}/${id}/cells`, {
    version: saved.body.version,
    cells: [{ ...first, position: 'piloto', min_age: -1, checked_on: '31/02/2026' }],
  });
  expect(bad.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/cells/0/position',
    '/cells/0/min_age',
    '/cells/0/checked_on',
  ]);
});

test('[A6-30] nobody but the super administrator reads or writes it, not by SQL either', async () => {
  const company = await world.company();
  const others = [await world.operator('saas_admin'), await world.user(company, 'admin')];
  for (const other of others)
    expect([(await other.get(path)).status, (await other.post(path, {})).status]).toEqual([403, 403]);
  const { sql } = await import('kysely');
  const { statement } = await import('../../../kit/resource/statement.ts');
  const changed = await world.tenantTx.write(company.id, async (tx) =>
    tx.rows(statement(sql`update competency_versions v set cells = '[]' where v.number > 0 returning v.id`)),
  );
  expect(changed).toEqual([]);
});
