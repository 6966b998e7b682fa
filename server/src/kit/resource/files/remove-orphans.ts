import { sql } from 'kysely';
import { db } from '../../sql.ts';
import type { TenantTx } from '../../tenant-tx.ts';
import type { Tx } from '../../transaction.ts';
import { changeBy, openAccount } from './file-space.ts';

const atOnce = 200;

/** Removes files that were sent a day ago and saved with no row, and bytes nobody names any more. Answers how many files went. */
export async function removeOrphans(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
): Promise<number> {
  const until = now.subtract({ hours: 24 }).toString();
  for (let gone = 0; ; ) {
    const removed = await tenantTx.write(tenantId, (tx) => removeSome(tx, tenantId, until));
    gone += removed;
    if (removed < atOnce) return gone;
  }
}

async function removeSome(tx: Tx, tenantId: string, until: string): Promise<number> {
  const orphans = await tx.rows(
    db
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('tenant_id', '=', tenantId)
      .where('kept', '=', false)
      .where('created_at', '<', until)
      .orderBy('created_at')
      .limit(atOnce),
  );
  if (orphans.length === 0) return 0;
  await openAccount(tx, tenantId);
  const ids = orphans.map(({ id }) => id);
  const gone = await tx.rows(
    db
      .deleteFrom('files')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .where('kept', '=', false)
      .returning('id'),
  );
  const hashes = [...new Set(orphans.map(({ sha256 }) => sha256))];
  const freed = await tx.rows(
    db
      .deleteFrom('file_contents as c')
      .where('c.tenant_id', '=', tenantId)
      .where('c.sha256', 'in', hashes)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('files as f')
              .select('f.id')
              .where('f.tenant_id', '=', tenantId)
              .whereRef('f.sha256', '=', 'c.sha256'),
          ),
        ),
      )
      .returning(sql<number>`octet_length(c.bytes)`.as('bytes')),
  );
  const bytes = freed.reduce((sum, each) => sum + each.bytes, 0);
  if (bytes > 0) await changeBy(tx, tenantId, -bytes);
  return gone.length;
}
