import { expect, test } from 'vitest';
import { filtersOf, noFilters, readManifestSearch } from './manifest-search.ts';

test('the address holds day, filters and the opened session', () => {
  const search = {
    date: '2026-11-20',
    guide: 'Ana',
    checkin: 'not-checked',
    no_show: 'present',
    owes: true,
    mine: true,
    q: 'maria',
    session: 'x',
    open: 'part',
    of: 'y',
  };
  expect(readManifestSearch(search)).toEqual(search);
});

test('what the address says wrongly counts as not said', () => {
  const nothing = {
    date: undefined,
    guide: undefined,
    checkin: undefined,
    no_show: undefined,
    owes: undefined,
    mine: undefined,
    q: undefined,
    session: undefined,
    open: undefined,
    of: undefined,
  };
  expect(readManifestSearch({ date: '2026-02-30', guide: ' ', checkin: 'no-show', no_show: 7 })).toEqual(
    nothing,
  );
  expect(readManifestSearch({ checkin: 'all', no_show: 'all', owes: 'x', open: 'door' })).toEqual(nothing);
});

test('[A2.5-14] [A2.5-17] a filter that is not said is all', () => {
  expect(filtersOf({ ...noFilters, owes: true, q: 'ana' })).toMatchObject({ owes: true, q: 'ana' });
  expect(filtersOf({})).toEqual({ guide: undefined, checkin: 'all', no_show: 'all' });
});
