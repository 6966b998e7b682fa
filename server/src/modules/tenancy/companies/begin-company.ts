import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { writeSystemLog } from '#kit/watch/system-log';

/**
 * Somebody of a company set a password by a link: with the first one the company begins. Looked at before it is written,
 * because its row stands on every node.
 */
export async function beginCompany(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  const found = await tx.first(db.selectFrom('saas_tenants').select('status').where('id', '=', id));
  if (found?.status !== 'opening') return;
  const at = now.toString();
  const begun = await tx.change(
    db
      .updateTable('saas_tenants')
      .set({ status: 'active', status_since: at, updated_at: at, version: sql`version + 1` })
      .where('id', '=', id)
      .where('status', '=', 'opening'),
  );
  if (begun > 0) writeSystemLog(tx, { tenantId: id, action: 'EMPRESA_COMECOU', details: {} });
}
