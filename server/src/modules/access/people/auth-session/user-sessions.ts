import { createHash } from 'node:crypto';
import { endUserSessions, listUserSessions } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { type Served, servePeople } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { keptPerson } from '../rights/keeper.ts';
import { tellAccess } from './shut-out.ts';

/** A name of a session that leads nobody to its token. */
export const keyOf = (hash: string) => createHash('sha256').update(hash).digest('base64url');

const mostShown = 200;

export const servesUserSessions: Served[] = [
  servePeople(listUserSessions, async ({ input, tx, actor }) => {
    await keptPerson({ tx, actor }, input.id);
    const rows = await tx.rows(
      db
        .selectFrom('auth_sessions')
        .select(['token_hash', 'created_at', 'last_active_at', 'access_expires_at', 'user_agent'])
        .where('tenant_id', '=', actor.tenantId)
        .where('user_id', '=', input.id)
        .orderBy('last_active_at', 'desc')
        .limit(mostShown),
    );
    const data = rows.map(({ token_hash, ...row }) => ({
      ...row,
      key: keyOf(token_hash),
      is_own: token_hash === actor.tokenHash,
    }));
    return { data };
  }),
  servePeople(endUserSessions, async ({ input, tx, actor }) => {
    const { id, key } = input;
    await keptPerson({ tx, actor }, id);
    const tenant_id = actor.tenantId;
    const rows = await tx.rows(
      db
        .selectFrom('auth_sessions')
        .select('token_hash')
        .where('tenant_id', '=', tenant_id)
        .where('user_id', '=', id),
    );
    const ending = rows.map(({ token_hash }) => token_hash).filter((hash) => !key || keyOf(hash) === key);
    const ended = await tx.change(
      db
        .deleteFrom('auth_sessions')
        .where('tenant_id', '=', tenant_id)
        .where('token_hash', '=', sql<string>`any(${ending}::text[])`),
    );
    tellAccess(tx, tenant_id, id);
    if (ended > 0) record({ tx, actor }, users, { id, action: 'updated', after: { sessions: 'ended' } });
    return { ended };
  }),
];
