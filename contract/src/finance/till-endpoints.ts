import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { price } from '../kit/values/money-schema.ts';
import { civilDate } from '../kit/values/time.ts';
import { financeTills } from './entities.ts';
import { denominations } from './till.ts';

const { note, reason } = financeTills.fields;
const amount = z.number();

const withdrawal = z.object({
  id,
  amount,
  account_id: id,
  note: z.string().nullable(),
  created_at: z.string(),
});
const counted = z
  .array(
    z.strictObject({
      cents: z.union(denominations.map((cents) => z.literal(cents))),
      count: z.number().int().min(0).max(100_000),
    }),
  )
  .max(denominations.length);

const till = z.object({
  id,
  user_id: id,
  user_name: z.string().nullable(),
  day: z.string(),
  opening_float: amount,
  /** What bookings paid in cash to this person that day, by itself. */
  cash: amount,
  withdrawn: amount,
  expected: amount,
  counted_amount: amount.nullable(),
  reason: z.string().nullable(),
  status: z.enum(['open', 'closed']),
  withdrawals: z.array(withdrawal).max(500),
});
export type Till = z.output<typeof till>;

export const listTills = endpoint({
  method: 'GET',
  path: '/finance/tills',
  summary: 'The cash of a day by who keeps it, and who took some without a till',
  permission: read('financial'),
  query: z.object({ day: civilDate }),
  reply: z.object({
    data: z.array(till).max(200),
    without: z.array(z.object({ user_id: id, user_name: z.string().nullable(), cash: amount })).max(200),
  }),
});
export type Tills = ReplyOf<typeof listTills>;

export const openTill = endpoint({
  method: 'POST',
  path: '/finance/tills',
  summary: 'Somebody’s cash of a day begins with what is in it',
  permission: may('financial', 'create'),
  body: z.strictObject({ user_id: id, day: civilDate, opening_float: price.default(0) }),
  reply: till,
  status: 201,
});

export const withdrawCash = endpoint({
  method: 'POST',
  path: '/finance/tills/:id/withdrawals',
  of: 'finance_tills',
  summary: 'Takes cash out of a till and brings it to another account',
  permission: may('financial', 'update'),
  params: idParams,
  body: z.strictObject({
    amount: price.refine((given) => given !== 0, { error: 'zero' }),
    account_id: id,
    note: fieldSchema(note).default(null),
  }),
  reply: till,
  status: 201,
});

export const closeTill = endpoint({
  method: 'POST',
  path: '/finance/tills/:id/closing',
  of: 'finance_tills',
  summary: 'Closes a till with what was counted; a difference needs a reason, and posts',
  permission: may('financial', 'update'),
  params: idParams,
  body: z.strictObject({ counted, reason: fieldSchema(reason).default(null) }),
  reply: till,
  status: 201,
});
