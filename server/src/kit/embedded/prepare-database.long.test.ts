import { expect, test } from 'vitest';
import { prepareDatabase } from '../install/prepare-database.ts';
import { environmentLines, openDatabase } from './database-urls.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { ask, inFolder, isServing } from './holder.testing.ts';

const limit = 120_000;

test.each([18, 15] as const)(
  'on PostgreSQL %i preparing twice, even at once, gives the same four addresses of plain roles',
  (major) =>
    inFolder(async (dataFolder) => {
      const database = await openEmbeddedDatabase({ dataFolder, major, durable: false });
      const prepare = () => prepareDatabase(database.superuserUrl, { database: 'tours' });
      const [first, second] = await Promise.all([prepare(), prepare()]);
      expect(await prepare()).toEqual(first);
      expect(second).toEqual(first);
      for (const [key, url] of Object.entries(first)) {
        const rows = await ask(
          url,
          `select current_user as name, current_database() as database, rolsuper or rolbypassrls as above_policies,
             has_schema_privilege('public', 'create') as creates, current_setting('statement_timeout') as timeout
           from pg_roles where rolname = current_user`,
        );
        const isOwner = key === 'admin';
        const name = isOwner ? 'leme_owner' : `leme_${key}`;
        const timeout = isOwner ? '0' : '5s';
        expect(rows).toEqual([{ name, database: 'tours', above_policies: false, creates: isOwner, timeout }]);
      }
      const marks = await ask(
        database.urlFor('postgres', 'tours'),
        `select (select count(*)::int from pg_extension where extname in ('pg_trgm', 'btree_gist', 'btree_gin')) as extensions,
           (select bool_and(proleakproof) from pg_proc where proname in ('textlike', 'texticlike', 'numeric_ge')) as leakproof`,
      );
      expect(marks).toEqual([{ extensions: 3, leakproof: true }]);
      await database.release();
    }),
  limit,
);

test(
  'a role someone raised is lowered again',
  () =>
    inFolder(async (dataFolder) => {
      const database = await openEmbeddedDatabase({ dataFolder, durable: false });
      await prepareDatabase(database.superuserUrl, { database: 'leme' });
      await ask(database.superuserUrl, 'alter role leme_app superuser bypassrls');
      const urls = await prepareDatabase(database.superuserUrl, { database: 'leme' });
      const rows = await ask(
        urls.app,
        'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
      );
      await database.release();
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
    }),
  limit,
);

test(
  'on a server of its own the serving roles reach no other database and make no large objects',
  () =>
    inFolder(async (dataFolder) => {
      const { urls, embedded, close } = await openDatabase({ LEME_DATA: dataFolder }, () => {});
      for (const url of [urls.app, urls.auth, urls.platform]) {
        for (const making of ['lo_create(0)', 'lo_creat(-1)', "lo_from_bytea(0, 'x')"])
          await expect(ask(url, `select ${making}`)).rejects.toThrow(/permission denied/);
        for (const other of ['postgres', 'template1']) {
          const elsewhere = new URL(url);
          elsewhere.pathname = `/${other}`;
          await expect(ask(elsewhere.href, 'select 1')).rejects.toThrow(/permission denied for database/);
        }
      }
      expect(await ask(embedded?.superuserUrl ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
      await close();
    }),
  limit,
);

test(
  'a server reached over the network gets a password for each role',
  () =>
    inFolder(async (dataFolder) => {
      const database = await openEmbeddedDatabase({ dataFolder, durable: false, transport: 'tcp' });
      const passwords = (role: string) => `${role} has a ?#/@:% password`;
      const urls = await prepareDatabase(database.superuserUrl, { database: 'leme', passwords });
      for (const url of Object.values(urls)) {
        expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
        const wrong = new URL(url);
        wrong.password = '';
        await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password/);
      }
      await database.release();
    }),
  limit,
);

test('the four addresses of a server of one’s own are taken as they are', async () => {
  const env = {
    DATABASE_ADMIN_URL: 'postgresql://o@db/leme',
    DATABASE_URL: 'postgresql://a@db/leme',
    DATABASE_AUTH_URL: 'postgresql://s@db/leme',
    DATABASE_PLATFORM_URL: 'postgresql://p@db/leme',
  };
  const { urls, embedded } = await openDatabase(env, () => {});
  expect(embedded).toBeNull();
  expect(environmentLines(urls)).toEqual(Object.entries(env).map(([name, value]) => `${name}=${value}`));
});

test('a missing address is named', async () => {
  const env = { DATABASE_URL: 'postgresql://a@db/leme', DATABASE_AUTH_URL: 'postgresql://s@db/leme' };
  await expect(openDatabase(env, () => {})).rejects.toThrow(
    /missing: DATABASE_ADMIN_URL, DATABASE_PLATFORM_URL\./,
  );
});

test(
  'without addresses the embedded server is opened, prepared and closed',
  () =>
    inFolder(async (dataFolder) => {
      const said: string[] = [];
      const { urls, close } = await openDatabase({ LEME_DATA: dataFolder }, (line) => said.push(line));
      expect(await ask(urls.app, 'select current_user as name')).toEqual([{ name: 'leme_app' }]);
      expect(said).toEqual([`Creating the database in ${dataFolder}`, 'Starting the database']);
      await close();
      expect(await isServing(urls.app)).toBe(false);
    }),
  limit,
);
