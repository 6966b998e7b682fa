/**
 * What a permission is about. A page's resource is its path without the slash, nested paths joined with `-`; pages
 * guarded by name (`billing`, `pickup`, `saas`, `tenant-settings`, `users`, `crew-rosters`) share that name.
 */
export const resources = [
  'dashboard',
  'logbook',
  'quick-fuel',
  'departure-override',
  'sessions-manifest',
  'passenger-manifest',
  'sessions-calendar',
  'bookings',
  'availability',
  'fare-types',
  'pricing-rules',
  'special-pricing',
  'product-boats',
  'leads',
  'inside-sales',
  'tags',
  'products',
  'combos',
  'stock',
  'product-categories',
  'product-tags',
  'coastal-cities',
  'pickup',
  'forecast-analytics',
  'system-monitoring',
  'boats',
  'boat-features',
  'supplier-types',
  'motors',
  'engine-parts',
  'maintenance-tasks',
  'maintenance-logs',
  'work-orders',
  'alerts',
  'finance-management',
  'financial',
  'finance-invoices',
  'finance-bank-reconciliation',
  'reports-dre',
  'settings-dre',
  'billing',
  'customers',
  'suppliers',
  'whatsapp-templates',
  'users',
  'user-roles',
  'role-permissions',
  'crew-competencies',
  'crew-rosters',
  'rosters',
  'crew-members',
  'logs',
  'access-log',
  'email-logs',
  'settings',
  'tenant-settings',
  'system-config',
  'subscription',
  'integrations',
  'payment-integrations',
  'email-config',
  'app-store',
  'reservas-externas',
  'blackout',
  'manage-availability',
  'dev-extension-checker',
  'test-voucher',
  'supplier-login',
  'payment-success',
  'sessions',
  'attendance',
  'passenger-health',
  'booking-payments',
  'analytics',
  'monitoring',
  'saas',
  'saas-dashboard',
  'saas-tenants',
  'saas-modules',
  'saas-plans',
  'saas-user-permissions',
  'automated-tests',
  'saas-orphan-users',
  'correction-request',
  'cache-management',
  'admin-role-competency-matrix',
] as const;

export type Subject = (typeof resources)[number];

export function isResource(value: unknown): value is Subject {
  return resources.some((resource) => resource === value);
}

/** The platform's own resources: only saas_super_admin and saas_admin reach them, whatever a table says. */
export const platformResources: ReadonlySet<Subject> = new Set([
  'saas',
  'saas-dashboard',
  'saas-tenants',
  'saas-modules',
  'saas-plans',
  'saas-user-permissions',
  'automated-tests',
  'saas-orphan-users',
  'correction-request',
  'cache-management',
  'admin-role-competency-matrix',
]);

/**
 * Resources of which every page is for saas_super_admin alone. The competency matrix opens under the guard `saas`,
 * which saas_admin passes too, so its data has a resource of its own.
 */
export const superAdminResources: ReadonlySet<Subject> = new Set([
  'product-tags',
  'coastal-cities',
  'saas-orphan-users',
  'correction-request',
  'cache-management',
  'admin-role-competency-matrix',
]);

/** Resources no row of `role_permissions` may name. */
export const nonEditable: ReadonlySet<Subject> = new Set([...platformResources, ...superAdminResources]);
