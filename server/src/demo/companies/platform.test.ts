import { moduleRoutes } from '@leme/contract/access/plans/module-routes';
import { planModules } from '@leme/contract/access/plans/modules';
import pg from 'pg';
import { expect, test } from 'vitest';
import { platformTenantId } from '../../kit/ids.ts';
import { cloneDatabase } from '../../testing/database/database.ts';
import { seedPlatform } from './platform.ts';

const { admin } = await cloneDatabase();

async function ask(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

const picture = () =>
  ask(`select r.route_path, m.id, m.slug, m.name, r.is_active
       from module_routes r join saas_modules m on m.id = r.module_id order by 1`);

test('the platform is a tenant of its own with a reserved address', async () => {
  const rows = await ask('select id, name, subdomain, status from saas_tenants');
  expect(rows).toEqual([{ id: platformTenantId, name: 'Leme', subdomain: 'admin-tenant', status: 'active' }]);
});

test('every module and every page of a company is there once', async () => {
  const rows = await picture();
  expect(rows.map((row) => `${row.slug} ${row.route_path}`).sort()).toEqual(
    moduleRoutes.map((row) => `${row.module} ${row.route_path}`).sort(),
  );
  expect(new Set(rows.map((row) => row.route_path)).size).toBe(rows.length);
  expect(await ask('select slug from saas_modules order by id')).toEqual(
    planModules.map((slug) => ({ slug })),
  );
});

test('seeding again, even twice at once, keeps what an operator switched off and mends the rest', async () => {
  await ask(`update module_routes set is_active = false where route_path = '/leads'`);
  const before = await picture();
  await ask(`delete from module_routes where route_path = '/boats'`);
  await ask(`insert into module_routes select id, '/gone' from saas_modules where slug = 'core'`);
  await ask(`update saas_modules set name = 'Outro' where slug = 'sales'`);
  await Promise.all([seedPlatform(admin), seedPlatform(admin)]);
  expect(await picture()).toEqual(before);
});
