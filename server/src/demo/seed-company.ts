import { modules } from '@leme/contract/access/modules';
import { locales } from '@leme/contract/kit/locale';
import { type Berth, named } from './berth.ts';
import type { CompanyPlan } from './company-plan.ts';
import { dayTables, emptyDayRows } from './day-rows.ts';
import { insertStaff } from './demo-accounts.ts';
import { insertCustomers } from './insert-customers.ts';
import { boatDetails, insertOnBoard, insertOtherRegisters, supplierDetails } from './insert-registers.ts';
import { type Luck, seededLuck } from './luck.ts';
import type { OwnerTx, Tenant } from './owner-transaction.ts';
import { planDays } from './plan-days.ts';

const zone = 'America/Sao_Paulo';

/** A company with its people, catalogue, fleet and two weeks of sailing. */
export async function seedCompany(tx: OwnerTx, plan: CompanyPlan, now: Temporal.Instant): Promise<void> {
  const luck = seededLuck(plan.seed, now.epochMilliseconds);
  const later = seededLuck(plan.seed + 1000, now.epochMilliseconds);
  const id = luck.id();
  const { name, subdomain, logo_url, primary_color, secondary_color } = plan;
  await tx.query(
    `insert into saas_tenants (id, name, subdomain, logo_url, primary_color, secondary_color, contact_email, settings)
     values ($1, $2, $3, $4, $5, $6, $7, '{"demo": true}')`,
    [id, name, subdomain, logo_url, primary_color, secondary_color, `contato@${subdomain}.test`],
  );
  const moduleIds = await tx.query<{ id: string }>(
    'select id from saas_modules where slug = any($1) order by slug',
    [modules.map(({ slug }) => slug)],
  );
  await tx.within(id, async (company) => {
    await insertSettings(
      company,
      luck,
      moduleIds.map((module) => module.id),
    );
    const suppliers = await insertSuppliers(company, plan, { luck, later });
    await insertOtherRegisters(company, { plan, later, suppliers });
    const { agents, customers } = await insertCustomers(company, { plan, luck, later, now });
    const [supplier_id = '', agent_id = ''] = [...suppliers.values()]
      .slice(0, 1)
      .concat([...agents.values()].slice(0, 1));
    const staff = await insertStaff(company, { plan, luck, supplier_id, agent_id });
    const products = await insertProducts(company, plan, luck);
    const port = await portOf(tx, plan);
    const boats = await insertFleet(company, plan, { luck, suppliers, now, port });
    await insertOnBoard(company, { plan, later, boats, now });
    const [sellerId = '', sailorId = ''] = [staff.get('manager'), staff.get('marinheiro')];
    const berth: Berth = {
      plan,
      luck,
      now,
      zone,
      products,
      boats,
      agents,
      customers,
      sellerId,
      sailorId,
      rows: emptyDayRows(),
    };
    planDays(berth);
    for (const table of dayTables) await company.insert(table, berth.rows[table]);
  });
}

async function insertSettings(company: Tenant, luck: Luck, moduleIds: readonly string[]): Promise<void> {
  await company.insert('company_settings', [{ id: luck.id(), timezone: zone }]);
  await company.insert(
    'tenant_modules',
    moduleIds.map((module_id) => ({ module_id, is_enabled: true })),
  );
  await company.insert('tenant_subscriptions', [{ id: luck.id(), status: 'active' }]);
  await company.insert(
    'i18n_tenant_locales',
    locales.map((locale_code) => ({ locale_code, is_default: locale_code === 'pt-BR' })),
  );
}

async function insertSuppliers(
  company: Tenant,
  plan: CompanyPlan,
  { luck, later }: { luck: Luck; later: Luck },
): Promise<ReadonlyMap<string, string>> {
  const rows = plan.suppliers.map((name) => ({ id: luck.id(), name, ...supplierDetails(plan, later, name) }));
  await company.insert('suppliers', rows);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function insertProducts(company: Tenant, plan: CompanyPlan, luck: Luck): Promise<Berth['products']> {
  const products = plan.products.map(({ fares, ...product }) => ({
    ...product,
    id: luck.id(),
    fares: fares.map((fare) => ({ ...fare, id: luck.id() })),
  }));
  await company.insert(
    'products',
    products.map(({ fares, ...row }) => ({ ...row, status: 'active', price: fares[0]?.cost_price ?? 0 })),
  );
  await company.insert(
    'fare_types',
    products.flatMap(({ id, fares }) =>
      fares.map((fare, order_index) => ({ ...fare, product_id: id, order_index })),
    ),
  );
  return new Map(products.map((product) => [product.name, product]));
}

async function portOf(tx: OwnerTx, { registers }: CompanyPlan): Promise<string> {
  const [city] = await tx.query<{ id: string }>('select id from coastal_cities where name = $1 and uf = $2', [
    ...registers.homePort,
  ]);
  if (!city) throw new Error(`The demo data names ${registers.homePort}, which is not there`);
  return city.id;
}

async function insertFleet(
  company: Tenant,
  plan: CompanyPlan,
  {
    luck,
    suppliers,
    now,
    port,
  }: { luck: Luck; suppliers: ReadonlyMap<string, string>; now: Temporal.Instant; port: string },
): Promise<Berth['boats']> {
  const boats = plan.boats.map(({ owner, ...boat }) => ({
    ...boat,
    ...boatDetails(plan, boat.boat_name, port),
    id: luck.id(),
    owner_supplier_id: named(suppliers, owner),
  }));
  await company.insert('boats', boats);
  const byName = new Map(boats.map((boat) => [boat.boat_name, boat]));
  await company.insert(
    'maintenance_alert',
    plan.alerts.map(({ boat, daysAgo, ...alert }) => ({
      ...alert,
      id: luck.id(),
      boat_id: named(byName, boat).id,
      created_at: now.subtract({ hours: 1 + daysAgo * 24 }).toString(),
    })),
  );
  return byName;
}
