import {
  endOwnSessions,
  listOwnSessions,
  listOwnSignIns,
  signInDays,
} from '@leme/contract/access/sign-in/own-account-endpoints';
import { sql } from 'kysely';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveOpen } from '#kit/http/serve';
import { keyOf } from '../people/auth-session/user-sessions.ts';
import { note, type Own, ownOf } from '../second-factor/prove-own.ts';

type Needs = { authTx: AuthTx; clock: Clock; evict: (whose: string) => void };

const mostShown = 200;
/** What somebody did to come in, or tried. */
const kinds = ['sign-in', 'sign-in-failed', 'throttled', 'link-used', 'password-set'] as const;

/** Where a person is signed in and was, and the end of a session that is not wanted: always at home. */
export function servesOwnSessions({ authTx, clock, evict }: Needs): Served[] {
  return [
    serveOpen(listOwnSessions, async ({ actor }) => {
      const { whose, by } = ownOf(actor);
      const rows = await authTx.read(whose.tenant_id, (tx) => sessionsOf(tx, whose));
      const data = rows.map(({ token_hash, ...row }) => ({
        ...row,
        key: keyOf(token_hash),
        is_own: token_hash === by.tokenHash,
      }));
      return { data };
    }),
    serveOpen(endOwnSessions, async ({ input: { key }, actor }) => {
      const { whose, by } = ownOf(actor);
      const { tenant_id, user_id } = whose;
      const ended = await authTx.write(tenant_id, async (tx) => {
        const hashes = (await sessionsOf(tx, whose)).map(({ token_hash }) => token_hash);
        const ending = hashes.filter((hash) => (key ? keyOf(hash) === key : hash !== by.tokenHash));
        const gone = await tx.change(
          db
            .deleteFrom('auth_sessions')
            .where('tenant_id', '=', tenant_id)
            .where('user_id', '=', user_id)
            .where('token_hash', '=', sql<string>`any(${ending}::text[])`),
        );
        if (gone > 0) note(tx, by, { after: { sessions: 'ended' } });
        return gone;
      });
      evict(`${tenant_id}/${user_id}`);
      return { ended };
    }),
    serveOpen(listOwnSignIns, async ({ actor }) => {
      const { whose } = ownOf(actor);
      const since = clock.now().subtract({ hours: 24 * signInDays });
      const data = await authTx.read(whose.tenant_id, (tx) =>
        tx.rows(
          db
            .selectFrom('security_events')
            .select(['id', 'created_at', 'kind', 'address', 'device', 'times'])
            .where('tenant_id', '=', whose.tenant_id)
            .where('user_id', '=', whose.user_id)
            .where('kind', 'in', kinds)
            .where('created_at', '>=', since.toString())
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(mostShown),
        ),
      );
      return {
        data: data.map((row) => ({ ...row, kind: kinds.find((kind) => kind === row.kind) ?? 'sign-in' })),
      };
    }),
  ];
}

async function sessionsOf(tx: Tx, { tenant_id, user_id }: Own) {
  return await tx.rows(
    db
      .selectFrom('auth_sessions')
      .select(['token_hash', 'created_at', 'last_active_at', 'user_agent'])
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .orderBy('last_active_at', 'desc')
      .limit(mostShown),
  );
}
