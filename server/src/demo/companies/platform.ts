import { moduleRoutes } from '@leme/contract/access/plans/module-routes';
import type { ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import { plansWords } from '@leme/contract/access/plans/texts/texts';
import { textsIn } from '@leme/contract/kit/language/texts';
import { plans } from '@leme/contract/tenancy/companies/plans';
import pg from 'pg';
import { platformTenantId } from '#kit/ids';

// Never change or reuse one: companies' modules point to them.
const moduleIds: Readonly<Record<ModuleSlug, string>> = {
  core: '00000000-0000-7000-8000-000000000101',
  sales: '00000000-0000-7000-8000-000000000102',
  catalog: '00000000-0000-7000-8000-000000000103',
  pricing: '00000000-0000-7000-8000-000000000104',
  operations: '00000000-0000-7000-8000-000000000105',
  fleet: '00000000-0000-7000-8000-000000000106',
  maintenance: '00000000-0000-7000-8000-000000000107',
  crew: '00000000-0000-7000-8000-000000000108',
  finance: '00000000-0000-7000-8000-000000000109',
  pickup: '00000000-0000-7000-8000-00000000010a',
  channels: '00000000-0000-7000-8000-00000000010b',
  communication: '00000000-0000-7000-8000-00000000010c',
  insights: '00000000-0000-7000-8000-00000000010d',
  'full-admin': '00000000-0000-7000-8000-00000000010e',
};

/**
 * What every database needs, a real one too: the platform's own tenant, the modules and their pages. Safe to repeat; what
 * stands already is not written, because these tables stand on every node and a node may be away.
 */
export async function seedPlatform(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(4715303)');
    await seedTenant(client);
    await seedModules(client);
    await seedRoutes(client);
    await seedPlans(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function seedTenant(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from saas_tenants where id = $1', [platformTenantId]);
  if (rowCount) return;
  await client.query(
    `insert into saas_tenants (id, name, subdomain) values ($1, 'Leme', 'admin-tenant') on conflict (id) do nothing`,
    [platformTenantId],
  );
  await client.query(
    `insert into tenant_slugs (slug, company_id, kind) values ('admin-tenant', $1, 'current') on conflict (slug) do nothing`,
    [platformTenantId],
  );
}

async function seedModules(client: pg.Client): Promise<void> {
  const t = textsIn(plansWords, 'pt-BR');
  const there = await client.query<{ id: string; name: string }>('select id, name from saas_modules');
  const names = new Map(there.rows.map(({ id, name }) => [id, name]));
  const rows = planModules
    .map((slug) => ({ id: moduleIds[slug], slug, name: t(`plan.${slug}`) }))
    .filter(({ id, name }) => names.get(id) !== name);
  if (rows.length === 0) return;
  await client.query(
    `insert into saas_modules (id, slug, name)
     select id, slug, name from jsonb_populate_recordset(null::saas_modules, $1)
     on conflict (id) do update set name = excluded.name where saas_modules.name <> excluded.name`,
    [JSON.stringify(rows)],
  );
}

/** What is sold under which name; a plan that left the list stays, because companies point to it. */
async function seedPlans(client: pg.Client): Promise<void> {
  const { rows: there } = await client.query<{ slug: string; place: number; modules: string[] }>(
    'select slug, place, modules from saas_plans',
  );
  const known = new Set(there.map(({ slug, place, modules }) => `${slug} ${place} ${modules.join()}`));
  for (const [place, { slug, modules }] of plans.entries()) {
    if (known.has(`${slug} ${place} ${modules.join()}`)) continue;
    await client.query(
      `insert into saas_plans (slug, place, modules) values ($1, $2, $3)
       on conflict (slug) do update set place = excluded.place, modules = excluded.modules`,
      [slug, place, modules],
    );
  }
}

type Route = { module_id: string; route_path: string };
const keyOf = ({ module_id, route_path }: Route) => `${module_id} ${route_path}`;

/** Pages that are new are added, pages that left are removed; what an operator switched off stays off. */
async function seedRoutes(client: pg.Client): Promise<void> {
  const wanted = moduleRoutes.map(({ module, route_path }) => ({ module_id: moduleIds[module], route_path }));
  const { rows: there } = await client.query<Route>('select module_id, route_path from module_routes');
  const [known, kept] = [there, wanted].map((routes) => new Set(routes.map(keyOf))) as [
    Set<string>,
    Set<string>,
  ];
  const gone = there.filter((route) => !kept.has(keyOf(route)));
  const fresh = wanted.filter((route) => !known.has(keyOf(route)));
  const given = 'select module_id, route_path from jsonb_populate_recordset(null::module_routes, $1)';
  if (gone.length > 0)
    await client.query(`delete from module_routes where (module_id, route_path) in (${given})`, [
      JSON.stringify(gone),
    ]);
  if (fresh.length > 0)
    await client.query(
      `insert into module_routes (module_id, route_path) ${given} on conflict (module_id, route_path) do nothing`,
      [JSON.stringify(fresh)],
    );
}
