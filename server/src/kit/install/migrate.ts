import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { splitStatements } from './split-statements.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Held while the schema or the place of its tables changes. */
export const migrationLock = 4_715_301;

type Migration = { name: string; hash: string; sql: string };

/** The migrations of this build in order. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings a database to this build's schema, one transaction a file, one statement and one process at a time.
 * Refuses a schema newer than this build, a file that changed after it was applied, and one older than what was applied.
 */
export async function migrate(
  adminUrl: string,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const done = new Map<string, string>(
      (await client.query('select name, hash from schema_migrations')).rows.map((row) => [
        row.name,
        row.hash,
      ]),
    );
    const wanted = await readMigrations();
    refuseUnknown(done, wanted);
    const coming = wanted.filter(({ name }) => !done.has(name));
    refuseLate(done, coming);
    for (const migration of coming) {
      say(`applying ${migration.name}`);
      await apply(client, migration);
    }
  } finally {
    await client.end();
  }
}

function refuseUnknown(done: Map<string, string>, wanted: Migration[]): void {
  const known = new Map(wanted.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of done) {
    if (!known.has(name))
      throw new Error(`The database is newer than this build: it has ${name}. Start the newer build.`);
    if (known.get(name) !== hash)
      throw new Error(
        `Migration ${name} changed after it was applied: this database is of a build from before the first release, and there is no way on for it. Give an empty database or folder.`,
      );
  }
}

/** Files are applied in the order of their names, which begin with the day and time they were written. */
function refuseLate(done: Map<string, string>, coming: readonly Migration[]): void {
  const newest = [...done.keys()].sort().at(-1);
  const late = coming.find(({ name }) => newest !== undefined && name < newest);
  if (late)
    throw new Error(
      `Migration ${late.name} is older than ${newest}, which was applied. Name it by today's date.`,
    );
}

async function apply(client: pg.Client, { name, hash, sql }: Migration): Promise<void> {
  await client.query('begin');
  try {
    if (await isDistributed(client))
      await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    for (const statement of splitStatements(sql)) await client.query(statement);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Several tables change in one transaction; on Citus that works node by node alone. */
async function isDistributed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
  return rowCount === 1;
}
