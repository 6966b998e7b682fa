import type { Action } from './permission.ts';
import type { ModuleSlug } from './plans/module-slug.ts';
import type { Subject } from './resources.ts';

/**
 * A page of the product as its module tells it: the single source of palette, guards, module routes and reserved names.
 * Where it stands in the menu, `menu.ts` says.
 */
export type RouteEntry = {
  /**
   * What its screen, its words (`page.boats.title`, `page.boats.keywords`) and the menu call it: the address without
   * slashes unless it says otherwise.
   */
  name: string;
  /** Bare address with `:name` parameters; `/*` stands for everything else. */
  path: string;
  /** Rows of the route list and ids of the requirements the entry answers for. */
  rows: readonly number[];
  ledger: readonly string[];
  /** Icon name of the lucide set. */
  icon: string;
  scope: 'public' | 'tenant' | 'saas';
  /** What opening needs; for a public page only its menu entry needs it. `null`: no right beyond its scope. */
  resource: Subject | null;
  /** The action opening needs; a page without one needs `read`. */
  action?: Action;
  superAdminOnly?: boolean;
  /** What all companies share: the platform opens it without entering one. */
  isShared?: boolean;
  module: ModuleSlug;
  /** The page that links to one without a menu entry. */
  parent?: string;
  leavesShell?: boolean;
  state: 'ready' | 'planned';
  /** Whether the page answers at `/{slug}/path` as well. */
  tenantForm: boolean;
};

type Given = Pick<RouteEntry, 'rows' | 'ledger' | 'icon'> & Partial<RouteEntry>;

function entry(path: string, scope: RouteEntry['scope'], given: Given): RouteEntry {
  return {
    path,
    scope,
    name: path === '/' ? 'dashboard' : path.slice(1).replaceAll('/', '-'),
    resource: null,
    module: 'core',
    state: 'planned',
    tenantForm: scope !== 'public',
    ...given,
  };
}

/** A page outside the protected layout. */
export function publicPage(path: string, given: Given): RouteEntry {
  return entry(path, 'public', given);
}

/** A page of a company, open to whoever holds its resource. */
export function page(
  path: string,
  given: Given & Pick<RouteEntry, 'module'> & { resource: Subject },
): RouteEntry {
  return entry(path, 'tenant', given);
}

/** A page of the platform itself. */
export function saasPage(path: string, given: Given & { resource: Subject }): RouteEntry {
  return entry(path, 'saas', given);
}
