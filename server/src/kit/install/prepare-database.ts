import pg from 'pg';
import { storing, unmarked } from './catalogue-marks.ts';
import { tellWorkers, workersOf } from './citus.ts';

/** The addresses of the four roles: owner, tenants' work, sign-in, operators. */
export type DatabaseUrls = { admin: string; app: string; auth: string; platform: string };

export type PrepareOptions = {
  database: string;
  /** The password each role gets; without it, or where it is empty, a role's password is left alone. */
  passwords?: (role: string) => string;
  /** The whole server is the product's: its other databases are closed to everybody but administrators. */
  isOwnServer?: boolean;
  say?: (line: string) => void;
};

const owner = 'leme_owner';
const serving = ['leme_app', 'leme_auth', 'leme_platform'];
const limits = { statement_timeout: '5s', lock_timeout: '2s', idle_in_transaction_session_timeout: '10s' };
const { escapeIdentifier, escapeLiteral } = pg;

/** Makes roles, database, extensions and leakproof marks from an administrator's address, on every node; safe to repeat. */
export async function prepareDatabase(superuserUrl: string, options: PrepareOptions): Promise<DatabaseUrls> {
  const { database, passwords = () => '', isOwnServer = false, say = () => {} } = options;
  const secrets = new Map([owner, ...serving].map((role) => [role, passwords(role)]));
  await withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock(1279610213, 2)');
    // Citus propagates to the other nodes what is done inside its own database.
    const place = (await isThere(client, database)) ? addressFor(superuserUrl, { database }) : superuserUrl;
    await withClient(place, async (inside) => {
      for (const [role, secret] of secrets) await prepareRole(inside, role, secret);
    });
    await createDatabase(client, database);
    if (isOwnServer) await closeOthers(client, database);
    else await sayOpenOnes(client, say);
    await withClient(addressFor(superuserUrl, { database }), (inside) =>
      prepareInside(inside, database, say),
    );
  });
  const url = (role: string) =>
    addressFor(superuserUrl, { database, role, password: secrets.get(role) ?? '' });
  return { admin: url(owner), app: url('leme_app'), auth: url('leme_auth'), platform: url('leme_platform') };
}

async function prepareRole(client: pg.Client, role: string, password: string): Promise<void> {
  const name = escapeIdentifier(role);
  const { rows } = await client.query<{ right: boolean; settings: string[] }>(
    `select rolcanlogin and not (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication) as right,
       coalesce(rolconfig, '{}') as settings
     from pg_roles where rolname = $1`,
    [role],
  );
  const settings = new Set(rows[0]?.settings);
  if (await workersOf(client)) await tellWorkers(client, createUnlessThere(role));
  if (!rows[0]) await client.query(`create role ${name} login`);
  else if (!rows[0].right) {
    await client.query(
      `alter role ${name} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication`,
    );
  }
  if (password) await client.query(`alter role ${name} password ${escapeLiteral(password)}`);
  if (!serving.includes(role)) return;
  for (const [setting, value] of Object.entries(limits)) {
    if (settings.has(`${setting}=${value}`)) continue;
    await client.query(`alter role ${name} set ${setting} = ${escapeLiteral(value)}`);
  }
}

/** Every other node by itself: one that handed it on would wait for the others, which wait for it. */
const createUnlessThere = (role: string) => `do $role$ begin
  if not exists (select from pg_roles where rolname = ${escapeLiteral(role)}) then
    perform set_config('citus.enable_ddl_propagation', 'off', true);
    create role ${escapeIdentifier(role)} login;
  end if; end $role$`;

async function isThere(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  return Boolean(rowCount);
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  if (await isThere(client, database)) return;
  const { rows } = await client.query<{ member: boolean }>(`select pg_has_role($1, 'member') as member`, [
    owner,
  ]);
  if (!rows[0]?.member) await client.query(`grant ${owner} to current_user`);
  await client.query(
    `create database ${escapeIdentifier(database)} owner ${owner} encoding 'UTF8' template template0`,
  );
}

async function closeOthers(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname <> $1 and datallowconn
       and has_database_privilege('public', oid, 'connect, temporary')`,
    [database],
  );
  for (const { name } of rows)
    await client.query(`revoke connect, temporary on database ${escapeIdentifier(name)} from public`);
}

/** On a server shared with others, who may connect to what is its administrator's to say. */
async function sayOpenOnes(client: pg.Client, say: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ open: boolean }>(
    `select has_database_privilege('leme_app', 'postgres', 'connect') as open from pg_database where datname = 'postgres'`,
  );
  if (rows[0]?.open)
    say(
      'Every role may connect to the database "postgres"; where nobody needs that: revoke connect on database postgres from public;',
    );
}

async function prepareInside(
  client: pg.Client,
  database: string,
  say: (line: string) => void,
): Promise<void> {
  const name = escapeIdentifier(database);
  // Asked first and written where it differs: what is written goes to every node, and one may be away.
  await unless(client, "pg_get_userbyid(datdba) = 'leme_owner'", `alter database ${name} owner to ${owner}`);
  await unless(
    client,
    "not has_database_privilege('public', oid, 'create, connect, temporary')",
    `revoke all on database ${name} from public`,
  );
  for (const role of serving)
    await unless(
      client,
      `exists (select from aclexplode(datacl) where grantee = '${role}'::regrole and privilege_type = 'CONNECT')`,
      `grant connect on database ${name} to ${role}`,
    );
  await unless(
    client,
    "not has_schema_privilege('public', 'public', 'create')",
    'revoke create on schema public from public',
  );
  if (await workersOf(client)) await setForNodes(client, name, say);
  for (const extension of ['pg_trgm', 'btree_gist', 'btree_gin']) {
    const isThere = `exists (select from pg_extension where extname = '${extension}')`;
    await unless(client, isThere, `create extension if not exists ${extension}`);
  }
  await asOwnerOfTheCatalogue(client, say, [
    [markLeakproof, 'mark functions leakproof: search will read a whole tenant.'],
    [forbidLargeObjects, 'forbid large objects: the roles of the product could store some.'],
  ]);
}

/** Writes what does not stand yet; `stands` is asked of the row of this database. */
async function unless(client: pg.Client, stands: string, command: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_database where datname = current_database() and (${stands})`,
  );
  if (!rowCount) await client.query(command);
}

/** Without them no node but the first sees which company a transaction is for, and every row is hidden. */
async function setForNodes(client: pg.Client, name: string, say: (line: string) => void): Promise<void> {
  const isSet = (of: string, setting: string) =>
    `exists (select from pg_db_role_setting where ${of} and '${setting}' = any(setconfig))`;
  await unless(
    client,
    isSet('setrole = 0 and setdatabase = oid', 'citus.enable_local_reference_table_foreign_keys=off'),
    `alter database ${name} set citus.enable_local_reference_table_foreign_keys = off`,
  );
  for (const role of [owner, ...serving])
    await unless(
      client,
      isSet(`setrole = '${role}'::regrole and setdatabase in (0, oid)`, 'citus.propagate_set_commands=local'),
      `alter role ${role} set citus.propagate_set_commands = 'local'`,
    );
  say(
    'A start of the product writes to every node only what is new in its build: modules, pages and migrations. While a node is away the first two wait, and migrations keep it from starting.',
  );
}

/** What only a superuser may do; another administrator is told what is missing. */
async function asOwnerOfTheCatalogue(
  client: pg.Client,
  say: (line: string) => void,
  steps: readonly (readonly [(client: pg.Client) => Promise<void>, string])[],
): Promise<void> {
  for (const [step, lacking] of steps)
    try {
      await step(client);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
      say(`This administrator may not ${lacking}`);
    }
}

const forbidLargeObjects = (client: pg.Client) =>
  alterFunctions(client, storing, 'revoke execute on function %s from public');
const markLeakproof = (client: pg.Client) => alterFunctions(client, unmarked, 'alter function %s leakproof');

/** The catalogue is each node's own: what is altered in one is not handed on. */
async function alterFunctions(client: pg.Client, found: string, command: string): Promise<void> {
  const block = `do $mark$ declare name text; begin
    for name in ${found} loop execute format('${command}', name); end loop; end $mark$`;
  await client.query(block);
  if (await workersOf(client)) await tellWorkers(client, block);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressFor(
  superuserUrl: string,
  { database, role, password }: { database: string; role?: string; password?: string },
): string {
  const url = new URL(superuserUrl);
  if (!url.hostname) url.hostname = 'localhost';
  if (role) {
    url.username = role;
    url.password = encodeURIComponent(password ?? '');
  }
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}
