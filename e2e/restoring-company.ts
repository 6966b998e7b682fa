import type { Role } from '@leme/contract/access/roles';
import { demoPassword } from '../server/src/demo/demo-accounts.ts';
import { authTransactions } from '../server/src/kit/auth-tx.ts';
import { newId } from '../server/src/kit/ids.ts';
import { type DatabaseUrls, openPool } from '../server/src/kit/pool.ts';
import { db } from '../server/src/kit/sql.ts';
import { hashPassword } from '../server/src/modules/access/passwords.ts';
import { createCompany } from '../server/src/testing/company.ts';

/** A company of its own for the journey that restores versions, so that no other journey changes its build. */
export async function settleRestoringCompany({ admin, auth }: DatabaseUrls): Promise<void> {
  const { id: tenant_id } = await createCompany(admin, { subdomain: 'porto-velho', name: 'Porto Velho' });
  const pool = openPool(auth, 1);
  const password_hash = await hashPassword(demoPassword);
  const roles: readonly Role[] = ['admin', 'marinheiro'];
  for (const role of roles) {
    const [user_id, email] = [newId(), `${role}@porto-velho.test`];
    await authTransactions(pool).write(tenant_id, async (tx) => {
      await tx.change(
        db.insertInto('profiles').values({ tenant_id, id: user_id, full_name: `Pessoa ${role}`, email }),
      );
      await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id, role }));
      await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id: user_id, password_hash }));
      await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id }));
    });
  }
  await pool.end();
}
