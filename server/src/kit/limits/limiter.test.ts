import { expect, test } from 'vitest';
import { openLimiter } from './limiter.ts';

test('so many work at once and no more; the others come in the order in which they asked', async () => {
  const inTurn = openLimiter(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((n) =>
    inTurn(() => {
      begun.push(n);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await works[1];
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await works[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await Promise.all(works);
});

test('work that fails gives its turn on', async () => {
  const inTurn = openLimiter(1);
  const failing = inTurn(() => Promise.reject(new Error('no luck')));
  const next = inTurn(async () => 'mine');
  await expect(failing).rejects.toThrow('no luck');
  expect(await next).toBe('mine');
});
