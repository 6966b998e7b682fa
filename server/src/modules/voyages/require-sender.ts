import { Problem } from '@leme/contract/kit/problem';
import { contractVersion } from '@leme/contract/tenancy/rules';
import type { Actor } from '#kit/actor';

type Sent = { user_id: string | null; contract_version: number };

/** Nothing is applied in another's name, by rights nobody could look up, or by rules this server does not know. */
export function requireSender({ user_id, contract_version }: Sent, actor: Actor, resource: string): void {
  if (user_id !== null && user_id !== actor.userId) throw new Problem('user-changed');
  if (contract_version > contractVersion) throw new Problem('contract-too-new');
  if (!actor.rightsKnown) throw new Problem('unavailable', { params: { retry_after: 1 } });
  if (!actor.isCrew && !actor.permissions.has(`${resource}:create`))
    throw new Problem('forbidden', {
      params: { resource, role: actor.role, permissions: actor.permissions.size },
    });
}
