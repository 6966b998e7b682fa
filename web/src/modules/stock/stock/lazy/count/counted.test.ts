import { expect, test } from 'vitest';
import { differenceOf, lineOfCode, linesLike, withCounted } from './counted.ts';

const line = (name: string, sku: string, barcode: string | null = null) => ({
  item_id: sku,
  name,
  sku,
  barcode,
  unit: 'un',
  size_class: null,
  quantity: 0,
});
const lines = [line('Água', 'A-1', '789'), line('Água com gás', 'A-2'), line('Óleo', '789X')];

test('a code is a whole one, whatever its case; a name may be a part of it, without accents', () => {
  expect(lineOfCode(lines, '789')?.sku).toBe('A-1');
  expect(lineOfCode(lines, 'a-2')?.sku).toBe('A-2');
  expect(lineOfCode(lines, 'A')).toBeUndefined();
  expect(linesLike(lines, 'agua').map(({ sku }) => sku)).toEqual(['A-1', 'A-2']);
  expect(linesLike(lines, ' ')).toEqual([]);
});

test('what is counted twice counts once, anew; thousandths lose nothing', () => {
  const one = { line: lines[0] as never, counted: 0.3, expected: 0.1, mark: 1 };
  expect(differenceOf(one)).toBe(0.2);
  const all = withCounted([one], { ...one, counted: 5 });
  expect(all.map(({ counted }) => counted)).toEqual([5]);
});
