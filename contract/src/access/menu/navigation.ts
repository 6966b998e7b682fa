import { isAllowed, keyOf, read } from '../permission.ts';
import { coreModule } from '../plans/module-slug.ts';
import { isPlatformRole, type Role } from '../roles.ts';
import type { RouteEntry } from '../route-entry.ts';
import { companyChooserPath, isReservedSlug, permissionOf, routeTable } from '../route-table.ts';
import { type GroupId, groupsOf, type MenuGroup, menuGroups, type SubLabelId } from './menu.ts';

/** What menu, palette and guards know of the person. `activePaths` is `null` while or when modules did not load. */
export type Access = {
  role: Role;
  permissions: ReadonlySet<string>;
  activePaths: ReadonlySet<string> | null;
  isPlatformTenant: boolean;
};

export type MenuEntry = { entry: RouteEntry; subLabel: SubLabelId | null };
export type VisibleGroup = { group: MenuGroup; entries: readonly MenuEntry[] };
type Options = {
  includePlanned?: boolean;
  /** The name of the page somebody wishes to begin on. */
  chosen?: string | null | undefined;
};

function exists(entry: RouteEntry, options: Options): boolean {
  return options.includePlanned === true || entry.state === 'ready';
}

function isSuperAdmin(access: Access): boolean {
  return access.role === 'saas_super_admin';
}

function isInModules(access: Access, entry: RouteEntry): boolean {
  if (access.activePaths === null || isPlatformRole(access.role)) return true;
  return entry.module === coreModule || access.activePaths.has(entry.path);
}

/** Whether a page opens at the platform itself, where there is no company. */
export function isOfPlatform(entry: RouteEntry): boolean {
  return entry.scope === 'saas' || entry.isShared === true;
}

/** Whether the person may open the page at its address; menu, palette and server give the same answer. */
export function canOpen(access: Access, entry: RouteEntry): boolean {
  if (entry.scope === 'public') return true;
  if (access.isPlatformTenant && !isOfPlatform(entry)) return false;
  if (entry.superAdminOnly && !isSuperAdmin(access)) return false;
  if (entry.scope === 'saas' && !isSuperAdmin(access) && access.role !== 'saas_admin') return false;
  return isInModules(access, entry) && isAllowed(access.permissions, permissionOf(entry));
}

function isListed(access: Access, entry: RouteEntry, group: GroupId): boolean {
  const [first, second] = groupsOf(entry);
  if (first !== group && (second !== group || !isSuperAdmin(access))) return false;
  if (entry.resource !== null && !access.permissions.has(keyOf(read(entry.resource)))) return false;
  return canOpen(access, entry);
}

function entriesOf(access: Access, group: MenuGroup, options: Options): readonly MenuEntry[] {
  return group.sections.flatMap(({ subLabel, pages }) =>
    pages
      .map((name) => ({ entry: pageNamed(name), subLabel }))
      .filter(({ entry }) => exists(entry, options) && isListed(access, entry, group.id)),
  );
}

/** The menu of a person: groups in order, without the empty ones and without pages that do not exist yet. */
export function visibleMenu(access: Access, options: Options = {}): readonly VisibleGroup[] {
  return menuGroups
    .map((group) => ({ group, entries: entriesOf(access, group, options) }))
    .filter(({ entries }) => entries.length > 0);
}

const byName = new Map(routeTable.map((entry) => [entry.name, entry]));

function pageNamed(name: string): RouteEntry {
  const entry = byName.get(name);
  if (!entry) throw new Error(`menu.ts lists the page ${name}, which no module tells of`);
  return entry;
}

function entryAt(path: string): RouteEntry | undefined {
  return routeTable.find((entry) => entry.path === path);
}

const hasParameters = (entry: RouteEntry) => /[:*]/.test(entry.path);

/**
 * Where a person lands after signing in without having asked for a page: the one they chose, else the first page that
 * exists and is permitted.
 * Operators land on the platform's dashboard or choose a company. `null` means that nothing is open to the person.
 */
export function landingPath(access: Access, options: Options = {}): string | null {
  const opens = (entry: RouteEntry | undefined) =>
    entry !== undefined && exists(entry, options) && canOpen(access, entry);
  if (isPlatformRole(access.role))
    return opens(entryAt('/saas-dashboard')) ? '/saas-dashboard' : companyChooserPath;
  const chosen = options.chosen ? byName.get(options.chosen) : undefined;
  if (chosen?.scope === 'tenant' && !hasParameters(chosen) && opens(chosen)) return chosen.path;
  const wished = ['/', '/sessions-manifest', '/passenger-manifest'];
  if (access.role === 'marinheiro') wished.unshift('/sessions-manifest');
  const found = wished.find((path) => opens(entryAt(path)));
  if (found !== undefined) return found;
  const first = visibleMenu(access, options)
    .flatMap(({ entries }) => entries.map(({ entry }) => entry))
    .find((entry) => entry.scope === 'tenant');
  const any = routeTable.find((entry) => entry.scope === 'tenant' && !hasParameters(entry) && opens(entry));
  return (first ?? any)?.path ?? null;
}

/** Splits an address into the company's name, if it begins with one, and the bare path. */
export function splitTenantPath(pathname: string): { slug: string | null; path: string } {
  const bare = pathname === '/' ? '/' : pathname.replace(/\/+$/, '') || '/';
  const [, first = '', ...rest] = bare.split('/');
  if (!/^[a-z0-9][a-z0-9-]*$/.test(first) || isReservedSlug(first)) return { slug: null, path: bare };
  const path = `/${rest.join('/')}`;
  return { slug: first, path: path === '/dashboard' ? '/' : path };
}

/** The address of a page in the form the person uses: with the company's name, or bare when `slug` is `null`. */
export function tenantPath(slug: string | null, path: string): string {
  if (slug === null) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const bare = splitTenantPath(pathname).path;
  if (!routeFor(bare).tenantForm) return path;
  return `/${slug}${bare === '/' ? '/dashboard' : bare}${rest}`;
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

function routeAt(path: string): RouteEntry | undefined {
  const literal = routeTable.find((entry) => entry.path === path && !hasParameters(entry));
  return literal ?? routeTable.find((entry) => hasParameters(entry) && matches(entry.path, path));
}

function required(path: string): RouteEntry {
  const entry = entryAt(path);
  if (!entry) throw new Error(`The route table has no ${path}`);
  return entry;
}

const catchAll = required('/*');
const tenantIndex = required('/:tenantSlug');
const tenantCatchAll = required('/:tenantSlug/*');

/** The page an address stands for, in either form; addresses of nothing give the catch-all of their form. */
export function routeFor(pathname: string): RouteEntry {
  const { slug, path } = splitTenantPath(pathname);
  if (slug === null) {
    const entry = routeAt(path);
    return entry && entry !== tenantIndex ? entry : catchAll;
  }
  if (pathname.split('/').filter(Boolean).length === 1) return tenantIndex;
  const entry = routeAt(path);
  return entry?.tenantForm && entry !== tenantIndex ? entry : tenantCatchAll;
}

/**
 * The one group to mark for an open page: the group the person clicked, else the first that shows it to this person.
 * A page without a menu entry marks the group of the page that leads to it.
 */
export function highlightedGroup(
  entry: RouteEntry,
  clickedGroup: GroupId | null,
  access: Access,
): GroupId | null {
  if (groupsOf(entry).length === 0) {
    const parent = entry.parent === undefined ? undefined : entryAt(entry.parent);
    return parent ? highlightedGroup(parent, clickedGroup, access) : null;
  }
  const groups = menuGroups.map(({ id }) => id).filter((id) => isListed(access, entry, id));
  return groups.find((id) => id === clickedGroup) ?? groups[0] ?? null;
}
