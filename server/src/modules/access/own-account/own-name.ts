import { users } from '@leme/contract/access/people/users';
import { changeOwnName } from '@leme/contract/access/sign-in/own-account-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { tellAccess } from '../people/auth-session/shut-out.ts';
import { ownOf } from '../second-factor/prove-own.ts';

type Needs = { authTx: AuthTx; evict: (whose: string) => void };

/** Another name of whoever is signed in; the last of two at once stands, for both are the person's own. */
export function servesOwnName({ authTx, evict }: Needs): Served {
  return serveOpen(changeOwnName, async ({ input: { full_name }, actor, clock }) => {
    const { whose, by } = ownOf(actor);
    const { tenant_id, user_id } = whose;
    await authTx.write(tenant_id, async (tx) => {
      const before = await tx.first(
        db
          .selectFrom('profiles')
          .select('full_name')
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', user_id)
          .forUpdate(),
      );
      if (!before) throw new Problem('not-found');
      if (before.full_name === full_name) return;
      await tx.change(
        db
          .updateTable('profiles')
          .set({ full_name, version: sql`version + 1`, updated_at: clock.now().toString() })
          .where('tenant_id', '=', tenant_id)
          .where('id', '=', user_id),
      );
      tellAccess(tx, tenant_id, user_id);
      const after = { full_name };
      record({ tx, actor: by }, users, { id: user_id, action: 'updated', before, after });
    });
    evict(`${tenant_id}/${user_id}`);
    return { full_name };
  });
}
