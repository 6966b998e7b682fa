import { randomBytes } from 'node:crypto';
import { prepareDevice } from '@leme/contract/access/device-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/auth-tx';
import type { Clock } from '#kit/clock';
import { type Served, serveOpen } from '#kit/serve';
import { db } from '#kit/sql';
import { giveCrewToken } from './crew-token.ts';
import { readCrewCookie, setCrewCookie } from './session-cookie.ts';

type Needs = { authTx: AuthTx; clock: Clock };

/** What a device needs to go on without a connection, and to send later what it queued. */
export function deviceEndpoint({ authTx, clock }: Needs): Served {
  return serveOpen(prepareDevice, async ({ actor, request, reply }) => {
    if (!actor) throw new Problem('signed-out');
    if (actor.isOperator) return { user_id: actor.userId, key: null };
    if (actor.permissions.has('attendance:create')) {
      const given = await giveCrewToken(authTx, actor, readCrewCookie(request), clock.now());
      setCrewCookie(reply, given.token, new Date(given.ends.epochMilliseconds));
    }
    return { user_id: actor.userId, key: await keyOf(authTx, actor) };
  });
}

/** One key a person, made at the first use: what one browser tab sealed, the next sign-in can read. */
function keyOf(authTx: AuthTx, { userId, homeTenantId }: Actor): Promise<string> {
  return authTx.write(homeTenantId, async (tx) => {
    const made = randomBytes(32).toString('base64');
    const account = await tx.first(
      db
        .updateTable('auth_accounts')
        .set({ device_key: sql`coalesce(device_key, ${made})` })
        .where('tenant_id', '=', homeTenantId)
        .where('id', '=', userId)
        .returning('device_key'),
    );
    if (!account?.device_key) throw new Problem('signed-out');
    return account.device_key;
  });
}
