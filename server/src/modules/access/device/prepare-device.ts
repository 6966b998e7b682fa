import { randomBytes } from 'node:crypto';
import {
  deviceRights,
  prepareDevice as prepareDeviceEndpoint,
} from '@leme/contract/access/sign-in/device-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { type Served, serveOpen } from '#kit/http/serve';
import type { SignedIn } from '../auth-session/actor-of.ts';
import { readDeviceTokenCookie, setDeviceTokenCookie } from '../auth-session/session-cookie.ts';
import { giveDeviceToken } from './device-token.ts';

type Needs = { authTx: AuthTx; clock: Clock };
export type Exchange = { request: FastifyRequest; reply: FastifyReply };

/**
 * What a device needs to go on without a connection: answers the key of the person's outbox, and lets who works
 * at the quay send later what was queued. Null for operators, who leave nothing on a device, and until
 * whoever came in by a temporary password has set another.
 */
export async function prepareDevice(
  { authTx, clock }: Needs,
  { known, actor }: SignedIn,
  { request, reply }: Exchange,
): Promise<string | null> {
  if (actor.isOperator || actor.mustChangePassword || actor.mustSetSecondFactor) return null;
  if (deviceRights.some((right) => actor.permissions.has(right))) {
    const given = await giveDeviceToken(authTx, actor, readDeviceTokenCookie(request), clock.now());
    if (given) setDeviceTokenCookie(reply, given.token, new Date(given.ends.epochMilliseconds));
  }
  known.device_key ??= await makeKey(authTx, actor);
  return known.device_key;
}

/** Kept builds ask for it by itself. */
export function deviceEndpoint(
  needs: Needs,
  whoIs: (request: FastifyRequest) => Promise<SignedIn | null>,
): Served {
  return serveOpen(prepareDeviceEndpoint, async ({ request, reply }) => {
    const signedIn = await whoIs(request);
    if (!signedIn) throw new Problem('signed-out');
    return { user_id: signedIn.actor.userId, key: await prepareDevice(needs, signedIn, { request, reply }) };
  });
}

/** One key a person, made at the first use: what one browser tab sealed, the next sign-in can read. */
function makeKey(authTx: AuthTx, { userId, homeTenantId }: Actor): Promise<string> {
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
