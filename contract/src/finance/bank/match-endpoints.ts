import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { money } from '../../kit/values/money-schema.ts';
import { changedText } from '../../kit/values/text.ts';
import { civilDate } from '../../kit/values/time.ts';
import { monthOfYear } from '../allocation-endpoints.ts';
import { directions } from './bank-rules.ts';
import { lineStates, matchReasons, mostMatched, targetKinds } from './lines.ts';

const reads = read('finance-bank-reconciliation');
const writes = may('finance-bank-reconciliation', 'update');
const kind = z.enum(targetKinds);
const reason = z.enum(matchReasons);

/** On whose page it is read: a charge on that of what it is for. */
const itsPage = { page_kind: z.enum(['booking', 'invoice', 'entry']).nullable(), page_id: id.nullable() };

/** Something a line may be, with what is left of it as the bank would tell it. */
const item = z.object({
  kind,
  id,
  ...itsPage,
  /** How people call it, and whose it is. */
  label: z.string(),
  party: z.string().nullable(),
  day: z.string(),
  left: z.number(),
});
export type BankItem = z.output<typeof item>;
const suggestion = item.extend({ points: z.number().int(), reason, note: z.string().nullable() });
export type Suggestion = z.output<typeof suggestion>;

const line = z.object({
  id,
  account_id: id,
  statement_id: id,
  day: z.string(),
  amount: z.number(),
  matched: z.number(),
  payer: z.string(),
  memo: z.string(),
  txid: z.string().nullable(),
  status: z.enum(lineStates),
  points: z.number().int().nullable(),
  reason: reason.nullable(),
  /** What it was found to be. */
  matches: z
    .array(
      z.object({
        kind,
        id,
        ...itsPage,
        label: z.string(),
        amount: z.number(),
        by_itself: z.boolean(),
        reason: reason.nullable(),
        user_name: z.string().nullable(),
      }),
    )
    .max(100),
});
export type BankLine = z.output<typeof line>;

export const listBankLines = endpoint({
  method: 'GET',
  path: '/bank-lines',
  summary: 'The lines of an account’s statements between two days, with what each was matched with',
  permission: reads,
  namesPeople: true,
  query: z.object({
    account_id: id,
    from: civilDate,
    to: civilDate,
    show: z.enum(['open', 'matched', 'ignored', 'all']).default('open'),
    text: z.string().max(80).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  reply: z.object({
    data: z.array(line).max(200),
    has_more: z.boolean(),
    counts: z.object({ open: z.number().int(), matched: z.number().int(), ignored: z.number().int() }),
    /** Of all lines of the account so many carry the text of a Pix of ours. */
    with_txid: z.number().int(),
    lines: z.number().int(),
  }),
});
export type BankLinePage = ReplyOf<typeof listBankLines>;

export const suggestMatches = endpoint({
  method: 'GET',
  path: '/bank-lines/:id/suggestions',
  of: 'bank_lines',
  summary: 'What a line may be, the surest first, each with its points and why',
  permission: reads,
  namesPeople: true,
  params: idParams,
  reply: z.object({
    data: z.array(suggestion).max(30),
    rule: z
      .object({
        id,
        contains: z.string(),
        category: z.string(),
        account_id: id,
        category_id: id,
        cost_centre_id: id.nullable(),
      })
      .nullable(),
  }),
});
export type Suggestions = ReplyOf<typeof suggestMatches>;

export const listBankItems = endpoint({
  method: 'GET',
  path: '/finance/bank-reconciliation/items',
  summary:
    'What lines of an account may be: postings of it that no line tells of yet, and what bookings, bills and customers still owe',
  permission: reads,
  namesPeople: true,
  query: z.object({
    account_id: id,
    from: civilDate,
    to: civilDate,
    text: z.string().max(80).optional(),
  }),
  reply: z.object({ data: z.array(item).max(300), has_more: z.boolean() }),
});
export type BankItems = ReplyOf<typeof listBankItems>;

export const entryOfLine = z.strictObject({
  description: changedText(200),
  /** What it is for: an account of the results, or another one that holds money, to or from which it went. */
  account_id: id,
  category_id: id.nullable().default(null),
  cost_centre_id: id.nullable().default(null),
  supplier_id: id.nullable().default(null),
});

export const createMatch = endpoint({
  method: 'POST',
  path: '/bank-matches',
  summary:
    'Says what lines are: postings that are there, or bookings and bills that are paid by it; what is left over may be a fee. Of two who match one line one does, and the other sees it',
  permission: writes,
  body: z.strictObject({
    line_ids: z.array(id).min(1).max(mostMatched),
    items: z
      .array(
        z.strictObject({
          kind,
          id,
          /** With the sign of the bank. */
          amount: money.refine((amount) => amount !== 0, { error: 'zero' }),
        }),
      )
      .min(1)
      .max(mostMatched),
    /** What the items are more than the lines, or less: a fee, or interest. */
    rest: entryOfLine.nullable().default(null),
  }),
  reply: z.object({ data: z.array(line).max(mostMatched) }),
  status: 201,
});

export const createEntryOfLine = endpoint({
  method: 'POST',
  path: '/bank-lines/:id/entries',
  of: 'bank_lines',
  summary:
    'A new entry of what is left of a line, paid by it: a cost, an income, or money moved between two accounts',
  permission: writes,
  params: idParams,
  body: entryOfLine.extend({ rule_id: id.nullable().default(null) }),
  reply: line,
  status: 201,
});

export const ignoreLine = endpoint({
  method: 'POST',
  path: '/bank-lines/:id/ignoring',
  of: 'bank_lines',
  summary: 'Leaves a line out of which nothing is matched',
  permission: writes,
  params: idParams,
  repeat: 'harmless',
  reply: line,
  status: 201,
});

export const undoLine = endpoint({
  method: 'POST',
  path: '/bank-lines/:id/undoing',
  of: 'bank_lines',
  summary:
    'Undoes what was said of a line: its matches go, with those made at once with them, and what they paid is reversed',
  permission: writes,
  params: idParams,
  repeat: 'harmless',
  reply: line,
  status: 201,
});

export const readPending = endpoint({
  method: 'GET',
  path: '/finance/bank-reconciliation/pending',
  summary: 'How many lines nobody told of yet, what they come to, and since when',
  permission: reads,
  reply: z.object({
    count: z.number().int(),
    sum: z.number(),
    oldest: z.string().nullable(),
    accounts: z
      .array(
        z.object({
          account_id: id,
          count: z.number().int(),
          lines: z.number().int(),
          closing_on: z.string().nullable(),
        }),
      )
      .max(200),
  }),
});
export type PendingLines = ReplyOf<typeof readPending>;

export const readBankMonth = endpoint({
  method: 'GET',
  path: '/finance/bank-reconciliation/month',
  summary:
    'A month of an account: opening and lines against what the bank says, the bank against the books, and why they differ',
  permission: reads,
  query: z.object({ account_id: id, month: monthOfYear }),
  reply: z.object({
    opening: z.number().nullable(),
    incoming: z.number(),
    outgoing: z.number(),
    /** What opening and lines come to, and what the bank says; what lies between them is missing lines. */
    reckoned: z.number().nullable(),
    closing: z.number().nullable(),
    closing_on: z.string().nullable(),
    missing: z.number().nullable(),
    books: z.number(),
    difference: z.number().nullable(),
    /** Why bank and books differ: lines nobody told of, postings no line tells of, lines left out, and what began otherwise. */
    why: z
      .array(
        z.object({
          what: z.enum(['lines', 'postings', 'ignored', 'opening']),
          count: z.number().int(),
          amount: z.number(),
        }),
      )
      .max(4),
    lines: z.number().int(),
    done: z.number().int(),
  }),
});
export type BankMonth = ReplyOf<typeof readBankMonth>;

export const tryRule = endpoint({
  method: 'GET',
  path: '/finance/bank-reconciliation/rule-trial',
  summary: 'What a rule would have met in the last ninety days',
  permission: reads,
  namesPeople: true,
  query: z.object({ contains: z.string().min(3).max(80), direction: z.enum(directions).default('any') }),
  reply: z.object({
    count: z.number().int(),
    sum: z.number(),
    sample: z.array(z.object({ day: z.string(), amount: z.number(), memo: z.string() })).max(5),
  }),
});
export type RuleTrial = ReplyOf<typeof tryRule>;
