import type { Localised } from '../kit/locale.ts';
import { coreModule, type ModuleSlug } from './module-slug.ts';
import { type Resource, resources } from './resources.ts';

export type Module = { slug: ModuleSlug; name: Localised };

function named(slug: ModuleSlug, ptBr: string, en: string, es: string, fr: string, it: string): Module {
  return { slug, name: { 'pt-BR': ptBr, en, es, fr, it } };
}

/** What a plan is made of; a company has `core` and those switched on for it. */
export const modules: readonly Module[] = [
  named('core', 'Essencial', 'Core', 'Esencial', 'Essentiel', 'Essenziale'),
  named('sales', 'Vendas', 'Sales', 'Ventas', 'Ventes', 'Vendite'),
  named('catalog', 'Catálogo', 'Catalogue', 'Catálogo', 'Catalogue', 'Catalogo'),
  named('pricing', 'Preços', 'Pricing', 'Precios', 'Tarifs', 'Prezzi'),
  named('operations', 'Operação', 'Operations', 'Operación', 'Exploitation', 'Operatività'),
  named('fleet', 'Frota', 'Fleet', 'Flota', 'Flotte', 'Flotta'),
  named('maintenance', 'Manutenção', 'Maintenance', 'Mantenimiento', 'Maintenance', 'Manutenzione'),
  named('crew', 'Tripulação', 'Crew', 'Tripulación', 'Équipage', 'Equipaggio'),
  named('finance', 'Financeiro', 'Finance', 'Finanzas', 'Finances', 'Finanza'),
  named('pickup', 'Coletas', 'Pickups', 'Recogidas', 'Retraits', 'Ritiri'),
  named(
    'channels',
    'Canais de venda',
    'Sales channels',
    'Canales de venta',
    'Canaux de vente',
    'Canali di vendita',
  ),
  named('communication', 'Comunicação', 'Communication', 'Comunicación', 'Communication', 'Comunicazione'),
  named('insights', 'Análises', 'Insights', 'Análisis', 'Analyses', 'Analisi'),
  named('full-admin', 'Full Admin', 'Full Admin', 'Full Admin', 'Full Admin', 'Full Admin'),
];

const resourcesByModule: Readonly<Partial<Record<ModuleSlug, readonly Resource[]>>> = {
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

const moduleByResource: ReadonlyMap<Resource, ModuleSlug> = new Map(
  modules.flatMap(({ slug }) => (resourcesByModule[slug] ?? []).map((resource) => [resource, slug] as const)),
);

/** The module a resource belongs to; whatever no other module claims is core. */
export function moduleOf(resource: Resource): ModuleSlug {
  return moduleByResource.get(resource) ?? coreModule;
}

/** The resources of the enabled modules, those of core always among them. */
export function resourcesOf(enabled: Iterable<string>): ReadonlySet<Resource> {
  const slugs = new Set<string>([coreModule, ...enabled]);
  return new Set(resources.filter((resource) => slugs.has(moduleOf(resource))));
}
