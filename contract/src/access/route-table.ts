import type { Localised } from '../kit/locale.ts';
import { may, type Permission, read } from './permission.ts';
import { type GroupId, type RouteEntry, type SubLabelId, text } from './route-entry.ts';
import { financeRoutes } from './routes-finance.ts';
import { fleetRoutes } from './routes-fleet.ts';
import { operationsRoutes } from './routes-operations.ts';
import { peopleRoutes } from './routes-people.ts';
import { publicRoutes } from './routes-public.ts';
import { saasRoutes } from './routes-saas.ts';
import { salesRoutes } from './routes-sales.ts';
import { systemRoutes } from './routes-system.ts';

export type { GroupId, RouteEntry, SubLabelId } from './route-entry.ts';

/** Every page of the product. Within a group and sub-label the order here is the order of the menu. */
export const routeTable: readonly RouteEntry[] = [
  ...publicRoutes,
  ...saasRoutes,
  ...operationsRoutes,
  ...salesRoutes,
  ...fleetRoutes,
  ...financeRoutes,
  ...peopleRoutes,
  ...systemRoutes,
];

export type MenuGroup = { id: GroupId; title: Localised; icon: string; subLabels: readonly SubLabelId[] };

function group(
  id: GroupId,
  icon: string,
  title: Localised,
  subLabels: readonly SubLabelId[] = [],
): MenuGroup {
  return { id, title, icon, subLabels };
}

/** The groups of the menu from top to bottom, with the order of their sub-labels. */
export const menuGroups: readonly MenuGroup[] = [
  group('main', 'gauge', text('Principal', 'Main', 'Principal', 'Principal', 'Principale')),
  group(
    'quick-access',
    'zap',
    text('Acesso Rápido', 'Quick access', 'Acceso rápido', 'Accès rapide', 'Accesso rapido'),
  ),
  group(
    'pricing-availability',
    'calendar',
    text(
      'Preços e Disponibilidade',
      'Pricing and availability',
      'Precios y disponibilidad',
      'Tarifs et disponibilités',
      'Prezzi e disponibilità',
    ),
    ['day', 'prices'],
  ),
  group(
    'products-sales',
    'tag',
    text(
      'Produtos e Vendas',
      'Products and sales',
      'Productos y ventas',
      'Produits et ventes',
      'Prodotti e vendite',
    ),
    ['selling', 'catalog'],
  ),
  group(
    'pickups',
    'truck',
    text(
      'Coletas e Pré-venda',
      'Pickups and pre-sale',
      'Recogidas y preventa',
      'Retraits et prévente',
      'Ritiri e prevendita',
    ),
  ),
  group('boats', 'sailboat', text('Embarcações', 'Boats', 'Embarcaciones', 'Bateaux', 'Imbarcazioni'), [
    'fleet',
    'maintenance',
  ]),
  group('finance', 'wallet', text('Financeiro', 'Finance', 'Finanzas', 'Finances', 'Finanza'), [
    'accounts',
    'registers',
  ]),
  group(
    'communication',
    'message-square',
    text('Comunicação', 'Communication', 'Comunicación', 'Communication', 'Comunicazione'),
  ),
  group(
    'user-management',
    'users',
    text(
      'Gestão de Usuários',
      'User management',
      'Gestión de usuarios',
      'Gestion des utilisateurs',
      'Gestione utenti',
    ),
  ),
  group('reports', 'file-text', text('Relatórios', 'Reports', 'Informes', 'Rapports', 'Rapporti')),
  group('system', 'settings', text('Sistema', 'System', 'Sistema', 'Système', 'Sistema'), [
    'company',
    'connections',
    'agenda',
    'advanced',
  ]),
  group(
    'external-portal',
    'external-link',
    text('Portal Externo', 'External portal', 'Portal externo', 'Portail externe', 'Portale esterno'),
  ),
  group('saas-admin', 'shield', text('SaaS Admin', 'SaaS Admin', 'SaaS Admin', 'SaaS Admin', 'SaaS Admin'), [
    'platform',
    'operation',
    'invoicing',
    'records',
  ]),
];

export const subLabels: Readonly<Record<SubLabelId, Localised>> = {
  day: text(
    'Operação do dia',
    "The day's operation",
    'Operación del día',
    'Opérations du jour',
    'Operatività del giorno',
  ),
  prices: text('Preços', 'Prices', 'Precios', 'Tarifs', 'Prezzi'),
  selling: text('Vendas', 'Sales', 'Ventas', 'Ventes', 'Vendite'),
  catalog: text('Catálogo', 'Catalogue', 'Catálogo', 'Catalogue', 'Catalogo'),
  fleet: text('Frota', 'Fleet', 'Flota', 'Flotte', 'Flotta'),
  maintenance: text('Manutenção', 'Maintenance', 'Mantenimiento', 'Entretien', 'Manutenzione'),
  accounts: text('Contas', 'Accounts', 'Cuentas', 'Comptes', 'Conti'),
  registers: text('Cadastros', 'Contacts', 'Contactos', 'Contacts', 'Anagrafiche'),
  company: text('Empresa', 'Company', 'Empresa', 'Entreprise', 'Azienda'),
  connections: text('Conexões', 'Connections', 'Conexiones', 'Connexions', 'Connessioni'),
  agenda: text('Agenda', 'Schedule', 'Agenda', 'Agenda', 'Agenda'),
  advanced: text('Avançado', 'Advanced', 'Avanzado', 'Avancé', 'Avanzate'),
  platform: text('Plataforma', 'Platform', 'Plataforma', 'Plateforme', 'Piattaforma'),
  operation: text('Operação', 'Operations', 'Operación', 'Exploitation', 'Operatività'),
  invoicing: text('Faturamento', 'Billing', 'Facturación', 'Facturation', 'Fatturazione'),
  records: text('Registros', 'Records', 'Registros', 'Journaux', 'Registri'),
};

/** What opening the page at its address asks for. */
export function permissionOf(entry: RouteEntry): Permission {
  if (entry.scope === 'public') return 'public';
  if (entry.resource === null) return 'signed-in';
  return entry.action ? may(entry.resource, entry.action) : read(entry.resource);
}

/** Where an operator chooses the company to enter; not part of any company's pages. */
export const companyChooserPath = '/companies';

const firstSegments = routeTable.flatMap((entry) => {
  const first = entry.path.split('/')[1] ?? '';
  return first === '' || first === '*' || first.startsWith(':') ? [] : [first];
});

/** Names no company may take as its address: first segments of all pages and what the installation itself serves. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...firstSegments,
  'dashboard',
  companyChooserPath.slice(1),
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
  'account',
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
