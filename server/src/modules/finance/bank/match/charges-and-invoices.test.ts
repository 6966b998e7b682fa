import { expect, test } from 'vitest';
import { aFreeInvoice, anAgentsMonth, issued } from '../../../../testing/companies/invoicing.ts';
import { bankOf, bringIn } from '../../../../testing/companies/money/bank.ts';
import { aChargingCompany } from '../../../../testing/companies/money/charging.ts';
import { openWorld } from '../../../../testing/world.ts';
import { anOfx } from '../read/statements.testing.ts';

const world = await openWorld();

/** The account of a role in a company that charges, and what its bank tells. */
async function banked<Room extends Awaited<ReturnType<typeof aChargingCompany>>>(room: Room, role = 'pix') {
  const account = (await room.accountOf(role)) ?? '';
  const bring = (...lines: Parameters<typeof anOfx>[0]) => bringIn(room.admin, anOfx(lines), account);
  return { ...room, account, bring, ...bankOf(room.admin, account) };
}
const pix = (txid: string, amount = '162.00') => ({
  day: '2026-11-19',
  amount,
  fitid: txid,
  memo: `PIX RECEBIDO ${txid}`,
});

test('[B2.2-55, B2.2-57] a charge is paid by the line that carries its txid, once, and so is its booking; undone both are as before', async () => {
  const { admin, booking, charge, bring, line, items, on, broken, stateOf } = await banked(
    await aChargingCompany(world),
  );
  const { id, txid } = (await charge({ kind: 'free', amount: 162 })).body;
  const before = await items();
  expect(before).toMatchObject([
    { kind: 'charge', id, label: booking.code, left: 162, page_id: booking.id },
    {},
  ]);
  const paid = pix(txid);
  await bring(paid);
  await bring(paid, { ...paid, amount: '9.00', fitid: 'X', memo: 'OUTRO' });
  const matched = await line(paid.memo);
  expect(matched).toMatchObject({
    status: 'matched',
    reason: 'txid',
    matches: [
      { kind: 'charge', id, amount: 162, label: booking.code, page_kind: 'booking', by_itself: true },
    ],
  });
  expect(await stateOf(id)).toBe('paid');
  const { data } = (await admin.get(`/bookings/${booking.id}/payments`)).body;
  expect(data).toMatchObject([{ amount: 162, method: 'pix', received_on: '2026-11-19' }]);
  expect(await on('pix', 'advances')).toEqual([162, 162]);
  expect((await items()).filter(({ kind }) => kind === 'posting')).toEqual([]);
  await admin.post(`/bank-lines/${matched.id}/undoing`);
  expect((await admin.get(`/charges/${id}`)).body).toMatchObject({ status: 'open', paid_amount: 0 });
  expect((await admin.get(`/bookings/${booking.id}`)).body.paid_amount).toBe(0);
  expect(await on('pix', 'advances')).toEqual([0, 0]);
  expect(await items()).toEqual(before);
  expect(await broken()).toEqual([]);
});

test('who pays more than a charge asks for, but no more than is owed, pays the booking; above that nothing happens by itself', async () => {
  const { admin, booking, charge, bring, line, suggestions, stateOf } = await banked(
    await aChargingCompany(world),
  );
  const { id, txid } = (await charge({ kind: 'free', amount: 162 })).body;
  await bring(pix(txid, '500.00'));
  const above = await line(`PIX RECEBIDO ${txid}`);
  expect(above).toMatchObject({ status: 'suggested', matched: 0 });
  expect((await suggestions(above.id)).data[0]).toMatchObject({ kind: 'charge', points: 100, left: 450 });
  await bring({ ...pix(txid, '200.00'), fitid: 'B', memo: `PIX ${txid}` });
  expect(await line(`PIX ${txid}`)).toMatchObject({ status: 'matched', matches: [{ kind: 'charge', id }] });
  expect(await stateOf(id)).toBe('paid');
  expect((await admin.get(`/bookings/${booking.id}`)).body.remaining_amount).toBe(250);
});

test('a charge without its txid in the line is found by its amount before its booking, and both together are paid once', async () => {
  const { booking, charge, bring, line, suggestions, match } = await banked(await aChargingCompany(world));
  const { id } = (await charge({ kind: 'rest' })).body;
  await bring({ ...pix('', '450.00'), memo: 'PIX RECEBIDO' }, { ...pix('', '900.00'), memo: 'MUITO' });
  const { data } = await suggestions((await line('PIX RECEBIDO')).id);
  expect(data.map(({ kind, left }: { kind: string; left: number }) => [kind, left])).toEqual([
    ['charge', 450],
  ]);
  const much = await line('MUITO');
  const twice = await match(
    [much.id],
    [
      { kind: 'charge', id, amount: 450 },
      { kind: 'booking', id: booking.id, amount: 450 },
    ],
  );
  expect([twice.status, twice.body.errors[0].code]).toEqual([422, 'above-remaining']);
});

test('[B2.2-55, B2.2-57] an agent’s invoice is paid by one line, its bookings owe nothing; undone all is as before', async () => {
  const room = await banked(await anAgentsMonth(world), 'bank');
  const { admin, bookings, proposed, bring, line, items, suggestions, match, month, on, broken } = room;
  const invoice = await issued(admin, { ...(await proposed()), due_on: '2026-12-10' });
  await bring({ day: '2026-11-19', amount: '1134.00', fitid: 'A', memo: 'TED FATURA 1 AGENCIA' });
  const before = await items();
  const { id } = await line('TED FATURA 1 AGENCIA');
  const { data } = await suggestions(id);
  expect(data).toMatchObject([
    { kind: 'invoice', id: invoice.id, label: 'F-000001', left: 1134, points: 85, reason: 'number' },
  ]);
  const done = await match([id], [{ kind: 'invoice', id: invoice.id, amount: 1134 }]);
  expect(done.body.data).toMatchObject([{ status: 'matched', matches: [{ page_kind: 'invoice' }] }]);
  expect((await admin.get(`/invoices/${invoice.id}`)).body).toMatchObject({
    status: 'paid',
    payments: [{ amount: 1134, method: 'transferencia', paid_on: '2026-11-19' }],
  });
  const owed = async () =>
    await Promise.all(
      bookings.map(async (each) => (await admin.get(`/bookings/${each.id}`)).body.remaining_amount),
    );
  expect(await owed()).toEqual([0, 0]);
  expect(await on('bank', 'agencies')).toEqual([1134, 0]);
  expect((await items()).filter(({ kind }) => kind === 'posting')).toEqual([]);
  expect((await month()).why.map(({ what }: { what: string }) => what)).not.toContain('postings');
  await admin.post(`/bank-lines/${id}/undoing`);
  expect((await admin.get(`/invoices/${invoice.id}`)).body).toMatchObject({
    status: 'issued',
    paid_amount: 0,
  });
  expect(await owed()).toEqual([540, 720]);
  expect(await on('bank', 'agencies', 'advances')).toEqual([0, 0, 0]);
  expect(await items()).toEqual(before);
  expect((await month()).why.map(({ what }: { what: string }) => what)).not.toContain('postings');
  expect(await broken()).toEqual([]);
});

test('an invoice is paid by the txid of its charge and by that of its page, and in a closed month posts on the first open day', async () => {
  const { admin, bring, line, account, accountOf, on } = await banked(await aChargingCompany(world));
  const account_id = await accountOf('1.4');
  const [one, two] = [await aFreeInvoice(admin, account_id), await aFreeInvoice(admin, account_id)];
  const { id, txid } = (await admin.post('/charges', { invoice_id: one.id, kind: 'rest' })).body;
  await admin.post('/finance/periods', { month: '2026-10-01' });
  await bring({ ...pix(txid, '300.00'), day: '2026-10-30' }, pix('LMF00000200', '100.00'));
  expect(await line('PIX RECEBIDO LMF00000200')).toMatchObject({
    status: 'matched',
    matches: [{ kind: 'invoice', id: two.id, label: 'F-000002' }],
  });
  expect((await admin.get(`/charges/${id}`)).body.status).toBe('paid');
  expect((await admin.get(`/invoices/${one.id}`)).body).toMatchObject({
    status: 'paid',
    payments: [{ paid_on: '2026-10-30' }],
  });
  expect((await admin.get(`/invoices/${two.id}`)).body.status).toBe('partial');
  expect(await on('pix', 'receivable')).toEqual([400, 200]);
  const { data } = (await admin.get(`/finance/postings?account_id=${account}&from=2026-10-01&to=2026-11-30`))
    .body;
  expect(data.map(({ date }: { date: string }) => date).toSorted()).toEqual(['2026-11-01', '2026-11-19']);
});

test('a charge of an entry closes with what a line pays of the entry, and asks again when that is undone', async () => {
  const { admin, bring, line, match, stateOf, accountOf } = await banked(await aChargingCompany(world));
  const account_id = await accountOf('1.4');
  const entry = { kind: 'receivable', description: 'Loja', amount: 100, due_on: '2026-11-30', account_id };
  const [{ id: entry_id }] = (await admin.post('/finance/entries', entry)).body.data;
  const { id } = (await admin.post('/charges', { entry_id, kind: 'rest' })).body;
  await bring({ ...pix('', '100.00'), memo: 'LOJA' });
  const found = await line('LOJA');
  await match([found.id], [{ kind: 'charge', id, amount: 100 }]);
  expect((await admin.get(`/finance/entries/${entry_id}`)).body.status).toBe('paid');
  expect(await stateOf(id)).toBe('paid');
  await admin.post(`/bank-lines/${found.id}/undoing`);
  expect((await admin.get(`/finance/entries/${entry_id}`)).body.status).toBe('open');
  expect(await stateOf(id)).toBe('open');
  await match([found.id], [{ kind: 'entry', id: entry_id, amount: 100 }]);
  expect(await stateOf(id)).toBe('paid');
});
