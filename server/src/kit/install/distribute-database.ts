import pg from 'pg';
import { askWorkers, nameOf, workersOf } from './citus.ts';
import { namesOf, parentsFirst, referencesOf, type Table, tablesOf } from './distribution.ts';
import { migrationLock } from './migrate.ts';

export type DistributeOptions = { isPlan: boolean; say: (line: string) => void };

/**
 * Spreads the tables of an installation on one server over the nodes, all or none: one transaction, in which every row is
 * counted and summed before and after. Refuses what could not end well.
 */
export async function distributeDatabase(url: string, { isPlan, say }: DistributeOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseCluster(client);
    const tables = await tablesOf(client);
    if (tables.length === 0)
      throw new Error('There are no tables here; is this the database of the product?');
    const placed = tables.filter(({ isPlaced }) => isPlaced);
    if (placed.length === tables.length)
      return say(`The database is distributed already: ${tables.length} tables.`);
    if (placed.length > 0)
      throw new Error(`The database is distributed by half: ${namesOf(placed)} already are.`);
    await refuseServing(client);
    const ordered = parentsFirst(tables, await referencesOf(client));
    for (const { name, isTenants } of ordered)
      say(
        `${name}: ${isTenants ? 'by company' : 'whole, on every node'}, ${await countOf(client, name)} rows`,
      );
    say('schema_migrations: on the first node alone');
    if (isPlan) return say(`${ordered.length} tables would be distributed; nothing was changed.`);
    await convert(client, ordered);
    say(`${ordered.length} tables are distributed, no row different. Now start the product.`);
  } finally {
    await client.end();
  }
}

async function refuseCluster(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isSuperuser: boolean }>(
    'select rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.isSuperuser) throw new Error('Only a superuser may distribute a database.');
  const workers = await workersOf(client);
  if (!workers) throw new Error('The extension citus is not in this database; deploy/citus.md says how.');
  if (workers.length === 0)
    throw new Error('This node knows no other; add them with citus_add_node first (deploy/citus.md).');
  const answers = await askWorkers(client, "select count(*) from pg_roles where rolname like 'leme\\_%'");
  const away = answers.find(({ isWell }) => !isWell);
  if (away) throw new Error(`Node ${nameOf(away)} does not answer: ${away.said}`);
  const { rowCount } = await client.query(
    `select from pg_db_role_setting where setrole = to_regrole('leme_app') and setdatabase in (0, (select oid from pg_database where datname = current_database())) and 'citus.propagate_set_commands=local' = any(setconfig)`,
  );
  const unprepared = answers.find(({ said }) => Number(said) < 4);
  if (!rowCount || unprepared)
    throw new Error('The nodes are not prepared: run npm run database:prepare first.');
}

async function refuseServing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usename in ('leme_owner', 'leme_app', 'leme_auth', 'leme_platform')`,
  );
  if (rows[0]?.count)
    throw new Error(`The product is running (${rows[0].count} connections): stop it first.`);
}

async function convert(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query('begin');
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  await client.query('set local client_min_messages = warning');
  await client.query(`lock table ${namesOf(tables)} in exclusive mode`);
  const before = await sumsOf(client, tables);
  const { rows: functions } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'app'::regnamespace and provolatile = 'i' order by oid`,
  );
  for (const { name } of functions) await client.query('select create_distributed_function($1)', [name]);
  for (const { name, isTenants } of tables)
    await client.query(
      isTenants ? "select create_distributed_table($1, 'tenant_id')" : 'select create_reference_table($1)',
      [name],
    );
  // Citus leaves the rows where they were as well, out of sight of who erases one.
  for (const { name } of tables)
    await client.query('select truncate_local_data_after_distributing_table($1)', [name]);
  const after = await sumsOf(client, tables);
  const different = tables.filter(({ name }) => before.get(name) !== after.get(name));
  if (different.length > 0) throw new Error(`Rows would differ, nothing was changed: ${namesOf(different)}`);
  await client.query('commit');
}

async function sumsOf(client: pg.Client, tables: readonly Table[]): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    );
    sums.set(name, rows[0]?.sum ?? '');
  }
  return sums;
}

async function countOf(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
  return rows[0]?.count ?? 0;
}
