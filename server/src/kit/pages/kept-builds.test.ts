import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { someBuilds, writeBuild } from '../../testing/programs/builds.ts';
import { dropOldBuilds, keepBuild, readKeptBuilds } from './kept-builds.ts';

const idsOf = (builds: readonly { build_id: string }[]) => builds.map(({ build_id }) => build_id);

test('a new build is kept once, and again when it was made anew under the same label', async () => {
  const { webFolder, buildsFolder } = await someBuilds('2026.11.20.0900', {});
  await keepBuild(webFolder, buildsFolder);
  await keepBuild(webFolder, buildsFolder);
  expect(await readdir(buildsFolder)).toEqual(['2026.11.20.0900']);
  expect((await readdir(join(buildsFolder, '2026.11.20.0900'))).sort()).toEqual([
    'assets',
    'build.json',
    'index.html',
    'page-files.json',
    'sw.js',
  ]);
  await writeBuild(webFolder, { build_id: '2026.11.20.0900', built_at: '2026-11-20T12:00:30.000Z' });
  await keepBuild(webFolder, buildsFolder);
  const { all } = await readKeptBuilds(webFolder, buildsFolder);
  expect(all.map(({ built_at }) => built_at)).toEqual(['2026-11-20T12:00:30.000Z']);
});

test('two processes that keep the same build at once leave it whole', async () => {
  const { webFolder, buildsFolder } = await someBuilds('2026.11.20.0900', {});
  await Promise.all([keepBuild(webFolder, buildsFolder), keepBuild(webFolder, buildsFolder)]);
  expect(await readdir(buildsFolder)).toEqual(['2026.11.20.0900']);
  expect(idsOf((await readKeptBuilds(webFolder, buildsFolder)).all)).toEqual(['2026.11.20.0900']);
});

test('the newest builds stay, and older ones only while somebody has chosen them', async () => {
  const days = ['2026.11.01.0900', '2026.11.02.0900', '2026.11.03.0900', '2026.11.04.0900'];
  const { webFolder, buildsFolder } = await someBuilds(
    '2026.11.20.0900',
    Object.fromEntries(days.map((day) => [day, {}])),
  );
  await dropOldBuilds(buildsFolder, new Set(['2026.11.01.0900']), 2);
  expect(idsOf((await readKeptBuilds(webFolder, buildsFolder)).all)).toEqual([
    '2026.11.20.0900',
    '2026.11.04.0900',
    '2026.11.03.0900',
    '2026.11.01.0900',
  ]);
});

test('what is no build is passed over: another file, another name, half a copy', async () => {
  const { webFolder, buildsFolder } = await someBuilds('2026.11.20.0900', { '2026.11.10.0900': {} });
  await writeFile(join(buildsFolder, 'notes.txt'), 'x');
  await writeBuild(join(buildsFolder, '.2026.11.09.0900-1'), { build_id: '2026.11.09.0900' });
  await writeBuild(join(buildsFolder, 'renamed'), { build_id: '2026.11.08.0900' });
  await writeBuild(join(buildsFolder, '2026.11.07.0900'), { build_id: '2026.11.07.0900' });
  await writeFile(join(buildsFolder, '2026.11.07.0900', 'build.json'), '{"build_id":');
  expect(idsOf((await readKeptBuilds(webFolder, buildsFolder)).all)).toEqual([
    '2026.11.20.0900',
    '2026.11.10.0900',
  ]);
});

test('where there is no folder of kept builds, or no build at all, nothing but the newest is served', async () => {
  const { webFolder, buildsFolder } = await someBuilds('2026.11.20.0900', {});
  expect(idsOf((await readKeptBuilds(webFolder, buildsFolder)).all)).toEqual(['2026.11.20.0900']);
  await rm(join(webFolder, 'build.json'));
  await keepBuild(webFolder, buildsFolder);
  expect(await readKeptBuilds(webFolder, buildsFolder)).toEqual({ current: null, all: [] });
});
