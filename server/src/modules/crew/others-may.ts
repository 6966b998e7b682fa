import { effectivePermissions } from '@leme/contract/access/grants';
import type { PermissionKey } from '@leme/contract/access/permission';
import { isRole } from '@leme/contract/access/roles';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Whether somebody else of the company holds a right, by what the roles are given without more. */
export async function othersMay({ tx, actor }: Work, right: PermissionKey): Promise<boolean> {
  const people = await tx.rows(
    statement<{ role: string }>(sql`select r.role from profiles p
      join user_roles r on r.tenant_id = p.tenant_id and r.user_id = p.id
      where p.tenant_id = ${actor.tenantId} and p.id <> ${actor.userId} and p.status = 'active'
        and p.removed_at is null`),
  );
  return people.some(
    ({ role }) =>
      isRole(role) && effectivePermissions({ role, differences: [], activeResources: null }).has(right),
  );
}
