import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

type Fall = { now: number; answeredFor?: number; network?: string };
type Falls = {
  fell(fall: Fall): { pause: number; refuses: string | null };
  refusals(now: number): string;
};
const { keepFalls } = (await import(new URL('./falls.mjs', import.meta.url).href)) as {
  keepFalls(): Falls;
};
const minute = 60_000;
const pausesOf = (answered: readonly number[]) => {
  const falls = keepFalls();
  return answered.map((answeredFor) => falls.fell({ now: 0, answeredFor }).pause / 1_000);
};

test('the pause before the next start grows to ten seconds and begins anew after a minute of answers', () => {
  expect(pausesOf([0, 0, 0, 0, 0, 0, 0])).toEqual([1, 2, 4, 8, 10, 10, 10]);
  expect(pausesOf([0, 0, 0, minute, 0, minute - 1, minute])).toEqual([1, 2, 4, 1, 2, 4, 1]);
  expect(pausesOf([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY])).toEqual([1, 2]);
});

test('who is named by two falls within an hour is refused for ten minutes, others and this machine are not', () => {
  const falls = keepFalls();
  const fell = (network: string, now: number) => falls.fell({ now, answeredFor: 0, network }).refuses;
  expect(fell('203.0.113.7', 0)).toBeNull();
  expect(fell('2001:db8:0:7::/64', minute)).toBeNull();
  expect(falls.refusals(minute)).toBe('');
  expect(fell('203.0.113.7', 2 * minute)).toBe('203.0.113.7');
  expect(falls.refusals(3 * minute)).toBe(`203.0.113.7=${12 * minute}`);
  expect(falls.refusals(12 * minute)).toBe('');
  expect(fell('2001:db8:0:7::/64', 62 * minute)).toBeNull();
  for (const own of ['', '127.0.0.1', '0:0:0:0::/64'])
    for (const at of [1, 2, 3]) expect(fell(own, at)).toBeNull();
});

test('a product that falls is started again with those it is to refuse, and one that ends by itself is not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'leme-launch-'));
  afterAll(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'scripts'));
  await mkdir(join(root, 'node_modules'));
  for (const file of ['launch.mjs', 'falls.mjs'])
    await copyFile(join(import.meta.dirname, file), join(root, 'scripts', file));
  // What stands for an installation, and for a product that works for one network whenever it falls.
  await writeFile(join(root, 'package-lock.json'), '{}');
  const hash = createHash('sha256').update('{}').digest('hex');
  await writeFile(join(root, 'node_modules/.leme-lock'), `${hash} ${process.platform}-${process.arch}\n`);
  const seen = join(root, 'seen');
  await writeFile(
    join(root, 'scripts/start.ts'),
    `import { appendFileSync, writeSync } from 'node:fs';
     import { spawn } from 'node:child_process';
     const refused = process.env.LEME_REFUSED ?? '';
     appendFileSync(${JSON.stringify(seen)}, refused.replace(/=.*/, '') + ';');
     if (refused) process.exit(3);
     // Whoever is left behind must not keep the launcher waiting.
     spawn(process.execPath, ['-e', 'setInterval(() => {}, 20_000).unref(); process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'], detached: true }).unref();
     writeSync(Number(process.env.LEME_TELLS), 'answers\\nfell 203.0.113.7\\n');
     process.kill(process.pid, 'SIGKILL');`,
  );
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, LEME_NODE: 'path' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [said, code] = await Promise.all([text(child.stderr), ended]);
  expect(said.trim().split('\n')).toEqual([
    'Leme ended in distress (SIGKILL); it starts again in 1 s.',
    'Leme ended in distress (SIGKILL); it starts again in 2 s.',
    'Leme refuses 203.0.113.7 for ten minutes: it worked for it when it ended, twice.',
  ]);
  expect([code, await readFile(seen, 'utf8')]).toEqual([3, ';;203.0.113.7;']);
});
