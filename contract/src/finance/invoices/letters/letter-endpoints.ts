import { z } from 'zod';
import { may, read } from '../../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../../kit/endpoint.ts';
import { id, idParams } from '../../../kit/page.ts';
import { fieldSchema } from '../../../kit/resource/field-schema.ts';
import { mostPapers } from '../invoice-rules.ts';
import { invoices } from '../invoices.ts';

export const invoiceLetters = ['invoice', 'invoice_reminder'] as const;

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/mails',
  of: 'invoices',
  summary:
    'Writes to its customer, in the customer’s language, with the invoice as a PDF and the page it is paid on; sent again it is another letter',
  permission: may('finance-invoices', 'update'),
  params: idParams,
  body: z.strictObject({
    /** Where it goes; without it the address that stands on the invoice. */
    customer_email: fieldSchema(invoices.fields.customer_email).optional(),
  }),
  reply: z.object({ id, to_email: z.string() }),
  status: 201,
});

export const listInvoiceLetters = endpoint({
  method: 'GET',
  path: '/invoices/:id/mails',
  of: 'invoices',
  summary:
    'The last letters about an invoice, the newest first, and what became of each; mail is kept for 180 days',
  permission: read('finance-invoices'),
  params: idParams,
  namesPeople: true,
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          letter: z.enum(invoiceLetters),
          status: z.enum(['queued', 'sent', 'kept', 'failed', 'suppressed']),
          to_email: z.string(),
          created_at: z.string(),
          sent_at: z.string().nullable(),
        }),
      )
      .max(50),
  }),
});
export type InvoiceLetterRow = ReplyOf<typeof listInvoiceLetters>['data'][number];

export const sendInvoices = endpoint({
  method: 'POST',
  path: '/invoice-mails',
  summary: 'Sends several invoices, each to its own customer; those that cannot be sent are named with why',
  permission: may('finance-invoices', 'update'),
  body: z.strictObject({ ids: z.array(id).min(1).max(mostPapers) }),
  reply: z.object({
    sent: z.number().int(),
    left_out: z
      .array(
        z.object({
          id,
          number: z.string().nullable(),
          customer_name: z.string(),
          why: z.enum(['draft', 'void', 'no-email']),
        }),
      )
      .max(mostPapers),
  }),
  status: 201,
});
export type SentInvoices = ReplyOf<typeof sendInvoices>;
