import { z } from 'zod';
import { read } from '../../../access/permission.ts';
import { endpoint } from '../../../kit/endpoint.ts';
import { id, idParams } from '../../../kit/page.ts';
import { mostPapers } from '../invoice-rules.ts';

const permission = read('finance-invoices');
/** The company it is opened for, which no header can say of a page of its own. */
const tenant = id.optional();

export const readInvoicePaper = endpoint({
  method: 'GET',
  path: '/invoices/:id/pdf',
  of: 'invoices',
  summary:
    'An invoice as a PDF, in its customer’s language and as it stands on paper; the same rows make the same bytes',
  permission,
  namesPeople: true,
  params: idParams,
  query: z.object({ tenant }),
  gives: 'file',
  reply: z.string(),
});

export const readInvoicePapers = endpoint({
  method: 'GET',
  path: '/invoice-papers',
  summary: 'Several invoices as one PDF, each from a page of its own, in the order they are named',
  permission,
  namesPeople: true,
  query: z.object({
    /** Their ids, with commas. */
    ids: z.string().max(mostPapers * 37),
    tenant,
  }),
  gives: 'file',
  reply: z.string(),
});
