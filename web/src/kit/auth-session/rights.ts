import type { AuthSession } from '@leme/contract/access/endpoints';
import type { Access } from '@leme/contract/access/menu/navigation';
import { isAllowed, type Permission } from '@leme/contract/access/permission';
import { isPlatformRole, isRole, type Role } from '@leme/contract/access/roles';
import { useMemo } from 'react';
import { useAuthSession, useSignedIn } from './auth-session.tsx';

/** What navigation functions of the contract know of a person. */
export function accessOf(session: AuthSession): Access & { role: Role } {
  return {
    role: isRole(session.role) ? session.role : 'user',
    permissions: new Set(session.permissions),
    activePaths: session.active_paths && new Set(session.active_paths),
    isPlatformTenant: session.tenant.is_platform,
  };
}

/** What menu, palette and guards know of the signed-in person. */
export function useAccess(): Access {
  const session = useSignedIn();
  return useMemo(() => accessOf(session), [session]);
}

/** `can(permission)`: the answer the server will give as well. False for everything while nobody is signed in. */
export function useCan(): (permission: Permission) => boolean {
  const { session } = useAuthSession();
  return useMemo(() => {
    if (!session) return () => false;
    const { role, permissions } = accessOf(session);
    return (permission: Permission) =>
      permission === 'operator' ? isPlatformRole(role) : isAllowed(permissions, permission);
  }, [session]);
}
