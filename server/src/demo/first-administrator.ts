import { emailAddress } from '@leme/contract/kit/values/text';
import { sql } from 'kysely';
import { type AuthTx, authTransactions } from '#kit/database/auth-tx';
import { type DatabaseUrls, openPool } from '#kit/database/pool';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newId, platformTenantId } from '#kit/ids';
import { newToken } from '#modules/access/auth-session/session-cookie';

const role = 'saas_super_admin';
const tenant_id = platformTenantId;

type Invitation = { email: string; full_name?: string; origin: string };

/**
 * Opens the platform to its first administrator: an account without a password and a link, good once and for two
 * hours, to choose one. Asked again for the same address it replaces the link; for another it refuses.
 */
export async function inviteFirstAdministrator(
  urls: Pick<DatabaseUrls, 'auth'>,
  invitation: Invitation,
): Promise<string> {
  const email = emailAddress.parse(invitation.email);
  const pool = openPool(urls.auth, 1);
  const authTx = authTransactions(pool);
  try {
    await refuseTakenAddress(authTx, email);
    return await authTx.write(tenant_id, async (tx) => {
      await tx.rows({ compile: () => sql`select pg_advisory_xact_lock(4715305)`.compile(db) });
      const user_id =
        (await waitingAdministrator(tx, email)) ?? (await createAccount(tx, email, invitation.full_name));
      return `${invitation.origin}/auth-token?type=first_access&token=${await createLink(tx, user_id)}`;
    });
  } finally {
    await pool.end();
  }
}

async function refuseTakenAddress(authTx: AuthTx, email: string): Promise<void> {
  const login = await authTx.lookUp((tx) =>
    tx.first(db.selectFrom('login_emails').select('tenant_id').where('email', '=', email)),
  );
  if (login && login.tenant_id !== tenant_id)
    throw new Error('This address belongs to an account of a company.');
}

/** The account that was invited before and has no password yet; any other administrator ends the invitation. */
async function waitingAdministrator(tx: Tx, email: string): Promise<string | undefined> {
  const known = await tx.rows(
    db
      .selectFrom('profiles as p')
      .leftJoin('auth_accounts as a', (join) =>
        join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.id'),
      )
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
      )
      .select(['p.id', 'p.email', 'a.password_hash', 'r.role'])
      .where('p.tenant_id', '=', tenant_id),
  );
  const own = known.find((person) => person.email === email);
  if (known.some((person) => person.role === role && (person !== own || person.password_hash !== null))) {
    throw new Error('The platform already has an administrator, who can invite others.');
  }
  if (own && own.role !== role) throw new Error('This address belongs to an operator with another role.');
  return own?.id;
}

async function createAccount(
  tx: Tx,
  email: string,
  full_name = email.split('@')[0] ?? email,
): Promise<string> {
  const id = newId();
  await tx.change(db.insertInto('profiles').values({ tenant_id, id, full_name, email }));
  await tx.change(db.insertInto('user_roles').values({ tenant_id, user_id: id, role }));
  await tx.change(db.insertInto('auth_accounts').values({ tenant_id, id, password_hash: null }));
  await tx.change(db.insertInto('login_emails').values({ email, tenant_id, user_id: id }));
  return id;
}

/** The only place the token stands in is the answer; the table keeps its hash. Earlier links of the account end. */
async function createLink(tx: Tx, user_id: string): Promise<string> {
  const { token, hash } = newToken(tenant_id);
  const open = db.deleteFrom('auth_links').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id);
  await tx.change(open.where('used_at', 'is', null));
  const expires_at = sql<string>`now() + interval '2 hours'`;
  const link = { tenant_id, token_hash: hash, user_id, type: 'first_access', expires_at };
  await tx.change(db.insertInto('auth_links').values(link));
  return `${tenant_id}.${token}`;
}
