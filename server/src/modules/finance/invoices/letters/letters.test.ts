import { stepOn } from '@leme/contract/finance/invoices/letters/reminders';
import { expect, test } from 'vitest';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import { aFreeBody, aFreeInvoice, issued } from '../../../../testing/companies/invoicing.ts';
import { aChargingCompany } from '../../../../testing/companies/money/charging.ts';
import { pagesOfPdf } from '../../../../testing/pdf-text.ts';
import { openWorld } from '../../../../testing/world.ts';
import { remindOfInvoices } from './remind.ts';
import { invoiceMails } from './write-letters.ts';

const world = await openWorld();
const { tenantTx, clock } = world;
const writers = invoiceMails({ tenantTx, clock, origin: () => 'https://leme.test' });
const email = 'lukasz@agencia.test';

async function aSender(options = {}) {
  const room = await aChargingCompany(world, options);
  const { company, admin, accountOf } = room;
  const account_id = await accountOf('1.4');
  const bill = (given: object = {}) =>
    issued(admin, { ...aFreeBody(account_id), customer_email: email, ...given });
  const rows = () =>
    tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('email_logs')
          .select(['id', 'tenant_id', 'to_email', 'user_id', 'template', 'locale', 'params'])
          .where('tenant_id', '=', company.id)
          .orderBy('id'),
      ),
    );
  /** The last letter as it would leave now. */
  const last = async () => {
    const mail = (await rows()).at(-1);
    if (!mail) throw new Error('No letter was written');
    return await writers[mail.template]?.(mail as Parameters<NonNullable<(typeof writers)[string]>>[0]);
  };
  const remindAt = (moment: string) =>
    tenantTx.write(company.id, (tx) => remindOfInvoices(tx, company.id, Temporal.Instant.from(moment)));
  const decide = (invoice_reminders: boolean) =>
    admin.patch('/settings', {
      changes: [{ key: 'invoice_reminders', value: invoice_reminders, version: 0 }],
    });
  return { ...room, account_id, bill, rows, last, remindAt, decide };
}

test('an invoice goes to its customer, in the customer’s language, with the PDF and the page it is paid on [A2.3-60]', async () => {
  const { admin, bill, last } = await aSender();
  const invoice = await bill({ locale: 'en', customer_name: 'Łukasz Žižka' });
  const { status, body } = await admin.post(`/invoices/${invoice.id}/mails`);
  expect([status, body.to_email]).toEqual([201, email]);
  const letter = await last();
  expect(letter?.subject).toContain('Invoice F-000001 from');
  const { data: charges } = (await admin.get(`/charges?invoice_id=${invoice.id}`)).body;
  expect(charges).toMatchObject([{ amount: 300, status: 'open' }]);
  expect(letter?.text).toContain(`https://leme.test/payment-success?c=${charges[0].token}`);
  const [file] = letter?.attachments ?? [];
  expect(file?.filename).toBe('F-000001.pdf');
  const [page] = pagesOfPdf(file?.content ?? Buffer.from(''));
  expect(page).toContain('Invoice F-000001\n');
  expect(page?.replaceAll('\n', '')).toContain(charges[0].txid);
  await admin.post(`/invoices/${invoice.id}/mails`, { customer_email: 'outra@agencia.test' });
  expect((await admin.get(`/charges?invoice_id=${invoice.id}`)).body.data.length).toBe(1);
  expect((await admin.get(`/invoices/${invoice.id}/mails`)).body.data).toMatchObject([
    { letter: 'invoice', to_email: 'outra@agencia.test' },
    { letter: 'invoice', to_email: email },
  ]);
  const stranger = await world.user(await world.company(), 'admin');
  for (const answer of [
    await stranger.post(`/invoices/${invoice.id}/mails`),
    await stranger.get(`/invoices/${invoice.id}/mails`),
  ])
    expect(answer.status).toBe(404);
});

test('a draft is not sent, nor what has no address; without a key the letter leads to the company', async () => {
  const { admin, account_id, last } = await aSender({ hasKey: false });
  const draft = (await admin.post('/invoices', { ...aFreeBody(account_id), customer_email: email })).body;
  expect((await admin.post(`/invoices/${draft.id}/mails`)).body.type).toBe('/problems/move-forbidden');
  const invoice = await aFreeInvoice(admin, account_id);
  const refused = await admin.post(`/invoices/${invoice.id}/mails`);
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ pointer: '/customer_email', code: 'required' }],
  ]);
  await admin.post(`/invoices/${invoice.id}/mails`, { customer_email: email });
  expect((await last())?.text).not.toContain('payment-success');
});

test('several are sent at once, each to its own customer; what cannot be sent is named with why', async () => {
  const { admin, account_id, bill, rows } = await aSender();
  const [sent, silent] = [await bill(), await aFreeInvoice(admin, account_id)];
  const draft = (await admin.post('/invoices', { ...aFreeBody(account_id), customer_email: email })).body;
  const answer = await admin.post('/invoice-mails', { ids: [draft.id, sent.id, silent.id] });
  expect([answer.status, answer.body.sent]).toEqual([201, 1]);
  expect(new Map(answer.body.left_out.map(({ id, why }: { id: string; why: string }) => [id, why]))).toEqual(
    new Map([
      [draft.id, 'draft'],
      [silent.id, 'no-email'],
    ]),
  );
  expect((await rows()).length).toBe(1);
});

test('a reminder has its day, and the days it is still true of', () => {
  const steps = [
    '2026-12-06',
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-13',
    '2026-12-18',
  ];
  expect(steps.map((day) => stepOn('2026-12-10', day))).toEqual([null, -3, -3, null, 0, null, 3, null]);
});

test('customers are reminded three days before, on the day and three days after, each once, where the company wants it', async () => {
  const { bill, rows, last, remindAt, decide } = await aSender();
  await bill({ locale: 'it' });
  expect(await remindAt('2026-12-07T12:00:00Z')).toBe(0);
  expect((await decide(true)).status).toBe(200);
  expect(await remindAt('2026-12-07T09:00:00Z')).toBe(0);
  const both = await Promise.all([remindAt('2026-12-07T12:00:00Z'), remindAt('2026-12-07T12:00:00Z')]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await remindAt('2026-12-08T12:00:00Z')).toBe(0);
  expect((await last())?.subject).toBe('Promemoria: la fattura F-000001 scade il 10/12/2026');
  expect([await remindAt('2026-12-10T12:00:00Z'), await remindAt('2026-12-14T12:00:00Z')]).toEqual([1, 1]);
  expect(await remindAt('2026-12-15T12:00:00Z')).toBe(0);
  expect((await rows()).map(({ params }) => (params as { step: string }).step)).toEqual(['-3', '0', '3']);
});

test('a reminder is stopped by payment, by voiding and by hand, also when it waits already', async () => {
  const { admin, bill, last, remindAt, decide } = await aSender();
  await decide(true);
  const [paid, gone, quiet] = [await bill(), await bill(), await bill()];
  const off = await admin.patch(`/invoices/${quiet.id}/notes`, { version: quiet.version, reminds: false });
  expect(off.body.reminds).toBe(false);
  await admin.post(`/invoices/${gone.id}/voiding`, { version: gone.version, reason: 'Engano' });
  expect(await remindAt('2026-12-07T12:00:00Z')).toBe(1);
  expect((await last())?.subject).toContain(paid.number);
  const money = { payment_id: newId(), amount: 300, method: 'pix', paid_on: '2026-11-20' };
  await admin.post(`/invoices/${paid.id}/payments`, money);
  expect(await last()).toBeNull();
  expect(await remindAt('2026-12-10T12:00:00Z')).toBe(0);
});
