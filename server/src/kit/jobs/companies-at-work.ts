import { isAtWork } from '@leme/contract/tenancy/companies/company-states';
import type { PlatformTx } from '../database/platform-tx.ts';
import { db } from '../database/sql.ts';

/** The companies whose work goes on by itself: jobs of one that is stopped wait until it goes on. */
export async function companiesAtWork(platformTx: PlatformTx): Promise<string[]> {
  const rows = await platformTx.read((tx) =>
    tx.rows(db.selectFrom('saas_tenants').select(['id', 'status']).orderBy('id')),
  );
  return rows.filter(({ status }) => isAtWork(status)).map(({ id }) => id);
}
