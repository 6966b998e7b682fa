import type { Room } from '@leme/contract/kit/body-room';
import { expect, test } from 'vitest';
import { tooMuch } from './too-much.ts';

const room: Room = { members: 3, keys: 2, text: 5, depth: 4, values: 12 };
const nested = (levels: number): unknown => (levels === 0 ? 'x' : { in: nested(levels - 1) });
const unread = (length: number) =>
  new Proxy(Array(length), {
    get: (list, name) => {
      if (name === 'length') return list.length;
      throw new Error(`${String(name)} was looked at`);
    },
  });

test('what there is too much of is named with its place and how much there may be', () => {
  expect(tooMuch({ a: [1, 2, 3], b: 'linha' }, room)).toBeUndefined();
  const told: [unknown, string, string, number][] = [
    [{ a: [1, 2, 3, 4] }, '/a', 'too-many', 3],
    [{ a: { x: 1, y: 2, z: 3 } }, '/a', 'too-many-fields', 2],
    [[0, ['linhas']], '/1/0', 'too-long', 5],
    [{ '~/': { abcdef: 1 } }, '/~0~1', 'too-long', 5],
    [nested(5), '/in/in/in/in', 'too-deep', 4],
    [Array(3).fill([1, 2, 3]), '/2/2', 'too-many-values', 12],
  ];
  for (const [input, pointer, code, maximum] of told)
    expect(tooMuch(input, room)).toEqual({ pointer, code, params: { maximum } });
});

test('nothing is looked at behind the first that is too many', () => {
  expect(tooMuch([unread(4)], room)).toMatchObject({ pointer: '/0', code: 'too-many' });
  expect(tooMuch({ a: [1, 2, 3, 4], b: unread(1) }, room)).toMatchObject({ pointer: '/a' });
  expect(tooMuch(JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)), room)).toMatchObject({
    code: 'too-deep',
  });
});
