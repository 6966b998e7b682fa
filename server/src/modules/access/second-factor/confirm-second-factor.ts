import { confirmSecondFactor } from '@leme/contract/access/sign-in/second-factor-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { note, type Own, ownOf } from './prove-own.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { tellOfSecondFactor } from './second-factor-mail.ts';
import { stepOf } from './totp.ts';

type Needs = { authTx: AuthTx; clock: Clock; evict: (whose: string) => void };

/** Until then a secret that was begun may be confirmed. */
const beginsFor = { minutes: 30 };

/** A first code turns it on, ends the person's other sessions and answers the recovery codes. */
export const servesConfirmSecondFactor = ({ authTx, clock, evict }: Needs): Served =>
  serveOpen(confirmSecondFactor, async ({ input, actor }) => {
    const { whose, email, by } = ownOf(actor);
    const now = clock.now();
    const recovery_codes = await authTx.write(whose.tenant_id, async (tx) => {
      await confirm(tx, whose, { code: input.code.replace(/\s/g, ''), now });
      tx.send(
        db
          .deleteFrom('auth_sessions')
          .where('tenant_id', '=', whose.tenant_id)
          .where('user_id', '=', whose.user_id)
          .where('token_hash', '<>', by.tokenHash),
      );
      note(tx, by, { before: { second_factor: 'off' }, after: { second_factor: 'on' } });
      await tellOfSecondFactor(tx, { ...whose, email, now }, 'on');
      return await replaceRecoveryCodes(tx, whose);
    });
    evict(`${whose.tenant_id}/${whose.user_id}`);
    return { recovery_codes };
  });

async function confirm(
  tx: Tx,
  { tenant_id, user_id }: Own,
  { code, now }: { code: string; now: Temporal.Instant },
): Promise<void> {
  const begun = await tx.first(
    db
      .selectFrom('auth_second_factors')
      .select(['secret', 'confirmed_at'])
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('begun_at', '>', now.subtract(beginsFor).toString()),
  );
  if (begun?.confirmed_at) throw new Problem('second-factor-on');
  if (!begun) throw new Problem('second-factor-off');
  const step = stepOf(begun.secret, code, now);
  if (step === undefined) throw new Problem('code-wrong');
  const confirmed = await tx.change(
    db
      .updateTable('auth_second_factors')
      .set({ confirmed_at: now.toString(), used_step: step })
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('secret', '=', begun.secret)
      .where('confirmed_at', 'is', null),
  );
  // Of two tabs the first one turned it on.
  if (confirmed === 0) throw new Problem('second-factor-on');
}
