import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { seedPlatform } from './demo/companies/platform.ts';
import type { DatabaseUrls } from './kit/database/pool.ts';
import { awaitNodes } from './kit/install/await-nodes.ts';
import { checkDistribution } from './kit/install/check-distribution.ts';
import { nameOf } from './kit/install/citus.ts';
import { openStandIn } from './testing/database/citus-stand-in.ts';
import { cloneDatabase, superuserUrlOf } from './testing/database/database.ts';
import { refuseWritesOnEveryNode } from './testing/database/node-away.ts';
import { askOnce } from './testing/database/test-server.ts';
import { startServerProcess } from './testing/programs/server-process.ts';

const ask = <T>(urls: DatabaseUrls, work: (client: pg.Client) => Promise<T>) =>
  askOnce(superuserUrlOf(urls), work);
const pagesOf = (urls: DatabaseUrls) =>
  ask(urls, async (client) => (await client.query('select from module_routes')).rowCount ?? 0);
/** A page this build has and its database does not, as after an update. */
const forgetPage = (urls: DatabaseUrls) =>
  ask(urls, (client) =>
    client.query('delete from module_routes where ctid = (select min(ctid) from module_routes)'),
  );

test('a start writes nothing that stands already', async () => {
  const urls = await cloneDatabase();
  const back = await refuseWritesOnEveryNode(urls);
  await seedPlatform(urls.admin);
  await back();
  const pages = await pagesOf(urls);
  await forgetPage(urls);
  await ask(urls, (client) => client.query("update saas_modules set name = 'x' where slug = 'core'"));
  await seedPlatform(urls.admin);
  expect(await pagesOf(urls)).toBe(pages);
  const named = await ask(urls, (client) => client.query("select from saas_modules where name = 'x'"));
  expect(named.rowCount).toBe(0);
});

test('what a start cannot write while a node is away is written when it is back, and both are said', async () => {
  const { urls, secondSays } = await openStandIn({ second: 'connection refused' });
  const pages = await pagesOf(urls);
  await forgetPage(urls);
  const back = await refuseWritesOnEveryNode(urls);
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const away = (await checkDistribution(urls.admin, () => undefined)).map(nameOf);
  expect(away).toEqual(['knot:5434']);
  const seed = () => seedPlatform(urls.admin);
  const stop = await awaitNodes({ adminUrl: urls.admin, away, say, seed, everyMs: 20 });
  const waits =
    'What this build brings for all companies, such as new pages, waits until every node is back.';
  expect(said).toEqual([waits]);
  await back();
  await secondSays('');
  await expect
    .poll(() => said)
    .toEqual([
      waits,
      'Node knot:5434 answers again; its companies are served.',
      'Every node is back; what this build brings for all companies is there.',
    ]);
  expect(await pagesOf(urls)).toBe(pages);
  stop();
});

test('with nothing to write a node that is away is only waited for', async () => {
  const { urls, secondSays } = await openStandIn({ second: 'connection refused' });
  const said: string[] = [];
  const stop = await awaitNodes({
    adminUrl: urls.admin,
    away: ['knot:5434'],
    say: (line) => void said.push(line),
    seed: () => seedPlatform(urls.admin),
    everyMs: 20,
  });
  await secondSays('');
  await expect.poll(() => said).toEqual(['Node knot:5434 answers again; its companies are served.']);
  stop();
});

test('the product starts on a database that refuses what a start writes, and serves', async () => {
  const urls = await cloneDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'leme-away-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const pages = await pagesOf(urls);
  await forgetPage(urls);
  const back = await refuseWritesOnEveryNode(urls);
  const server = await startServerProcess(folder, {
    DATABASE_ADMIN_URL: urls.admin,
    DATABASE_URL: urls.app,
    DATABASE_AUTH_URL: urls.auth,
    DATABASE_PLATFORM_URL: urls.platform,
  });
  const health = await (await fetch(`${server.address}/api/health`)).json();
  expect(health).toMatchObject({ status: 'ok', database: 'ok' });
  await back();
  await expect.poll(() => pagesOf(urls)).toBe(pages);
  await server.stop();
});
