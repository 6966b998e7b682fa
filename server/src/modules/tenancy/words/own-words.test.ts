import { expect, test, vi } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { platformTenantId } from '../../../kit/ids.ts';
import { ownTextsIn } from '../../../kit/words/own-texts.ts';
import { productTexts } from '../../../testing/product-texts.ts';
import { openWorld } from '../../../testing/world.ts';
import { mailsTexts } from '../mails/texts/texts.ts';
import { openCatalogue } from './catalogue.ts';
import { seedKeys } from './text-keys.ts';

const world = await openWorld();
const path = '/tenant-settings/own-words';

async function aCompany() {
  const company = await world.company();
  return { company, staff: await world.user(company, 'admin') };
}

type Browser = Awaited<ReturnType<typeof aCompany>>['staff'];
const boat = { locale: 'pt-BR', namespace: 'contract/fleet', key: 'boats.one' };
const says = (value: string) => [{ key: 'boats.one', value }];
const say = (staff: Browser, words: unknown, version = 0, text: object = boat) =>
  staff.put(path, { ...text, words, version });
const fetched = async (staff: Browser, body: object = { locales: ['pt-BR'] }) =>
  (await staff.post('/functions/i18n-fetch', body)).body.payloads;
const mark = async (staff: Browser) => (await staff.get('/auth/session')).body.tenant.words;

test('a text is found by what one reads, said otherwise and by the product again', async () => {
  const { staff } = await aCompany();
  const { data, total } = (await staff.get(`${path}?locale=pt-BR&q=embarcacao`)).body;
  expect([total, data[0].forms]).toEqual([1, [{ key: 'boats.one', product: 'Embarcação', own: null }]]);
  expect(await mark(staff)).toBeNull();
  expect((await say(staff, says('Escuna'))).body).toMatchObject({ version: 1, forms: [{ own: 'Escuna' }] });
  expect((await staff.get(`${path}?locale=pt-BR&q=escuna`)).body.total).toBe(1);
  expect((await staff.get(`${path}?locale=en&q=&own=yes`)).body.total).toBe(0);
  // What a server knows of who is signed in goes by notice.
  await vi.waitFor(async () => expect(await mark(staff)).toMatch(/^\d+\.[\w-]{36}$/));
  expect((await say(staff, null, 1)).body).toMatchObject({ version: 2, forms: [{ own: null }] });
  await vi.waitFor(async () => expect(await mark(staff)).toBeNull());
  expect(await fetched(staff)).toEqual([expect.objectContaining({ namespaces: {} })]);
});

test('pages fetch what is said otherwise, and nothing where they have it [A7.2-01, B7.6-03]', async () => {
  const { staff } = await aCompany();
  await say(staff, says('Escuna'));
  await say(staff, [{ key: 'title', value: 'Interessados' }], 0, {
    locale: 'pt-BR',
    namespace: 'leads/leads',
    key: 'title',
  });
  const [{ etag, namespaces }] = await fetched(staff);
  await vi.waitFor(async () => expect(await mark(staff)).toBe(etag));
  expect(namespaces).toEqual({
    'contract/fleet': { 'boats.one': 'Escuna' },
    'leads/leads': { title: 'Interessados' },
  });
  const [leads] = await fetched(staff, { locales: ['pt-BR'], namespaces: ['common', 'leads'] });
  expect(Object.keys(leads.namespaces)).toEqual(['leads/leads']);
  expect(await fetched(staff, { locales: ['pt-BR', 'es'], ifNoneMatch: etag })).toEqual([]);
  // Another language of none of ours is spoken to in English [A5-18, A9-46].
  expect((await fetched(staff, { locales: ['de_at'] }))[0].locale).toBe('en');
  expect((await staff.post('/functions/i18n-fetch', { locales: ['<b>'] })).status).toBe(422);
});

test('an etag of one company is none of another, whose words stay its own', async () => {
  const [own, foreign] = [await aCompany(), await aCompany()];
  await say(own.staff, says('Escuna'));
  await say(foreign.staff, says('Saveiro'));
  const [theirs] = await fetched(foreign.staff);
  const [ours] = await fetched(own.staff, { locales: ['pt-BR'], ifNoneMatch: theirs.etag });
  expect([ours.namespaces, theirs.namespaces]).toEqual([
    { 'contract/fleet': { 'boats.one': 'Escuna' } },
    { 'contract/fleet': { 'boats.one': 'Saveiro' } },
  ]);
});

test('names filled in stay, markup and marks of direction are refused, and so is nothing at all', async () => {
  const { staff } = await aCompany();
  const greeting = { locale: 'pt-BR', namespace: 'manifest', key: 'greeting' };
  const fault = async (value: string, text: object = greeting, key = 'greeting') => {
    const { status, body } = await say(staff, [{ key, value }], 0, text);
    return [status, body.errors?.[0]];
  };
  const at = '/words/0/value';
  expect(await fault('Olá, {nome}!')).toEqual([422, { pointer: at, code: 'other-names' }]);
  expect(await fault('Olá!')).toEqual([422, { pointer: at, code: 'other-names' }]);
  expect(await fault('Olá, <b>{{name}}</b>!')).toEqual([422, { pointer: at, code: 'markup' }]);
  expect(await fault('Olá, \u202e{{name}}!')).toEqual([422, { pointer: at, code: 'control-characters' }]);
  const denied = { locale: 'pt-BR', namespace: 'kit', key: 'denied' };
  expect(await fault(' ', denied, 'denied')).toEqual([422, { pointer: at, code: 'required' }]);
  const consent = { locale: 'pt-BR', namespace: 'sales/lazy/customers/consents', key: 'agree' };
  expect((await say(staff, [{ key: 'agree', value: 'Sim' }], 0, consent)).status).toBe(404);
  expect((await fault('Oi, {{name}} < 3!'))[0]).toBe(200);
});

test('a number is said with all its forms', async () => {
  const { staff } = await aCompany();
  const seats = { locale: 'pt-BR', namespace: 'manifest', key: 'seats' };
  const one = { key: 'seats_one', value: 'um lugar de {{name}}' };
  expect((await say(staff, [one], 0, seats)).body.errors).toEqual([
    { pointer: '/words', code: 'form-missing' },
  ]);
  const others = ['seats_many', 'seats_other'].map((key) => ({
    key,
    value: '{{count}} lugares de {{name}}',
  }));
  expect((await say(staff, [one, ...others], 0, seats)).status).toBe(200);
});

test('of two at one text the second is told both; who may not change the company changes no word', async () => {
  const { company, staff } = await aCompany();
  const other = await world.user(company, 'admin');
  const answers = await Promise.all([say(staff, says('Escuna')), say(other, says('Saveiro'))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body.params).toMatchObject({
    current: { version: 1 },
    yours: { words: [{ key: 'boats.one' }] },
  });
  const sailor = await world.user(company, 'marinheiro');
  expect((await say(sailor, says('Barco'), 1)).status).toBe(403);
});

test('own words leave as a file and come in again; what is refused comes back with its reason', async () => {
  const { staff } = await aCompany();
  await say(staff, says('Escuna'));
  const { body: text } = await staff.get(`${path}/sheet`);
  expect(text).toBe('\ufeffnamespace;key;locale;value\r\ncontract/fleet;boats.one;pt-BR;Escuna\r\n');
  const file = [
    'namespace;key;locale;value',
    'contract/fleet;boats.one;pt-BR;Saveiro',
    'contract/fleet;boats.one;pt-BR;Barco',
    'kit;save;de;Sichern',
    'kit;nothing;en;Nothing',
    'manifest;seats_one;pt-BR;um lugar de {{name}}',
    'kit;save;en;Keep',
  ].join('\n');
  const { body } = await staff.post(`${path}/sheet`, file, { 'content-type': 'text/csv' });
  expect([body.taken, body.unchanged, body.refused.map(({ fault }: { fault: string }) => fault)]).toEqual([
    2,
    0,
    ['twice', 'unknown-language', 'unknown-key', 'form-missing'],
  ]);
  const again = await staff.post(`${path}/sheet`, 'namespace;key;locale;value\nkit;save;en;Keep', {
    'content-type': 'text/csv',
  });
  expect(again.body).toEqual({ taken: 0, unchanged: 1, refused: [] });
});

test('letters are written in the words of the company', async () => {
  const { company, staff } = await aCompany();
  const t = () => world.tenantTx.read(company.id, (tx) => ownTextsIn(tx, company.id, mailsTexts, 'pt-BR'));
  expect((await t())('open')).toBe('Abrir o Leme');
  const open = { locale: 'pt-BR', namespace: 'tenancy/mails', key: 'open' };
  await say(staff, [{ key: 'open', value: 'Entrar no sistema' }], 0, open);
  expect([(await t())('open'), (await t())('questions')]).toEqual([
    'Entrar no sistema',
    'Em caso de dúvida, fale com o suporte do Leme.',
  ]);
});

test('a server makes the keys of what all pages and the leads say, once and by itself [B7.6-01, B7.6-02, B3-40]', async () => {
  const alone = await openWorld({ alone: true });
  const keys = () =>
    alone.tenantTx.read(platformTenantId, (tx) =>
      tx.rows(db.selectFrom('i18n_keys').select(['namespace', 'key']).orderBy('namespace').orderBy('key')),
    );
  const read = openCatalogue(async () => productTexts);
  await seedKeys(alone.tenantTx, read);
  const made = await keys();
  await seedKeys(alone.tenantTx, read);
  expect(made).toEqual([
    { namespace: 'contract/leads', key: 'leads.one' },
    { namespace: 'kit', key: 'denied' },
    { namespace: 'kit', key: 'save' },
    { namespace: 'leads/leads', key: 'title' },
  ]);
  expect(await keys()).toEqual(made);
});
