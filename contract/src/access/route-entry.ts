import type { Localised } from '../kit/locale.ts';
import type { ModuleSlug } from './module-slug.ts';
import type { Action } from './permission.ts';
import type { Resource } from './resources.ts';

export type GroupId =
  | 'main'
  | 'quick-access'
  | 'pricing-availability'
  | 'products-sales'
  | 'pickups'
  | 'boats'
  | 'finance'
  | 'communication'
  | 'user-management'
  | 'reports'
  | 'system'
  | 'external-portal'
  | 'saas-admin';

export type SubLabelId =
  | 'day'
  | 'prices'
  | 'selling'
  | 'catalog'
  | 'fleet'
  | 'maintenance'
  | 'accounts'
  | 'registers'
  | 'company'
  | 'connections'
  | 'agenda'
  | 'advanced'
  | 'platform'
  | 'operation'
  | 'invoicing'
  | 'records';

/** One page of the product: the single source of menu, palette, guards, module routes and reserved names. */
export type RouteEntry = {
  /** Bare address with `:name` parameters; `/*` stands for everything else. */
  path: string;
  /** Rows of the route list and ids of the requirements the entry answers for. */
  rows: readonly number[];
  ledger: readonly string[];
  title: Localised;
  /** Icon name of the lucide set. */
  icon: string;
  keywords: readonly string[];
  scope: 'public' | 'tenant' | 'saas';
  /** What opening needs; for a public page only its menu entry needs it. `null`: no right beyond its scope. */
  resource: Resource | null;
  /** The action opening needs; a page without one needs `read`. */
  action?: Action;
  superAdminOnly?: boolean;
  /** What all companies share: the platform opens it without entering one. */
  isShared?: boolean;
  module: ModuleSlug;
  menu: boolean;
  group: GroupId | null;
  subLabel?: SubLabelId;
  /** Eight pages stand in a second group, there for the super administrator alone. */
  secondGroup?: GroupId;
  secondSubLabel?: SubLabelId;
  superAdminOnlyIn?: GroupId;
  /** The page that links to one without a menu entry. */
  parent?: string;
  leavesShell?: boolean;
  state: 'ready' | 'planned';
  /** Whether the page answers at `/{slug}/path` as well. */
  tenantForm: boolean;
};

type Given = Pick<RouteEntry, 'rows' | 'ledger' | 'title' | 'icon'> & Partial<RouteEntry>;

/** One text in the five languages, in the order pt-BR, en, es, fr, it. */
export function text(ptBr: string, en: string, es: string, fr: string, it: string): Localised {
  return { 'pt-BR': ptBr, en, es, fr, it };
}

function entry(path: string, scope: RouteEntry['scope'], given: Given): RouteEntry {
  return {
    path,
    scope,
    keywords: [],
    resource: null,
    module: 'core',
    group: null,
    menu: given.group !== undefined && given.group !== null,
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
  given: Given & Pick<RouteEntry, 'module'> & { resource: Resource },
): RouteEntry {
  return entry(path, 'tenant', given);
}

/** A page of the platform itself. */
export function saasPage(path: string, given: Given & { resource: Resource }): RouteEntry {
  return entry(path, 'saas', given);
}
