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

/** Pages by their names, in the order they are listed. */
type Section = { subLabel: SubLabelId | null; pages: readonly string[] };

export type MenuGroup = { id: GroupId; icon: string; sections: readonly Section[] };

function group(id: GroupId, icon: string, sections: readonly Section[]): MenuGroup {
  return { id, icon, sections };
}

function under(subLabel: SubLabelId, ...pages: readonly string[]): Section {
  return { subLabel, pages };
}

function listed(...pages: readonly string[]): readonly Section[] {
  return [{ subLabel: null, pages }];
}

/**
 * The menu from top to bottom. A page may stand in a second group as well: there it is listed for the super administrator
 * alone.
 */
export const menuGroups: readonly MenuGroup[] = [
  group('main', 'gauge', listed('dashboard')),
  group('quick-access', 'zap', listed('logbook', 'quick-fuel')),
  group('pricing-availability', 'calendar', [
    under(
      'day',
      'sessions-manifest',
      'passenger-manifest',
      'sessions-calendar',
      'sessions',
      'bookings',
      'availability',
    ),
    under('prices', 'fare-types', 'pricing-rules', 'special-pricing', 'product-boats'),
  ]),
  group('products-sales', 'tag', [
    under('selling', 'leads', 'inside-sales', 'tags'),
    under('catalog', 'products', 'combos', 'stock', 'product-categories', 'product-tags', 'coastal-cities'),
  ]),
  group(
    'pickups',
    'truck',
    listed('pre-orders', 'pickup-client', 'pickup-partner', 'forecast-analytics', 'system-monitoring'),
  ),
  group('boats', 'sailboat', [
    under('fleet', 'boats', 'boat-features', 'supplier-types', 'motors', 'engine-parts'),
    under('maintenance', 'maintenance-tasks', 'maintenance-logs', 'work-orders', 'alerts'),
  ]),
  group('finance', 'wallet', [
    under('accounts', 'finance-management', 'financial', 'finance-invoices', 'reports-dre', 'settings-dre'),
    under('registers', 'customers', 'suppliers'),
  ]),
  group('communication', 'message-square', listed('whatsapp-templates')),
  group('user-management', 'users', listed('users', 'user-roles', 'role-permissions', 'crew-competencies')),
  group('reports', 'file-text', listed('logs', 'access-log', 'email-logs')),
  group('system', 'settings', [
    under('company', 'settings', 'tenant-settings', 'system-config', 'subscription'),
    under('connections', 'integrations', 'payment-integrations', 'email-config', 'app-store'),
    under('agenda', 'reservas-externas', 'blackout', 'manage-availability'),
    under('advanced', 'role-competency-overrides', 'dev-extension-checker'),
  ]),
  group('external-portal', 'external-link', listed('supplier-login', 'payment-success')),
  group('saas-admin', 'shield', [
    under(
      'platform',
      'saas-dashboard',
      'saas-tenants',
      'saas-modules',
      'saas-plans',
      'saas-user-permissions',
      'app-store',
    ),
    under(
      'operation',
      'automated-tests',
      'admin-role-competency-matrix',
      'correction-request',
      'saas-orphan-users',
      'cache-management',
      'system-monitoring',
      'email-config',
    ),
    under('invoicing', 'finance-invoices', 'subscription', 'payment-integrations'),
    under('records', 'logs', 'email-logs'),
  ]),
];

/** The groups a page stands in, that of everybody first; none for a page that others lead to. */
export function groupsOf({ name }: { name: string }): readonly GroupId[] {
  const holding = menuGroups.filter(({ sections }) => sections.some(({ pages }) => pages.includes(name)));
  return holding.map(({ id }) => id);
}
