import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany } from '../../testing/companies/company.ts';
import { aFullCompany } from '../../testing/companies/full-company.ts';
import { appendOnly } from '../../testing/statements/append-only.ts';
import { openWorld } from '../../testing/world.ts';
import { newId, platformTenantId } from '../ids.ts';
import { db } from './sql.ts';

const world = await openWorld();

type Table = { name: string; columns: string[] };
type Role = 'app' | 'auth' | 'platform' | 'owner';

const admin = new pg.Client({ connectionString: world.urls.admin });
const clients = {
  app: new pg.Client({ connectionString: world.urls.app }),
  auth: new pg.Client({ connectionString: world.urls.auth }),
  platform: new pg.Client({ connectionString: world.urls.platform }),
  owner: admin,
};

await Promise.all(Object.values(clients).map((client) => client.connect()));
afterAll(() => Promise.all(Object.values(clients).map((client) => client.end())));

const { rows: tables } = await admin.query<Table>(
  `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    group by c.relname having bool_or(a.attname = 'tenant_id') and c.relname <> 'login_emails' order by c.relname`,
);

let own: string;
let foreign: string;

/** Both companies hold a row in every table, so that a leak has something to show. */
beforeAll(async () => {
  own = (await aFullCompany(world, admin)).id;
  foreign = (await aFullCompany(world, admin)).id;
});

type Outcome = { rows: number; refused: string | null };

/** Runs one statement as a role with a tenant set (or not) and takes it back. */
async function attempt(
  role: Role,
  tenant: string | null,
  sql: string,
  values: unknown[] = [],
): Promise<Outcome> {
  const client = clients[role];
  await client.query('begin');
  try {
    if (tenant !== null) await client.query(`set local app.tenant_id = '${tenant}'`);
    const answer = await client.query(sql, values);
    return {
      rows: answer.rows.length > 0 ? Number(answer.rows[0].n ?? answer.rows.length) : (answer.rowCount ?? 0),
      refused: null,
    };
  } catch (error) {
    return { rows: 0, refused: (error as { code?: string }).code ?? 'unknown' };
  } finally {
    await client.query('rollback');
  }
}

const forbidden = '42501';
const malformed = '22P02';
const notWithPolicies = '0A000';
const readOnly = '25006';

describe('as leme_app and leme_auth, a table shows and changes rows of the tenant that is set and no others [A6-35, A1-01, B0-01, B0-04, B6.3-01]', () => {
  const cells = tables.flatMap(({ name, columns }) =>
    (['app', 'auth'] as const).flatMap((role) => [
      { name, role, column: columns.find((column) => column !== 'tenant_id') ?? '' },
    ]),
  );

  test.each(cells)('$name as leme_$role', async ({ name, role, column }) => {
    const count = `select count(*) as n from ${name} where tenant_id = $1`;
    const foreignCount = await attempt(role, own, count, [foreign]);
    expect(foreignCount.rows).toBe(0);
    // Whoever may read at all sees the own rows, so the zero above is not an empty table.
    if (!foreignCount.refused) expect((await attempt(role, own, count, [own])).rows).toBeGreaterThan(0);
    expect(
      (await attempt(role, own, `select count(*) as n from ${name} where tenant_id <> $1`, [own])).rows,
    ).toBe(0);
    expect((await attempt(role, null, `select count(*) as n from ${name}`)).rows).toBe(0);
    const nonsense = await attempt(role, 'nonsense', `select count(*) as n from ${name}`);
    expect([malformed, forbidden]).toContain(nonsense.refused);

    for (const tenant of [own, null]) {
      const updated = await attempt(
        role,
        tenant,
        `update ${name} set ${column} = ${column} where tenant_id = $1`,
        [foreign],
      );
      expect([
        updated.rows,
        updated.refused === null || updated.refused === forbidden || updated.refused === '428C9',
      ]).toEqual([0, true]);
      const deleted = await attempt(role, tenant, `delete from ${name} where tenant_id = $1`, [foreign]);
      expect([deleted.rows, deleted.refused === null || deleted.refused === forbidden]).toEqual([0, true]);
    }
    expect([malformed, forbidden]).toContain(
      (await attempt(role, 'nonsense', `delete from ${name}`)).refused,
    );
  });

  test.each(cells)('$name takes no foreign row from leme_$role', async ({ name, role }) => {
    // The wall is asked before any other column is missed.
    for (const tenant of [own, null, 'nonsense']) {
      const { refused } = await attempt(role, tenant, `insert into ${name} (tenant_id) values ($1)`, [
        foreign,
      ]);
      expect([forbidden, malformed], `${name} accepted a foreign row`).toContain(refused);
    }
  });
});

/** Who may read some columns alone counts rows and copies none out. */
const readByColumns = new Set(['company_requests as leme_auth']);

test('a copy out holds the own rows and no others, and nothing is copied in past the wall', async () => {
  for (const { name } of tables)
    for (const role of ['app', 'auth'] as const) {
      const copied = await attempt(role, own, `copy ${name} to stdout`);
      const seen = await attempt(role, own, `select count(*) as n from ${name}`);
      const read = `${name} as leme_${role}`;
      expect(copied, read).toEqual(readByColumns.has(read) ? { rows: 0, refused: forbidden } : seen);
      expect((await attempt(role, null, `copy ${name} to stdout`)).rows, name).toBe(0);
      const { refused } = await attempt(role, own, `copy ${name} from stdin`);
      expect([forbidden, notWithPolicies], name).toContain(refused);
    }
});

test('the work of a GET can change nothing, not even its own rows', async () => {
  const rename = () =>
    world.tenantTx.read(own, (tx) =>
      tx.change(db.updateTable('customers').set({ name: 'x' }).where('tenant_id', '=', own)),
    );
  await expect(rename()).rejects.toMatchObject({ code: readOnly });
});

test('leme_platform reads what is on its list across companies, and writes nothing', async () => {
  for (const { name } of tables) {
    const seen = await attempt('platform', null, `select count(distinct tenant_id) as n from ${name}`);
    const isListed = [
      'products_tags',
      'security_events',
      'tenant_daily',
      'tenant_modules',
      'tenant_subscriptions',
      'trail_alarms',
    ].includes(name);
    expect(seen.refused, name).toBe(isListed ? null : forbidden);
    if (isListed) expect(seen.rows, name).toBeGreaterThanOrEqual(2);
    for (const sql of [`delete from ${name}`, `insert into ${name} default values`])
      expect((await attempt('platform', own, sql)).refused).toBe(forbidden);
  }
});

test('even the owner of the tables is held by the wall', async () => {
  for (const { name } of tables)
    expect(
      (await attempt('owner', own, `select count(*) as n from ${name} where tenant_id <> $1`, [own])).rows,
      name,
    ).toBe(0);
});

test('leme_app knows no accounts, sign-in sessions, links, throttles or addresses, and its own company alone', async () => {
  for (const name of [
    ...tables.map((table) => table.name).filter((table) => table.startsWith('auth_')),
    'login_emails',
  ]) {
    expect((await attempt('app', own, `select count(*) as n from ${name}`)).refused, name).toBe(forbidden);
  }
  expect((await attempt('app', own, 'select count(*) as n from saas_tenants')).rows).toBe(1);
  expect((await attempt('app', null, 'select count(*) as n from saas_tenants')).rows).toBe(0);
  expect((await attempt('app', own, "update saas_tenants set name = 'x'")).refused).toBe(forbidden);
});

test('history cannot be rewritten: attendance, payments and logs take no update and no deletion', async () => {
  for (const name of appendOnly) {
    for (const sql of [`update ${name} set tenant_id = tenant_id`, `delete from ${name}`]) {
      expect((await attempt('app', own, sql)).refused, sql).toBe(forbidden);
    }
  }
});

test('a row cannot point into another company, and the answer is that of an id that never was', async () => {
  const foreignProduct = await admin.query(`begin; set local app.tenant_id = '${foreign}'`).then(async () => {
    const { rows } = await admin.query('select id from products where tenant_id = $1 limit 1', [foreign]);
    await admin.query('commit');
    return rows[0].id as string;
  });
  const insert =
    "insert into fare_types (tenant_id, id, product_id, label, cost_price) values ($1, $2, $3, 'x', 1)";
  const answers = [];
  for (const product of [foreignProduct, newId()])
    answers.push((await attempt('app', own, insert, [own, newId(), product])).refused);
  expect(answers).toEqual(['23503', '23503']);
});

test('no row has a saas role outside the platform, and none of it another role', async () => {
  const company = await createCompany(world.urls.admin);
  const person = newId();
  const insertRole = async (tenant: string, role: string) => {
    await admin.query(`begin; set local app.tenant_id = '${tenant}'`);
    try {
      await admin.query("insert into profiles (tenant_id, id, full_name, email) values ($1, $2, 'x', $3)", [
        tenant,
        person,
        `${person}@x.test`,
      ]);
      await admin.query('insert into user_roles (tenant_id, user_id, role) values ($1, $2, $3)', [
        tenant,
        person,
        role,
      ]);
      return null;
    } catch (error) {
      return (error as { constraint?: string }).constraint;
    } finally {
      await admin.query('rollback');
    }
  };
  expect(await insertRole(company.id, 'saas_admin')).toBe('role_fits_tenant');
  expect(await insertRole(platformTenantId, 'admin')).toBe('role_fits_tenant');
  expect(await insertRole(company.id, 'capitao')).toBe('role_known');
  expect(await insertRole(company.id, 'admin')).toBeNull();
});
