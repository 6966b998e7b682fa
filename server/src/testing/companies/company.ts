import { planModules } from '@leme/contract/access/plans/modules';
import type { CompanyState } from '@leme/contract/tenancy/companies/company-states';
import pg from 'pg';
import { insertRows } from '../../kit/database/insert-rows.ts';
import { settingOf } from '../../kit/database/tenant-tx.ts';
import { newId } from '../../kit/ids.ts';

export type Company = {
  id: string;
  name: string;
  subdomain: string;
  status: CompanyState;
  timezone: string;
  primary_color: string | null;
  secondary_color: string | null;
  /** Slugs of the modules switched on; all of them unless a test says otherwise. */
  modules: readonly string[];
};

/** One connection a database: to open one costs more than to make a company. It leaves when nobody has come for a while. */
const desks = new Map<string, pg.Pool>();

function deskOf(adminUrl: string): pg.Pool {
  const known = desks.get(adminUrl);
  if (known) return known;
  const desk = new pg.Pool({ connectionString: adminUrl, max: 1, allowExitOnIdle: true });
  // A test may end all connections of its database; the next company opens another.
  desk.on('error', () => undefined);
  desks.set(adminUrl, desk);
  return desk;
}

/** A company of its own for a test, made as the platform makes one. */
export async function createCompany(adminUrl: string, given: Partial<Company> = {}): Promise<Company> {
  const id = newId();
  const company: Company = {
    id,
    name: `Empresa ${id.slice(-6)}`,
    subdomain: `empresa-${id.slice(-12)}`,
    status: 'active',
    timezone: 'America/Sao_Paulo',
    primary_color: null,
    secondary_color: null,
    modules: planModules,
    ...given,
  };
  const client = await deskOf(adminUrl).connect();
  try {
    await client.query('begin');
    await insertCompany(client, company);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  return company;
}

async function insertCompany(client: pg.ClientBase, company: Company): Promise<void> {
  const { id } = company;
  await client.query(settingOf(id));
  await client.query(
    'insert into saas_tenants (id, name, subdomain, status, primary_color, secondary_color) values ($1, $2, $3, $4, $5, $6)',
    [id, company.name, company.subdomain, company.status, company.primary_color, company.secondary_color],
  );
  await client.query("insert into tenant_slugs (slug, company_id, kind) values ($1, $2, 'current')", [
    company.subdomain,
    id,
  ]);
  await client.query('insert into company_settings (tenant_id, id, timezone) values ($1, $2, $3)', [
    id,
    newId(),
    company.timezone,
  ]);
  const chosen = await client.query('select id from saas_modules where slug = any($1)', [company.modules]);
  const rows = chosen.rows.map((module) => ({ tenant_id: id, module_id: module.id }));
  for (const insert of insertRows('tenant_modules', rows)) {
    const { sql, parameters } = insert.compile();
    await client.query(sql, [...parameters]);
  }
}
