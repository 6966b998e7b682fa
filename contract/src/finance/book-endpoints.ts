import { z } from 'zod';
import { read } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { civilDate } from '../kit/values/time.ts';
import { accountKinds, allocationKeys, moneyKinds } from './accounts.ts';
import { factKinds } from './facts/posting.ts';

const amount = z.number();
const account = z.object({
  id,
  code: z.string(),
  /** The company’s own word for it; without one it is called by its role. */
  name: z.string().nullable(),
  kind: z.enum(accountKinds),
  role: z.string().nullable(),
  money_kind: z.enum(moneyKinds).nullable(),
  line: z.string().nullable(),
  allocation: z.enum(allocationKeys),
  active: z.boolean(),
  opening_balance: z.number(),
  opening_on: z.string().nullable(),
  pix_key: z.string().nullable(),
  pix_name: z.string().nullable(),
  pix_city: z.string().nullable(),
  version: z.number().int(),
  /** What is on it: of assets and costs the debit above the credit, of everything else the other way. */
  balance: amount,
});

export const listAccounts = endpoint({
  method: 'GET',
  path: '/finance/accounts',
  summary: 'The chart of accounts, each with its balance, of all that is posted or at the end of a day',
  permission: { anyOf: [read('finance-management'), read('financial')] },
  query: z.object({ on: civilDate.optional() }),
  reply: z.object({ data: z.array(account).max(2_000) }),
});
export type AccountRow = ReplyOf<typeof listAccounts>['data'][number];

const posting = z.object({
  id,
  date: z.string(),
  /** The day it belongs to, where that month was closed by then. */
  true_date: z.string(),
  debit: z.string(),
  credit: z.string(),
  amount,
  fact_kind: z.enum(factKinds),
  fact_id: id,
  session_id: id.nullable(),
  boat_id: id.nullable(),
  product_id: id.nullable(),
  cost_centre_id: id.nullable(),
  entry_id: id.nullable(),
  /** Where it comes from, as people call it: the code of a booking, what an entry is for, what was done to a boat. */
  source: z
    .object({ kind: z.enum(['booking', 'entry', 'service', 'session']), id, label: z.string() })
    .nullable(),
  reverses_id: id.nullable(),
});

export const listPostings = endpoint({
  method: 'GET',
  path: '/finance/postings',
  summary: 'The postings behind a figure, oldest first: of an account, a line of the results, a departure',
  permission: { anyOf: [read('finance-management'), read('financial'), read('reports-dre')] },
  query: z.object({
    from: civilDate,
    to: civilDate,
    account_id: id.optional(),
    line: z.string().max(20).optional(),
    session_id: id.optional(),
    /** Those of no departure. */
    without_session: z.stringbool().optional(),
    boat_id: id.optional(),
    product_id: id.optional(),
    cost_centre_id: id.optional(),
    page: z.coerce.number().int().min(1).max(500).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ data: z.array(posting), has_more: z.boolean(), sum: amount }),
});
export type PostingRow = ReplyOf<typeof listPostings>['data'][number];

/** The rules of the books, by their names. */
export const checkNames = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'] as const;
export type CheckName = (typeof checkNames)[number];

export const readChecks = endpoint({
  method: 'GET',
  path: '/finance/checks',
  summary: 'The rules of the books, and how many rows keep to each not: none, at rest',
  permission: read('finance-management'),
  reply: z.object({ data: z.array(z.object({ rule: z.enum(checkNames), count: z.number().int() })).max(10) }),
});
