import type { Role } from '@leme/contract/access/roles';
import { inject } from 'vitest';
import { demoPassword } from '../server/src/demo/demo-accounts.ts';
import { authTransactions } from '../server/src/kit/database/auth-tx.ts';
import { openPool } from '../server/src/kit/database/pool.ts';
import { db } from '../server/src/kit/database/sql.ts';
import { newId } from '../server/src/kit/ids.ts';
import { notify } from '../server/src/kit/realtime/pg-notifications.ts';
import { accessChannel } from '../server/src/modules/access/auth-session/session-cache.ts';
import { hashPassword } from '../server/src/modules/access/sign-in/passwords.ts';

type Tx = Parameters<Parameters<ReturnType<typeof authTransactions>['write']>[1]>[0];

async function write(tenant_id: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  const pool = openPool(inject('databaseUrls').auth, 1);
  await authTransactions(pool).write(tenant_id, work);
  await pool.end();
}

/** Somebody of a company for one journey alone, whose role it may change. */
export async function hire(tenant_id: string, full_name: string, role: Role) {
  const [id, password_hash] = [newId(), await hashPassword(demoPassword)];
  const email = `${id}@mar-azul.test`;
  await write(tenant_id, async (tx) => {
    await tx.change(db.insertInto('profiles').values({ tenant_id, id, full_name, email }));
    await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role }));
    await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id, password_hash }));
    await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
  });
  const becomes = (next: Role) =>
    write(tenant_id, async (tx) => {
      await tx.change(
        db
          .updateTable('user_roles')
          .set({ role: next })
          .where('tenant_id', '=', tenant_id)
          .where('user_id', '=', id),
      );
      notify(tx, accessChannel, `${tenant_id}/${id}`);
    });
  return { id, email, becomes };
}
