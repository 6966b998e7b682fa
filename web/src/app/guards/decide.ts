import type { AuthSession } from '@leme/contract/access/endpoints';
import {
  canOpen,
  isOfPlatform,
  routeFor,
  splitTenantPath,
  tenantPath,
} from '@leme/contract/access/menu/navigation';
import type { RouteEntry } from '@leme/contract/access/route-entry';
import { accountPath, companyChooserPath, routeTable } from '@leme/contract/access/route-table';
import type { AuthSessionState } from '#kit/auth-session/auth-session-state.ts';
import { accessOf } from '#kit/auth-session/rights.ts';
import { homePath, landingOf } from './address/next-path.ts';

export type Decision =
  | { kind: 'wait' }
  | { kind: 'sign-in' }
  /** Came in by a temporary password: nothing opens until one of the own is set. */
  | { kind: 'own-password' }
  /** The installation asks a second factor of the role: nothing opens until there is one. */
  | { kind: 'second-factor' }
  /** The own account, which is no page of a company. */
  | { kind: 'account' }
  | { kind: 'tenant-login'; slug: string }
  | { kind: 'foreign-company'; slug: string }
  | { kind: 'not-found' }
  /** A page of the product that is still to be built. */
  | { kind: 'planned'; entry: RouteEntry }
  /** `keepsSearch`: the same page at another address. */
  | { kind: 'redirect'; to: string; keepsSearch?: true }
  | { kind: 'denied'; resource: string | null }
  | { kind: 'screen'; entry: RouteEntry };

// Pages outside the layout: the layout still sees their address for a moment while it gives way to them.
const outside: ReadonlySet<string> = new Set([
  companyChooserPath,
  ...routeTable
    .filter(({ scope, state, path }) => scope === 'public' && state === 'ready' && !/[:*]/.test(path))
    .map(({ path }) => path),
]);

/** The one page whose bare address only leads to the form that names the company. */
const namedOnly = '/sessions-manifest';

/** How long an address waits for the session to load: `/` at most 800 ms, all others 5 s. */
export function longestWait(pathname: string): number {
  return pathname === '/' ? 800 : 5_000;
}

/** What the protected layout shows at an address. `hasWaited`: the session took longer than the address waits. */
export function decide(pathname: string, state: AuthSessionState, hasWaited: boolean): Decision {
  if (outside.has(pathname)) return { kind: 'wait' };
  const entry = routeFor(pathname);
  if (state.state === 'loading' && !hasWaited) return { kind: 'wait' };
  if (state.session?.must_change_password) return { kind: 'own-password' };
  if (state.session?.must_set_second_factor) return { kind: 'second-factor' };
  if (pathname === accountPath) return { kind: state.session ? 'account' : 'sign-in' };
  if (entry.path === '/*') return { kind: 'not-found' };
  if (entry.scope === 'public' && entry.state === 'planned') return { kind: 'planned', entry };
  return state.session ? decideFor(state.session, pathname, entry) : decideForVisitor(pathname);
}

function decideForVisitor(pathname: string): Decision {
  const { slug } = splitTenantPath(pathname);
  if (slug !== null) return { kind: 'tenant-login', slug };
  return pathname === '/' ? { kind: 'redirect', to: '/auth' } : { kind: 'sign-in' };
}

function decideFor(session: AuthSession, pathname: string, entry: RouteEntry): Decision {
  const { slug, path } = splitTenantPath(pathname);
  if (slug !== null && slug !== session.tenant.subdomain) return { kind: 'foreign-company', slug };
  if (pathname === '/' || entry.path === '/:tenantSlug') return toHome(session, pathname, slug);
  if (entry.path === '/:tenantSlug/*') return { kind: 'not-found' };
  if (session.tenant.is_platform && !isOfPlatform(entry)) {
    // A page of a company asks which; one that is not there yet is in no company.
    return entry.state === 'planned'
      ? { kind: 'planned', entry }
      : { kind: 'redirect', to: `${companyChooserPath}?next=${encodeURIComponent(path)}` };
  }
  if (slug === null && entry.path === namedOnly)
    return { kind: 'redirect', to: tenantPath(session.tenant.subdomain, namedOnly), keepsSearch: true };
  if (!canOpen(accessOf(session), entry)) return { kind: 'denied', resource: entry.resource };
  return { kind: entry.state === 'planned' ? 'planned' : 'screen', entry };
}

// The way in leads to the first page that is there, in the form of the address.
function toHome(session: AuthSession, pathname: string, slug: string | null): Decision {
  const home = homePath(session);
  if (home === null) return { kind: 'denied', resource: null };
  const to = pathname === '/' ? landingOf(session) : tenantPath(slug, home);
  // The dashboard stands at the bare address too: what that narrows by goes along.
  return home === '/' && pathname === '/'
    ? { kind: 'redirect', to, keepsSearch: true }
    : { kind: 'redirect', to };
}
