import { assignableRoles } from '@leme/contract/access/roles';
import type { RoleRow } from './user-roles.queries.ts';

/** Whether a role gives others only because the company holds the module Full Admin. */
export function givesByFullAdmin({ name, gives }: Pick<RoleRow, 'name' | 'gives'>): boolean {
  return gives.length > 0 && assignableRoles(name, false).length === 0;
}
