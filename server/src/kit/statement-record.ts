type Recorder = (sql: string) => void;
let recorder: Recorder | undefined;

/** Hands every statement of the process to `next`; the test suite uses it to find one that names no tenant. */
export function recordStatementsWith(next: Recorder | undefined): void {
  recorder = next;
}

export function recordStatement(sql: string): void {
  recorder?.(sql);
}

/**
 * The tenant tables a statement touches without naming their tenant. Row-level security would still hide foreign
 * rows, but such a statement could not be routed on a distributed database and would lean on the second wall alone.
 */
export function tablesWithoutTenant(sql: string, tenantTables: ReadonlySet<string>): string[] {
  const touched = [...sql.matchAll(/\b(?:from|join|update|into)\s+"?([a-z_0-9]+)"?/gi)].map(
    (match) => match[1] ?? '',
  );
  const wanted = touched.filter((table) => tenantTables.has(table));
  const named = [...sql.matchAll(/"?tenant_id"?\s*=\s*(?:\$\d+|"?[a-z_0-9]+"?\."?tenant_id"?)/gi)].length;
  const inserted = /^\s*(?:with\b[\s\S]*?)?insert\s+into\s+"?[a-z_0-9]+"?\s*\([^)]*"?tenant_id"?/i.test(sql)
    ? 1
    : 0;
  return named + inserted >= wanted.length ? [] : wanted;
}
