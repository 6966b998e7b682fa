import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notOnCitus, reasonFor } from './not-on-citus.ts';

const root = join(import.meta.dirname, '../../../..');

/** Names that are made of cells stand in the text with a `%s` in each cell's place. */
const isIn = (text: string, name: string) =>
  text.includes(name) ||
  [...text.matchAll(/'([^'\n]*%s[^'\n]*)'/g)].some(([, pattern = '']) =>
    new RegExp(`^${pattern.split('%s').map(RegExp.escape).join('.*')}`).test(name),
  );

test('every test that is left out on a Citus exists under its name and has a reason', () => {
  const lost = Object.entries(notOnCitus).flatMap(([file, tests]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Object.entries(tests)
      .filter(([name, reason]) => !(name === '*' || isIn(text, name)) || reason.length < 20)
      .map(([name]) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test('a test is left out by its own file and name alone', () => {
  const [[file, tests] = ['', {}]] = Object.entries(notOnCitus).filter(([, named]) => !('*' in named));
  const [[name, reason] = ['', '']] = Object.entries(tests);
  expect(reasonFor(join(root, file), name)).toBe(reason);
  expect(reasonFor(join(root, file), `another ${name}`)).toBeUndefined();
  expect(reasonFor(join(root, 'server/src/another.test.ts'), name)).toBeUndefined();
});
