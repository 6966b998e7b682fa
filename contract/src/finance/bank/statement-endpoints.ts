import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { statementStates } from './lines.ts';

const column = z.number().int().min(0).max(50);
export const csvMapping = z.strictObject({
  first_row: z.number().int().min(1).max(1_000),
  date: column,
  order: z.enum(['dmy', 'mdy', 'ymd']),
  memo: column.nullable(),
  payer: column.nullable(),
  id: column.nullable(),
  amount: column.nullable(),
  side: column.nullable(),
  incoming: column.nullable(),
  outgoing: column.nullable(),
  decimal: z.enum([',', '.']),
});

const statement = z.object({
  id,
  account_id: id,
  file_name: z.string(),
  file_kind: z.enum(['ofx', 'csv']),
  status: z.enum(statementStates),
  /** Lines that can be read; how many of them are there already, and how many are taken in. */
  total: z.number().int(),
  known: z.number().int(),
  done: z.number().int(),
  /** Those that cannot be read, where they stand and why. */
  refused_count: z.number().int(),
  refused: z.array(z.object({ at: z.number().int(), why: z.string(), text: z.string() })).max(100),
  /** Of its lines so many carry the text of a Pix of ours. */
  with_txid: z.number().int(),
  /** Of its lines so many were matched when they came in. */
  matched: z.number().int(),
  first_on: z.string().nullable(),
  last_on: z.string().nullable(),
  closing_amount: z.number().nullable(),
  closing_on: z.string().nullable(),
  created_at: z.string(),
  user_name: z.string().nullable(),
});
export type StatementRow = z.output<typeof statement>;

const query = z.strictObject({
  account_id: id,
  name: z.string().max(200).default('extrato'),
  /** The account was told another number by now, and it is the same all the same. */
  other_number: z.enum(['true']).optional(),
});

export const lookAtStatement = endpoint({
  method: 'POST',
  path: '/bank-statements',
  summary:
    'Looks at a file of a bank, OFX or CSV, and tells what of it is new, known and cannot be read; of a CSV nobody told of yet, what its columns may be',
  permission: may('finance-bank-reconciliation', 'create'),
  query,
  takes: 'csv',
  reply: z.object({
    statement: statement.nullable(),
    asks: z.object({ rows: z.array(z.array(z.string()).max(20)).max(12), guess: csvMapping }).nullable(),
  }),
  status: 201,
});
export type LookedStatement = ReplyOf<typeof lookAtStatement>;

export const takeStatement = endpoint({
  method: 'POST',
  path: '/bank-statements/:id/intake',
  of: 'bank_statements',
  summary:
    'Takes the lines of a file in that was looked at, each once; what is sure is matched at once, and what was begun goes on where it was',
  permission: may('finance-bank-reconciliation', 'create'),
  params: idParams,
  repeat: 'harmless',
  reply: statement,
  status: 201,
});

export const undoStatement = endpoint({
  method: 'POST',
  path: '/bank-statements/:id/undoing',
  of: 'bank_statements',
  summary:
    'Takes a whole file back: its matches are undone, what they paid is reversed, and it can be taken in again',
  permission: may('finance-bank-reconciliation', 'delete'),
  params: idParams,
  repeat: 'harmless',
  reply: statement,
  status: 201,
});

export const listStatements = endpoint({
  method: 'GET',
  path: '/bank-statements',
  summary: 'The files of an account, the youngest first',
  permission: read('finance-bank-reconciliation'),
  query: z.object({ account_id: id }),
  reply: z.object({ data: z.array(statement).max(100) }),
});

export const updateMapping = endpoint({
  method: 'PUT',
  path: '/csv-mappings/:account_id',
  summary: 'What the columns of a bank’s CSV are, for the next file of the account as well',
  permission: may('finance-bank-reconciliation', 'create'),
  params: z.object({ account_id: id }),
  body: csvMapping,
  reply: csvMapping,
});
