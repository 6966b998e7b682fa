import { expect, test } from 'vitest';
import { aBooking, aPassenger, aSession } from './manifest.testing.ts';
import {
  attendanceOfBooking,
  birthdays,
  isPartlyAboard,
  lastMark,
  missingOf,
  passengersText,
  peopleOf,
  totalsOf,
  totalsOfDay,
} from './party.ts';

const fares = (...rows: [number, string | null][]) => ({
  booking_passengers: rows.map(([quantity, label], index) => ({ id: String(index), quantity, label })),
});
const noLabel = 'Tipo não definido';

test('[A2.5-47] passengers read quantity and fare, joined by " / "', () => {
  expect(passengersText(fares([2, 'Adulto'], [1, 'Criança']), noLabel)).toBe('2 Adulto / 1 Criança');
});

test('[A2.5-48] a fare without a label reads Tipo não definido', () => {
  expect(passengersText(fares([3, null]), noLabel)).toBe('3 Tipo não definido');
});

test('[A2.5-49] a booking without passengers reads 1 Adult', () => {
  expect(passengersText(fares(), noLabel)).toBe('1 Adult');
});

test('a group that was sold by its size reads and counts as many as stand on its list', () => {
  const group = aBooking({ passengers: [aPassenger('1'), aPassenger('2'), aPassenger('3')] });
  expect(passengersText(group, noLabel, (count) => `${count} pessoas`)).toBe('3 pessoas');
  expect(peopleOf(group)).toBe(3);
});

test('[A2.5-33] [A2.5-34] a session counts bookings and people, one for a booking without passengers', () => {
  const bookings = [
    aBooking(fares([2, 'Adulto'], [1, 'Criança'])),
    aBooking(fares()),
    aBooking(fares([4, 'Adulto'])),
  ];
  expect(bookings.map(peopleOf)).toEqual([3, 1, 4]);
  expect(totalsOf(aSession({ bookings }))).toMatchObject({ bookings: 3, people: 8 });
});

test('boarding counts people over all bookings', () => {
  const bookings = [
    aBooking({ passengers: [aPassenger('1', 'checked_in'), aPassenger('2', 'no_show')] }),
    aBooking({ passengers: [aPassenger('3', 'checked_in'), aPassenger('4')] }),
  ];
  expect(totalsOf(aSession({ bookings }))).toMatchObject({ aboard: 2, absent: 1, total: 4 });
});

test('what is pending adds up to the cent, and money returned does not hide a debt', () => {
  const bookings = [0.1, 0.2, -50, 150].map((remaining_amount) => aBooking({ remaining_amount }));
  expect(totalsOf(aSession({ bookings })).pending).toBe(150.3);
});

test('who may not see money gets no sum', () => {
  const bookings = [aBooking({ remaining_amount: null })];
  expect(totalsOf(aSession({ bookings })).pending).toBeNull();
  expect(totalsOf(aSession()).pending).toBe(0);
});

test('a booking is partly aboard only between nobody and everybody', () => {
  const at = (...states: ('pending' | 'checked_in')[]) =>
    isPartlyAboard(
      attendanceOfBooking({ passengers: states.map((state, index) => aPassenger(`${index}`, state)) }),
    );
  expect(at('pending', 'pending')).toBe(false);
  expect(at('checked_in', 'pending')).toBe(true);
  expect(at('checked_in', 'checked_in')).toBe(false);
});

test('who is neither aboard nor absent is missing, in a session and over the day', () => {
  const one = aSession({
    bookings: [aBooking({ passengers: [aPassenger('1', 'checked_in'), aPassenger('2')] })],
  });
  const other = aSession({
    bookings: [aBooking({ remaining_amount: 10, passengers: [aPassenger('3', 'no_show'), aPassenger('4')] })],
  });
  expect(missingOf(totalsOf(one))).toBe(1);
  expect(totalsOfDay([one, other])).toMatchObject({ aboard: 1, absent: 1, total: 4, pending: 10 });
  expect(missingOf(totalsOfDay([one, other]))).toBe(2);
});

test('a birthday counts on the day one sails, and a birth date that may not be seen gives none', () => {
  const born = (birth_date: string | null, name: string | null) => ({ ...aPassenger('1'), birth_date, name });
  const booking = aBooking({
    customer_name: 'Maria',
    passengers: [
      born('1990-11-20', null),
      born('2015-11-20', 'Lia'),
      born('2015-11-21', 'Rui'),
      born(null, 'Zé'),
    ],
  });
  expect(birthdays(booking, '2026-11-20')).toEqual(['Maria', 'Lia']);
});

test('the last mark of a party is the one that undo names', () => {
  const marked = (id: string, status: 'checked_in' | 'no_show', status_at: string) => ({
    ...aPassenger(id, status),
    status_at,
  });
  const booking = aBooking({
    passengers: [
      marked('1', 'checked_in', '2026-11-20T11:02:00Z'),
      marked('2', 'no_show', '2026-11-20T11:05:00Z'),
      aPassenger('3'),
    ],
  });
  expect(lastMark(booking)?.id).toBe('2');
  expect(lastMark(aBooking({ passengers: [aPassenger('1')] }))).toBeNull();
});
