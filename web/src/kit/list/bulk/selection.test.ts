import { expect, test } from 'vitest';
import { mostSelected, rangeOf, withRows } from './selection.ts';

type AnyRow = { id: string; version?: number };

const row = (id: string) => ({ id }) as AnyRow;
const rows = ['a', 'b', 'c', 'd'].map(row);
const ids = (list: Iterable<AnyRow>) => [...list].map(({ id }) => id);

test('a range reaches from the last ticked row to this one, in either direction', () => {
  expect(ids(rangeOf(rows, 'a', 'c'))).toEqual(['a', 'b', 'c']);
  expect(ids(rangeOf(rows, 'd', 'b'))).toEqual(['b', 'c', 'd']);
  expect(ids(rangeOf(rows, 'gone', 'b'))).toEqual(['b']);
  expect(ids(rangeOf(rows, null, 'b'))).toEqual(['b']);
});

test('rows are put in and taken out, and beyond the most none is added', () => {
  const some = withRows(new Map(), rows.slice(0, 2), true);
  expect(ids(some.values())).toEqual(['a', 'b']);
  expect(ids(withRows(some, rows.slice(0, 1), false).values())).toEqual(['b']);
  const many = Array.from({ length: mostSelected + 5 }, (_, at) => row(String(at)));
  expect(withRows(new Map(), many, true).size).toBe(mostSelected);
});
