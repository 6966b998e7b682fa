import { expect, test } from 'vitest';
import { aCompanyWithBooks } from '../../../testing/companies/money/books.ts';
import { aSheet } from '../../../testing/companies/money/books-requests.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aDesk() {
  const company = await aCompanyWithBooks(world);
  const { admin, accountOf } = company;
  await accountOf('bank');
  const send = async (text: string, query = '') =>
    await admin.send('POST', `/finance/entries/sheet${query}`, text, { 'content-type': 'text/csv' });
  return { ...company, send };
}

test('a file of entries is looked through and writes nothing, then comes in as a whole [B2.2-53]', async () => {
  const { admin, on, send, broken } = await aDesk();
  const { id, name } = (await admin.post('/suppliers', { name: 'Marina Sul' })).body;
  const text = [
    'Tipo;Descrição;Valor;Vencimento;Conta;Fornecedor;Competência',
    `A pagar;Luz;1.234,56;20/11/2026;Administrativas;${name};`,
    'A pagar;Diesel;80;2026-12-01;4.4.1;;15/11/2026',
    'A receber;Aluguel da lancha;50,5;30/11/2026;1.3;;',
  ].join('\n');
  const looked = { entries: 3, receivable: 50.5, payable: 1314.56, asks: [] };
  expect((await send(text, '?dry_run=true')).body).toEqual(looked);
  expect(await on('payable', 'receivable')).toEqual([0, 0]);
  expect((await send(text)).body).toEqual(looked);
  expect(await on('payable', 'receivable', '6.2', '4.1', '1.3')).toEqual([1314.56, 50.5, 1234.56, 80, 50.5]);
  const { data } = (await admin.get(`/financial?supplier_id=${id}`)).body;
  expect(data).toMatchObject([{ description: 'Luz', amount: 1234.56, due_on: '2026-11-20' }]);
  expect(await broken()).toEqual([]);
});

test('with one fault nothing comes in, and each is told by its row', async () => {
  const { admin, on, send } = await aDesk();
  await admin.post('/finance/periods', { month: '2026-09-01' });
  const text = [
    'Tipo;Descrição;Valor;Vencimento;Conta;Fornecedor',
    'A pagar;Luz;10;20/11/2026;Administrativas;',
    'A pagar;;0;20/11/2026;Nada;Ninguém',
    'A pagar;Água;10;20/11/1926;Administrativas;',
    'A pagar;Gás;10;20/09/2026;Administrativas;',
    'A pagar;Nada;0;20/11/2026;Administrativas;',
  ].join('\n');
  const { status, body } = await send(text);
  expect(status).toBe(422);
  const told = body.errors.map(
    ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
  );
  expect(told.toSorted()).toEqual([
    '/rows/3/account_id unknown',
    '/rows/3/description required',
    '/rows/3/supplier_id unknown-name',
    '/rows/4/competence_on too-small',
    '/rows/4/due_on too-small',
    '/rows/5/due_on too-small',
    '/rows/6/amount zero',
  ]);
  expect(await on('payable')).toEqual([0]);
  expect((await send('Tipo;Valor\nA pagar;10')).body.errors).toContainEqual(
    expect.objectContaining({ pointer: '/description', code: 'missing-column' }),
  );
});

test('where a column mixes “1.234,56” with “1,234.56” and a cell means both, it is asked once', async () => {
  const { on, send } = await aDesk();
  const mixed = aSheet(['Luz;1.234,56', 'Água;1,234.56', 'Gás;1.234']);
  const asked = (await send(mixed, '?dry_run=true')).body;
  expect(asked.asks).toEqual([{ column: 'Valor', by: 'numbers', cells: ['1.234'] }]);
  expect((await send(mixed)).body.asks).toHaveLength(1);
  expect(await on('payable')).toEqual([0]);
  expect((await send(mixed, '?dry_run=true&numbers=comma')).body).toMatchObject({ entries: 3, asks: [] });
});
