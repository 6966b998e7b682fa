import { expect, test } from 'vitest';
import { aCompanyWithBooks } from '../../../testing/companies/money/books.ts';
import { aBill, paid, twoParts } from '../../../testing/companies/money/books-requests.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const at = (pointer: string, code: string) => [expect.objectContaining({ pointer, code })];

test('what comes again stands there each time on its day, and its rest is taken back together [B2.2-53]', async () => {
  const { admin, on, accountOf } = await aCompanyWithBooks(world);
  const rent = {
    kind: 'payable',
    description: 'Aluguel',
    amount: 100,
    due_on: '2026-11-20',
    account_id: await accountOf('6.2'),
  };
  const post = async (given: object) => (await admin.post('/finance/entries', { ...rent, ...given })).body;
  const monthly = { repeats: 'monthly', repeat_day: 31 };
  const { data } = await post({ ...monthly, repeat_times: 3 });
  const told = (rows: { due_on: string; competence_on: string; repeats: string }[]) =>
    rows.map(({ due_on, competence_on, repeats }) => [due_on, competence_on, repeats]);
  expect(told(data)).toEqual([
    ['2026-11-30', '2026-11-30', 'monthly'],
    ['2026-12-31', '2026-12-31', 'monthly'],
    ['2027-01-31', '2027-01-31', 'monthly'],
  ]);
  expect(await on('payable', '6.2')).toEqual([300, 300]);
  await paid(admin, data[2].id);
  const cancel = { reason: 'Fim do contrato', and_later: true };
  expect((await admin.post(`/finance/entries/${data[0].id}/cancellation`, cancel)).body.status).toBe(
    'cancelled',
  );
  expect(await on('payable', '6.2')).toEqual([0, 100]);
  const wrong = async (given: object) => (await post(given)).errors;
  expect(await wrong({ repeat_times: 3 })).toEqual(at('/repeat_times', 'no-value'));
  expect(await wrong(monthly)).toEqual(at('/repeat_times', 'required'));
  expect(await wrong({ ...monthly, repeat_times: 3, repeat_until: '2027-01-31' })).toEqual(
    at('/repeat_until', 'no-value'),
  );
  expect(await wrong({ repeats: 'yearly', repeat_times: 30 })).toEqual(at('/repeat_times', 'too-large'));
  expect(await wrong({ repeats: 'weekly', repeat_until: '2026-11-21' })).toEqual(
    at('/repeat_until', 'too-small'),
  );
  expect(await wrong({ ...monthly, repeat_times: 2, parts: 2 })).toEqual(at('/parts', 'no-value'));
});

test('many are settled on one day from one account, all or none: who was first is told by name [A2.3-59]', async () => {
  const { admin, on, accountOf, broken } = await aCompanyWithBooks(world);
  const [one, other, third] = [await aBill(admin), await aBill(admin), await aBill(admin)];
  await paid(admin, other.id, { amount: 40 });
  const account_id = await accountOf('bank');
  const settle = (entries: object[]) =>
    admin.post('/finance/entries/settlements', { entries, account_id, paid_on: '2026-11-20' });
  const left = (entry: { id: string }, amount: number) => ({ id: entry.id, left: amount });
  const refused = await settle([left(one, 100), left(other, 100), left(third, 100)]);
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/entries-settled']);
  expect(refused.body.params.entries).toMatchObject([{ id: other.id, left: 60, by: 'Pessoa admin' }]);
  expect(await on('payable', 'bank')).toEqual([260, -40]);
  const done = await settle([left(one, 100), left(other, 60), left(third, 100)]);
  expect(done.body.data.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid', 'paid']);
  expect(await on('payable', 'bank')).toEqual([0, -300]);
  expect((await settle([left(one, 100)])).body.type).toBe('/problems/entries-settled');
  const bill = await aBill(admin);
  expect((await settle([left(bill, 100), left(bill, 100)])).body.errors).toEqual(
    at('/entries/1/id', 'repeated'),
  );
  const elsewhere = await aBill((await aCompanyWithBooks(world)).admin);
  expect((await settle([left(elsewhere, 100)])).body.errors).toEqual(at('/entries/0/id', 'unknown'));
  expect(await broken()).toEqual([]);
});

test('an entry is split in instalments that come to it and take its place; what does not sum is refused', async () => {
  const { admin, on, broken } = await aCompanyWithBooks(world);
  const bill = await aBill(admin);
  const split = (body: object) => admin.post(`/finance/entries/${bill.id}/instalments`, body);
  const parts = (...amounts: number[]) => ({
    instalments: amounts.map((amount) => ({ amount, due_on: '2026-12-01' })),
  });
  expect((await split(parts(50, 49.99))).body.errors).toEqual(at('/instalments', 'too-small'));
  expect((await split(parts(50, 50.01))).body.errors).toEqual(at('/instalments', 'above-total'));
  const { data } = (await split(twoParts('2026-12-05'))).body;
  expect(data).toMatchObject([
    { amount: 40, part: 1, parts: 2, status: 'open' },
    { amount: 60, part: 2, parts: 2, status: 'open' },
  ]);
  expect((await admin.get(`/finance/entries/${bill.id}`)).body.status).toBe('cancelled');
  expect(await on('payable', '6.2')).toEqual([100, 100]);
  expect((await split(twoParts('2026-12-05'))).body.type).toBe('/problems/move-forbidden');
  await admin.post(`/finance/entries/${data[0].id}/cancellation`, { reason: 'Engano' });
  expect(await on('payable', '6.2')).toEqual([60, 60]);
  expect(await broken()).toEqual([]);
});
