import { expect, test } from 'vitest';
import { aBooking, aSession } from '../party/manifest.testing.ts';
import { totalsOf } from '../party/party.ts';
import { countFilters, filterSessions, guidesOf, matchesBooking, searchedBy } from './manifest-filters.ts';
import { checkinFilters, type ManifestFilters, noShowFilters } from './manifest-search.ts';

const pending = { checkin: false, no_show: false };
const aboard = { checkin: true, no_show: false };
const absent = { checkin: false, no_show: true };
const both = { checkin: true, no_show: true };

const passing = (filters: Pick<ManifestFilters, 'checkin' | 'no_show'>) =>
  Object.entries({ pending, aboard, absent, both })
    .filter(([, flags]) => matchesBooking(flags, filters))
    .map(([name]) => name);

test('[A2.5-20] the filter codes are all, checked, not-checked, no-show and present', () => {
  expect([...new Set([...checkinFilters, ...noShowFilters])]).toEqual([
    'all',
    'checked',
    'not-checked',
    'no-show',
    'present',
  ]);
});

test('[A2.5-15] [A2.5-16] check-in keeps who is aboard, or who is neither aboard nor absent', () => {
  expect(passing({ checkin: 'all', no_show: 'all' })).toEqual(['pending', 'aboard', 'absent', 'both']);
  expect(passing({ checkin: 'checked', no_show: 'all' })).toEqual(['aboard']);
  expect(passing({ checkin: 'not-checked', no_show: 'all' })).toEqual(['pending']);
});

test('[A2.5-18] [A2.5-19] no-show keeps the absent, or everybody else; the no_show flag wins [A4-12]', () => {
  expect(passing({ checkin: 'all', no_show: 'no-show' })).toEqual(['absent', 'both']);
  expect(passing({ checkin: 'all', no_show: 'present' })).toEqual(['pending', 'aboard']);
  expect(passing({ checkin: 'checked', no_show: 'no-show' })).toEqual([]);
});

const morning = aSession({
  id: 'morning',
  guide_name: 'Ana',
  bookings: [aBooking({ id: 'a', ...aboard }), aBooking({ id: 'b', ...pending })],
});
const noon = aSession({
  id: 'noon',
  guide_name: 'Marina',
  bookings: [aBooking({ id: 'c', ...pending, remaining_amount: 150 })],
});
const empty = aSession({ id: 'empty', guide_name: null, bookings: [] });
const day = [morning, noon, empty];

const shown = (filters: Partial<ManifestFilters>, kept?: ReadonlySet<string>) =>
  filterSessions(
    day,
    { filters: { checkin: 'all', no_show: 'all', ...filters }, fullName: 'Márina Costa' },
    kept,
  ).map(({ session, bookings }) => `${session.id}: ${bookings.map(({ id }) => id).join(' ')}`);

test('without a filter every session shows, also one without bookings', () => {
  expect(shown({})).toEqual(['morning: a b', 'noon: c', 'empty: ']);
});

test('[A2.5-21] filters act on bookings, and a session without matching ones is hidden', () => {
  expect(shown({ checkin: 'checked' })).toEqual(['morning: a']);
  expect(shown({ guide: 'Marina' })).toEqual(['noon: c']);
  expect(shown({ guide: 'Ana', checkin: 'not-checked' })).toEqual(['morning: b']);
});

test('a booking just changed stays although the filter no longer wants it', () => {
  expect(shown({ checkin: 'not-checked' }, new Set(['a']))).toEqual(['morning: a b', 'noon: c']);
});

test('[A2.5-13] the guides offered are those of the day, each once and sorted', () => {
  expect(guidesOf([noon, morning, noon, empty])).toEqual(['Ana', 'Marina']);
});

test('one filter shows who still owes, and what the session adds up to is what its rows show', () => {
  expect(shown({ owes: true })).toEqual(['noon: c']);
  const [only] = filterSessions(day, { filters: { checkin: 'all', no_show: 'all', owes: true } });
  expect(totalsOf(noon).pending).toBe(
    only?.bookings.reduce((sum, row) => sum + (row.remaining_amount ?? 0), 0),
  );
});

test('“meus passageiros” keeps the sessions whose guide or sailor one is', () => {
  expect(shown({ mine: true })).toEqual(['noon: c']);
});

test('a search looks through the whole day and hides sessions without a match', () => {
  expect(shown({ q: 'gonçalves' })).toEqual(['morning: a b', 'noon: c']);
  expect(shown({ q: 'zzz' })).toEqual([]);
});

test('filters in force are counted', () => {
  expect(countFilters({ checkin: 'all', no_show: 'all' })).toBe(0);
  expect(countFilters({ guide: 'Ana', checkin: 'checked', no_show: 'present' })).toBe(3);
});

test('a party is found by part of its name without accents, by code, or by the end of its telephone', () => {
  const booking = aBooking({ customer_name: 'João Araújo', customer_phone: '48999142207', code: 'L3A8C3' });
  expect(['araujo', 'JOÃO', '2207', '14-2207', 'l3a8', ''].every((typed) => searchedBy(typed)(booking))).toBe(
    true,
  );
  expect(['4899', 'maria', '2'].some((typed) => searchedBy(typed)(booking))).toBe(false);
});
