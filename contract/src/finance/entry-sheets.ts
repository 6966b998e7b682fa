import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { readingsOf } from '../kit/kinds/readings.ts';

/** Rows of a file of entries. */
export const mostEntriesOfSheet = 500;
const total = z.number();

export const importEntries = endpoint({
  method: 'POST',
  path: '/finance/entries/sheet',
  summary:
    'A CSV of up to 500 entries: looked through with `dry_run`, else all of them or, where one has a fault, none; a column whose cells mean two things is asked about once',
  permission: may('financial', 'create'),
  query: z.strictObject({
    dry_run: z.enum(['true']).optional(),
    /** How amounts and days are written, where that was asked. */
    numbers: z.enum(readingsOf.numbers).optional(),
    days: z.enum(readingsOf.days).optional(),
  }),
  takes: 'csv',
  reply: z.object({
    entries: z.number().int(),
    /** What they come to, by side. */
    receivable: total,
    payable: total,
    /** Columns whose cells mean two things; nothing is taken in before they are told. */
    asks: z
      .array(
        z.object({
          column: z.string(),
          by: z.enum(['numbers', 'days']),
          cells: z.array(z.string()).max(10),
        }),
      )
      .max(3),
  }),
  status: 201,
});
export type SheetOfEntries = ReplyOf<typeof importEntries>;
