import pg from 'pg';
import { afterAll, expect, vi } from 'vitest';
import { recordStatementsWith } from '../../kit/database/statement-record.ts';
import { statementFaults } from './statement-faults.ts';
import { noteTexts } from './statement-texts.ts';
import { ownerFaults, senderOf } from './table-owners.ts';
import { watchTrails } from './trail-faults.ts';

/** The tables of the template, and what was found wrong with a text: the same for all files of a worker. */
let tables: Promise<Set<string>> | undefined;
const judged = new Map<string, readonly string[]>();
/** What has begun and not ended: of the worker, for a file that opens a second world hears the end of what began in its first. */
const running = new Map<object, string>();

/**
 * Fails the test file when a statement of the server is one that the tenant's node alone cannot answer or touches the
 * tables of another module, or when a transaction changes rows of the business and leaves no trail. A file that shares its
 * server with others answers for what was sent from here on; it ends when its transactions have.
 */
export async function watchStatements(adminUrl: string): Promise<void> {
  tables ??= tenantTables(adminUrl);
  const ofTenants = await tables;
  const seen = new Set<string>();
  const trespasses = new Map<string, string[]>();
  const trails = watchTrails();
  recordStatementsWith((sql, transaction) => {
    seen.add(sql);
    if (sql === 'commit' || sql === 'rollback') running.delete(transaction);
    else running.set(transaction, sql);
    const files = filesHere();
    const sender = senderOf(files);
    const answered = trails.see(sql, transaction, {
      files,
      isOurs: sender.module !== undefined || sender.isKit,
    });
    const key = `${sender.module} ${sender.isKit} ${sql}`;
    if (!trespasses.has(key)) trespasses.set(key, ownerFaults(sql, sender));
    return answered;
  });
  afterAll(async () => {
    noteTexts([...seen].filter((sql) => !judged.has(sql)));
    const unended = () =>
      expect([...running.values()], 'transactions that did not end, by their last statement');
    // The next file answers for nothing that never ended here.
    await vi.waitFor(() => unended().toEqual([]), { timeout: 30_000 }).finally(() => running.clear());
    expect(
      [...seen].map((sql) => [sql, ...faultsOf(sql, ofTenants)]).filter(([, ...faults]) => faults.length > 0),
      'statements one node cannot answer',
    ).toEqual([]);
    const trespassing = [...trespasses].filter(([, faults]) => faults.length > 0);
    expect(trespassing, 'statements on tables of another module').toEqual([]);
    expect([...trails.faults], 'changes nobody can read of in a history').toEqual([]);
  });
}

function faultsOf(sql: string, ofTenants: ReadonlySet<string>): readonly string[] {
  const known = judged.get(sql);
  if (known) return known;
  const faults = statementFaults(sql, ofTenants);
  judged.set(sql, faults);
  return faults;
}

/** The files whose calls led here, further back than usual; unmapped, for it is asked at every statement. */
function filesHere(): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 30;
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName() ?? '');
  const files = new Error('here').stack as unknown as string[];
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return files;
}

/** Every table that has a tenant_id column, from the catalogue. */
export async function tenantTables(adminUrl: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ table_name: string }>(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1",
  );
  await client.end();
  return new Set(rows.map((row) => row.table_name).filter((name) => name !== 'login_emails'));
}
