import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Look-ups that are answered when the test says so. */
function aStore() {
  const asked: string[] = [];
  const doors: PromiseWithResolvers<void>[] = [];
  const find = inBatches<string>(
    async (group, keys) => {
      asked.push(`${group}: ${keys.join(' ')}`);
      const door = Promise.withResolvers<void>();
      doors.push(door);
      await door.promise;
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${group}-${key}`]));
    },
    { most: 3, atOnce: 2 },
  );
  return { asked, find, doors };
}

test('who comes alone is looked up at once; who comes meanwhile is looked up with the others, so many at a time', async () => {
  const { asked, find, doors } = aStore();
  const first = find('a', '1');
  expect(asked).toEqual(['a: 1']);
  const rest = ['2', '3', 'nobody', '4'].map((key) => find('a', key));
  doors[0]?.resolve();
  await expect(first).resolves.toBe('a-1');
  await expect.poll(() => asked).toEqual(['a: 1', 'a: 2 3 nobody']);
  doors[1]?.resolve();
  await expect.poll(() => asked).toEqual(['a: 1', 'a: 2 3 nobody', 'a: 4']);
  doors[2]?.resolve();
  await expect(Promise.all(rest)).resolves.toEqual(['a-2', 'a-3', undefined, 'a-4']);
});

test('the same key is asked for once with those who wait, and anew by who comes while it is being read', async () => {
  const { asked, find, doors } = aStore();
  const before = find('a', '1');
  const after = [find('a', '1'), find('a', '1')];
  doors[0]?.resolve();
  await before;
  await expect.poll(() => asked).toEqual(['a: 1', 'a: 1']);
  doors[1]?.resolve();
  await expect(Promise.all(after)).resolves.toEqual(['a-1', 'a-1']);
});

test('so many groups at once, the next when one is done', async () => {
  const { asked, find, doors } = aStore();
  const all = ['a', 'b', 'c'].map((group) => find(group, '1'));
  expect(asked).toEqual(['a: 1', 'b: 1']);
  doors[1]?.resolve();
  await expect.poll(() => asked).toEqual(['a: 1', 'b: 1', 'c: 1']);
  for (const door of doors) door.resolve();
  await expect(Promise.all(all)).resolves.toEqual(['a-1', 'b-1', 'c-1']);
});

test('a failure is that of all who were asked for together, and of nobody after them', async () => {
  const { asked, find, doors } = aStore();
  const first = find('a', '1');
  const second = find('a', '2');
  doors[0]?.reject(new Error('no answer'));
  await expect(first).rejects.toThrow('no answer');
  await expect.poll(() => asked).toEqual(['a: 1', 'a: 2']);
  doors[1]?.resolve();
  await expect(second).resolves.toBe('a-2');
});
