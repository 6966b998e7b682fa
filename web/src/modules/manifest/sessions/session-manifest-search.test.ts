import { expect, test } from 'vitest';
import { readPierSearch, toPierSearch } from './session-manifest-search.ts';

test('the search at the pier and the search of the cards stand in the address side by side', () => {
  expect(readPierSearch({ q: 'golfinhos', find: 'maria', owes: true })).toMatchObject({
    q: 'maria',
    owes: true,
  });
  expect(toPierSearch({ q: 'rui' })).toEqual({ find: 'rui' });
  expect(toPierSearch({ q: undefined })).toEqual({ find: undefined });
  expect(toPierSearch({ list: 'people' })).toEqual({ list: 'people' });
});

test('leaving a departure takes its filters, its search and its open panel along, and nothing of the cards', () => {
  const left = toPierSearch({ session: undefined });
  expect(Object.values(left)).toEqual(Object.values(left).map(() => undefined));
  expect(Object.keys(left)).toEqual(
    expect.arrayContaining(['session', 'find', 'checkin', 'no_show', 'owes', 'list', 'open', 'of']),
  );
  for (const kept of ['q', 'date', 'product', 'status']) expect(left).not.toHaveProperty(kept);
});
