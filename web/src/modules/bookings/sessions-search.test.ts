import { expect, test } from 'vitest';
import { readSessionsSearch } from './sessions-search.ts';

test('the address holds the day and the open dialog', () => {
  expect(readSessionsSearch({ date: '2026-11-20', open: 'edit', session: 's' })).toEqual({
    date: '2026-11-20',
    open: 'edit',
    session: 's',
  });
  expect(readSessionsSearch({ open: 'new', session: 's' })).toMatchObject({
    open: 'new',
    session: undefined,
  });
});

test('a dialog of no session, or of no known name, is not open', () => {
  expect(readSessionsSearch({ open: 'booking' }).open).toBeUndefined();
  expect(readSessionsSearch({ open: 'delete', session: 's' }).open).toBeUndefined();
});
