import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/database/database.ts';
import { appendOnly } from '../../testing/statements/append-only.ts';
import { tenantTables } from '../../testing/statements/watch-statements.ts';

// What keeps the tenant wall whole and the schema ready to be distributed, asked of the catalogue of a migrated
// database, so that a new table is held to it without being named here.
const urls = await cloneDatabase();
const client = new pg.Client({ connectionString: urls.admin });
await client.connect();
afterAll(() => client.end());
const walled = await tenantTables(urls.admin);

async function names(text: string, values: unknown[] = []): Promise<string[]> {
  return (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);
}

const inTenantTables = `from pg_class t join pg_namespace s on s.oid = t.relnamespace and s.nspname = 'public' and t.relname = any($1)`;
const tables = [[...walled]];

test('every table with a tenant is a tenant table, but for the one that leads from an address to it', async () => {
  const all = await names(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  );
  expect(all.filter((name) => !walled.has(name))).toEqual(['login_emails']);
  expect(walled.size).toBeGreaterThan(20);
});

test('row-level security is enabled and forced on every tenant table', async () => {
  expect(
    await names(
      `select t.relname as name ${inTenantTables} where not (t.relrowsecurity and t.relforcerowsecurity)`,
      tables,
    ),
  ).toEqual([]);
});

test('every tenant table has the wall: one policy for reading and writing, the same everywhere', async () => {
  const wall = `p.polcmd = '*' and p.polpermissive and pg_get_expr(p.polqual, t.oid) = pg_get_expr(p.polwithcheck, t.oid)
    and pg_get_expr(p.polqual, t.oid) like '(tenant_id = (NULLIF(current_setting(''app.tenant_id''::text, true), ''''::text))::uuid)'`;
  expect(
    await names(
      `select t.relname as name ${inTenantTables} where not exists (select from pg_policy p where p.polrelid = t.oid and ${wall})`,
      tables,
    ),
  ).toEqual([]);
  const doors = await names(
    `select t.relname || '.' || p.polname as name ${inTenantTables} join pg_policy p on p.polrelid = t.oid
     where not (${wall}) and p.polpermissive and not (p.polcmd = 'r' and p.polroles = array['leme_platform'::regrole::oid])`,
    tables,
  );
  expect(doors).toEqual([]);
});

test('tenant_id comes first in every primary key, unique, exclusion and other index', async () => {
  const offending = await names(
    `select t.relname || ': ' || i.indexrelid::regclass as name ${inTenantTables} join pg_index i on i.indrelid = t.oid
     where i.indkey[0] <> (select a.attnum from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id')`,
    tables,
  );
  expect(offending).toEqual([]);
  expect(
    await names(
      `select t.relname as name ${inTenantTables} where not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'p')`,
      tables,
    ),
  ).toEqual([]);
});

test('tenant_id is the first column of every tenant table', async () => {
  const offending = await names(
    `select t.relname as name ${inTenantTables} join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id'
     where exists (select from pg_attribute b where b.attrelid = t.oid and b.attnum between 1 and a.attnum - 1)`,
    tables,
  );
  expect(offending).toEqual([]);
});

test('foreign keys between tenant tables begin with tenant_id on both sides; none sets columns to null', async () => {
  const column = (table: string, key: string) =>
    `(select a.attname from pg_attribute a where a.attrelid = ${table} and a.attnum = ${key}[1])`;
  const offending = await names(
    `select t.relname || ': ' || c.conname as name ${inTenantTables} join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
     join pg_class r on r.oid = c.confrelid
     where c.confdeltype in ('n', 'd') or c.confupdtype <> 'a'
       or (r.relname = any($1) and (${column('t.oid', 'c.conkey')} <> 'tenant_id' or ${column('r.oid', 'c.confkey')} <> 'tenant_id'))`,
    tables,
  );
  expect(offending).toEqual([]);
});

test('no global table points at tenant rows', async () => {
  const offending = await names(
    `select c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
     where c.contype = 'f' and r.relname = any($1) and not t.relname = any($1)`,
    tables,
  );
  expect(offending).toEqual([]);
});

test('no triggers, enums, sequences, views or functions that act with their owner’s rights', async () => {
  expect(await names('select tgname as name from pg_trigger where not tgisinternal')).toEqual([]);
  expect(
    await names(
      `select typname as name from pg_type where typtype in ('e', 'd') and typnamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select relname as name from pg_class where relkind in ('S', 'v', 'm') and relnamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select proname as name from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    ),
  ).toEqual([]);
});

test('leme_app holds nothing on sign-in tables, and public holds nothing on any table', async () => {
  const held = await names(
    `select g.grantee::regrole || ' ' || g.privilege_type || ' ' || t.relname as name
     from pg_class t cross join aclexplode(t.relacl) g
     where t.relnamespace = 'public'::regnamespace and (g.grantee = 0 or
       (g.grantee in ('leme_app'::regrole, 'leme_platform'::regrole) and (t.relname like 'auth\\_%' or t.relname = 'login_emails')))`,
  );
  expect(held).toEqual([]);
});

test('leme_platform reads the tables of a list and no other, and only reads', async () => {
  const listed = [
    'coastal_cities',
    'products_tags',
    'saas_plans',
    'saas_tenants',
    'security_events',
    'tenant_daily',
    'tenant_modules',
    'tenant_subscriptions',
    'trail_alarms',
  ];
  const there = await names('select n as name from unnest($1::text[]) n where to_regclass(n) is not null', [
    listed,
  ]);
  const read = await names(
    `select t.relname as name from pg_class t
     where t.relkind in ('r', 'p') and t.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       and has_any_column_privilege('leme_platform', t.oid, 'select') and has_schema_privilege('leme_platform', t.relnamespace, 'usage')
     order by 1`,
  );
  expect(read).toEqual(there);
  const written = await names(
    `select t.relname as name from pg_class t cross join aclexplode(t.relacl) g
     where g.grantee = 'leme_platform'::regrole and g.privilege_type <> 'SELECT'`,
  );
  expect(written).toEqual([]);
});

test('records that may only grow cannot be changed or deleted by leme_app', async () => {
  const held = await names(
    `select t.relname || ' ' || p as name from unnest($1::text[]) n join pg_class t on t.oid = n::regclass
     cross join unnest(array['update', 'delete', 'truncate']) p where has_table_privilege('leme_app', t.oid, p)`,
    [appendOnly],
  );
  expect(held).toEqual([]);
});

test('none but leme_owner owns anything, and no role of the product may pass the wall', async () => {
  const owners = await names(
    `select relowner::regrole::text as name from pg_class where relnamespace in ('public'::regnamespace, 'app'::regnamespace) group by 1`,
  );
  expect(owners).toEqual(['leme_owner']);
  const strong = await names(
    `select rolname as name from pg_roles where rolname like 'leme\\_%'
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or not rolcanlogin)`,
  );
  expect(strong).toEqual([]);
  const memberships = await names(
    `select member::regrole::text as name from pg_auth_members where member::regrole::text like 'leme\\_%'`,
  );
  expect(memberships).toEqual([]);
  const creators = await names(
    `select r as name from unnest(array['leme_app', 'leme_auth', 'leme_platform']) r
     where has_schema_privilege(r, 'public', 'create') or has_schema_privilege(r, 'app', 'create')
       or has_database_privilege(r, current_database(), 'create') or has_function_privilege(r, 'app.tenant_table(regclass)', 'execute')`,
  );
  expect(creators).toEqual([]);
});

test('a table that breaks the rules is found', async () => {
  await client.query('begin');
  await client.query('create table notes (tenant_id uuid not null, id uuid primary key)');
  const found = await names(
    `select t.relname as name ${inTenantTables} where not (t.relrowsecurity and t.relforcerowsecurity)`,
    [[...walled, 'notes']],
  );
  const index = await names(
    `select t.relname as name ${inTenantTables} join pg_index i on i.indrelid = t.oid
     where i.indkey[0] <> (select a.attnum from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id')`,
    [[...walled, 'notes']],
  );
  await client.query('rollback');
  expect([found, index]).toEqual([['notes'], ['notes']]);
});

test('a company changes of its own row the build it is served and nothing else, and neither its modules nor its plan', async () => {
  const changed = await names(
    `select a.attname as name from pg_attribute a
     where a.attrelid = 'saas_tenants'::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('leme_app', a.attrelid, a.attnum, 'update')`,
  );
  expect(changed).toEqual(['served_build']);
  const held = await names(
    `select t || ' ' || p as name from unnest(array['saas_tenants', 'saas_plans', 'tenant_slugs', 'tenant_modules', 'tenant_subscriptions']) t
     cross join unnest(array['insert', 'delete', 'truncate']) p where has_table_privilege('leme_app', t, p)
     union all
     select t || ' update' from unnest(array['saas_plans', 'tenant_slugs', 'tenant_modules', 'tenant_subscriptions']) t
     where has_any_column_privilege('leme_app', t, 'update')`,
  );
  expect(held).toEqual([]);
});
