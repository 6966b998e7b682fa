import { extraOf } from '@leme/contract/finance/invoices/invoice-rules';
import { expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import {
  aFreeBody,
  aFreeInvoice,
  anAgentsMonth,
  bodyOf,
  issued,
} from '../../../testing/companies/invoicing.ts';
import { aChargingCompany } from '../../../testing/companies/money/charging.ts';
import { paymentBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('fine and interest of a thousand paid fifteen days late are twenty and five', () => {
  const late = { cents: 100_000, due_on: '2026-11-01', fine_bp: 200, interest_bp: 100 };
  expect(extraOf(late, '2026-11-16')).toEqual({ days: 15, fine: 2_000, interest: 500 });
  expect(extraOf(late, '2026-11-01')).toEqual({ days: 0, fine: 0, interest: 0 });
});

test('an agent’s month is all its bookings with the commission as lines; paid, the agent owes nothing [B2.2-55, B2.2-56]', async () => {
  const { admin, agent_id, proposed, on, bookings } = await anAgentsMonth(world);
  const proposal = await proposed();
  expect(proposal.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['booking', 540],
    ['commission', -54],
    ['booking', 720],
    ['commission', -72],
  ]);
  expect([proposal.total, proposal.customer_id]).toEqual([1134, agent_id]);
  const invoice = await issued(admin, { ...proposal, due_on: '2026-12-10' });
  expect([invoice.number, invoice.status, invoice.total]).toEqual(['F-000001', 'issued', 1134]);
  expect((await proposed()).left_out.map(({ why }: { why: string }) => why)).toEqual([
    'invoiced',
    'invoiced',
  ]);
  const paid = await admin.post(`/invoices/${invoice.id}/payments`, {
    payment_id: newId(),
    amount: 1134,
    method: 'transferencia',
    paid_on: '2026-11-20',
  });
  expect([paid.status, paid.body.status]).toEqual([201, 'paid']);
  for (const { id } of bookings) expect((await admin.get(`/bookings/${id}`)).body.remaining_amount).toBe(0);
  expect(await on('bank', 'agencies')).toEqual([1134, 0]);
  const [{ id: payment_id }] = paid.body.payments;
  const back = await admin.post(`/invoices/${invoice.id}/reversal`, { payment_id, reason: 'Outra conta' });
  expect([back.body.status, back.body.paid_amount]).toEqual(['issued', 0]);
  expect(await on('bank', 'agencies', 'advances')).toEqual([0, 0, 0]);
});

test('what an agent collected is owed by it until the invoice is paid, and the commission is set off', async () => {
  const { admin, proposed, on, bookings } = await anAgentsMonth(world);
  for (const { id, total_price } of bookings)
    await admin.post(`/bookings/${id}/payments`, paymentBody({ amount: total_price, method: 'parceiro' }));
  expect(await on('agencies')).toEqual([1260]);
  const invoice = await issued(admin, { ...(await proposed()), due_on: '2026-12-10' });
  const half = { amount: 500, method: 'pix', paid_on: '2026-11-20' };
  await admin.post(`/invoices/${invoice.id}/payments`, { payment_id: newId(), ...half });
  const rest = await admin.post(`/invoices/${invoice.id}/payments`, {
    payment_id: newId(),
    ...half,
    amount: 634,
  });
  expect(rest.body.status).toBe('paid');
  expect(await on('pix', 'agencies', 'commissions')).toEqual([1134, 0, -126]);
});

test('a draft changes and has no number; what is issued never changes, and voiding keeps the number and frees the bookings', async () => {
  const { admin, proposed } = await anAgentsMonth(world);
  const proposal = await proposed();
  const draft = (await admin.post('/invoices', bodyOf({ ...proposal, due_on: '2026-12-10' }))).body;
  expect([draft.number, draft.status]).toEqual([null, 'draft']);
  const second = await admin.post('/invoices', bodyOf({ ...proposal, due_on: '2026-12-10' }));
  expect(second.body.type).toBe('/problems/booking-invoiced');
  const body = bodyOf({ ...proposal, due_on: '2026-12-11', customer_name: 'Agência Sol' });
  const changed = await admin.put(`/invoices/${draft.id}`, { ...body, version: draft.version });
  expect([changed.status, changed.body.customer_name]).toEqual([200, 'Agência Sol']);
  const issue = () => admin.post(`/invoices/${draft.id}/issuance`, { version: changed.body.version });
  const answers = await Promise.all([issue(), issue()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const again = await admin.put(`/invoices/${draft.id}`, { ...body, version: 3 });
  expect(again.body.type).toBe('/problems/move-forbidden');
  const { version, number } = (await admin.get(`/invoices/${draft.id}`)).body;
  const gone = await admin.post(`/invoices/${draft.id}/voiding`, { version, reason: 'Cliente errado' });
  expect([gone.body.status, gone.body.number, gone.body.reason]).toEqual(['void', number, 'Cliente errado']);
  expect((await issued(admin, { ...proposal, due_on: '2026-12-10' })).number).toBe('F-000002');
});

test('free lines are income from their issue; a credit note has a series of its own and takes back what is left at most', async () => {
  const { admin, on, accountOf } = await aChargingCompany(world);
  const account_id = await accountOf('1.4');
  const invoice = await aFreeInvoice(admin, account_id);
  expect(await on('receivable', '1.4')).toEqual([300, 300]);
  const credit = (amount: number) =>
    admin.post(`/invoices/${invoice.id}/credit-notes`, { amount, reason: 'Um dia a menos' });
  expect((await credit(301)).body.errors).toMatchObject([
    { code: 'above-remaining', params: { maximum: 300 } },
  ]);
  const { body } = await credit(100);
  expect([body.credited_amount, body.credit_notes[0].number]).toEqual([100, 'NC-000001']);
  expect(await on('receivable', '2.1')).toEqual([200, 100]);
  expect((await admin.post(`/invoices/${invoice.id}/voiding`, { version: 3, reason: 'x' })).body.type).toBe(
    '/problems/invoice-paid',
  );
});

test('a charge of an invoice pays it; what comes above its rest is noted', async () => {
  const { admin, on, accountOf } = await aChargingCompany(world);
  const invoice = await aFreeInvoice(admin, await accountOf('1.4'));
  const charge = (await admin.post('/charges', { invoice_id: invoice.id, kind: 'rest' })).body;
  expect([charge.amount, charge.txid]).toEqual([300, 'LMF00000101']);
  const body = { payment_id: newId(), amount: 310, received_on: '2026-11-20' };
  const paid = await admin.post(`/charges/${charge.id}/payments`, body);
  expect([paid.status, paid.body.status, paid.body.surplus]).toEqual([201, 'paid', 10]);
  expect((await admin.get(`/invoices/${invoice.id}`)).body.status).toBe('paid');
  expect(await on('pix', 'receivable', 'credits')).toEqual([310, 0, 10]);
  const { body: summary } = await admin.get('/invoice-summary');
  expect(summary.paid).toEqual({ count: 1, sum: 300 });
});

test.each([
  [{ due_on: '2026-11-19' }, '/due_on'],
  [{ service_code: '9.02', customer_document: null }, '/customer_document'],
])('issued with %j is refused by name', async (given, pointer) => {
  const { admin, accountOf } = await aChargingCompany(world);
  const account_id = await accountOf('1.4');
  const draft = (await admin.post('/invoices', { ...aFreeBody(account_id), ...given })).body;
  const answer = await admin.post(`/invoices/${draft.id}/issuance`, { version: draft.version });
  expect([answer.status, answer.body.errors?.[0]?.pointer]).toEqual([422, pointer]);
});

test('who only reads invoices issues none, and another company sees none', async () => {
  const { company, admin, accountOf } = await aChargingCompany(world);
  const invoice = await aFreeInvoice(admin, await accountOf('1.4'));
  const sailor = await world.user(company, 'user');
  expect((await sailor.get(`/invoices/${invoice.id}`)).status).toBe(403);
  const stranger = await world.user(await world.company(), 'admin');
  expect((await stranger.get(`/invoices/${invoice.id}`)).status).toBe(404);
});

test('a draft that is due on a day gone by is kept, refused when issued beside its day, and issued once corrected', async () => {
  const { admin, accountOf } = await aChargingCompany(world);
  const body = { ...aFreeBody(await accountOf('1.4')), due_on: '2026-11-01' };
  const draft = (await admin.post('/invoices', body)).body;
  const issue = (version: number) => admin.post(`/invoices/${draft.id}/issuance`, { version });
  expect((await issue(draft.version)).body.errors).toEqual([{ pointer: '/due_on', code: 'past-day' }]);
  const sent = { ...body, due_on: '2026-12-01', terms: 'Outro prazo', version: draft.version };
  const corrected = (await admin.put(`/invoices/${draft.id}`, sent)).body;
  expect((await issue(corrected.version)).body).toMatchObject({ status: 'issued', terms: 'Outro prazo' });
});
