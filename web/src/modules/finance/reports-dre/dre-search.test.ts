import { expect, test } from 'vitest';
import { comparedWith, movedBy, periodOf, readDreSearch } from './dre-search.ts';

const today = '2026-11-20';

test('a statement is of a month, a quarter or a year, and moves by as much', () => {
  expect(periodOf({}, today)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(periodOf({ span: 'quarter' }, today)).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(periodOf({ span: 'year', from: '2025-03-01' }, today)).toEqual({
    from: '2025-01-01',
    to: '2025-12-31',
  });
  expect([movedBy({}, today, -1), movedBy({ span: 'quarter' }, today, 1)]).toEqual([
    '2026-10-01',
    '2027-01-01',
  ]);
});

test('it stands beside the period before, or the same a year ago', () => {
  expect(comparedWith({ against: 'before' }, '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(comparedWith({ against: 'year', span: 'quarter' }, today)).toEqual({
    from: '2025-10-01',
    to: '2025-12-31',
  });
  expect(comparedWith({}, today)).toBeUndefined();
});

test('an address that says nothing that can be shown is the usual one', () => {
  const odd = {
    tab: 'x',
    span: 'week',
    from: '2026-11-20',
    regime: 'x',
    line: '1',
    session: '1',
    against: 3,
  };
  expect(Object.values(readDreSearch(odd)).every((value) => value === undefined)).toBe(true);
  expect(readDreSearch({ line: '4.1', session: 'none', span: 'year' })).toMatchObject({
    line: '4.1',
    session: 'none',
    span: 'year',
  });
});
