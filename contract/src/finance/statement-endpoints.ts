import { z } from 'zod';
import { may, read } from '../access/permission.ts';
import { kB } from '../kit/body-room.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { fieldSchema, rowShape } from '../kit/resource/field-schema.ts';
import { financeLines } from './entities.ts';
import { lineKinds, lineSigns } from './lines/lines.ts';

const { code, name, formula } = financeLines.fields;

/** As many lines as one statement has. */
export const mostLines = 200;

const line = z.strictObject({
  code: fieldSchema(code),
  /** The company’s own words; without any it is called as usual. */
  name: fieldSchema(name).default(null),
  sign: z.enum(lineSigns),
  kind: z.enum(lineKinds),
  /** Of codes and + − × ÷, where the kind is a formula. */
  formula: fieldSchema(formula).default(null),
});
const drawn = z.object({
  ...rowShape({ code, name, formula }),
  sign: z.enum(lineSigns),
  kind: z.enum(lineKinds),
}) as unknown as z.ZodType<z.output<typeof line>>;
const account = z.object({
  id,
  code: z.string(),
  name: z.string().nullable(),
  role: z.string().nullable(),
  line: z.string().nullable(),
  /** What it comes to in the month that runs. */
  amount: z.number(),
});
const statement = z.object({
  version: z.number().int(),
  lines: z.array(drawn).max(mostLines),
  accounts: z.array(account).max(2_000),
});
export type Statement = ReplyOf<typeof readStatement>;

export const readStatement = endpoint({
  method: 'GET',
  path: '/finance/statement',
  summary:
    'The lines of the statement of results, and which account stands on which, with this month’s amounts',
  permission: read('settings-dre'),
  reply: statement,
});

export const updateStatement = endpoint({
  method: 'PUT',
  path: '/finance/statement',
  summary: 'Draws the statement anew over the version that was read; what no line takes stands without one',
  permission: may('settings-dre', 'update'),
  body: z.strictObject({
    version: z.number().int(),
    lines: z.array(line).min(1).max(mostLines),
    accounts: z.array(z.strictObject({ id, line: z.string().max(20).nullable() })).max(2_000),
  }),
  room: { bytes: 704 * kB, members: 2_000 },
  reply: statement,
});
