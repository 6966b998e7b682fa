import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What has no plan, and so is not asked about. */
const withoutPlan: readonly (readonly [RegExp, string])[] = [
  [/^(begin|commit|rollback|savepoint|release)\b/i, 'frames a transaction'],
  [/^(set|reset)\b/i, 'changes a setting'],
  [/^(listen|unlisten|notify)\b/i, 'tells or hears a notice'],
  [
    /^(create|alter|drop|grant|revoke|comment|analyze|vacuum)\b/i,
    'changes the schema, as migrations do, which run there',
  ],
];

export type Asked = {
  isWell: boolean;
  asked: number;
  /** How many were left out, by the reason. */
  leftOut: Map<string, number>;
  /** What the server said of a statement, and its text. */
  refused: string[];
};

/** The texts that the test suite noted in `folder` (`LEME_STATEMENTS`), each once; none where it noted nothing. */
export async function notedStatements(folder: string): Promise<Set<string>> {
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line)));
}

/**
 * Has a server read and plan statements without running them: what it does not know (a function, a clause, a column of its
 * catalogue) is refused by name. To be asked about nothing is no success.
 */
export async function askAbout(url: string, statements: ReadonlySet<string>): Promise<Asked> {
  const said: Asked = { isWell: false, asked: 0, leftOut: new Map(), refused: [] };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.tenant_id = '${crypto.randomUUID()}'`);
    // Planned for values that nobody knows, as a kept statement is; otherwise "= null" is answered without a plan.
    await client.query('set local plan_cache_mode = force_generic_plan');
    for (const sql of statements) {
      const reason = withoutPlan.find(([begins]) => begins.test(sql))?.[1];
      if (reason) {
        said.leftOut.set(reason, (said.leftOut.get(reason) ?? 0) + 1);
        continue;
      }
      said.asked += 1;
      await client.query('savepoint before');
      try {
        await explain(client, `asked_${said.asked}`, sql);
      } catch (error) {
        said.refused.push(`${error instanceof Error ? error.message : error}: ${sql}`);
        await client.query('rollback to savepoint before');
      }
    }
    await client.query('rollback');
  } finally {
    await client.end();
  }
  return { ...said, isWell: said.asked > 0 && said.refused.length === 0 };
}

async function explain(client: pg.Client, name: string, sql: string): Promise<void> {
  // A statement that asks for a plan, as a long list is counted, is the one it asks about.
  const planned = sql.replace(/^explain (\([^)]*\) )?/i, '');
  await client.query(`prepare ${name} as ${planned}`);
  const { rows } = await client.query<{ count: number }>(
    'select cardinality(parameter_types) as count from pg_prepared_statements where name = $1',
    [name],
  );
  const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ');
  await client.query(`explain execute ${name}${nulls && `(${nulls})`}`);
}
