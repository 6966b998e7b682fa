import type { Change } from '@leme/contract/kit/realtime';
import { expect, test } from 'vitest';
import { countChanges, namedOf } from './count-changes.ts';

const change = (part: Partial<Change>): Change => ({
  table: 'bookings',
  ids: ['a'],
  kind: 'checked_in',
  own: false,
  ...part,
});

test('what happened within a second is counted by kind: thirty check-ins are one word [A4-63]', () => {
  expect(countChanges(Array.from({ length: 30 }, () => change({})))).toMatchObject([
    { news: 'checkedIn', count: 30 },
  ]);
});

test('new, updated and removed sessions, new bookings, check-ins done and cancelled have a name each [A4-59, A4-60, A4-61, A4-62, A4-63, A4-64]', () => {
  const all = countChanges([
    change({ table: 'sessions', kind: 'created' }),
    change({ table: 'sessions', kind: 'updated', ids: ['a', 'b'] }),
    change({ table: 'sessions', kind: 'removed' }),
    change({ kind: 'created' }),
    change({}),
    change({ kind: 'checkin_cancelled' }),
  ]);
  expect(all.map(({ news, count }) => `${news} ${count}`)).toEqual([
    'sessionCreated 1',
    'sessionUpdated 2',
    'sessionRemoved 1',
    'bookingCreated 1',
    'checkedIn 1',
    'checkinCancelled 1',
  ]);
});

test('nobody is told of the own act, nor of what has no word of its own', () => {
  expect(countChanges([change({ own: true }), change({ table: 'session_boats', kind: 'updated' })])).toEqual(
    [],
  );
});

test('many rows without ids count as one', () => {
  expect(countChanges([change({ ids: null })])).toEqual([{ news: 'checkedIn', count: 1, ids: [] }]);
});

test("a colleague's check-in names whom the page knows, three at most, and says how many more", () => {
  const known = new Map([
    ['a', 'Ana'],
    ['b', 'Beto'],
    ['c', 'Caio'],
    ['d', 'Duda'],
  ]);
  const nameOf = (id: string) => known.get(id);
  const [told] = countChanges([change({ ids: ['a', 'stranger'] }), change({ ids: ['b'] })]);
  expect(namedOf(told?.ids ?? [], told?.count ?? 0, nameOf)).toEqual({ names: ['Ana', 'Beto'], rest: 1 });
  expect(namedOf(['a', 'b', 'c', 'd'], 4, nameOf)).toEqual({ names: ['Ana', 'Beto', 'Caio'], rest: 1 });
  expect(namedOf(['a'], 1)).toEqual({ names: [], rest: 1 });
});
