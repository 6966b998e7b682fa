import { pages } from '../pages.ts';
import { may, type Permission, read } from './permission.ts';
import type { RouteEntry } from './route-entry.ts';

/** Every page of the product. */
export const routeTable: readonly RouteEntry[] = pages;

/** What opening the page at its address asks for. */
export function permissionOf(entry: RouteEntry): Permission {
  if (entry.scope === 'public') return 'public';
  if (entry.resource === null) return 'signed-in';
  return entry.action ? may(entry.resource, entry.action) : read(entry.resource);
}

/** Where an operator chooses the company to enter; not part of any company's pages. */
export const companyChooserPath = '/companies';

/** The own account of whoever is signed in; like the chooser it is no page of a company. */
export const accountPath = '/account';

const firstSegments = routeTable.flatMap((entry) => {
  const first = entry.path.split('/')[1] ?? '';
  return first === '' || first === '*' || first.startsWith(':') ? [] : [first];
});

/** Names no company may take as its address: first segments of all pages and what the installation itself serves. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...firstSegments,
  'dashboard',
  companyChooserPath.slice(1),
  accountPath.slice(1),
  'admin-tenant',
  'api',
  'assets',
  'icons',
  'images',
  'fonts',
  'files',
  'locales',
  'static',
  'public',
  'favicon',
  'manifest',
  'robots',
  'sw',
  'login',
  'sign-in',
  'sign-out',
  'sign-up',
  'signup',
  'register',
  'help',
  'support',
  'status',
  'health',
  'docs',
  'www',
  'mail',
  'leme',
]);

/** Whether a company may not have this address. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug.trim().toLowerCase());
}
