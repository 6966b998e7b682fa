import { aFreeBody, aFreeInvoice } from '../companies/invoicing.ts';
import { booksOf } from '../companies/money/books.ts';
import {
  aCharge,
  aDraft,
  aMoney,
  aNfseSheet,
  anInvoice,
  aPayment,
  owedEntry,
} from '../companies/money/charges-requests.ts';
import type { Attempts, Ground } from './ground.ts';

/** What is charged. */
export const chargesAttempts = ({ staff }: Ground): Attempts => ({
  'POST /charges': async () => {
    const body = { entry_id: await owedEntry(staff), kind: 'rest' };
    return { path: '/charges', body, other: { ...body, kind: 'free', amount: 1 } };
  },
  'POST /charges/:id/cancellation': async () => ({
    path: `/charges/${(await aCharge(staff)).id}/cancellation`,
    body: { reason: 'Engano' },
    other: { reason: 'Outro' },
  }),
  'POST /charges/:id/payments': async () => {
    const body = aMoney();
    return {
      path: `/charges/${(await aCharge(staff)).id}/payments`,
      body,
      other: { ...body, amount: 99 },
    };
  },
  'POST /invoices': async () => {
    const body = aFreeBody(await booksOf(staff).accountOf('1.4'));
    return { path: '/invoices', body, other: { ...body, customer_name: 'Outra marina' } };
  },
  'POST /invoices/:id/issuance': async () => {
    const { id, version } = await aDraft(staff);
    return { path: `/invoices/${id}/issuance`, body: { version }, other: { version: version + 1 } };
  },
  'POST /invoices/:id/voiding': async () => {
    const { id, version } = await anInvoice(staff);
    const body = { version, reason: 'Engano' };
    return { path: `/invoices/${id}/voiding`, body, other: { version, reason: 'Outro' } };
  },
  'POST /invoices/:id/payments': async () => {
    const body = aPayment();
    const path = `/invoices/${(await anInvoice(staff)).id}/payments`;
    return { path, body, other: { ...body, amount: 299 } };
  },
  'POST /invoices/:id/reversal': async () => {
    const { id } = await anInvoice(staff);
    const { payment_id, ...sent } = aPayment();
    await staff.post(`/invoices/${id}/payments`, { payment_id, ...sent });
    const body = { payment_id, reason: 'Outra conta' };
    return { path: `/invoices/${id}/reversal`, body, other: { payment_id, reason: 'Engano' } };
  },
  'POST /invoices/:id/mails': async () => {
    const body = { customer_email: 'marina@sul.test' };
    const path = `/invoices/${(await anInvoice(staff)).id}/mails`;
    return { path, body, other: { customer_email: 'outra@sul.test' } };
  },
  'POST /invoice-mails': async () => {
    const body = { ids: [(await anInvoice(staff)).id] };
    return { path: '/invoice-mails', body, other: { ids: [(await anInvoice(staff)).id] } };
  },
  'POST /invoice-nfse/sheet': async () => {
    const { number } = await aFreeInvoice(staff, await booksOf(staff).accountOf('1.4'));
    return { path: '/invoice-nfse/sheet', body: aNfseSheet(number, 1), other: aNfseSheet(number, 2) };
  },
  'POST /invoices/:id/credit-notes': async () => {
    const path = `/invoices/${(await anInvoice(staff)).id}/credit-notes`;
    const body = { amount: 10, reason: 'Engano' };
    return { path, body, other: { amount: 11, reason: 'Engano' } };
  },
});
