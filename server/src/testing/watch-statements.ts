import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { recordStatementsWith } from '../kit/statement-record.ts';
import { statementFaults } from './statement-faults.ts';

/** Fails the test file when any statement of the server is one that the tenant's node alone cannot answer. */
export async function watchStatements(adminUrl: string): Promise<void> {
  const tables = await tenantTables(adminUrl);
  const seen = new Set<string>();
  recordStatementsWith((sql) => seen.add(sql));
  afterAll(() => {
    const offences = [...seen].filter((sql) => statementFaults(sql, tables).length > 0);
    expect(
      offences.map((sql) => [sql, ...statementFaults(sql, tables)]),
      'statements one node cannot answer',
    ).toEqual([]);
  });
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
