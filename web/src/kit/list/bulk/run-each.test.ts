import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

type AnyRow = { id: string; version?: number };

const rows = Array.from({ length: 10 }, (_, at) => ({ id: String(at) }) as AnyRow);

test('every row is worked on, four at a time, and one that is refused stops no other', async () => {
  let now = 0;
  let most = 0;
  const progress: number[] = [];
  const results = await runEach(
    rows,
    async (row) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      if (row.id === '3') throw new Error('in use');
      return { ...row, version: 2 };
    },
    (finished) => progress.push(finished),
  );
  expect(most).toBe(4);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(results.refused.map(({ row, error }) => [row.id, String(error)])).toEqual([['3', 'Error: in use']]);
  expect(results.done.map(({ before }) => before.id)).toEqual(['0', '1', '2', '4', '5', '6', '7', '8', '9']);
  expect(results.done.every(({ after }) => after.version === 2)).toBe(true);
});

test('nothing to do is done at once', async () => {
  expect(
    await runEach(
      [],
      () => Promise.reject(new Error('never')),
      () => undefined,
    ),
  ).toEqual({
    done: [],
    refused: [],
  });
});
