import { expect, test } from 'vitest';
import { aFreeInvoice } from '../../../../testing/companies/invoicing.ts';
import { aCompanyWithABank, bankOf, bringIn } from '../../../../testing/companies/money/bank.ts';
import { aBill } from '../../../../testing/companies/money/books-requests.ts';
import { openWorld } from '../../../../testing/world.ts';
import { anOfx } from '../read/statements.testing.ts';

const world = await openWorld();
const income = { day: '2026-11-18', amount: '300.00', fitid: 'A', memo: 'TED RECEBIDA' };
const rent = { day: '2026-10-20', amount: '-100.00', fitid: 'B', memo: 'ALUGUEL' };

test('an invoice that was voided takes nothing of a line, and is proposed for none', async () => {
  const { admin, accountOf, line, items, match, suggestions } = await aCompanyWithABank(world, [income]);
  const invoice = await aFreeInvoice(admin, await accountOf('1.4'));
  const { id } = await line(income.memo);
  expect((await suggestions(id)).data).toMatchObject([{ kind: 'invoice', id: invoice.id }]);
  const { version } = invoice;
  await admin.post(`/invoices/${invoice.id}/voiding`, { version, reason: 'Engano' });
  const refused = await match([id], [{ kind: 'invoice', id: invoice.id, amount: 300 }]);
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ pointer: '/items', code: 'above-remaining', params: { maximum: 0 } }],
  ]);
  expect((await suggestions(id)).data).toEqual([]);
  expect((await items()).filter(({ kind }) => kind === 'invoice')).toEqual([]);
  expect((await line(income.memo)).status).not.toBe('matched');
});

test('lines of two accounts are no match together, and a line of another company is none', async () => {
  const { admin, accountOf, line, match } = await aCompanyWithABank(world, [income]);
  const pix = (await accountOf('pix')) ?? '';
  await bringIn(admin, anOfx([{ ...income, memo: 'PIX' }], { account: '7' }), pix);
  const [one, other] = [await line(income.memo), await bankOf(admin, pix).line('PIX')];
  const entry = { kind: 'receivable', description: 'Loja', amount: 600, due_on: '2026-11-20' };
  const made = await admin.post('/finance/entries', { ...entry, account_id: await accountOf('1.4') });
  const item = { kind: 'entry', id: made.body.data[0].id, amount: 600 };
  const both = await match([one.id, other.id], [item]);
  expect([both.status, both.body.errors]).toMatchObject([422, [{ pointer: '/line_ids', code: 'option' }]]);
  const stranger = await aCompanyWithABank(world);
  expect((await stranger.match([one.id], [{ ...item, amount: 300 }])).status).toBe(404);
  expect((await line(income.memo)).matches).toEqual([]);
});

test('a bill of a month that is closed is paid by its line, and posts on the first open day', async () => {
  const { admin, account, line, match, on, broken } = await aCompanyWithABank(world, [rent]);
  const bill = await aBill(admin);
  expect((await admin.post('/finance/periods', { month: '2026-10-01' })).status).toBe(201);
  const { data } = (
    await admin.get(`/bank-lines?account_id=${account}&from=2026-10-01&to=2026-10-31&show=all`)
  ).body;
  const done = await match([data[0].id], [{ kind: 'entry', id: bill.id, amount: -100 }]);
  expect([done.status, done.body.data?.[0]?.status]).toEqual([201, 'matched']);
  const postings = (await admin.get(`/finance/postings?account_id=${account}&from=2026-10-01&to=2026-11-30`))
    .body.data;
  expect(postings).toMatchObject([{ date: '2026-11-01', amount: 100 }]);
  expect(await on('bank')).toEqual([-100]);
  expect(await broken()).toEqual([]);
  await expect(line('ALUGUEL')).rejects.toThrow();
});
