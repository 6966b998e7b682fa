import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { recordStatementsWith, tablesWithoutTenant } from '../kit/statement-record.ts';

/** Fails the test file when any statement of the server touches a tenant table without naming the tenant. */
export async function watchStatements(adminUrl: string): Promise<void> {
  const tables = await tenantTables(adminUrl);
  const offences = new Set<string>();
  recordStatementsWith((sql) => {
    if (tablesWithoutTenant(sql, tables).length > 0) offences.add(sql);
  });
  afterAll(() => expect([...offences], 'statements without their tenant').toEqual([]));
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
