import { resources, type Subject } from '../resources.ts';
import { coreModule, type ModuleSlug } from './module-slug.ts';

/** What a plan is made of; a company has `core` and those switched on for it. Their names stand in the texts of access. */
export const planModules: readonly ModuleSlug[] = [
  'core',
  'sales',
  'catalog',
  'pricing',
  'operations',
  'fleet',
  'maintenance',
  'crew',
  'finance',
  'pickup',
  'channels',
  'communication',
  'insights',
  'full-admin',
];

const resourcesByModule: Readonly<Partial<Record<ModuleSlug, readonly Subject[]>>> = {
  sales: ['leads', 'inside-sales', 'tags', 'customers'],
  catalog: ['products', 'product-categories', 'stock', 'combos', 'product-tags', 'coastal-cities'],
  pricing: ['product-boats', 'fare-types', 'pricing-rules', 'special-pricing'],
  operations: [
    'sessions',
    'sessions-calendar',
    'sessions-manifest',
    'passenger-manifest',
    'bookings',
    'availability',
    'manage-availability',
    'blackout',
    'attendance',
    'passenger-health',
    'booking-payments',
  ],
  fleet: [
    'boats',
    'boat-features',
    'suppliers',
    'supplier-types',
    'motors',
    'engine-parts',
    'logbook',
    'quick-fuel',
    'departure-override',
  ],
  maintenance: ['maintenance-tasks', 'maintenance-logs', 'work-orders'],
  crew: ['crew-rosters', 'rosters', 'crew-members', 'crew-competencies'],
  finance: [
    'finance-management',
    'financial',
    'finance-invoices',
    'finance-bank-reconciliation',
    'reports-dre',
    'settings-dre',
    'billing',
    'payment-integrations',
  ],
  pickup: ['pickup'],
  channels: ['integrations', 'app-store', 'reservas-externas', 'test-voucher'],
  communication: ['whatsapp-templates', 'email-config'],
  insights: ['forecast-analytics', 'system-monitoring', 'analytics', 'monitoring', 'dev-extension-checker'],
};

const moduleByResource: ReadonlyMap<Subject, ModuleSlug> = new Map(
  planModules.flatMap((slug) => (resourcesByModule[slug] ?? []).map((resource) => [resource, slug] as const)),
);

/** The module a resource belongs to; whatever no other module claims is core. */
export function moduleOf(resource: Subject): ModuleSlug {
  return moduleByResource.get(resource) ?? coreModule;
}

/** The resources of the enabled modules, those of core always among them. */
export function resourcesOf(enabled: Iterable<string>): ReadonlySet<Subject> {
  const slugs = new Set<string>([coreModule, ...enabled]);
  return new Set(resources.filter((resource) => slugs.has(moduleOf(resource))));
}
