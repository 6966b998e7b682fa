import { z } from 'zod';
import { may, read } from '../../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../../kit/endpoint.ts';
import { readingsOf } from '../../../kit/kinds/readings.ts';

/** Rows of a file of issued notes. */
export const mostNotes = 2_000;

export const exportNfse = endpoint({
  method: 'GET',
  path: '/invoice-nfse/sheet',
  summary:
    'The invoices issued in a month with what a city asks for its electronic invoice (NFS-e), as CSV; what one of them lacks stands in its row',
  permission: read('finance-invoices'),
  namesPeople: true,
  query: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
  gives: 'csv',
  reply: z.string(),
});

export const importNfse = endpoint({
  method: 'POST',
  path: '/invoice-nfse/sheet',
  summary:
    'Number and day of issued notes by the number of their invoice, from a CSV: looked through with `dry_run`, else all of them or, where one has a fault, none',
  permission: may('finance-invoices', 'update'),
  query: z.strictObject({
    dry_run: z.enum(['true']).optional(),
    /** How days are written, where that was asked. */
    days: z.enum(readingsOf.days).optional(),
  }),
  takes: 'csv',
  reply: z.object({
    /** Rows that say something new, those that say what is there, and those without a number yet. */
    changed: z.number().int(),
    same: z.number().int(),
    empty: z.number().int(),
    /** The column of days where its cells mean two things; nothing is taken in before that is told. */
    asks: z.array(z.object({ column: z.string(), cells: z.array(z.string()).max(10) })).max(1),
  }),
  status: 201,
});
export type SheetOfNotes = ReplyOf<typeof importNfse>;
