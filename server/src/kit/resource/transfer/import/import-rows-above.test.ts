import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { customers } from '@leme/contract/sales/customers';
import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../../testing/world.ts';
import { add, importRows, rowsOf, send } from './importing.testing.ts';
import { rowsAbove } from './rows-above.ts';

const world = await openWorld({ alone: true });
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

const aKeeper = async () => await world.user(await world.company(), 'admin');
const categories = '/product-categories';

/** What is said of the refused rows, by row. */
async function refusedIn(by: Person, path: string, text: string) {
  const { status, body } = await send(by, path, text);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.refused.map(({ row, faults }: { row: number; faults: { code: string }[] }) => [
    row,
    faults.map(({ code }) => code).join(),
  ]);
}

const inside = (rows: AnyRow[]) => rows.map(({ name, labels }) => [name, labels.parent_id ?? null]);

test('shelves come in with those inside them, three deep and no deeper, over several transactions', async () => {
  const keeper = await aKeeper();
  // More rows than one transaction takes stand between a shelf and those that name it.
  const others = Array.from({ length: 520 }, (_, n) => `Prateleira ${n};`);
  const rows = ['Mar;', ...others, 'Passeios;Mar', 'Pôr do sol;passeios', 'Com jantar;Pôr do sol'];
  const file = `Nome;Dentro de\n${rows.join('\n')}\n`;
  expect(await refusedIn(keeper, categories, file)).toEqual([[525, 'too-deep']]);
  const report = await importRows(keeper, categories, file);
  expect(report).toMatchObject({ created: 523, refused_count: 1 });
  const { data } = (await keeper.get(`${categories}?q=pas`)).body;
  expect(inside(data)).toEqual([['Passeios', 'Mar']]);
  const { body } = await keeper.get(`${categories}?q=sol`);
  expect(inside(body.data)).toEqual([['Pôr do sol', 'Passeios']]);
});

test('what rows above do to shelves that are there counts: no circle and no fourth level is put together', async () => {
  const keeper = await aKeeper();
  const a = await add(keeper, categories, { name: 'A' });
  const b = await add(keeper, categories, { name: 'B' });
  await add(keeper, categories, { name: 'D' });
  const round = ['ID;Nome;Dentro de', `${a.id};A;B`, `${b.id};B;A`, ''].join('\n');
  expect(await refusedIn(keeper, categories, round)).toEqual([[3, 'inside-itself']]);
  // C stands below A, which stands below B now: D above all of them would be the fourth.
  const deeper = ['ID;Nome;Dentro de', `${a.id};A;B`, ';C;A', `${b.id};B;D`, ''].join('\n');
  expect(await refusedIn(keeper, categories, deeper)).toEqual([[4, 'too-deep']]);
  await importRows(keeper, categories, deeper);
  expect(inside(await rowsOf(keeper, categories))).toEqual([
    ['A', 'B'],
    ['B', null],
    ['D', null],
    ['C', 'A'],
  ]);
});

test('a new name counts from its row on, and the old one is nobody’s', async () => {
  const keeper = await aKeeper();
  const old = await add(keeper, categories, { name: 'Velho' });
  const file = ['ID;Nome;Dentro de', `${old.id};Novo;`, ';Um;novo', ';Dois;Velho', ''].join('\n');
  expect(await refusedIn(keeper, categories, file)).toEqual([[4, 'unknown-name']]);
  await importRows(keeper, categories, file);
  expect(inside(await rowsOf(keeper, categories))).toEqual([
    ['Novo', null],
    ['Um', 'Novo'],
  ]);
});

test('who is called alike in the file and in the database, or twice in the file, is not guessed', async () => {
  const keeper = await aKeeper();
  await add(keeper, '/customers', { name: 'Agência Sol', kind: 'agente' });
  const file = (rows: string[]) => `Nome;Tipo;Agente\n${rows.join('\n')}\n`;
  const twice = file([
    ...['AGENCIA SOL;Agente;', 'Ana;;agencia sol', 'Bia;;Agência Sol', 'Lua;Agente;'],
    ...['LUA;Agente;', 'Caio;;lua', 'Davi;;LUA', 'Lua;Agente;', 'Eva;;Lua'],
  ]);
  expect(await refusedIn(keeper, '/customers', twice)).toEqual([
    [3, 'ambiguous-name'],
    [7, 'ambiguous-name'],
    [10, 'ambiguous-name'],
  ]);
  expect(await importRows(keeper, '/customers', twice)).toMatchObject({ created: 6, refused_count: 3 });
  const sold = (await rowsOf(keeper, '/customers')).filter(({ labels }) => labels.agent_id);
  expect(sold.map(({ name, labels }) => [name, labels.agent_id])).toEqual([
    ['Bia', 'Agência Sol'],
    ['Davi', 'LUA'],
  ]);
});

test('a row that stays out makes no name: those who name it find who has it already, or read which row it is', async () => {
  const keeper = await aKeeper();
  const sea = await add(keeper, categories, { name: 'Mar' });
  const file = 'Nome;Dentro de;Ordem\nMar;;1\nIlhas;Mar;2\nRio;;x\nCanoas;Rio;3\nRemos;Canoas;4\n';
  const { body } = await send(keeper, categories, file);
  expect(body.refused).toMatchObject([
    { row: 2, faults: [{ code: 'taken' }] },
    { row: 4, faults: [{ pointer: '/order_index', code: 'number' }] },
    { row: 5, faults: [{ pointer: '/parent_id', code: 'refused-row', params: { name: 'Rio', row: 4 } }] },
    { row: 6, faults: [{ pointer: '/parent_id', code: 'refused-row', params: { name: 'Canoas', row: 5 } }] },
  ]);
  const words = (await keeper.get(`${categories}/imports/${body.id}/refused`)).body;
  expect(words).toContain('Canoas;Rio;3;Dentro de: a linha 4, que esta nomeia, não entra\r\n');
  await importRows(keeper, categories, file);
  expect((await rowsOf(keeper, categories)).at(-1)).toMatchObject({ name: 'Ilhas', parent_id: sea.id });
});

test('five thousand rows that each name the one above are looked through, and thousands called alike cost one no more', async () => {
  const keeper = await aKeeper();
  const rows = Array.from({ length: 5000 }, (_, n) => `Pessoa ${n};${n ? `Pessoa ${n - 1}` : ''}`);
  const { body } = await send(keeper, '/customers', `Nome;Agente\n${rows.join('\n')}\n`);
  expect(body).toMatchObject({ total: 5000, valid: 5000 });
  const above = rowsAbove(customers, false);
  for (let row = 2; row < 5000; row += 1)
    above.add({ row, id: `id ${row}`, title: row % 2 ? 'Ana' : 'ana', formerTitle: undefined, values: {} });
  expect(above.called('Ana', []).length).toBeLessThanOrEqual(4);
});
