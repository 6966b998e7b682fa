import { expect, test } from 'vitest';
import { textsIn } from '../../kit/language/texts.ts';
import { effectivePermissions } from '../grants.ts';
import type { Role } from '../roles.ts';
import { routeTable } from '../route-table.ts';
import { type GroupId, menuGroups } from './menu.ts';
import { type Access, visibleMenu } from './navigation.ts';
import { menuWords } from './texts/texts.ts';

const t = textsIn(menuWords, 'pt-BR');

function accessOf(role: Role): Access {
  return {
    role,
    permissions: effectivePermissions({ role, differences: [], activeResources: null }),
    activePaths: null,
    isPlatformTenant: false,
  };
}

function pathsIn(role: Role, group: GroupId): string[] {
  const found = visibleMenu(accessOf(role), { includePlanned: true }).find((each) => each.group.id === group);
  return (found?.entries ?? []).map(({ entry }) => entry.path);
}

type Listed = {
  group: GroupId;
  ptBr: string;
  open: Record<string, string>;
  superOnly?: Record<string, string>;
};

/** What the specification does not name. */
const ours = { '/access-log': '' };

/** The menu as the specification writes it: page and requirement, group by group. */
const menu: Listed[] = [
  {
    group: 'saas-admin',
    ptBr: 'SaaS Admin',
    open: {
      '/saas-dashboard': '[A2.3-06]',
      '/saas-tenants': '[A2.3-07]',
      '/saas-modules': '[A2.3-08]',
      '/saas-plans': '[A2.3-09]',
      '/saas-user-permissions': '[A2.3-10]',
      '/automated-tests': '[A2.3-11]',
    },
    superOnly: {
      '/admin/role-competency-matrix': '[A2.3-13]',
      '/correction-request': '[A2.3-14]',
      '/saas/orphan-users': '[A2.3-15]',
      '/cache-management': '[A2.3-16]',
      '/payment-integrations': '[A2.3-17]',
      '/email-config': '[A2.3-18]',
      '/app-store': '[A2.3-19]',
      '/finance/invoices': '[A2.3-20]',
      '/subscription': '[A2.3-21]',
      '/email-logs': '[A2.3-22]',
      '/logs': '[A2.3-23]',
      '/system-monitoring': '[A2.3-24]',
    },
  },
  { group: 'main', ptBr: 'Principal', open: { '/': '[A2.3-25]' } },
  {
    group: 'quick-access',
    ptBr: 'Acesso Rápido',
    open: { '/logbook': '[A2.3-26]', '/quick-fuel': '[A2.3-27]' },
  },
  {
    group: 'user-management',
    ptBr: 'Gestão de Usuários',
    open: {
      '/users': '[A2.3-28]',
      '/user-roles': '[A2.3-29]',
      '/role-permissions': '[A2.3-30]',
      '/crew-competencies': '[A2.3-31]',
    },
  },
  {
    group: 'products-sales',
    ptBr: 'Produtos e Vendas',
    open: {
      '/products': '[A2.3-33]',
      '/stock': '[A2.3-34]',
      '/combos': '[A2.3-35]',
      '/product-categories': '[A2.3-36]',
      '/leads': '[A2.3-37]',
      '/inside-sales': '[A2.3-38]',
      '/tags': '[A2.3-39]',
    },
    superOnly: { '/product-tags': '[A2.3-40]', '/coastal-cities': '[A2.3-41]' },
  },
  {
    group: 'pickups',
    ptBr: 'Coletas e Pré-venda',
    open: {
      '/pre-orders': '[A2.3-42]',
      '/pickup-client': '[A2.3-43]',
      '/pickup-partner': '[A2.3-44]',
      '/forecast-analytics': '[A2.3-45]',
      '/system-monitoring': '[A2.3-46] [A2.3-47]',
    },
  },
  {
    group: 'pricing-availability',
    ptBr: 'Preços e Disponibilidade',
    open: {
      '/product-boats': '[A2.3-48]',
      '/fare-types': '[A2.3-49]',
      '/pricing-rules': '[A2.3-50]',
      '/special-pricing': '[A2.3-51]',
      '/sessions-calendar': '[A2.3-52]',
      '/sessions': '[A2.2-08]',
      '/sessions-manifest': '[A2.3-53]',
      '/passenger-manifest': '[A2.3-54]',
      '/availability': '[A2.3-55]',
      '/bookings': '[A2.3-56]',
    },
  },
  {
    group: 'finance',
    ptBr: 'Financeiro',
    open: {
      '/finance-management': '[A2.3-58]',
      '/financial': '[A2.3-59]',
      '/finance/invoices': '[A2.3-60]',
      '/reports/dre': '[A2.3-61]',
      '/settings/dre': '[A2.3-62]',
      '/customers': '[A2.3-63]',
      '/suppliers': '[A2.3-64]',
    },
  },
  {
    group: 'boats',
    ptBr: 'Embarcações',
    open: {
      '/boats': '[A2.3-65]',
      '/supplier-types': '[A2.3-66]',
      '/boat-features': '[A2.3-67]',
      '/motors': '[A2.3-68]',
      '/engine-parts': '[A2.3-69]',
      '/maintenance-tasks': '[A2.3-70]',
      '/maintenance-logs': '[A2.3-71]',
      '/alerts': '[A2.3-72]',
      '/work-orders': '[A2.3-73]',
    },
  },
  { group: 'communication', ptBr: 'Comunicação', open: { '/whatsapp-templates': '[A2.3-74]' } },
  {
    group: 'reports',
    ptBr: 'Relatórios',
    open: { '/logs': '[A2.3-75]', '/email-logs': '[A2.3-76]', ...ours },
  },
  {
    group: 'system',
    ptBr: 'Sistema',
    open: {
      '/integrations': '[A2.3-77]',
      '/payment-integrations': '[A2.3-78]',
      '/app-store': '[A2.3-79]',
      '/email-config': '[A2.3-80]',
      '/reservas-externas': '[A2.3-81]',
      '/blackout': '[A2.3-82]',
      '/manage-availability': '[A2.3-83]',
      '/role-competency-overrides': '[A2.3-84]',
      '/settings': '[A2.3-85]',
      '/system-config': '[A2.3-86]',
      '/tenant-settings': '[A2.3-87]',
      '/subscription': '[A2.3-88]',
      '/dev/extension-checker': '[A2.3-89]',
    },
  },
  {
    group: 'external-portal',
    ptBr: 'Portal Externo',
    open: { '/supplier-login': '[A2.3-90]', '/payment-success': '[A2.3-91]' },
  },
];

const rows = menu.map((listed) => ({
  ...listed,
  superOnly: Object.keys(listed.superOnly ?? {}),
  open: Object.keys(listed.open),
  ids: Object.values({ ...listed.open, ...listed.superOnly }).join(' '),
}));

for (const { group, ptBr, ids, open, superOnly } of rows) {
  test(`${ids} group ${ptBr} lists exactly its pages`, () => {
    expect(pathsIn('saas_super_admin', group).toSorted()).toEqual([...open, ...superOnly].toSorted());
    expect(pathsIn('saas_admin', group).toSorted()).toEqual(open.toSorted());
  });
}

test('[A2.3-01] [A2.3-02] the menu has the thirteen groups under their labels', () => {
  const seen = visibleMenu(accessOf('saas_super_admin'), { includePlanned: true });
  expect(seen.map(({ group }) => t(`group.${group.id}`))).toEqual([
    'Principal',
    'Acesso Rápido',
    'Preços e Disponibilidade',
    'Produtos e Vendas',
    'Coletas e Pré-venda',
    'Embarcações',
    'Financeiro',
    'Comunicação',
    'Gestão de Usuários',
    'Relatórios',
    'Sistema',
    'Portal Externo',
    'SaaS Admin',
  ]);
  expect(seen.map(({ group }) => group.id).toSorted()).toEqual(menu.map(({ group }) => group).toSorted());
  expect(seen.flatMap(({ entries }) => entries)).toHaveLength(84);
  expect(new Set(seen.flatMap(({ entries }) => entries.map(({ entry }) => entry.path))).size).toBe(76);
});

test('[A2.3-12] [A6-09] pages for the super administrator are seen by no other role in that place', () => {
  for (const { group, superOnly } of rows) {
    for (const role of ['saas_admin', 'saas_manager', 'admin', 'manager'] as const) {
      expect(pathsIn(role, group).filter((path) => superOnly.includes(path))).toEqual([]);
    }
  }
});

test('[A2.3-92] [A2.3-47] eight pages also stand in an ordinary group and follow its ordinary gate there', () => {
  const twice = [
    ['/payment-integrations', 'system'],
    ['/email-config', 'system'],
    ['/app-store', 'system'],
    ['/subscription', 'system'],
    ['/finance/invoices', 'finance'],
    ['/logs', 'reports'],
    ['/email-logs', 'reports'],
    ['/system-monitoring', 'pickups'],
  ] as const;
  for (const [path, group] of twice) {
    expect(pathsIn('saas_super_admin', 'saas-admin')).toContain(path);
    expect(pathsIn('admin', group)).toContain(path);
    expect(pathsIn('manager', group)).toContain(path);
    expect(pathsIn('user', group)).not.toContain(path);
  }
});

test('entries stand under their sub-labels in the order of the group', () => {
  const seen = visibleMenu(accessOf('saas_super_admin'), { includePlanned: true });
  for (const { group, entries } of seen) {
    const order = entries.map(({ subLabel }) => subLabel).filter((label, at, all) => label !== all[at - 1]);
    expect(order, group.id).toEqual(group.sections.map(({ subLabel }) => subLabel));
  }
  expect(pathsIn('admin', 'pricing-availability').slice(0, 3)).toEqual([
    '/sessions-manifest',
    '/passenger-manifest',
    '/sessions-calendar',
  ]);
});

test('the menu lists pages that modules tell of, none twice in a group', () => {
  const told = new Set(routeTable.map(({ name }) => name));
  for (const { id, sections } of menuGroups) {
    const listed = sections.flatMap(({ pages }) => pages);
    expect(
      listed.filter((name) => !told.has(name)),
      `contract/src/access/menu/menu.ts, ${id}`,
    ).toEqual([]);
    expect(new Set(listed).size, id).toBe(listed.length);
  }
});

test("a page that does not exist yet is in nobody's menu", () => {
  const shown = visibleMenu(accessOf('saas_super_admin')).flatMap(({ entries }) => entries);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ entry }) => entry.state !== 'ready')).toEqual([]);
});
