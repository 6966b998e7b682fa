import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { price } from '../kit/values/money-schema.ts';
import { changedText } from '../kit/values/text.ts';
import { civilDate } from '../kit/values/time.ts';
import { entryKinds, entryStates, financeEntries } from './entities.ts';
import { repeatKinds } from './entry-days.ts';

const { description } = financeEntries.fields;
const some = price.refine((amount) => amount !== 0, { error: 'zero' });
const reason = fieldSchema(financeEntries.fields.description);
/** As many instalments as one entry is split in, and as often as one comes again. */
export const mostInstalments = 120;
/** As many as are settled in one go. */
export const mostTogether = 100;

const settlement = z.object({
  id,
  amount: z.number(),
  discount: z.number(),
  interest: z.number(),
  account_id: id.nullable(),
  paid_on: z.string(),
  reverses_id: id.nullable(),
  is_reversed: z.boolean(),
  user_name: z.string().nullable(),
});

const entry = z.object({
  id,
  kind: z.enum(entryKinds),
  description: z.string(),
  supplier_id: id.nullable(),
  customer_id: id.nullable(),
  party: z.string().nullable(),
  amount: z.number(),
  settled_amount: z.number(),
  due_on: z.string(),
  competence_on: z.string(),
  account_id: id,
  from_account_id: id.nullable(),
  boat_id: id.nullable(),
  session_id: id.nullable(),
  category_id: id.nullable(),
  cost_centre_id: id.nullable(),
  document_no: z.string().nullable(),
  boleto_line: z.string().nullable(),
  part: z.number().int().nullable(),
  parts: z.number().int().nullable(),
  repeats: z.enum(repeatKinds).nullable(),
  status: z.enum(entryStates),
  version: z.number().int(),
});
export type EntryRow = z.output<typeof entry>;

export const createEntry = endpoint({
  method: 'POST',
  path: '/finance/entries',
  summary:
    'A bill, something owed to the company, or a transfer, which moves at once; in instalments the last takes the odd centavo, and what comes again stands there each time',
  permission: may('financial', 'create'),
  body: z.strictObject({
    kind: z.enum(entryKinds),
    description: fieldSchema(description),
    amount: some,
    due_on: civilDate,
    /** The day it is for, where that is not the day it is due. */
    competence_on: civilDate.optional(),
    /** What it is for; of a transfer where it goes. */
    account_id: id,
    from_account_id: id.nullable().default(null),
    supplier_id: id.nullable().default(null),
    customer_id: id.nullable().default(null),
    boat_id: id.nullable().default(null),
    session_id: id.nullable().default(null),
    /** What the company calls it; it stands on the account that says. */
    category_id: id.nullable().default(null),
    cost_centre_id: id.nullable().default(null),
    document_no: changedText(60),
    /** The line of its boleto, as it is pasted: bank, amount and day are checked. */
    boleto_line: changedText(60),
    parts: z.number().int().min(1).max(mostInstalments).default(1),
    /** It comes again so often, or until a day; of a month on a day of its own. */
    repeats: z.enum(repeatKinds).nullable().default(null),
    repeat_day: z.number().int().min(1).max(31).nullable().default(null),
    repeat_times: z.number().int().min(2).max(mostInstalments).nullable().default(null),
    repeat_until: civilDate.nullable().default(null),
  }),
  reply: z.object({ data: z.array(entry).max(mostInstalments) }),
  status: 201,
});

export const readEntry = endpoint({
  method: 'GET',
  path: '/finance/entries/:id',
  of: 'finance_entries',
  summary: 'An entry with what was paid of it',
  permission: read('financial'),
  params: idParams,
  reply: entry.extend({ settlements: z.array(settlement).max(1_000) }),
});
export type EntryDetail = ReplyOf<typeof readEntry>;

export const settleEntry = endpoint({
  method: 'POST',
  path: '/finance/entries/:id/settlements',
  of: 'finance_entries',
  summary: 'Pays some or all of an entry; of two who pay the same, one does and the other reads who did',
  permission: may('financial', 'update'),
  params: idParams,
  body: z.strictObject({
    /** What is settled of it: money and discount together; interest and fine come on top. */
    amount: some,
    discount: price.default(0),
    interest: price.default(0),
    account_id: id,
    paid_on: civilDate,
  }),
  reply: entry.extend({ settlement_id: id }),
  status: 201,
});

export const settleEntries = endpoint({
  method: 'POST',
  path: '/finance/entries/settlements',
  summary: 'Pays what is left of several entries on one day from one account: all of them, or none and why',
  permission: may('financial', 'update'),
  body: z.strictObject({
    /** Each with what was left of it for who pays. */
    entries: z
      .array(z.strictObject({ id, left: some }))
      .min(1)
      .max(mostTogether),
    account_id: id,
    paid_on: civilDate,
  }),
  reply: z.object({ data: z.array(entry).max(mostTogether) }),
  status: 201,
});

export const splitEntry = endpoint({
  method: 'POST',
  path: '/finance/entries/:id/instalments',
  of: 'finance_entries',
  summary:
    'Splits an entry of which nothing is settled in instalments, which come to its amount and take its place',
  permission: may('financial', 'update'),
  params: idParams,
  body: z.strictObject({
    instalments: z
      .array(z.strictObject({ amount: some, due_on: civilDate }))
      .min(2)
      .max(mostInstalments),
  }),
  reply: z.object({ data: z.array(entry).max(mostInstalments) }),
  status: 201,
});

export const reverseSettlement = endpoint({
  method: 'POST',
  path: '/finance/entries/:id/reversal',
  of: 'finance_entries',
  summary: 'Takes a settlement back by an opposite one, with a reason',
  permission: may('financial', 'update'),
  params: idParams,
  body: z.strictObject({ settlement_id: id, reason }),
  reply: entry,
  status: 201,
});

export const cancelEntry = endpoint({
  method: 'POST',
  path: '/finance/entries/:id/cancellation',
  of: 'finance_entries',
  summary:
    'Takes an entry back of which nothing is settled, with those that come after it where asked: postings the other way',
  permission: may('financial', 'update'),
  params: idParams,
  body: z.strictObject({
    reason,
    /** Of one that comes again also the later ones of which nothing is settled. */
    and_later: z.boolean().default(false),
  }),
  reply: entry,
  status: 201,
});
