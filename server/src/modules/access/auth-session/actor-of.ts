import { isLapsed } from '@leme/contract/access/plans/subscription';
import { isPlatformRole } from '@leme/contract/access/roles';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import { type Actor, operatorName } from '#kit/actor';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import { isUuid } from '#kit/ids';
import { isWithin } from '../sign-in/allowed-networks.ts';
import { requireGrant } from './acting.ts';
import { expiresAt, type StoredSession } from './load-session.ts';
import type { KnownSession, SessionCache } from './session-cache.ts';
import { readCookie, type SessionToken } from './session-cookie.ts';

export type SignedIn = { known: KnownSession; actor: Actor };

export type Circumstances = {
  token: SessionToken | null;
  /** The Leme-Tenant header: the company the page was opened for. Never authority by itself. */
  tenant: string | undefined;
  /** Polling, prefetching and the like: no act of a person. */
  isBackground: boolean;
  /** Where the request comes from. */
  address: string;
};

/** What a request says of its sender. */
export function circumstancesOf(request: FastifyRequest): Circumstances {
  const tenant = request.headers['leme-tenant'];
  if (tenant !== undefined && !isUuid(tenant)) throw new Problem('tenant-unidentified');
  return {
    token: readCookie(request),
    tenant,
    isBackground: request.headers['leme-background'] === '1',
    address: request.ip,
  };
}

/** Resolves who acts, and for which company; null for a visitor. */
export function actorResolver(authTx: AuthTx, cache: SessionCache, clock: Clock) {
  return async ({ token, tenant, isBackground, address }: Circumstances): Promise<SignedIn | null> => {
    if (!token) return null;
    const known = await cache.find(token);
    const now = clock.now();
    if (!known || Temporal.Instant.compare(expiresAt(known), now) <= 0) return null;
    // Elsewhere a session is none, and is one again where the company is used.
    if (!isWithin(known.networks, address)) return null;
    const actor = { ...actorFor(known, tenant ?? known.tenant.id, now), address };
    if (!isBackground) touch(authTx, known, actor, now);
    return { known, actor };
  };
}

const nothing: ReadonlySet<string> = new Set();

function actorFor(known: KnownSession, tenantId: string, now: Temporal.Instant): Actor {
  const own = known.tenant.id;
  const isActing = tenantId !== own;
  const isOperator = isPlatformRole(known.role);
  const isHeldBack = known.must_change_password || known.must_set_second_factor;
  const timezone = isActing ? requireGrant(known.acting, tenantId, now).timezone : known.timezone;
  return {
    userId: known.user.id,
    fullName: isActing ? operatorName(known.user.full_name) : known.user.full_name,
    email: known.user.email,
    role: known.permissions.role,
    tenantId,
    homeTenantId: own,
    timezone,
    permissions: isHeldBack ? nothing : known.permissions.granted,
    denied: known.permissions.denied,
    mustChangePassword: known.must_change_password,
    mustSetSecondFactor: known.must_set_second_factor,
    partner: known.partner,
    isOperator,
    modulesKnown: known.permissions.state !== 'modules-unknown',
    rightsKnown: known.permissions.state === 'loaded',
    rightsUntil: known.permissions.until,
    isReadOnly: !isOperator && known.subscription !== null && isLapsed(known.subscription, now),
    isCrew: !isHeldBack && (known.permissions.granted.has('attendance:create') || wasCrew(known, now)),
    tokenHash: known.token.hash,
  };
}

const crewDays = 7;

function wasCrew({ crew_at }: KnownSession, now: Temporal.Instant): boolean {
  if (crew_at === null) return false;
  return Temporal.Instant.compare(Temporal.Instant.from(crew_at).add({ hours: 24 * crewDays }), now) > 0;
}

const writeEvery = { minutes: 1 };

/** Notes that a person did something: at most one write a minute, never on the request's own path. */
function touch(authTx: AuthTx, known: StoredSession, actor: Actor, now: Temporal.Instant): void {
  const grant = known.acting.find(({ tenant }) => tenant.id === actor.tenantId);
  const lastSeen = grant?.last_act_at ?? known.last_active_at;
  if (Temporal.Instant.compare(Temporal.Instant.from(lastSeen).add(writeEvery), now) > 0) return;
  const at = now.toString();
  known.last_active_at = at;
  if (grant) grant.last_act_at = at;
  // A lost note costs a minute of rolling, so its failure is not the request's.
  authTx
    .write(known.token.tenantId, async (tx) => {
      tx.send(
        db
          .updateTable('auth_sessions')
          .set({ last_active_at: at })
          .where('tenant_id', '=', known.token.tenantId)
          .where('token_hash', '=', known.token.hash),
      );
      if (!grant) return;
      tx.send(
        db
          .updateTable('auth_acting_grants')
          .set({ last_act_at: at })
          .where('tenant_id', '=', known.token.tenantId)
          .where('token_hash', '=', known.token.hash)
          .where('acting_tenant_id', '=', actor.tenantId),
      );
    })
    .catch(() => undefined);
}
