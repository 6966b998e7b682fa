import { keyRole } from '@leme/contract/access/people/manage';
import { Problem } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';

/**
 * Refuses what would leave nobody active in the role that lets others in. Everybody in it is locked in one order first: of
 * two who lower each other at once the second finds who is left.
 */
export async function requireAnother(
  tx: Tx,
  tenant_id: string,
  person: { id: string; role: string | null },
): Promise<void> {
  const role = keyRole(tenant_id === platformTenantId);
  if (person.role !== role) return;
  const holders = await tx.rows(
    db
      .selectFrom('user_roles as r')
      .innerJoin('profiles as p', (join) =>
        join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.user_id'),
      )
      .select('r.user_id')
      .where('r.tenant_id', '=', tenant_id)
      .where('r.role', '=', role)
      .where('p.status', '=', 'active')
      .orderBy('r.user_id')
      .forUpdate(['r', 'p']),
  );
  if (!holders.some(({ user_id }) => user_id !== person.id)) throw new Problem('last-administrator');
}
