import { expect, test } from 'vitest';
import { openWorld } from '../../../testing/world.ts';

// Alone: what the platform says is read by every company.
const world = await openWorld({ alone: true });
const operator = await world.operator('saas_super_admin');
const company = await world.company();
const staff = await world.user(company, 'admin');
const path = '/admin/i18n-imports';
const csv = { 'content-type': 'text/csv' };

const fileOf = (...lines: string[]) => ['namespace;key;locale;value', ...lines].join('\n');
/** The same as a list in JSON, which needs no thread of its own. */
const listOf = (...lines: string[]) =>
  JSON.stringify(
    lines.map((line) => {
      const [namespace, key, locale, value] = line.split(';');
      return { namespace, key, locale, value };
    }),
  );
const run = (file: string | Buffer, name = 'a.csv', approved = 'yes') =>
  operator.post(`${path}?file=${name}&approved=${approved}`, file, csv);
const check = (file: string | Buffer, headers = csv) => operator.post(`${path}/checks`, file, headers);
const rollBack = (id: string) => operator.post(`${path}/${id}/rollback`);
const said = async (locale = 'en') =>
  (await staff.post('/functions/i18n-fetch', { locales: [locale] })).body.payloads[0].namespaces;

test('a file is looked through line by line, and what is sound is taken in as one version [B2.2-77, B3-41]', async () => {
  const file = fileOf(
    'kit;save;en;Keep',
    'kit;denied;en;Access denied',
    'kit;nothing;en;Nothing',
    'manifest;greeting;en;Hello, {{nome}}!',
    'manifest;greeting;es;<b>Hola</b>, {{name}}!',
    'manifest;greeting;fr;\u202eBonjour, {{name}}!',
    'manifest;seats_one;it;un posto di {{name}}',
    'contract/fleet;boats.one;it;Imbarcazione da diporto per passeggeri',
    'sales/lazy/customers/consents;agree;en;Yes',
    'kit;save;en;Retain',
  );
  const { body } = await check(file);
  expect([body.new, body.changed, body.unchanged, body.long]).toEqual([2, 0, 1, 1]);
  expect(body.refused.map(({ row, fault }: { row: number; fault: string }) => [row, fault])).toEqual([
    [4, 'unknown-key'],
    [5, 'other-names'],
    [6, 'markup'],
    [7, 'marks'],
    [8, 'form-missing'],
    [10, 'closed'],
    [11, 'twice'],
  ]);
  expect(await said()).toEqual({});
  const { import: made, looked } = (await run(file)).body;
  expect([made, looked.refused.length]).toMatchObject([
    { file: 'a.csv', added: 2, changed: 0, refused: 7 },
    7,
  ]);
  expect(await said()).toEqual({ kit: { save: 'Keep' } });
  // The same file changes nothing more.
  expect((await run(file)).body.import).toBeNull();
  // Of somebody whose session was not read before.
  const before = (await (await world.user(company, 'user')).get('/auth/session')).body.tenant.words;
  expect((await rollBack(made.id)).status).toBe(200);
  expect([before, await said()]).toEqual([expect.stringMatching(/^[1-9]\d*\.0$/), {}]);
});

test('of two roll-backs at once one wins; where a later file said the same text, that one goes first', async () => {
  const first = (await run(listOf('kit;save;en;Keep'))).body.import;
  const second = (await run(listOf('kit;save;en;Store'))).body.import;
  const early = await rollBack(first.id);
  expect([early.status, early.body.type]).toEqual([409, '/problems/in-use']);
  const answers = await Promise.all([rollBack(second.id), rollBack(second.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await said()).toEqual({ kit: { save: 'Keep' } });
  expect((await rollBack(first.id)).status).toBe(200);
  expect(await said()).toEqual({});
  const { data } = (await operator.get(path)).body;
  expect(data.every(({ rolled_back_at }: { rolled_back_at: string }) => rolled_back_at)).toBe(true);
});

test('a file may wait for approval; a list in JSON is read as well, and a company says it in words of its own', async () => {
  const { import: made } = (await run(listOf('kit;save;es_AR;Conservar'), 'a.json', 'no')).body;
  expect(await said('es')).toEqual({});
  expect((await operator.post(`${path}/${made.id}/approval`)).body.approved).toBe(true);
  expect(await said('es')).toEqual({ kit: { save: 'Conservar' } });
  const own = { locale: 'es', namespace: 'kit', key: 'save', version: 0 };
  await staff.put('/tenant-settings/own-words', { ...own, words: [{ key: 'save', value: 'Listo' }] });
  expect(await said('es')).toEqual({ kit: { save: 'Listo' } });
  const known = (await staff.get('/tenant-settings/own-words?locale=es&q=guardar')).body.data;
  expect(known[0].forms).toEqual([{ key: 'save', product: 'Conservar', own: 'Listo' }]);
  await rollBack(made.id);
});

test('what is no file of translations is refused by name', async () => {
  const fault = async (file: string | Buffer) => (await check(file)).body.errors?.[0];
  expect(await fault('')).toMatchObject({ pointer: '/file' });
  expect(await fault('namespace;key;value\nkit;save;Keep')).toMatchObject({ code: 'missing-column' });
  expect(await fault('[{"namespace":"kit"}]')).toMatchObject({ code: 'missing-column' });
  expect(await fault('[{')).toMatchObject({ code: 'encoding' });
  const many = fileOf(...Array.from({ length: 60_001 }, () => 'kit;save;en;Keep'));
  expect(await fault(many)).toMatchObject({ code: 'too-many-rows', params: { maximum: 60_000 } });
  // Latin-1, as older spreadsheets write it, is read.
  const latin = Buffer.from(fileOf('contract/fleet;boats.one;pt-BR;Embarcação própria'), 'latin1');
  expect((await check(latin)).body.new).toBe(1);
});

test('what each language says is counted by namespace; what is missing is a file; companies reach none of it', async () => {
  const { data } = (await operator.get('/admin/i18n-coverage')).body;
  const fleet = data.find(({ namespace }: { namespace: string }) => namespace === 'fleet');
  expect(fleet).toMatchObject({
    texts: 1,
    languages: [{ locale: 'pt-BR', said: 1, otherwise: 0 }, {}, {}, {}, {}],
  });
  const { body } = await operator.get('/admin/i18n-coverage/missing');
  expect(body).toBe('\ufeffnamespace;key;locale;value\r\n');
  const answers = await Promise.all([
    staff.get(path),
    staff.get('/admin/i18n-coverage'),
    staff.post(`${path}/checks`, fileOf('kit;save;en;Keep'), csv),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
