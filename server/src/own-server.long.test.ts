import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from './testing/database/database.ts';

// The way out of the packages that bring Node and PostgreSQL: both from elsewhere.
const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'leme-own-'));
const node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
await copyFile(process.execPath, node);
afterAll(() => rm(folder, { recursive: true, force: true }));

const launch = 'scripts/launch.mjs';

test('with LEME_NODE=path the Node that starts it runs it, whatever the packages bring', async () => {
  const script = join(folder, 'which.ts');
  await writeFile(script, 'console.log(process.execPath);');
  const which = async (env: Record<string, string>) => {
    const options = { cwd: root, env: { ...process.env, ...env } };
    return (await promisify(execFile)(node, [launch, relative(root, script)], options)).stdout.trim();
  };
  expect(await which({ LEME_NODE: 'path' })).toBe(node);
  expect(await which({})).not.toBe(node);
});

test('with four addresses the product runs on a PostgreSQL server it did not bring, and starts none', async () => {
  const urls = await cloneDatabase();
  const data = join(folder, 'data');
  const child = spawn(node, [launch, 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      LEME_NODE: 'path',
      LEME_DATA: data,
      LEME_API_ONLY: '1',
      PORT: '0',
      DATABASE_ADMIN_URL: urls.admin,
      DATABASE_URL: urls.app,
      DATABASE_AUTH_URL: urls.auth,
      DATABASE_PLATFORM_URL: urls.platform,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    address = /listens on (http:\S+)/.exec(line)?.[1];
    if (address) break;
  }
  child.stdout.resume();
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ status: 'ok', database: 'ok' });
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(await readdir(data).catch(() => [])).not.toContain('database');
});
