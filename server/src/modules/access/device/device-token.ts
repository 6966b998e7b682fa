import { isRole } from '@leme/contract/access/roles';
import { deviceRights, deviceTokenHours } from '@leme/contract/access/sign-in/device-endpoints';
import { takesFacts } from '@leme/contract/tenancy/companies/company-states';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { newToken, type SessionToken } from '../auth-session/session-cookie.ts';
import { resolvePermissions } from '../rights/resolve-permissions.ts';

/** A token that still lasts longer than this is left as it is: a session is asked for with every page. */
const freshHours = deviceTokenHours - 6;

/**
 * Lets a device send what was noted at the quay for the next three days; null while the token it has still does. That token is extended
 * and not replaced: an answer that gets lost must not leave the device with one that has ended.
 */
export async function giveDeviceToken(
  authTx: AuthTx,
  actor: Actor,
  before: SessionToken | null,
  now: Temporal.Instant,
): Promise<{ token: SessionToken; ends: Temporal.Instant } | null> {
  const ends = now.add({ hours: deviceTokenHours });
  const isTheirs = before?.tenantId === actor.homeTenantId;
  const lasts = isTheirs ? await endOfToken(authTx, actor, before, now) : null;
  if (before && lasts) {
    if (Temporal.Instant.compare(lasts, now.add({ hours: freshHours })) > 0) return null;
    await authTx.write(before.tenantId, async (tx) => {
      extend(tx, before, ends);
      noteDeviceUse(tx, actor, now);
    });
    return { token: before, ends };
  }
  if (before) await endDeviceToken(authTx, before);
  const token = newToken(actor.homeTenantId);
  await authTx.write(token.tenantId, async (tx) => {
    tx.send(
      db.insertInto('auth_crew_tokens').values({
        tenant_id: token.tenantId,
        token_hash: token.hash,
        user_id: actor.userId,
        role: actor.role,
        created_at: now.toString(),
        expires_at: ends.toString(),
      }),
    );
    noteDeviceUse(tx, actor, now);
  });
  return { token, ends };
}

/** When the token of a device ends; null where it is not this person's in this role, or is over. */
async function endOfToken(
  authTx: AuthTx,
  { userId, role }: Actor,
  token: SessionToken,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const row = await authTx.read(token.tenantId, (tx) =>
    tx.first(
      db
        .selectFrom('auth_crew_tokens')
        .select('expires_at')
        .where('tenant_id', '=', token.tenantId)
        .where('token_hash', '=', token.hash)
        .where('user_id', '=', userId)
        .where('role', '=', role)
        .where('expires_at', '>', now.toString()),
    ),
  );
  return row ? Temporal.Instant.from(row.expires_at) : null;
}

function extend(tx: Tx, token: SessionToken, ends: Temporal.Instant): void {
  tx.send(
    db
      .updateTable('auth_crew_tokens')
      .set({ expires_at: ends.toString() })
      .where('tenant_id', '=', token.tenantId)
      .where('token_hash', '=', token.hash),
  );
}

/** Outlives the token, which ends with a new password or "Sair". */
function noteDeviceUse(tx: Tx, { homeTenantId, userId }: Actor, now: Temporal.Instant): void {
  tx.send(
    db
      .updateTable('auth_accounts')
      .set({ crew_at: now.toString() })
      .where('tenant_id', '=', homeTenantId)
      .where('id', '=', userId),
  );
}

export function endDeviceToken(authTx: AuthTx, token: SessionToken): Promise<unknown> {
  return authTx.write(token.tenantId, (tx) =>
    tx.change(
      db
        .deleteFrom('auth_crew_tokens')
        .where('tenant_id', '=', token.tenantId)
        .where('token_hash', '=', token.hash),
    ),
  );
}

/** Ends the tokens of all devices of a person, in the transaction that changed the password. */
export function endDeviceTokensOf(tx: Tx, tenant_id: string, user_id: string): void {
  tx.send(
    db.deleteFrom('auth_crew_tokens').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id),
  );
}

/**
 * Who a device token stands for: somebody who may append what was noted at the quay and at sea, and nothing else. Whoever was deactivated or got
 * another role since holds no right at all, so what the device still sends is kept as refused, for the office to see.
 */
export async function deviceActor(
  authTx: AuthTx,
  token: SessionToken,
  { now, fallbackAdmins }: { now: Temporal.Instant; fallbackAdmins: readonly string[] },
): Promise<Actor | null> {
  const holder = await authTx.read(token.tenantId, (tx) => holderOf(tx, token, now));
  // A company that is stopped loses nothing of what was noted at sea.
  if (!holder || !takesFacts(holder.tenant_status)) return null;
  const role = isRole(holder.role) ? holder.role : 'user';
  const isStill = holder.status === 'active' && holder.role === holder.given_role;
  const rights = isStill
    ? await resolvePermissions(
        authTx,
        { tenantId: token.tenantId, userId: holder.user_id, role, email: holder.email, now },
        fallbackAdmins,
      )
    : null;
  return {
    userId: holder.user_id,
    fullName: holder.full_name,
    email: holder.email,
    role,
    tenantId: token.tenantId,
    homeTenantId: token.tenantId,
    timezone: holder.timezone ?? 'America/Sao_Paulo',
    permissions: new Set(deviceRights.filter((right) => rights?.granted.has(right))),
    denied: rights?.denied ?? new Set(),
    partner: null,
    isOperator: false,
    modulesKnown: rights?.state !== 'modules-unknown',
    rightsKnown: rights === null || rights.state === 'loaded',
    rightsUntil: rights?.until ?? null,
    isReadOnly: false,
    mustChangePassword: false,
    mustSetSecondFactor: false,
    isCrew: true,
    tokenHash: token.hash,
  };
}

function holderOf(tx: Tx, token: SessionToken, now: Temporal.Instant) {
  return tx.first(
    db
      .selectFrom('auth_crew_tokens as c')
      .innerJoin('profiles as p', (join) =>
        join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.user_id'),
      )
      .innerJoin('saas_tenants as t', 't.id', 'c.tenant_id')
      .leftJoin('user_roles as r', (join) =>
        join.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.user_id', '=', 'c.user_id'),
      )
      .leftJoin('company_settings as s', 's.tenant_id', 'c.tenant_id')
      .select([
        'c.user_id',
        'c.role as given_role',
        'p.full_name',
        'p.email',
        'p.status',
        'r.role',
        't.status as tenant_status',
        's.timezone',
      ])
      .where('c.tenant_id', '=', token.tenantId)
      .where('c.token_hash', '=', token.hash)
      .where('c.expires_at', '>', now.toString()),
  );
}
