import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { ask, inFolder, isServing } from './holder.testing.ts';

const limit = 120_000;

test.each([18, 15] as const)(
  'PostgreSQL %i starts new, is joined, stops with the last and keeps its rows',
  (major) =>
    inFolder(async (dataFolder) => {
      const options = { major, dataFolder };
      const first = await openEmbeddedDatabase(options);
      const second = await openEmbeddedDatabase(options);
      expect([first.isNew, second.isNew]).toEqual([true, false]);
      expect(second.pid).toBe(first.pid);
      await ask(first.superuserUrl, 'create table kept as select 7 as number');
      await first.release();
      expect(await isServing(first.superuserUrl)).toBe(true);
      await second.release();
      expect(await isServing(first.superuserUrl)).toBe(false);

      const again = await openEmbeddedDatabase(options);
      expect(again.isNew).toBe(false);
      const rows = await ask(
        again.superuserUrl,
        "select number, current_setting('server_version_num')::int / 10000 as major from kept",
      );
      await again.release();
      expect(rows).toEqual([{ number: 7, major }]);
    }),
  limit,
);

test(
  'a durable server syncs, speaks UTF-8 and UTC and has ICU and no network address',
  () =>
    inFolder(async (dataFolder) => {
      const database = await openEmbeddedDatabase({ dataFolder });
      const rows = await ask(
        database.superuserUrl,
        `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
           current_setting('timezone') as zone, current_setting('listen_addresses') as addresses,
           lower('ÇÃO') as lowered, 'é' < 'f' collate "und-x-icu" as by_language`,
      );
      await database.release();
      expect(rows).toEqual([
        { fsync: 'on', encoding: 'UTF8', zone: 'UTC', addresses: '', lowered: 'ção', by_language: true },
      ]);
    }),
  limit,
);

test(
  'over TCP a role needs its password',
  () =>
    inFolder(async (dataFolder) => {
      const options = { dataFolder, durable: false, transport: 'tcp' as const };
      const first = await openEmbeddedDatabase(options);
      const second = await openEmbeddedDatabase(options);
      expect(second.superuserUrl).toBe(first.superuserUrl);
      const wrong = new URL(first.superuserUrl);
      wrong.password = 'guessed';
      await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
      expect(await ask(first.superuserUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
      await first.release();
      await second.release();
      expect(await isServing(first.superuserUrl)).toBe(false);
    }),
  limit,
);

test(
  'a data folder with a long name and quotes gets its socket elsewhere',
  () =>
    inFolder(async (folder) => {
      const dataFolder = join(folder, `it's ${'long'.repeat(25)} "$HOME"`);
      const database = await openEmbeddedDatabase({ dataFolder, durable: false });
      expect(await ask(database.superuserUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.release();
      expect(await isServing(database.superuserUrl)).toBe(false);
      rmSync(new URL(database.superuserUrl).searchParams.get('host') ?? dataFolder, { recursive: true });
    }),
  limit,
);

test(
  'data of another major version is refused by name',
  () =>
    inFolder(async (dataFolder) => {
      const older = await openEmbeddedDatabase({ dataFolder, major: 15, durable: false });
      await older.release();
      await expect(openEmbeddedDatabase({ dataFolder, durable: false })).rejects.toThrow(
        /made by PostgreSQL 15; this version of Leme brings 18/,
      );
    }),
  limit,
);

test(
  'a pid file whose number now belongs to another program does not stop the start',
  () =>
    inFolder(async (dataFolder) => {
      const options = { dataFolder, durable: false };
      const before = await openEmbeddedDatabase(options);
      await before.release();
      const cluster = join(dataFolder, 'database/cluster');
      writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n\n\n`);
      const after = await openEmbeddedDatabase(options);
      expect(after.pid).not.toBe(process.pid);
      expect(await ask(after.superuserUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
      await after.release();
    }),
  limit,
);

test(
  'what a crash left of a first start is cleared away',
  () =>
    inFolder(async (dataFolder) => {
      const options = { dataFolder, durable: false };
      const { pid } = spawnSync(process.execPath, ['-e', '']);
      const draft = `cluster.draft-${pid}-00c0ffee`;
      mkdirSync(join(dataFolder, 'database', draft), { recursive: true, mode: 0o700 });
      writeFileSync(join(dataFolder, 'database', draft, 'PG_VERSION'), '18\n');
      const database = await openEmbeddedDatabase(options);
      expect(database.isNew).toBe(true);
      expect(existsSync(join(dataFolder, 'database', draft))).toBe(false);
      await database.release();
    }),
  limit,
);

test(
  'a process that lost its connection takes hold again',
  () =>
    inFolder(async (dataFolder) => {
      const options = { dataFolder, durable: false };
      const database = await openEmbeddedDatabase(options);
      const holders = `select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted`;
      const [lost] = await ask<{ pid: number }>(database.superuserUrl, holders);
      await ask(database.superuserUrl, `select pg_terminate_backend(${lost?.pid})`);
      await expect
        .poll(() => ask(database.superuserUrl, holders))
        .toEqual([{ pid: expect.not.closeTo(lost?.pid ?? 0) }]);
      const visitor = await openEmbeddedDatabase(options);
      await visitor.release();
      expect(await isServing(database.superuserUrl)).toBe(true);
      await database.release();
      expect(await isServing(database.superuserUrl)).toBe(false);
    }),
  limit,
);
