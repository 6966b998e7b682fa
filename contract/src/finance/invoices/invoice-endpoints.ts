import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { price } from '../../kit/values/money-schema.ts';
import { civilDate } from '../../kit/values/time.ts';
import { lineKinds, mostLines } from './invoice-rules.ts';
import { invoiceDetail, invoiceLine } from './invoice-shapes.ts';
import { invoiceLines, invoices } from './invoices.ts';

const reads = read('finance-invoices');
const writes = may('finance-invoices', 'update');
const creates = may('finance-invoices', 'create');
const { fields } = invoices;
const line = invoiceLines.fields;
const some = price.refine((amount) => amount !== 0, { error: 'zero' });
const reason = fieldSchema(fields.reason);
const version = z.number().int();

const lineGiven = z.strictObject({
  kind: z.enum(lineKinds).default('free'),
  description: fieldSchema(line.description),
  qty: fieldSchema(line.qty),
  unit_price: fieldSchema(line.unit_price),
  discount: fieldSchema(line.discount),
  booking_id: id.nullable().default(null),
  account_id: id.nullable().default(null),
});

const given = {
  customer_id: id.nullable().default(null),
  customer_name: fieldSchema(fields.customer_name),
  customer_document: fieldSchema(fields.customer_document).optional(),
  customer_address: fieldSchema(fields.customer_address).optional(),
  customer_email: fieldSchema(fields.customer_email).optional(),
  locale: fieldSchema(fields.locale),
  period_from: civilDate.nullable().default(null),
  period_to: civilDate.nullable().default(null),
  due_on: civilDate,
  terms: fieldSchema(fields.terms).optional(),
  fine_bp: fieldSchema(fields.fine_bp),
  interest_bp: fieldSchema(fields.interest_bp),
  service_code: fieldSchema(fields.service_code).optional(),
  service_city: fieldSchema(fields.service_city).optional(),
  iss_bp: fieldSchema(fields.iss_bp).optional(),
  deductions: fieldSchema(fields.deductions).optional(),
  lines: z.array(lineGiven).min(1).max(mostLines),
};
/** Lines of a whole month of an agent. */
const room = { members: mostLines, bytes: 600_000 };

export const createInvoice = endpoint({
  method: 'POST',
  path: '/invoices',
  summary:
    'A draft of an invoice, of bookings, an agent’s month or free lines; the same booking stands in one alone',
  permission: creates,
  room,
  body: z.strictObject(given),
  reply: invoiceDetail,
  status: 201,
});

export const updateInvoice = endpoint({
  method: 'PUT',
  path: '/invoices/:id',
  of: 'invoices',
  summary: 'A draft as it is typed again; what was issued never changes',
  permission: creates,
  room,
  params: idParams,
  body: z.strictObject({ ...given, version }),
  reply: invoiceDetail,
});

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/invoices/:id',
  of: 'invoices',
  summary: 'Throws a draft away; its bookings may stand in another one',
  permission: creates,
  params: idParams,
  reply: z.object({ id }),
});

export const readInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id',
  of: 'invoices',
  summary: 'An invoice as it stands on paper, with what was paid of it and what came after',
  permission: reads,
  params: idParams,
  reply: invoiceDetail,
});

export const proposeInvoice = endpoint({
  method: 'GET',
  path: '/invoice-proposal',
  summary:
    'What an invoice would say: of bookings, or of all of an agent’s bookings of a period that are in none, with the commission as lines',
  permission: creates,
  query: z.object({
    agent_id: id.optional(),
    from: civilDate.optional(),
    to: civilDate.optional(),
    /** Their ids, with commas. */
    bookings: z.string().max(3_700).optional(),
  }),
  reply: z.object({
    customer_id: id.nullable(),
    customer_name: z.string(),
    customer_document: z.string().nullable(),
    customer_email: z.string().nullable(),
    locale: fieldSchema(fields.locale),
    terms: z.string().nullable(),
    fine_bp: z.number().int(),
    interest_bp: z.number().int(),
    lines: z.array(invoiceLine.omit({ id: true })).max(mostLines),
    total: z.number(),
    /** Bookings that were left out, each with why. */
    left_out: z
      .array(z.object({ id, code: z.string(), why: z.enum(['invoiced', 'cancelled', 'other-customer']) }))
      .max(mostLines),
  }),
});
export type InvoiceProposal = ReplyOf<typeof proposeInvoice>;

export const issueInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/issuance',
  of: 'invoices',
  summary: 'Gives a draft its number and freezes it: numbers of a series have no gap',
  permission: writes,
  params: idParams,
  body: z.strictObject({ version }),
  reply: invoiceDetail,
  status: 201,
});

export const voidInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/voiding',
  of: 'invoices',
  summary: 'Takes an invoice back of which nothing is paid; it keeps its number',
  permission: writes,
  params: idParams,
  body: z.strictObject({ version, reason }),
  reply: invoiceDetail,
  status: 201,
});

export const payInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/payments',
  of: 'invoices',
  summary:
    'Records money that came for an invoice: its bookings are paid by it, and what is late may bring fine and interest',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    payment_id: id,
    amount: some,
    /** Fine and interest, on top. */
    extra: price.default(0),
    method: fieldSchema(fields.method),
    paid_on: civilDate,
  }),
  reply: invoiceDetail,
  status: 201,
});

export const reverseInvoicePayment = endpoint({
  method: 'POST',
  path: '/invoices/:id/reversal',
  of: 'invoices',
  summary: 'Takes a payment of an invoice back by an opposite one, with a reason',
  permission: writes,
  params: idParams,
  body: z.strictObject({ payment_id: id, reason }),
  reply: invoiceDetail,
  status: 201,
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit-notes',
  of: 'invoices',
  summary: 'Takes a part of an issued invoice back by a credit note, which has a series of its own',
  permission: writes,
  params: idParams,
  body: z.strictObject({ amount: some, reason }),
  reply: invoiceDetail,
  status: 201,
});

export const noteInvoice = endpoint({
  method: 'PATCH',
  path: '/invoices/:id/notes',
  of: 'invoices',
  summary:
    'What comes after an invoice was issued: the number and day of its NFS-e, and whether its customer is reminded',
  permission: writes,
  params: idParams,
  body: z.strictObject({
    version,
    nfse_number: fieldSchema(fields.nfse_number).optional(),
    nfse_on: civilDate.nullable().optional(),
    reminds: z.boolean().optional(),
  }),
  reply: invoiceDetail,
});

const figure = z.object({ count: z.number().int(), sum: z.number() });

export const summariseInvoices = endpoint({
  method: 'GET',
  path: '/invoice-summary',
  summary: 'How many invoices stand how, and what they come to',
  permission: reads,
  reply: z.object({
    draft: figure,
    open: figure,
    overdue: figure,
    paid: figure,
    void: figure,
    'credit-note': figure,
  }),
});
