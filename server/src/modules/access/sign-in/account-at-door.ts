import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { platformTenantId } from '#kit/ids';
import type { Account } from '#kit/security/event-log';
import { readToken } from '../auth-session/session-cookie.ts';

const nobody: Account = { tenantId: platformTenantId, userId: null };

/** Whose address or link came to the door; one that is nobody's is the platform's to look at, never a company's. */
export async function accountAtDoor(
  authTx: AuthTx,
  whose: { email: string } | { link: string },
): Promise<Account> {
  if ('email' in whose) {
    const login = await authTx.lookUp((tx) =>
      tx.first(
        db.selectFrom('login_emails').select(['tenant_id', 'user_id']).where('email', '=', whose.email),
      ),
    );
    return login ? { tenantId: login.tenant_id, userId: login.user_id } : nobody;
  }
  const token = readToken(whose.link);
  if (!token) return nobody;
  const { tenantId, hash } = token;
  const link = await authTx.read(tenantId, (tx) =>
    tx.first(
      db
        .selectFrom('auth_links')
        .select('user_id')
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', hash),
    ),
  );
  return link ? { tenantId, userId: link.user_id } : nobody;
}
