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
  /** `modules-unknown` hides nothing in the menu, but no endpoint of a module answers until they are known. */
  state: 'loaded' | 'modules-unknown' | 'timeout';
};

export type Who = { tenantId: string; role: Role; email: string };

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

async function lookUp(authTx: AuthTx, who: Who): Promise<Permissions> {
  try {
    return await authTx.read(who.tenantId, async (tx) => {
      const [differences, modules] = await Promise.all([differencesOf(tx, who), modulesOf(tx, who)]);
      return permissionsFrom(who, differences, modules);
    });
  } catch {
    const differences = await authTx.read(who.tenantId, (tx) => differencesOf(tx, who));
    return { ...permissionsFrom(who, differences, null), state: 'modules-unknown' };
  }
}

function permissionsFrom(who: Who, differences: readonly Grant[], modules: Modules | null): Permissions {
  const activeResources = modules && activeResourcesOf(modules.slugs, modules.inactivePaths);
  const granted = effectivePermissions({ role: who.role, differences, activeResources });
  return { role: who.role, granted, activePaths: modules?.paths ?? null, state: 'loaded' };
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

/** The tenant's enabled modules with their routes; null for platform operators, whom no module limits. */
async function modulesOf(tx: Tx, who: Who): Promise<Modules | null> {
  if (isPlatformRole(who.role)) return null;
  const rows = await tx.rows(
    db
      .selectFrom('tenant_modules as t')
      .innerJoin('saas_modules as m', 'm.id', 't.module_id')
      .leftJoin('module_routes as r', 'r.module_id', 't.module_id')
      .select(['m.slug', 'r.route_path', 'r.is_active'])
      .where('t.tenant_id', '=', who.tenantId)
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
