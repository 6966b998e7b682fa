import { z } from 'zod';
import { locales } from '../../kit/language/locale.ts';
import { id } from '../../kit/page.ts';
import { invoiceKinds, invoiceMethods, invoiceStates, lineKinds, mostLines } from './invoice-rules.ts';

export const invoiceLine = z.object({
  id,
  kind: z.enum(lineKinds),
  description: z.string(),
  qty: z.number(),
  unit_price: z.number(),
  discount: z.number(),
  amount: z.number(),
  booking_id: id.nullable(),
  booking_code: z.string().nullable(),
  account_id: id.nullable(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

export const invoice = z.object({
  id,
  kind: z.enum(invoiceKinds),
  of_id: id.nullable(),
  /** `F-000012`; a draft has none. */
  number: z.string().nullable(),
  status: z.enum(invoiceStates),
  customer_id: id.nullable(),
  customer_name: z.string(),
  customer_document: z.string().nullable(),
  customer_address: z.string().nullable(),
  customer_email: z.string().nullable(),
  locale: z.enum(locales),
  period_from: z.string().nullable(),
  period_to: z.string().nullable(),
  issued_on: z.string().nullable(),
  due_on: z.string(),
  terms: z.string().nullable(),
  fine_bp: z.number().int(),
  interest_bp: z.number().int(),
  total: z.number(),
  paid_amount: z.number(),
  credited_amount: z.number(),
  service_code: z.string().nullable(),
  service_city: z.string().nullable(),
  iss_bp: z.number().int().nullable(),
  deductions: z.number().nullable(),
  nfse_number: z.string().nullable(),
  nfse_on: z.string().nullable(),
  /** Whether its customer is reminded of it, where the company does so. */
  reminds: z.boolean(),
  /** Of what the customer was reminded last, in days from the due day. */
  reminded: z.number().int().nullable(),
  reason: z.string().nullable(),
  version: z.number().int(),
});
export type InvoiceRow = z.output<typeof invoice>;

const payment = z.object({
  id,
  amount: z.number(),
  extra: z.number(),
  surplus: z.number(),
  method: z.enum(invoiceMethods),
  paid_on: z.string(),
  reverses_id: id.nullable(),
  is_reversed: z.boolean(),
  reason: z.string().nullable(),
  user_name: z.string().nullable(),
});

export const invoiceDetail = invoice.extend({
  lines: z.array(invoiceLine).max(mostLines),
  payments: z.array(payment).max(1_000),
  credit_notes: z
    .array(
      z.object({ id, number: z.string().nullable(), total: z.number(), issued_on: z.string().nullable() }),
    )
    .max(200),
  /** The number of the invoice a credit note takes back from. */
  of_number: z.string().nullable(),
  /** What is asked for on top today, because it is late. */
  late: z.object({ days: z.number().int(), fine: z.number(), interest: z.number() }),
  /** Who sends it, as it stands on paper. */
  issuer: z.object({
    name: z.string(),
    legal_name: z.string().nullable(),
    tax_id: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    logo_url: z.string().nullable(),
    primary_color: z.string().nullable(),
  }),
  /** Whether the company reminds its customers at all. */
  company_reminds: z.boolean(),
  /** The Pix text of what is left and of no charge yet, or that of the open charge, where there is a key. */
  pix: z.string().nullable(),
  /** What it asks for: without what open charges ask by codes of their own. */
  pix_amount: z.number().nullable(),
});
export type InvoiceDetail = z.output<typeof invoiceDetail>;
