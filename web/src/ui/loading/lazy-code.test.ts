import { expect, test } from 'vitest';
import { lazyModule } from './lazy-code.ts';

test('late code is fetched once, however often it is wanted', async () => {
  let fetched = 0;
  const source = lazyModule(async () => ({ count: ++fetched }));
  let heard = 0;
  source.subscribe(() => {
    heard += 1;
  });
  expect(source.current()).toBeNull();
  expect(await Promise.all([source.fetch(), source.fetch()])).toEqual([true, true]);
  expect(await source.fetch()).toBe(true);
  expect([source.current(), fetched, heard]).toEqual([{ count: 1 }, 1, 1]);
});

test('after a failure the next wish fetches again', async () => {
  let online = false;
  const source = lazyModule(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return 'panel';
  });
  expect([await source.fetch(), source.current()]).toEqual([false, null]);
  online = true;
  expect([await source.fetch(), source.current()]).toEqual([true, 'panel']);
});
