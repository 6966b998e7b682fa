import { expect, test } from 'vitest';
import { readFiles } from './sources.ts';

// One that is missing keeps every other job of the server from being worked.
test('the queue of every job is made by a migration', () => {
  const files = readFiles();
  const made = files
    .filter(({ path }) => path.startsWith('server/migrations/'))
    .flatMap(({ text }) => [...text.matchAll(/create_queue\('([\w-]+)'/g)].map(([, name]) => name));
  const worked = files
    .filter(({ path }) => path.startsWith('server/src/') && !path.includes('.test.'))
    .flatMap(({ text }) =>
      [...text.matchAll(/\): Job \{\s+return \{\s+name: '([\w-]+)'/g)].map(([, name]) => name),
    );
  expect(worked.length).toBeGreaterThan(8);
  expect(worked.filter((name) => !made.includes(name))).toEqual([]);
});
