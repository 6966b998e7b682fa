import { demoPassword } from '../server/src/demo/demo-accounts.ts';
import { authTransactions } from '../server/src/kit/database/auth-tx.ts';
import { type DatabaseUrls, openPool } from '../server/src/kit/database/pool.ts';
import { db } from '../server/src/kit/database/sql.ts';
import { newId } from '../server/src/kit/ids.ts';
import { newToken } from '../server/src/modules/access/auth-session/session-cookie.ts';
import { hashPassword } from '../server/src/modules/access/sign-in/passwords.ts';
import { createCompany } from '../server/src/testing/companies/company.ts';
import { morningZone } from './morning-zone.ts';

const timezone = morningZone();

/** Noon in so many days of the company's calendar. */
function trialEnd(days: number): string {
  const day = Temporal.Now.plainDateISO(timezone).add({ days });
  return day.toZonedDateTime({ timeZone: timezone, plainTime: '12:00' }).toInstant().toString();
}

type Subscription = { status: string; trial_ends_at?: string };

const subscriptions: Readonly<Record<string, Subscription>> = {
  'porto-tres-dias': { status: 'trialing', trial_ends_at: trialEnd(3) },
  'porto-atrasado': { status: 'past_due' },
  'porto-inativo': { status: 'inactive' },
};

/**
 * Companies in some states of a subscription, each with `admin@<company>.test`, and a session of a person whose access
 * ends in thirty hours: its cookie.
 */
export async function settleAlertPeople(urls: DatabaseUrls): Promise<string> {
  const pool = openPool(urls.auth, 1);
  const authTx = authTransactions(pool);
  const password_hash = await hashPassword(demoPassword);

  const settle = async (subdomain: string) => {
    const company = await createCompany(urls.admin, { subdomain, name: `Passeios ${subdomain}`, timezone });
    const [tenant_id, id, email] = [company.id, newId(), `admin@${subdomain}.test`];
    await authTx.write(tenant_id, async (tx) => {
      await tx.change(db.insertInto('profiles').values({ tenant_id, id, full_name: 'Alba Avisada', email }));
      await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role: 'admin' }));
      await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id, password_hash }));
      await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
    });
    return { tenant_id, user_id: id };
  };

  for (const [subdomain, given] of Object.entries(subscriptions)) {
    const { tenant_id } = await settle(subdomain);
    await authTx.write(tenant_id, (tx) =>
      tx.change(db.insertInto('tenant_subscriptions').values({ tenant_id, id: newId(), ...given })),
    );
  }

  const { tenant_id, user_id } = await settle('porto-aviso');
  const access_expires_at = Temporal.Now.instant().add({ hours: 30 }).toString();
  const { token, hash: token_hash } = newToken(tenant_id);
  await authTx.write(tenant_id, (tx) =>
    tx.change(db.insertInto('auth_sessions').values({ tenant_id, token_hash, user_id, access_expires_at })),
  );
  await pool.end();
  return `${tenant_id}.${token}`;
}
