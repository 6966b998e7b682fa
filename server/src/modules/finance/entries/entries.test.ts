import { expect, test } from 'vitest';
import { aCompanyWithBooks } from '../../../testing/companies/money/books.ts';
import { aBill, paid } from '../../../testing/companies/money/books-requests.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('a bill is owed from the day it is for, is paid in parts, and what is paid is taken back by an opposite row [B2.2-53, A2.3-59]', async () => {
  const { admin, on, broken } = await aCompanyWithBooks(world);
  const bill = await aBill(admin);
  expect(await on('payable', '6.2', 'bank')).toEqual([100, 100, 0]);
  const part = await paid(admin, bill.id, { amount: 40, discount: 5, interest: 2 });
  expect([part.status, part.body.status, part.body.settled_amount]).toEqual([201, 'partial', 40]);
  expect(await on('payable', 'bank', '9.1', '9.2')).toEqual([60, -37, 5, -2]);
  const rest = await paid(admin, bill.id, { amount: 60 });
  expect(rest.body.status).toBe('paid');
  const reverse = () =>
    admin.post(`/finance/entries/${bill.id}/reversal`, {
      settlement_id: part.body.settlement_id,
      reason: 'Conta errada',
    });
  expect((await reverse()).body).toMatchObject({ status: 'partial', settled_amount: 60 });
  expect(await on('payable', 'bank', '9.1', '9.2')).toEqual([40, -60, 0, 0]);
  expect((await reverse()).body.type).toBe('/problems/settlement-reversed');
  expect((await admin.get(`/finance/entries/${bill.id}`)).body.settlements).toMatchObject([
    { amount: 40, is_reversed: true },
    { amount: 60, is_reversed: false },
    { amount: -40 },
  ]);
  expect(await broken()).toEqual([]);
});

test('of two who settle one entry one does, and the other reads who and how much', async () => {
  const { admin, on } = await aCompanyWithBooks(world);
  const { id } = await aBill(admin);
  const answers = await Promise.all([paid(admin, id), paid(admin, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const lost = answers.find(({ status }) => status === 409)?.body;
  expect([lost.type, lost.params]).toEqual([
    '/problems/entry-settled',
    expect.objectContaining({ left: 0, by: 'Pessoa admin', amount: 100 }),
  ]);
  expect(await on('bank', 'payable')).toEqual([-100, 0]);
});

test('instalments sum, and the last takes the odd centavo; a transfer moves money between two accounts at once', async () => {
  const { admin, on, accountOf } = await aCompanyWithBooks(world);
  const account_id = await accountOf('4.5');
  const body = {
    kind: 'payable',
    description: 'Hélice',
    amount: 100,
    due_on: '2026-11-30',
    account_id,
    parts: 3,
  };
  const { data } = (await admin.post('/finance/entries', body)).body;
  const told = data.map((each: { amount: number; due_on: string; part: number }) => [
    each.amount,
    each.due_on,
  ]);
  expect(told).toEqual([
    [33.33, '2026-11-30'],
    [33.33, '2026-12-30'],
    [33.34, '2027-01-30'],
  ]);
  const way = { account_id: await accountOf('bank'), from_account_id: await accountOf('cash') };
  const transfer = { kind: 'transfer', description: 'Depósito', amount: 50, due_on: '2026-11-20', ...way };
  expect((await admin.post('/finance/entries', transfer)).body.data).toMatchObject([{ status: 'paid' }]);
  expect(await on('cash', 'bank')).toEqual([-50, 50]);
});

test('an entry of which nothing is paid is taken back whole', async () => {
  const { admin, on } = await aCompanyWithBooks(world);
  const { id } = await aBill(admin);
  const cancel = () => admin.post(`/finance/entries/${id}/cancellation`, { reason: 'Em dobro' });
  expect((await cancel()).body.status).toBe('cancelled');
  expect(await on('payable', '6.2')).toEqual([0, 0]);
  expect((await cancel()).body.type).toBe('/problems/move-forbidden');
  expect((await paid(admin, id)).body.type).toBe('/problems/move-forbidden');
});

test('what cannot be is named by its field', async () => {
  const { admin, accountOf, trade, session, later } = await aCompanyWithBooks(world);
  const [rent, bank] = [await accountOf('6.2'), await accountOf('bank')];
  const bill = { kind: 'payable', description: 'Luz', amount: 10, due_on: '2026-11-20', account_id: rent };
  const wrong = async (given: object) =>
    (await admin.post('/finance/entries', { ...bill, ...given })).body.errors;
  const at = (pointer: string, code: string) => [expect.objectContaining({ pointer, code })];
  const same = { kind: 'transfer', account_id: bank, from_account_id: bank };
  expect(await wrong(same)).toEqual(at('/account_id', 'same'));
  expect(await wrong({ amount: 0 })).toEqual(at('/amount', 'zero'));
  expect(await wrong({ amount: 1.234 })).toEqual(at('/amount', 'money-decimals'));
  expect(await wrong({ due_on: '1926-11-20', competence_on: '2026-11-20' })).toEqual(
    at('/due_on', 'too-small'),
  );
  expect(await wrong({ boleto_line: '123' })).toEqual(at('/boleto_line', 'invalid'));
  expect(await wrong({ session_id: later.id, boat_id: trade.boats[1] })).toEqual(at('/boat_id', 'option'));
  expect(await wrong({ session_id: session.id, boat_id: trade.boats[1] })).toBeUndefined();
  const other = await aCompanyWithBooks(world);
  expect(await wrong({ account_id: await other.accountOf('6.2') })).toEqual(at('/account_id', 'unknown'));
  const { id } = await aBill(admin);
  expect((await paid(admin, id, { amount: 100.01 })).body.errors).toEqual(at('/amount', 'above-remaining'));
});
