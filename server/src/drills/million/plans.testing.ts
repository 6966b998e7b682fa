import pg from 'pg';
import { recordStatementsWith } from '../../kit/database/statement-record.ts';
import { explain, type Statement } from './explain.testing.ts';

const mostRemoved = 500;

/** What the server sends while one question is asked: statements of the tenant's transaction with their values. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const texts = new Set<string>();
  const sent = new Map<string, Statement>();
  const original = pg.Client.prototype.query;
  recordStatementsWith((sql) => void texts.add(sql));
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [config] = args;
    if (typeof config === 'object' && config !== null && 'text' in config) {
      const { text, values } = config as pg.QueryConfig;
      if (!sent.has(text)) sent.set(text, { text, values: [...(values ?? [])] });
    }
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
    recordStatementsWith(undefined);
  }
  // What opens and ends a transaction has no plan; an insert of values neither, and would meet itself a second time.
  return [...sent.values()].filter(
    ({ text }) =>
      texts.has(text) &&
      /^[\s(]*(select|with|update|delete)\b/.test(text) &&
      !/"auth_(?!accounts|links)/.test(text),
  );
}

/** Where the statements of a company are looked at, and which tables are big enough that reading all of one is wrong. */
export type Judges = { appUrl: string; tenantId: string; big: ReadonlySet<string> };

/** What is wrong with the ways statements may be done: planned for their values, and in general. */
export async function judgeAll({ appUrl, tenantId, big }: Judges, statements: readonly Statement[]) {
  const client = new pg.Client({ connectionString: appUrl, statement_timeout: 120_000 });
  await client.connect();
  const verdict = { offences: [] as string[], slowestMs: 0, buffers: 0 };
  try {
    for (const statement of statements) {
      for (const mode of ['force_custom_plan', 'force_generic_plan'] as const) {
        const plan = await explain(client, tenantId, statement, mode);
        verdict.slowestMs = Math.max(verdict.slowestMs, plan.executionMs);
        verdict.buffers = Math.max(verdict.buffers, plan.buffers);
        for (const { table, removed, isSequential } of plan.scans.filter((scan) => big.has(scan.table))) {
          if (isSequential) verdict.offences.push(`${mode}: reads all of ${table}: ${statement.text}`);
          if (removed > mostRemoved)
            verdict.offences.push(`${mode}: ${removed} rows of ${table} thrown away: ${statement.text}`);
        }
      }
    }
    return verdict;
  } finally {
    await client.end();
  }
}

export const rounded = (ms: number) => Math.round(ms * 100) / 100;
