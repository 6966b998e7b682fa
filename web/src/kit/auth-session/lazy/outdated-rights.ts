import type { AuthSession } from '@leme/contract/access/endpoints';
import { isManager, isRole } from '@leme/contract/access/roles';
import { sameRights } from '../auth-session-state.ts';

const managersRead = ['analytics:read', 'monitoring:read', 'cache-management:read'];

/** Whether a manager lacks a right that every manager should hold, so that the answer may be an old one. */
export function mayBeOutdated(session: AuthSession): boolean {
  if (!isRole(session.role) || !isManager(session.role)) return false;
  return managersRead.some((key) => !session.permissions.includes(key));
}

/** Asks once more for the rights of a manager who lacks some; a different answer reloads the page. */
export async function checkRights(
  before: AuthSession,
  ask: () => Promise<AuthSession | null>,
): Promise<void> {
  if (!mayBeOutdated(before)) return;
  const after = await ask().catch(() => before);
  if (after && !sameRights(before, after)) location.reload();
}
