import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import { sql } from 'kysely';
import { db } from '../../database/sql.ts';
import type { TenantTx } from '../../database/tenant-tx.ts';
import type { Tx } from '../../database/transaction.ts';
import { isLinked } from '../columns.ts';
import { allOf } from '../list/filters.ts';
import type { Registers } from '../registers.ts';
import { statement } from '../statement.ts';
import { changeBy, openAccount } from './file-space.ts';

const atOnce = 200;

/**
 * Removes files that were sent a day ago and that no row holds: never saved with one, or let go with the rows that were
 * removed for good. Which fields hold files is declared. Answers how many files went, with bytes nobody names any more.
 */
export async function removeOrphans(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
  registers: Registers,
): Promise<number> {
  const until = now.subtract({ hours: 24 }).toString();
  for (let gone = 0; ; ) {
    const removed = await tenantTx.write(tenantId, (tx) => removeSome(tx, tenantId, until, registers));
    gone += removed;
    if (removed < atOnce) return gone;
  }
}

/** That no row of any of them holds the file `f`, deleted rows among them: those can be restored. */
function heldByNone(tenantId: string, registers: Registers) {
  const holding = registers.holders.flatMap(({ fields, table }) =>
    Object.entries(fields)
      .filter(([, field]) => holdsFile(field))
      .map(([name, field]) =>
        isLinked(field)
          ? sql`not exists (select 1 from ${sql.table(`${table}_${name}`)} l
              where l.tenant_id = ${tenantId} and l.target_id = f.id)`
          : sql`not exists (select 1 from ${sql.table(table)} t
              where t.tenant_id = ${tenantId} and ${sql.ref(`t.${name}`)} = f.id)`,
      ),
  );
  return allOf(holding);
}

async function removeSome(tx: Tx, tenantId: string, until: string, registers: Registers): Promise<number> {
  const orphans = await tx.rows(
    statement<{ id: string; sha256: string }>(sql`select f.id, f.sha256 from files f
      where f.tenant_id = ${tenantId} and not f.kept and f.created_at < ${until}
        and ${heldByNone(tenantId, registers)}
      order by f.created_at limit ${atOnce}`),
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
