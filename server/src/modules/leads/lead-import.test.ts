import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { beforeAll, describe, expect, test } from 'vitest';
import { finished, importRows, send } from '../../kit/resource/transfer/import/importing.testing.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const header = 'Nome;Email;País;DDI;Telefone;Valor;Data Interesse;Tags';
const line = (name: string, phone: string, value = '450,00', rest = ';') =>
  `${name};;Brasil;+55;${phone};${value};${rest}`;
const sheet = (...lines: string[]) => [header, ...lines].join('\r\n');

describe('last year’s sheet', async () => {
  const world = await openWorld({ alone: true });
  // Jobs are worked once the door is open.
  beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));
  const aSeller = async () => await world.user(await world.company(), 'admin');
  const all = async (by: Person): Promise<AnyRow[]> =>
    (await by.get('/leads?limit=200&sort=name')).body.leads;
  const names = async (by: Person) => (await all(by)).map(({ name }) => name);
  const add = async (by: Person, fields: object): Promise<AnyRow> =>
    (await by.post('/leads', { phone: '48999990000', offered_value: 100, ...fields })).body;

  test('who asked before is found by number or address; each such row stays out, changes the lead or becomes another', async () => {
    const seller = await aSeller();
    const stays = await add(seller, { name: 'Ana', phone: '(48) 99999-0001', email: 'ana@ex.com' });
    const older = await add(seller, { name: 'Bia velha', phone: '48999990002' });
    const changes = await add(seller, { name: 'Bia', phone: '48999990002', email: 'bia@ex.com' });
    const twice = await add(seller, { name: 'Caio', email: 'CAIO@ex.com', phone: '48999990009' });
    const text = sheet(
      line('Ana de novo', '48 99999-0001'),
      line('Bia nova', '48999990002', '700,00'),
      'Caio filho;caio@EX.com;Brasil;+55;48999990010;100;;',
      line('Duda', '48999990004'),
      line('E', '48999990005'),
    );
    const { body } = await send(seller, '/leads', text);
    expect(body).toMatchObject({
      total: 5,
      will_create: 1,
      will_update: 0,
      refused_count: 1,
      twin_count: 3,
      twin_choice: 'skip',
      twins: [
        { row: 2, id: stays.id, name: 'Ana', choice: 'skip' },
        { row: 3, id: changes.id, name: 'Bia', choice: 'skip' },
        { row: 4, id: twice.id, name: 'Caio', choice: 'skip' },
      ],
    });
    const address = `/leads/imports/${body.id}`;
    const every = await seller.patch(address, { twins: { choice: 'update' } });
    expect(every.body).toMatchObject({ will_create: 1, will_update: 3 });
    const rows = { '2': 'skip', '4': 'create' };
    const chosen = await seller.patch(address, { twins: { rows } });
    expect(chosen.body).toMatchObject({
      will_create: 2,
      will_update: 1,
      twin_choice: 'update',
      twins: [{ choice: 'skip' }, { choice: 'update' }, { choice: 'create' }],
    });
    await seller.post(`${address}/run`);
    expect(await finished(seller, '/leads', body.id)).toMatchObject({
      created: 2,
      updated: 1,
      refused_count: 1,
    });
    expect(await names(seller)).toEqual(['Ana', 'Bia nova', 'Bia velha', 'Caio', 'Caio filho', 'Duda']);
    const { body: changed } = await seller.get(`/leads/${changes.id}`);
    // What the sheet says nothing of stays.
    expect(changed).toMatchObject({ name: 'Bia nova', email: 'bia@ex.com', offered_value: 700, version: 2 });
    expect((await seller.get(`/leads/${older.id}`)).body).toMatchObject({ name: 'Bia velha', version: 1 });
    expect((await seller.patch(address, { twins: { choice: 'create' } })).status).toBe(409);
  });

  test('the same file twice makes nobody twice, and those of one number in one file are not each other’s', async () => {
    const seller = await aSeller();
    const text = sheet(
      line('Ana', '48999990001'),
      line('Ana e Rui', '48999990001'),
      line('Bia', '48999990002'),
    );
    expect(await importRows(seller, '/leads', text)).toMatchObject({ created: 3, twin_count: 0 });
    const again = await send(seller, '/leads', text);
    expect(again.body).toMatchObject({ will_create: 0, will_update: 0, twin_count: 3 });
    await seller.post(`/leads/imports/${again.body.id}/run`);
    expect(await finished(seller, '/leads', again.body.id)).toMatchObject({ created: 0, updated: 0 });
    expect((await all(seller)).length).toBe(3);
  });

  test('leads of others, deleted ones and somebody else’s import are nobody’s duplicates or choice', async () => {
    const [seller, stranger] = [await aSeller(), await aSeller()];
    await add(stranger, { name: 'De outra', phone: '48999990001' });
    const gone = await add(seller, { name: 'Excluída', phone: '48999990001' });
    await seller.delete(`/leads/${gone.id}`);
    const { body } = await send(seller, '/leads', sheet(line('Ana', '48999990001')));
    expect(body).toMatchObject({ twin_count: 0, will_create: 1 });
    const foreign = await stranger.patch(`/leads/imports/${body.id}`, { twins: { choice: 'create' } });
    expect(foreign.status).toBe(404);
    for (const twins of [
      { choice: 'merge' },
      { rows: { x: 'skip' } },
      { rows: { '2': 1 } },
      'skip',
      { all: 1 },
    ])
      expect((await seller.patch(`/leads/imports/${body.id}`, { twins })).status).toBe(422);
  });

  test('an export is taken in again and changes nothing; a name that looks like a formula or a placeholder stays one', async () => {
    const seller = await aSeller();
    await add(seller, { name: '{valor} =1+1 <b>', email: 'a@ex.com', tags: [] });
    await add(seller, { name: '=HYPERLINK("http://x";"y")', phone: '99552880', country_code: '+598' });
    await add(seller, {
      name: 'Zoé',
      interest_date: { from: '2026-12-20', to: '2026-12-22' },
      adult_count: 2,
    });
    const exported = await seller.get('/leads/export');
    expect(exported.bytes.toString()).toContain(`'=HYPERLINK`);
    const { body } = await send(seller, '/leads', exported.bytes);
    expect(body).toMatchObject({
      faults: [],
      total: 3,
      valid: 3,
      will_create: 0,
      will_update: 0,
      refused_count: 0,
      twin_count: 0,
    });
    expect(await names(seller)).toContain('=HYPERLINK("http://x";"y")');
  });

  test('signs of Windows are read, so is a file of two bytes a sign, and a bad row in the middle leaves the others alone', async () => {
    const seller = await aSeller();
    const text = sheet(
      line('João Conceição', '48999990001'),
      line('Rui', '48999990002', '450,00', 'sim;'),
      line('Eva', '48999990003', 'R$ 1.234,56', '20/12/2026 – 22/12/2026;'),
    );
    expect(
      await importRows(seller, '/leads', Buffer.from(text.replace('–', '\x96'), 'latin1')),
    ).toMatchObject({
      created: 2,
      refused_count: 1,
      refused: [{ row: 3, faults: [{ code: 'date' }, { code: 'date' }] }],
    });
    expect(await names(seller)).toEqual(['Eva', 'João Conceição']);
    expect((await all(seller))[0]).toMatchObject({
      offered_value: 1234.56,
      interest_date: { from: '2026-12-20', to: '2026-12-22' },
    });
    const wide = await send(seller, '/leads', Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(wide.body).toMatchObject({ twin_count: 2, refused_count: 1 });
    expect((await all(seller)).length).toBe(2);
  });

  test('without a header, or with columns that mean something else, nothing is written before somebody has looked', async () => {
    const seller = await aSeller();
    const bare = await send(seller, '/leads', line('Ana', '48999990001'));
    expect(bare.body.errors?.length ?? bare.body.faults?.length).toBeGreaterThan(0);
    const swapped = await send(
      seller,
      '/leads',
      'Telefone;Nome;Valor\r\nAna Reis;48999990001;450\r\nRui Sá;48999990002;300',
    );
    expect(swapped.body).toMatchObject({ will_create: 0, refused_count: 2 });
    expect((await seller.post(`/leads/imports/${swapped.body.id}/run`)).status).toBe(422);
    const mapping = { Telefone: 'name', Nome: 'phone', Valor: 'offered_value' };
    const mapped = await seller.patch(`/leads/imports/${swapped.body.id}`, { mapping });
    expect(mapped.body).toMatchObject({ will_create: 2, refused_count: 0 });
    expect(await all(seller)).toEqual([]);
  });
});
