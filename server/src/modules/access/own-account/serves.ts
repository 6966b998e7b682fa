import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import type { Served } from '#kit/http/serve';
import { servesOwnName } from './own-name.ts';
import { servesOwnPassword } from './own-password.ts';
import { servesOwnSessions } from './own-sessions.ts';

type Needs = { authTx: AuthTx; clock: Clock; evict: (whose: string) => void };

/** What whoever is signed in does with the own account, always at home. */
export function ownAccountEndpoints(needs: Needs): Served[] {
  return [servesOwnName(needs), servesOwnPassword(needs), ...servesOwnSessions(needs)];
}
