import { expect, test } from 'vitest';
import { aBooking, aPassenger, aSession } from '../party/manifest.testing.ts';
import {
  boarding,
  changesOf,
  currentStates,
  everybody,
  restAbsent,
  withBookings,
  withChange,
} from './attendance.ts';

const at = '2026-11-20T10:52:00Z';
const booking = aBooking({ id: 'b', passengers: [aPassenger('1', 'checked_in'), aPassenger('2')] });

test('[A4-09] [A4-10] [A4-11] each of the three values sets both flags', () => {
  const flags = (status: 'pending' | 'checked_in' | 'no_show') => {
    const { checkin, no_show } = withChange(booking, everybody(booking, status), at);
    return { checkin, no_show };
  };
  expect(flags('pending')).toEqual({ checkin: false, no_show: false });
  expect(flags('checked_in')).toEqual({ checkin: true, no_show: false });
  expect(flags('no_show')).toEqual({ checkin: false, no_show: true });
});

test('painting dates only the passengers that change', () => {
  const painted = withChange(booking, everybody(booking, 'checked_in'), at);
  expect(painted.passengers.map(({ status_at }) => status_at)).toEqual([null, at]);
});

test('taking back restores the state each passenger had', () => {
  const before = currentStates(booking);
  const after = withChange(booking, everybody(booking, 'no_show'), at);
  expect(withChange(after, before, at).passengers.map(({ status }) => status)).toEqual([
    'checked_in',
    'pending',
  ]);
});

test('[A4-14] only the touched booking and its session change in the local list', () => {
  const other = aSession({ id: 'other', bookings: [aBooking({ id: 'c' })] });
  const manifest = {
    date: '2026-11-20',
    today: '2026-11-20',
    data: [aSession({ bookings: [booking] }), other],
  };
  const next = withBookings(manifest, new Set(['b']), (old) => ({ ...old, checkin: true }));
  expect(next.data[0]?.bookings[0]?.checkin).toBe(true);
  expect(next.data[1]).toBe(other);
});

const five = aBooking({
  passengers: [
    aPassenger('1', 'no_show'),
    aPassenger('2'),
    aPassenger('3', 'checked_in'),
    aPassenger('4'),
    aPassenger('5'),
  ],
});

test('a part of a party boards in the order of the list, whoever is aboard stays, the absent come last', () => {
  const aboard = (count: number) =>
    withChange(five, boarding(five, count), at)
      .passengers.filter(({ status }) => status === 'checked_in')
      .map(({ id }) => id);
  expect([1, 2, 3, 4, 5].map(aboard)).toEqual([
    ['3'],
    ['2', '3'],
    ['2', '3', '4'],
    ['2', '3', '4', '5'],
    ['1', '2', '3', '4', '5'],
  ]);
  expect(aboard(0)).toEqual([]);
});

test('the rest of a party is absent in one step, and nobody who is settled changes', () => {
  expect(Object.fromEntries(restAbsent(five))).toEqual({ 2: 'no_show', 4: 'no_show', 5: 'no_show' });
});

test('only those whose state changes are sent, and someone who left the booking meanwhile is not', () => {
  const wanted = new Map([...everybody(five, 'checked_in'), ['gone', 'checked_in' as const]]);
  expect([...changesOf(five, wanted).keys()]).toEqual(['1', '2', '4', '5']);
});

test('who was marked differently by two devices is decided also by what is shown already', () => {
  const heads = [
    { id: 'a', status: 'checked_in' as const },
    { id: 'b', status: 'no_show' as const },
  ];
  const torn = aBooking({
    passengers: [{ ...aPassenger('1', 'checked_in'), heads }, aPassenger('2', 'checked_in')],
  });
  expect([...changesOf(torn, everybody(torn, 'checked_in'))]).toEqual([['1', 'checked_in']]);
});
