/** The tables of the kit: what it keeps for every module. Others read them, and write them through its functions. */
export const kitTables: readonly string[] = [
  'audit_log',
  'audit_values',
  'document_numbers',
  'email_logs',
  'file_contents',
  'file_usage',
  'files',
  'idempotency_keys',
  'import_refusals',
  'imports',
  'schema_migrations',
  'security_events',
  'starter_rows',
  'system_logs',
  'tenant_daily',
  'transfers',
];
