import { beginSecondFactor } from '@leme/contract/access/sign-in/second-factor-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { letIn } from '../sign-in/door.ts';
import { givePassword, type Own, ownOf } from './prove-own.ts';
import { newSecret, uriOf } from './totp.ts';

type Needs = { authTx: AuthTx; clock: Clock };

/** The key for an application; it asks nothing of anybody until a first code of it confirms it. */
export const servesBeginSecondFactor = ({ authTx, clock }: Needs): Served =>
  serveOpen(beginSecondFactor, async ({ input, actor, request }) => {
    const { whose, email } = ownOf(actor);
    const { who, account } = await givePassword(authTx, { actor, request, now: clock.now() }, input.password);
    if (account.has_second_factor) throw new Problem('second-factor-on');
    const secret = newSecret();
    await authTx.write(whose.tenant_id, async (tx) => {
      letIn(tx, who);
      await begin(tx, whose, { secret, begun_at: who.now.toString() });
    });
    return { key: secret, uri: uriOf(secret, { issuer: account.company, account: email }) };
  });

/** Of two tabs that begin the later one counts; one that is confirmed stays. */
async function begin(tx: Tx, whose: Own, begun: { secret: string; begun_at: string }): Promise<void> {
  const changed = await tx.change(
    db
      .insertInto('auth_second_factors')
      .values({ ...whose, ...begun })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id'])
          .doUpdateSet({ ...begun, used_step: null })
          .where('auth_second_factors.confirmed_at', 'is', null),
      ),
  );
  if (changed === 0) throw new Problem('second-factor-on');
}
