import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { mergedLinks } from './merged-links.ts';

const state = (tags: string[], name = 'Ana') => ({ name, tags }) as unknown as AnyRow;
const merged = (was: string[], mine: string[], theirs: string[]) =>
  mergedLinks(customers, ['name', 'tags'], {
    base: state(was),
    mine: state(mine),
    current: state(theirs, 'Eva'),
  });

test('what two people link and take away at once is linked and taken away, whoever saves second', () => {
  expect(merged(['late'], ['late', 'mine'], ['late', 'theirs'])).toEqual({
    tags: ['late', 'theirs', 'mine'],
  });
  expect(merged(['late', 'old'], ['old', 'mine'], ['late'])).toEqual({ tags: ['mine'] });
  expect(merged([], ['a', 'b'], ['b', 'c'])).toEqual({ tags: ['b', 'c', 'a'] });
  expect(merged(['a'], [], ['a', 'b'])).toEqual({ tags: ['b'] });
});

test('links only one of them changed, or both alike, are left to the comparison', () => {
  expect(merged(['a'], ['a'], ['a', 'b'])).toEqual({});
  expect(merged(['a'], ['a', 'b'], ['a'])).toEqual({});
  expect(merged(['a'], ['a', 'b'], ['a', 'b'])).toEqual({});
});
