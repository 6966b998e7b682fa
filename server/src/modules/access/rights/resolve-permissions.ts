import { fallbackGrants, type Grant } from '@leme/contract/access/grants';
import { keyOf } from '@leme/contract/access/permission';
import { isPlatformRole, type Role } from '@leme/contract/access/roles';
import { type RawBuilder, sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { writeSystemLog } from '#kit/watch/system-log';
import { type Exception, type Lines, type Modules, rightsOfLines } from './rights-of-lines.ts';

export type Permissions = {
  role: Role;
  granted: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  activePaths: ReadonlySet<string> | null;
  /** When an exception of the person ends, and with it what was decided. */
  until: Temporal.Instant | null;
  /** `modules-unknown` hides nothing in the menu, but no endpoint of a module answers until they are known. */
  state: 'loaded' | 'modules-unknown' | 'timeout';
};

export type Who = { tenantId: string; userId: string; role: Role; email: string; now: Temporal.Instant };

const timeoutMs = 10_000;

/**
 * What a person may do. If the look-up fails, the differences of the known role are read alone; if that fails too or
 * ten seconds pass, the role falls back to `user` without permissions: a failure never grants.
 */
export async function resolvePermissions(
  authTx: AuthTx,
  who: Who,
  fallbackAdmins: readonly string[],
): Promise<Permissions> {
  try {
    return await withinTime(timeoutMs, lookUp(authTx, who));
  } catch {
    const isFallback = fallbackAdmins.includes(who.email);
    if (isFallback) await noteFallback(authTx, who);
    return {
      role: 'user',
      granted: new Set(isFallback ? fallbackGrants.map(keyOf) : []),
      denied: new Set(),
      activePaths: null,
      until: null,
      state: 'timeout',
    };
  }
}

/** Each use of a configured emergency account stands in the company's log before it holds, if the database answers. */
async function noteFallback(authTx: AuthTx, { tenantId, email }: Who): Promise<void> {
  const line = { tenantId, action: 'ACESSO_DE_EMERGENCIA', details: { email } };
  const writing = authTx.write(tenantId, async (tx) => writeSystemLog(tx, line));
  await withinTime(timeoutMs, writing).catch(() => undefined);
}

/** Reads what decides somebody's rights in one flight; exceptions that have ended are left out. */
export async function linesOf(tx: Tx, who: Omit<Who, 'email'>): Promise<Lines> {
  const [differences, exceptions, modules] = await Promise.all([
    differencesOf(tx, who),
    exceptionsOf(tx, who),
    isPlatformRole(who.role) ? null : modulesOf(tx, who.tenantId),
  ]);
  return { differences, exceptions, modules };
}

/** The same for many of a company, whose ids `users` asks for: what of it is whose is told by role and id. */
export async function linesOfMany(
  tx: Tx,
  { tenantId, users, now }: { tenantId: string; users: RawBuilder<string>; now: Temporal.Instant },
): Promise<(who: { role: Role; userId: string }) => Lines> {
  const roles = db
    .selectFrom('user_roles as h')
    .select('h.role')
    .where('h.tenant_id', '=', tenantId)
    .where('h.user_id', '=', users);
  const [differences, exceptions, modules] = await Promise.all([
    // Who has no role is a `user`.
    tx.rows(differencesIn(tenantId, sql`any(array(${roles}) || 'user'::text)`).select('role')),
    tx.rows(exceptionsIn({ tenantId, now }, users).select('u.user_id')),
    tenantId === platformTenantId ? null : modulesOf(tx, tenantId),
  ]);
  const byRole = Map.groupBy(differences, ({ role }) => role);
  const byUser = Map.groupBy(exceptions, ({ user_id }) => user_id);
  return ({ role, userId }) => ({
    differences: (byRole.get(role) ?? []) as Grant[],
    exceptions: (byUser.get(userId) ?? []) as Exception[],
    modules,
  });
}

async function lookUp(authTx: AuthTx, who: Who): Promise<Permissions> {
  try {
    return await authTx.read(who.tenantId, async (tx) => permissionsFrom(who.role, await linesOf(tx, who)));
  } catch {
    const lines = await authTx.read(who.tenantId, async (tx) => ({
      differences: await differencesOf(tx, who),
      exceptions: await exceptionsOf(tx, who),
    }));
    return { ...permissionsFrom(who.role, { ...lines, modules: null }), state: 'modules-unknown' };
  }
}

/** What a person may do by the lines that were read. */
export function permissionsFrom(role: Role, lines: Lines): Permissions {
  const ends = lines.exceptions.flatMap(({ expires_at }) =>
    expires_at ? [Temporal.Instant.from(expires_at)] : [],
  );
  const until = ends.toSorted(Temporal.Instant.compare)[0] ?? null;
  return { role, ...rightsOfLines(role, lines), until, state: 'loaded' };
}

/** The exceptions of somebody that have not ended. */
async function exceptionsOf(tx: Tx, who: Pick<Who, 'tenantId' | 'userId' | 'now'>): Promise<Exception[]> {
  return (await tx.rows(exceptionsIn(who, sql`${who.userId}`))) as Exception[];
}

const exceptionsIn = ({ tenantId, now }: Pick<Who, 'tenantId' | 'now'>, users: RawBuilder<string>) =>
  db
    .selectFrom('user_permissions as u')
    .leftJoin('profiles as p', (join) =>
      join.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.created_by'),
    )
    .select(['u.resource', 'u.action', 'u.granted', 'u.reason', 'u.expires_at', 'u.created_at'])
    .select('p.full_name as created_by')
    .where('u.tenant_id', '=', tenantId)
    .where('u.user_id', '=', users)
    .where(({ or, eb }) => or([eb('u.expires_at', 'is', null), eb('u.expires_at', '>', now.toString())]))
    .orderBy('u.resource')
    .orderBy('u.action');

/** The rows of role_permissions of one role: what differs from the defaults. */
export async function differencesOf(tx: Tx, who: { tenantId: string; role: string }): Promise<Grant[]> {
  // Names no build knows any more match no resource and so grant nothing.
  return (await tx.rows(differencesIn(who.tenantId, sql`${who.role}`))) as Grant[];
}

const differencesIn = (tenantId: string, roles: RawBuilder<string>) =>
  db
    .selectFrom('role_permissions')
    .select(['resource', 'action', 'granted'])
    .where('tenant_id', '=', tenantId)
    .where('role', '=', roles)
    .orderBy('resource')
    .orderBy('action');

/** The tenant's enabled modules with their routes. */
export async function modulesOf(tx: Tx, tenantId: string): Promise<Modules> {
  const rows = await tx.rows(
    db
      .selectFrom('tenant_modules as t')
      .innerJoin('saas_modules as m', 'm.id', 't.module_id')
      .leftJoin('module_routes as r', 'r.module_id', 't.module_id')
      .select(['m.slug', 'r.route_path', 'r.is_active'])
      .where('t.tenant_id', '=', tenantId)
      .where('t.is_enabled', '=', true)
      .orderBy('m.slug')
      .orderBy('r.route_path'),
  );
  const pathsThatAre = (state: boolean) =>
    rows.flatMap((row) => (row.is_active === state && row.route_path ? [row.route_path] : []));
  return {
    slugs: [...new Set(rows.map((row) => row.slug))],
    paths: new Set(pathsThatAre(true)),
    inactivePaths: new Set(pathsThatAre(false)),
  };
}

async function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('permission look-up timed out')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
