import { expect, test } from 'vitest';
import { judge } from './first-load.ts';

const judged = (weight: number) =>
  judge({ name: '/auth', weight, ceiling: 80, unit: 'kB', files: ['a.js', 'b.js'] });

test('what is below its ceiling is told in few words', () => {
  expect(judged(79.991)).toEqual({ fails: false, says: '/auth: 2 files, 79.99 kB' });
  expect(judged(80).says).toBe('/auth: 2 files, 80.00 kB');
});

test('what is a little above fails nothing, and says how much is above and of which files', () => {
  const says = '/auth: 2 files, 82.40 kB, 2.40 above its ceiling of 80, fails above 82.40: a.js b.js';
  expect(judged(82.4)).toEqual({ fails: false, says });
  expect(judged(80.01).fails).toBe(false);
});

test('what is three in a hundred above fails, and says the same', () => {
  const says = '/auth: 2 files, 82.50 kB, 2.50 above its ceiling of 80, fails above 82.40: a.js b.js';
  expect(judged(82.5)).toEqual({ fails: true, says });
});
