import type { Role } from '@leme/contract/access/roles';
import {
  getSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from '@leme/contract/access/sign-in/second-factor-endpoints';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { Problem } from '@leme/contract/kit/problem';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { decidedBy } from '#kit/settings/decided';
import { letIn } from '../sign-in/door.ts';
import { servesBeginSecondFactor } from './begin-second-factor.ts';
import { servesConfirmSecondFactor } from './confirm-second-factor.ts';
import { forgetSecondFactor } from './forget-second-factor.ts';
import { giveBoth, note, type Own, ownOf } from './prove-own.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { tellOfSecondFactor } from './second-factor-mail.ts';

type Needs = {
  authTx: AuthTx;
  clock: Clock;
  evict: (whose: string) => void;
  /** Whether the installation asks it of a role. */
  isRequiredOf: (role: Role) => boolean;
};

/** The second factor of whoever is signed in: set up, confirmed, its recovery codes made anew, turned off. */
export function servesOwnSecondFactor(needs: Needs): Served[] {
  const { authTx, clock, evict, isRequiredOf } = needs;
  return [
    serveOpen(getSecondFactor, async ({ actor }) => {
      const { whose, role } = ownOf(actor);
      return await authTx.read(whose.tenant_id, async (tx) => {
        const { second_factor_roles } = await decidedBy(tx, whose.tenant_id, sessionSettings);
        const is_required = isRequiredOf(role) || second_factor_roles.includes(role);
        return { ...(await told(tx, whose)), is_required };
      });
    }),
    servesBeginSecondFactor(needs),
    servesConfirmSecondFactor(needs),
    serveOpen(renewRecoveryCodes, async ({ input, actor, request }) => {
      const { whose, email, by } = ownOf(actor);
      const now = clock.now();
      const who = await giveBoth(authTx, { actor, request, now }, input);
      const recovery_codes = await authTx.write(whose.tenant_id, async (tx) => {
        letIn(tx, who);
        note(tx, by, { after: { recovery_codes: 'renewed' } });
        await tellOfSecondFactor(tx, { ...whose, email, now }, 'renewed');
        return await replaceRecoveryCodes(tx, whose);
      });
      return { recovery_codes };
    }),
    serveOpen(removeOwnSecondFactor, async ({ input, actor, request }) => {
      const { whose, email, by } = ownOf(actor);
      const now = clock.now();
      const who = await giveBoth(authTx, { actor, request, now }, input);
      await authTx.write(whose.tenant_id, async (tx) => {
        letIn(tx, who);
        if ((await forgetSecondFactor(tx, whose)) === 0) throw new Problem('second-factor-off');
        note(tx, by, { before: { second_factor: 'on' }, after: { second_factor: 'off' } });
        await tellOfSecondFactor(tx, { ...whose, email, now }, 'off');
      });
      evict(`${whose.tenant_id}/${whose.user_id}`);
      return null;
    }),
  ];
}

async function told(tx: Tx, { tenant_id, user_id }: Own) {
  const factor = await tx.first(
    db
      .selectFrom('auth_second_factors')
      .select('confirmed_at')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id),
  );
  const left = await tx.first(
    db
      .selectFrom('auth_recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('used_at', 'is', null),
  );
  return { confirmed_at: factor?.confirmed_at ?? null, recovery_codes_left: Number(left?.n ?? 0) };
}
