import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aFullCompany } from '../../../testing/companies/full-company.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const operator = await world.operator('saas_super_admin');
const owner = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await owner.connect();
afterAll(() => owner.end());

const mark = 'zuleica';

/** Columns of companies that say who somebody is; what tells of the company itself stands in no tenant table. */
const personal = `select c.table_name as table, c.column_name as column
  from information_schema.columns c
  join information_schema.columns t on t.table_schema = c.table_schema and t.table_name = c.table_name
    and t.column_name = 'tenant_id'
  join information_schema.tables b on b.table_schema = c.table_schema and b.table_name = c.table_name
    and b.table_type = 'BASE TABLE'
  where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
    and c.column_name ~ '(_name|email|phone|document|tax_id|address|notes?|message|user_agent|ip|params)$'`;

/** Writes the mark wherever the form of a column lets it stand; answers where. */
async function markPeople(tenant_id: string): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string }>(personal);
  const marked: string[] = [];
  for (const { table, column } of rows) {
    const value = column.endsWith('email')
      ? `'${mark}-' || md5(ctid::text) || '@segredo.test'`
      : `'${mark} ' || md5(ctid::text)`;
    const sent = owner.query(`update "${table}" set "${column}" = ${value} where tenant_id = $1`, [
      tenant_id,
    ]);
    const changed = await sent.catch(() => undefined);
    if (changed?.rowCount) marked.push(`${table}.${column}`);
  }
  return marked;
}

test('no answer of the platform’s own pages tells more of the people of a company than name, role and state', async () => {
  const company = await aFullCompany(world, owner);
  const marked = await markPeople(company.id);
  expect(marked).toEqual(
    expect.arrayContaining([
      'bookings.customer_name',
      'customers.email',
      'login_emails.email',
      'profiles.email',
      'profiles.full_name',
    ]),
  );
  const asked = world.endpoints.filter(({ method, path }) => method === 'GET' && path.startsWith('/saas-'));
  const told: string[] = [];
  for (const { path } of asked) {
    const address = path
      .replace(':id', company.id)
      .replace(':slug', 'core')
      .replace(':subdomain', company.subdomain)
      .replace(':tax_id', '11222333000181');
    const query = path.endsWith('/uses') ? `?company_ids=${company.id}` : '';
    const { status, body } = await operator.get(address + query);
    const shown = JSON.stringify(body) ?? '';
    if (shown.includes(mark)) told.push(path);
    if (path === '/saas-tenants/:id/people') expect(shown).not.toContain('segredo');
    expect([path, status < 500]).toEqual([path, true]);
  }
  expect(told).toEqual(['/saas-tenants/:id/people']);
});
