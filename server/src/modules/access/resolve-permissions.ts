import { effectivePermissions, fallbackGrants, type Grant } from '@leme/contract/access/grants';
import { activeResourcesOf } from '@leme/contract/access/module-routes';
import { keyOf } from '@leme/contract/access/permission';
import { isPlatformRole, type Role } from '@leme/contract/access/roles';
import type { AuthTx } from '#kit/auth-tx';
import { db } from '#kit/sql';
import { writeSystemLog } from '#kit/system-log';
import type { Tx } from '#kit/transaction';

export type Permissions = {
  role: Role;
  granted: ReadonlySet<string>;
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

type Modules = { slugs: string[]; paths: ReadonlySet<string>; inactivePaths: ReadonlySet<string> };
/** What decides the rights of somebody, as it is stored. */
export type Lines = {
  differences: readonly Grant[];
  exceptions: readonly Exception[];
  modules: Modules | null;
};
export type Exception = Grant & {
  reason: string;
  expires_at: string | null;
  created_at: string;
  created_by: string | null;
};

/** Reads what decides somebody's rights in one flight; exceptions that have ended are left out. */
export async function linesOf(tx: Tx, who: Omit<Who, 'email'>): Promise<Lines> {
  const [differences, exceptions, modules] = await Promise.all([
    differencesOf(tx, who),
    exceptionsOf(tx, who),
    isPlatformRole(who.role) ? null : modulesOf(tx, who.tenantId),
  ]);
  return { differences, exceptions, modules };
}

/** The resources that the company's modules leave; null where no module limits. */
export function activeResources(modules: Modules | null) {
  return modules && activeResourcesOf(modules.slugs, modules.inactivePaths);
}

async function lookUp(authTx: AuthTx, who: Who): Promise<Permissions> {
  try {
    return await authTx.read(who.tenantId, async (tx) => permissionsFrom(who, await linesOf(tx, who)));
  } catch {
    const lines = await authTx.read(who.tenantId, async (tx) => ({
      differences: await differencesOf(tx, who),
      exceptions: await exceptionsOf(tx, who),
    }));
    return { ...permissionsFrom(who, { ...lines, modules: null }), state: 'modules-unknown' };
  }
}

function permissionsFrom({ role }: Who, { differences, exceptions, modules }: Lines): Permissions {
  const granted = effectivePermissions({
    ...{ role, differences, exceptions, activeResources: activeResources(modules) },
  });
  const ends = exceptions.flatMap(({ expires_at }) =>
    expires_at ? [Temporal.Instant.from(expires_at)] : [],
  );
  const until = ends.toSorted(Temporal.Instant.compare)[0] ?? null;
  return { role, granted, activePaths: modules?.paths ?? null, until, state: 'loaded' };
}

/** The exceptions of somebody that have not ended. */
async function exceptionsOf(
  tx: Tx,
  { tenantId, userId, now }: Pick<Who, 'tenantId' | 'userId' | 'now'>,
): Promise<Exception[]> {
  const rows = await tx.rows(
    db
      .selectFrom('user_permissions as u')
      .leftJoin('profiles as p', (join) =>
        join.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.id', '=', 'u.created_by'),
      )
      .select(['u.resource', 'u.action', 'u.granted', 'u.reason', 'u.expires_at', 'u.created_at'])
      .select('p.full_name as created_by')
      .where('u.tenant_id', '=', tenantId)
      .where('u.user_id', '=', userId)
      .where(({ or, eb }) => or([eb('u.expires_at', 'is', null), eb('u.expires_at', '>', now.toString())]))
      .orderBy('u.resource')
      .orderBy('u.action'),
  );
  return rows as Exception[];
}

/** The rows of role_permissions of one role: what differs from the defaults. */
export async function differencesOf(tx: Tx, who: { tenantId: string; role: string }): Promise<Grant[]> {
  const rows = await tx.rows(
    db
      .selectFrom('role_permissions')
      .select(['resource', 'action', 'granted'])
      .where('tenant_id', '=', who.tenantId)
      .where('role', '=', who.role),
  );
  // Names no build knows any more match no resource and so grant nothing.
  return rows as Grant[];
}

/** The tenant's enabled modules with their routes. */
export async function modulesOf(tx: Tx, tenantId: string): Promise<Modules> {
  const rows = await tx.rows(
    db
      .selectFrom('tenant_modules as t')
      .innerJoin('saas_modules as m', 'm.id', 't.module_id')
      .leftJoin('module_routes as r', 'r.module_id', 't.module_id')
      .select(['m.slug', 'r.route_path', 'r.is_active'])
      .where('t.tenant_id', '=', tenantId)
      .where('t.is_enabled', '=', true),
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
