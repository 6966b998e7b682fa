import { db } from '../kit/database/sql.ts';
import { newToken } from '../modules/access/auth-session/session-cookie.ts';
import type { World } from './world.ts';

type Given = { type: 'first_access' | 'password_reset' | 'login'; expires_at?: string };

/** A link of a person as it would stand in a mail; answers its token. */
export async function giveLink(
  world: World,
  company: { id: string },
  person: { id: string },
  { type, expires_at = '2026-11-20T14:12:00Z' }: Given,
): Promise<string> {
  const token = newToken(company.id);
  await world.authTx.write(company.id, (tx) =>
    tx.change(
      db
        .insertInto('auth_links')
        .values({ tenant_id: company.id, token_hash: token.hash, user_id: person.id, type, expires_at }),
    ),
  );
  return `${token.tenantId}.${token.token}`;
}
