import { createHmac, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedDatabase } from '../../kit/embedded/embedded-database.ts';
import { tellWorkers, type Worker, workersOf } from '../../kit/install/citus.ts';

export type TestServer = {
  superuserUrl: string;
  /** Its other nodes, or null on a PostgreSQL without Citus. */
  workers: Worker[] | null;
  passwords: (role: string) => string;
  close(databases: string): Promise<void>;
};

/** The server `LEME_TEST_SERVER` names, PostgreSQL or the first node of a Citus, else an embedded one that is thrown away. */
export async function openTestServer(): Promise<TestServer> {
  const address = process.env.LEME_TEST_SERVER;
  return address ? await givenServer(address) : await embeddedServer();
}

async function embeddedServer(): Promise<TestServer> {
  // A name of its own: a process of before may have had this one's number and left its folder behind.
  const folder = join(tmpdir(), `leme-test-${randomUUID()}`);
  const server = await openEmbeddedDatabase({ dataFolder: folder, durable: false });
  return {
    superuserUrl: server.superuserUrl,
    workers: null,
    passwords: () => '',
    async close() {
      await server.release();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function givenServer(superuserUrl: string): Promise<TestServer> {
  const workers = await askOnce(superuserUrl, async (client) => {
    await refuseInstallation(client);
    return await workersOf(client);
  });
  return {
    superuserUrl,
    workers,
    // The same in every run, so that two at once do not take them from each other.
    passwords: (role) => createHmac('sha256', superuserUrl).update(role).digest('base64url'),
    close: (databases) => dropAll(superuserUrl, workers, databases),
  };
}

/** The tests give the product's roles passwords of their own, which would lock out whoever serves from this server. */
async function refuseInstallation(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_stat_activity where usename in ('leme_app', 'leme_auth', 'leme_platform', 'leme_owner')
       and datname not like 'leme\\_test\\_%' limit 1`,
  );
  if (rows[0])
    throw new Error(`Somebody serves from the database "${rows[0].name}" of this server; take another.`);
}

const workerUrl = (superuserUrl: string, { host, port }: Worker) => {
  const url = new URL(superuserUrl);
  url.host = `${host}:${port}`;
  return url.href;
};

async function dropAll(superuserUrl: string, workers: Worker[] | null, prefix: string): Promise<void> {
  const nodes = [superuserUrl, ...(workers ?? []).map((worker) => workerUrl(superuserUrl, worker))];
  for (const node of nodes)
    await askOnce(node, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
        [prefix],
      );
      for (const { name } of rows) {
        await client.query(`alter database ${name} is_template false`);
        await client.query(`drop database ${name} with (force)`);
      }
    });
}

/** A database without tables on each node, the nodes known to the first. */
export async function createOnNodes({ superuserUrl, workers }: TestServer, database: string): Promise<void> {
  if (!workers) return;
  const inside = (url: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const nodes = [superuserUrl, ...workers.map((worker) => workerUrl(superuserUrl, worker))];
  for (const node of nodes) {
    await askOnce(node, (client) =>
      client.query(`create database ${database} template template0 encoding 'UTF8'`),
    );
    await askOnce(inside(node), (client) => client.query('create extension citus'));
  }
  const { hostname, port } = new URL(superuserUrl);
  await askOnce(inside(superuserUrl), async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [hostname, port || 5432]);
    for (const { host, port } of workers) await client.query('select citus_add_node($1, $2)', [host, port]);
  });
}

/** Closes a database to everybody, on each node, so that it can be copied: Citus looks after one from a connection of its own. */
export async function closeForCopies({ superuserUrl, workers }: TestServer, database: string): Promise<void> {
  await askOnce(superuserUrl, async (client) => {
    await onEveryNode(client, workers, `alter database ${database} is_template true allow_connections false`);
    await onEveryNode(
      client,
      workers,
      `select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where datname = '${database}'`,
    );
  });
}

export async function onEveryNode(
  client: pg.Client,
  workers: readonly Worker[] | null,
  statement: string,
): Promise<void> {
  await client.query(statement);
  if (workers?.length) await tellWorkers(client, statement);
}

export async function askOnce<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
