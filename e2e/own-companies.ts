import type { Role } from '@leme/contract/access/roles';
import { demoPassword } from '../server/src/demo/demo-accounts.ts';
import { authTransactions } from '../server/src/kit/database/auth-tx.ts';
import { type DatabaseUrls, openPool } from '../server/src/kit/database/pool.ts';
import { db } from '../server/src/kit/database/sql.ts';
import { tenantTransactions } from '../server/src/kit/database/tenant-tx.ts';
import { newId } from '../server/src/kit/ids.ts';
import { hashPassword } from '../server/src/modules/access/sign-in/passwords.ts';
import { type Company, createCompany } from '../server/src/testing/companies/company.ts';
import { farZone, morningZone } from './morning-zone.ts';

/**
 * Companies no other journey enters: Porto Velho, whose build is changed, Porto Vivo, where nobody else does anything
 * that is told to all, Porto Cedo, where the day has hours to go, Porto Sino, whose alerts are cleared, Porto Leve, whose
 * first load is weighed, Porto Curto, which loses a module, Porto Parado, which is stopped, Porto Marca, which gets colours,
 * Porto Fuso, whose clock is changed, Porto Regra, whose crew a new matrix decides about, and Porto Escala, whose weeks are
 * planned.
 */
export async function settleOwnCompanies(urls: DatabaseUrls): Promise<void> {
  await aCompany(urls, { subdomain: 'porto-velho', name: 'Porto Velho', roles: ['admin', 'marinheiro'] });
  const roles: Role[] = ['admin', 'manager', 'marinheiro'];
  await sell(urls, await aCompany(urls, { subdomain: 'porto-vivo', name: 'Porto Vivo', roles }));
  const early = { subdomain: 'porto-cedo', name: 'Porto Cedo', timezone: morningZone(), roles };
  await sell(urls, await aCompany(urls, early));
  await aCompany(urls, { subdomain: 'porto-sino', name: 'Porto Sino', roles });
  await sell(urls, await aCompany(urls, { subdomain: 'porto-leve', name: 'Porto Leve', roles }));
  await aCompany(urls, { subdomain: 'porto-curto', name: 'Porto Curto', roles: ['admin'] });
  await aCompany(urls, { subdomain: 'porto-regra', name: 'Porto Regra', roles: ['admin'] });
  await sell(urls, await aCompany(urls, { subdomain: 'porto-parado', name: 'Porto Parado', roles }));
  await sell(urls, await aCompany(urls, { subdomain: 'porto-escala', name: 'Porto Escala', roles }));
  await aCompany(urls, { subdomain: 'porto-marca', name: 'Porto Marca', roles });
  const far = { subdomain: 'porto-fuso', name: 'Porto Fuso', timezone: farZone('America/Noronha'), roles };
  await sell(urls, await aCompany(urls, far));
}

type Given = Pick<Company, 'subdomain' | 'name'> & { timezone?: string; roles: readonly Role[] };

/** A company with an account for each role, `<role>@<subdomain>.test`. */
export async function aCompany({ admin, auth }: DatabaseUrls, { roles, ...given }: Given): Promise<string> {
  const { id: tenant_id } = await createCompany(admin, given);
  const pool = openPool(auth, 1);
  const password_hash = await hashPassword(demoPassword);
  for (const role of roles) {
    const [user_id, email] = [newId(), `${role}@${given.subdomain}.test`];
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
  return tenant_id;
}

/** One product with one fare. */
export async function sell({ app }: DatabaseUrls, tenant_id: string): Promise<void> {
  const pool = openPool(app, 1);
  const id = newId();
  const fare = { tenant_id, id: newId(), product_id: id, label: 'Adulto', cost_price: 180, order_index: 1 };
  await tenantTransactions(pool).write(tenant_id, async (tx) => {
    await tx.change(
      db.insertInto('products').values({ tenant_id, id, name: 'Ilha do Campeche', status: 'active' }),
    );
    await tx.change(db.insertInto('fare_types').values(fare));
  });
  await pool.end();
}
