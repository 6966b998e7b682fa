import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { isCode, readFiles } from './sources.ts';

/** A folder of more says no longer what its files are for: it wants rooms. */
const most = (folder: string) => (folder.startsWith('web/src/') ? 15 : 20);

/** Folders with more files beside each other than they may hold. */
function crowded(paths: readonly string[]): string[] {
  const beside = Map.groupBy(paths, (path) => dirname(path));
  return [...beside]
    .filter(([folder, own]) => own.length > most(folder))
    .map(([folder, own]) => `${folder} holds ${own.length}`);
}

// Tests count with what they try. What is not TypeScript written by hand is not asked: migrations, words, decisions, and
// what is generated of them.
test('no folder holds more than twenty files of code beside each other, in the web application fifteen', () => {
  const paths = readFiles()
    .filter(isCode)
    .map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(2_000);
  expect(crowded(paths)).toEqual([]);
});

test('one file more than a folder holds is told, tests among them', () => {
  const some = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${folder}/${at}${at % 2 ? '.test' : ''}.ts`);
  expect(crowded([...some('web/src/kit', 15), ...some('e2e', 20)])).toEqual([]);
  expect(crowded([...some('web/src/kit', 16), ...some('e2e', 21)])).toEqual([
    'web/src/kit holds 16',
    'e2e holds 21',
  ]);
});
