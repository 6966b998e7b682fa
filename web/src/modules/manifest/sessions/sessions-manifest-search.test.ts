import { expect, test } from 'vitest';
import { readSessionsManifestSearch } from './sessions-manifest-search.ts';

test('the address says day, product, status, search, warning and the open session', () => {
  const search = {
    date: '2026-11-20',
    product: 'p',
    status: 'occupied',
    q: 'maria',
    missing: 'boat',
    session: 's',
  };
  expect(readSessionsManifestSearch(search)).toEqual(search);
});

test('what the address cannot mean counts as not said', () => {
  const read = readSessionsManifestSearch({
    date: '2026-02-30',
    status: 'vendida',
    missing: 'sun',
    q: '  ',
    product: {},
    session: 12,
  });
  expect(read).toEqual({
    date: undefined,
    product: undefined,
    status: undefined,
    q: undefined,
    missing: undefined,
    session: '12',
  });
});
