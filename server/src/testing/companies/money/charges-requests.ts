import { newId } from '../../../kit/ids.ts';
import type { Answer } from '../../client.ts';
import type { Person } from '../../world.ts';
import { aFreeBody, aFreeInvoice, issued } from '../invoicing.ts';
import { booksOf } from './books.ts';
import { receives } from './charging.ts';

let made = 0;

/** Something owed to a company that may charge for it, as an entry of its own. */
export async function owedEntry(by: Person): Promise<string> {
  made += 1;
  await receives(by);
  const account_id = await booksOf(by).accountOf('1.4');
  const entry = {
    kind: 'receivable',
    description: `Loja ${made}`,
    amount: 100,
    due_on: '2026-11-30',
    account_id,
  };
  const { status, body } = await by.post('/finance/entries', entry);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data[0].id;
}

export async function aCharge(by: Person, given: object = {}): Promise<{ id: string; token: string }> {
  const entry_id = await owedEntry(by);
  const { status, body } = await by.post('/charges', { entry_id, kind: 'rest', ...given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const aMoney = (given: object = {}) => ({
  payment_id: newId(),
  amount: 100,
  received_on: '2026-11-20',
  ...given,
});

/** One good request for each address that charges. */
export const chargesRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /charges': async (by) => await by.post('/charges', { entry_id: await owedEntry(by), kind: 'rest' }),
  'POST /charges/:id/cancellation': async (by) =>
    await by.post(`/charges/${(await aCharge(by)).id}/cancellation`, { reason: 'Engano' }),
  'POST /charges/:id/payments': async (by) =>
    await by.post(`/charges/${(await aCharge(by)).id}/payments`, aMoney()),
};

/** An invoice of three hundred that nobody issued. */
export async function aDraft(by: Person): Promise<{ id: string; version: number }> {
  const account_id = await booksOf(by).accountOf('1.4');
  const { status, body } = await by.post('/invoices', aFreeBody(account_id));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** One that was issued, and not before. */
export async function anInvoice(by: Person): Promise<{ id: string; version: number }> {
  return await aFreeInvoice(by, await booksOf(by).accountOf('1.4'));
}

export const aPayment = (given: object = {}) => ({
  payment_id: newId(),
  amount: 300,
  method: 'pix',
  paid_on: '2026-11-20',
  ...given,
});

/** A file that says the number of one issued note. */
export const aNfseSheet = (number: string | null, note: number) =>
  `Número;Número da NFS-e;Data da NFS-e\n${number};${note};20/11/2026`;

/** One good request for each address that writes invoices. */
export const invoicesRequests: Readonly<Record<string, (by: Person) => Promise<Answer>>> = {
  'POST /invoices': async (by) => await by.post('/invoices', aFreeBody(await booksOf(by).accountOf('1.4'))),
  'PUT /invoices/:id': async (by) => {
    const { id, version } = await aDraft(by);
    const body = aFreeBody(await booksOf(by).accountOf('1.4'));
    return await by.put(`/invoices/${id}`, { ...body, customer_name: 'Marina Norte', version });
  },
  'DELETE /invoices/:id': async (by) => await by.send('DELETE', `/invoices/${(await aDraft(by)).id}`),
  'POST /invoices/:id/issuance': async (by) => {
    const { id, version } = await aDraft(by);
    return await by.post(`/invoices/${id}/issuance`, { version });
  },
  'POST /invoices/:id/voiding': async (by) => {
    const { id, version } = await anInvoice(by);
    return await by.post(`/invoices/${id}/voiding`, { version, reason: 'Engano' });
  },
  'POST /invoices/:id/payments': async (by) =>
    await by.post(`/invoices/${(await anInvoice(by)).id}/payments`, aPayment()),
  'POST /invoices/:id/reversal': async (by) => {
    const { id } = await anInvoice(by);
    const sent = aPayment();
    await by.post(`/invoices/${id}/payments`, sent);
    return await by.post(`/invoices/${id}/reversal`, { payment_id: sent.payment_id, reason: 'Outra conta' });
  },
  'POST /invoices/:id/credit-notes': async (by) =>
    await by.post(`/invoices/${(await anInvoice(by)).id}/credit-notes`, { amount: 10, reason: 'Engano' }),
  'POST /invoices/:id/mails': async (by) =>
    await by.post(`/invoices/${(await anInvoice(by)).id}/mails`, { customer_email: 'marina@sul.test' }),
  'POST /invoice-mails': async (by) => {
    const body = { ...aFreeBody(await booksOf(by).accountOf('1.4')), customer_email: 'marina@sul.test' };
    return await by.post('/invoice-mails', { ids: [(await issued(by, body)).id] });
  },
  'POST /invoice-nfse/sheet': async (by) => {
    const { number } = await aFreeInvoice(by, await booksOf(by).accountOf('1.4'));
    return await by.send('POST', '/invoice-nfse/sheet', aNfseSheet(number, 4711), {
      'content-type': 'text/csv',
    });
  },
  'PATCH /invoices/:id/notes': async (by) => {
    const { id, version } = await anInvoice(by);
    return await by.patch(`/invoices/${id}/notes`, { version, nfse_number: '4711' });
  },
};

/** Rows of charges and invoices that no demo has, by their tables. */
export const chargesByHand: readonly (readonly [table: string, row: string])[] = [
  [
    'invoices',
    `(tenant_id, id, customer_name, due_on, created_at, updated_at, created_by)
       values ($1, $2, 'Agência', '2026-12-10', now(), now(), $2)`,
  ],
  [
    'invoice_lines',
    `(tenant_id, id, invoice_id, position, kind, description, unit_price, amount)
       select tenant_id, $2, id, 0, 'free', 'Aluguel', 1, 1 from invoices where tenant_id = $1 limit 1`,
  ],
  [
    'invoice_payments',
    `(tenant_id, id, invoice_id, amount, method, account_id, paid_on, user_id, created_at)
       select i.tenant_id, $2, i.id, 1, 'pix', a.id, current_date, $2, now() from invoices i
       join finance_accounts a on a.tenant_id = i.tenant_id and a.role = 'cash' where i.tenant_id = $1 limit 1`,
  ],
  [
    'charges',
    `(tenant_id, id, invoice_id, kind, amount, expires_at, txid, account_id, payload, token, created_at, updated_at, created_by)
       select i.tenant_id, $2, i.id, 'rest', 1, now(), 'LMF00000101', a.id, 'x', 'abcdefghijklmnopqrstuv', now(), now(), $2
       from invoices i join finance_accounts a on a.tenant_id = i.tenant_id and a.role = 'cash' where i.tenant_id = $1 limit 1`,
  ],
  [
    'charge_payments',
    `(tenant_id, charge_id, payment_id, amount, created_at)
       select tenant_id, id, $2, 1, now() from charges where tenant_id = $1 limit 1`,
  ],
];
