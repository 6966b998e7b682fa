import { linkTable } from '@leme/contract/kit/resource/links';
import { parentField } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { TenantTx } from '../../database/tenant-tx.ts';
import { isLinked } from '../columns.ts';
import { releaseFiles } from '../files/release-files.ts';
import type { Register, Registers } from '../registers.ts';
import { statement } from '../statement.ts';

const keptDays = 30;
const atOnce = 200;

/**
 * Removes for good what was deleted 30 days ago, each row with what hangs on it in one transaction. A row that history
 * still points to, or that carries history on, stays out of sight. Answers how many went.
 */
export async function purgeDeleted(
  tenantTx: TenantTx,
  tenantId: string,
  now: Temporal.Instant,
  registers: Registers,
): Promise<number> {
  const until = now.subtract({ hours: 24 * keptDays }).toString();
  let gone = 0;
  for (const register of registers.all) {
    const { resource } = register;
    // Children stay as long as their parent, whose history tells of them.
    if (resource.scope === 'platform' || resource.of) continue;
    for (let after = ''; ; ) {
      const ids = await deletedBefore(tenantTx, tenantId, register, { until, after });
      for (const id of ids) if (await removeForGood(tenantTx, tenantId, register, id)) gone += 1;
      const last = ids.at(-1);
      if (!last || ids.length < atOnce) break;
      after = last;
    }
  }
  return gone;
}

function deletedBefore(
  tenantTx: TenantTx,
  tenantId: string,
  { resource: { table }, rules: { former, archives } }: Register,
  { until, after }: { until: string; after: string },
): Promise<string[]> {
  return tenantTx.read(tenantId, async (tx) => {
    const rows = await tx.rows(
      statement<{ id: string }>(sql`select t.id from ${sql.table(table)} t where t.tenant_id = ${tenantId}
        and t.deleted_at < ${until} ${former ? sql`and not (${former.hidden})` : sql``}
        ${archives ? sql`and not (${archives(tenantId)})` : sql``}
        ${after ? sql`and t.id > ${after}` : sql``} order by t.id limit ${atOnce}`),
    );
    return rows.map(({ id }) => id);
  });
}

async function removeForGood(
  tenantTx: TenantTx,
  tenantId: string,
  { resource, others }: Register,
  id: string,
): Promise<boolean> {
  const { name, table } = resource;
  try {
    await tenantTx.write(tenantId, async (tx) => {
      for (const { resource: other } of others.all) {
        for (const [field, declared] of Object.entries(other.fields)) {
          if (!isLinked(declared) || declared.to !== name) continue;
          const links = linkTable(other, field);
          await tx.change(
            statement(sql`delete from ${sql.table(links.table)}
              where tenant_id = ${tenantId} and ${sql.ref(links.target)} = ${id}`),
          );
        }
      }
      for (const { resource: child } of others.childrenOf(name)) {
        const where = sql`${sql.ref(`t.${parentField(child)}`)} = ${id}`;
        await releaseFiles(tx, tenantId, { resource: child, where });
        await tx.change(
          statement(
            sql`delete from ${sql.table(child.table)} t where t.tenant_id = ${tenantId} and ${where}`,
          ),
        );
      }
      await releaseFiles(tx, tenantId, { resource, where: sql`t.id = ${id}` });
      await tx.change(
        statement(sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`),
      );
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '23503') return false;
    throw error;
  }
}
