import type { listUserRoles } from '@leme/contract/access/endpoints';
import type { listVersions, restoreVersion } from '@leme/contract/tenancy/endpoints';
import { mayRestore } from '@leme/contract/tenancy/rules';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useAsk } from '#kit/live/use-ask.ts';

/** What this installation kept and which build the company gets; asked anew at each opening. */
export function useVersions() {
  return useAsk<typeof listVersions>('GET /versions', {}, { staleTime: 0 });
}

/** Whether "Restaurar" is shown: to who has the role admin in the company, and to the operators who may. */
export function useMayRestore(): boolean {
  const { tenant, user, role } = useSignedIn();
  const isOperator = role.startsWith('saas_');
  const { data } = useAsk<typeof listUserRoles>(
    'GET /user-roles',
    { user_id: user.id, role: 'admin' },
    { enabled: !isOperator },
  );
  if (isOperator) return mayRestore(role, tenant.is_platform ? 'platform' : 'company');
  return (data?.data.length ?? 0) > 0;
}

/** Lets the company be served another build; null is the current one. */
export function restore(build_id: string | null, given: { password: string; code?: string }) {
  return call<typeof restoreVersion>('POST /version-restorations', { build_id, ...given });
}
