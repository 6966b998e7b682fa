import { changeOwnPassword } from '@leme/contract/access/sign-in/own-account-endpoints';
import { faults } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { endDeviceTokensOf } from '../device/device-token.ts';
import { givePassword, note, ownOf } from '../second-factor/prove-own.ts';
import { letIn } from '../sign-in/door.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { requirePasswordOf } from '../sign-in/require-good-password.ts';
import { tellOfPassword } from './password-mail.ts';

type Needs = { authTx: AuthTx; evict: (whose: string) => void };

/** Another password for the present one: whoever else is signed in as this person is no longer. */
export function servesOwnPassword({ authTx, evict }: Needs): Served {
  return serveOpen(changeOwnPassword, async ({ input, actor, request, clock }) => {
    const { whose, email, by } = ownOf(actor);
    const { tenant_id, user_id } = whose;
    const now = clock.now();
    const { who, account } = await givePassword(authTx, { actor, request, now }, input.password);
    await authTx.read(tenant_id, (tx) => requirePasswordOf(tx, whose, input.new_password, '/new_password'));
    const password_hash = await hashPassword(input.new_password);
    const ended = await authTx.write(tenant_id, async (tx) => {
      letIn(tx, who);
      // Of two at once that knew the same password the first one sets it.
      const changed = await tx.change(
        db
          .updateTable('auth_accounts')
          .set({ password_hash })
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', user_id)
          .where('password_hash', '=', account.password_hash),
      );
      if (changed === 0) throw faults([{ pointer: '/password', code: 'wrong-password' }]);
      tx.send(
        db
          .deleteFrom('auth_links')
          .where('tenant_id', '=', tenant_id)
          .where('user_id', '=', user_id)
          .where('used_at', 'is', null),
      );
      endDeviceTokensOf(tx, tenant_id, user_id);
      note(tx, by, { after: { password: 'changed' } });
      await tellOfPassword(tx, { ...whose, email, now });
      return await tx.change(
        db
          .deleteFrom('auth_sessions')
          .where('tenant_id', '=', tenant_id)
          .where('user_id', '=', user_id)
          .where('token_hash', '<>', by.tokenHash),
      );
    });
    evict(`${tenant_id}/${user_id}`);
    return { ended };
  });
}
