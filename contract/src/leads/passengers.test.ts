import { expect, test } from 'vitest';
import { passengersOf, passengersText, totalPassengers } from './passengers.ts';

const counts = (own: Partial<Parameters<typeof totalPassengers>[0]>) => ({
  passenger_count: null,
  adult_count: null,
  child_count: null,
  ...own,
});

/** The words of the list. */
const words = {
  together: (count: number) => `${count} passageiro(s)`,
  adults: (count: number) => `${count}A`,
  children: (count: number) => `${count}C`,
  between: ' ',
  nobody: 'N/A',
};
const text = (own: Parameters<typeof counts>[0], isPrivate = false) =>
  passengersText(passengersOf(counts(own), isPrivate), words);

test('passengers are the group, else their number, else adults and children [B5.2-10]', () => {
  const all = { group_size: 8, passenger_count: 5, adult_count: 2, child_count: 1 };
  expect(totalPassengers(counts(all))).toBe(8);
  expect(totalPassengers(counts({ ...all, group_size: null }))).toBe(5);
  expect(totalPassengers(counts({ adult_count: 2, child_count: 1 }))).toBe(3);
  expect(totalPassengers(counts({ child_count: 1 }))).toBe(1);
  expect(totalPassengers(counts({}))).toBe(0);
});

test('a private product tells them as one number [B9-41]', () => {
  expect(text({ passenger_count: 8, adult_count: 1, child_count: 0 }, true)).toBe('8 passageiro(s)');
  expect(text({ adult_count: 2, child_count: 1 }, true)).toBe('3 passageiro(s)');
  expect(passengersOf(counts({ passenger_count: 8 }), true)).toEqual({ told: 'together', count: 8 });
});

test('any other product tells adults and children, and leaves out whom there is none of [B9-42]', () => {
  expect(text({ passenger_count: 3, adult_count: 2, child_count: 1 })).toBe('2A 1C');
  expect(text({ adult_count: 2, child_count: 0 })).toBe('2A');
  expect(text({ adult_count: null, child_count: 4 })).toBe('4C');
  expect(
    passengersText(passengersOf(counts({ adult_count: 2, child_count: 1 }), false), {
      ...words,
      between: ' + ',
    }),
  ).toBe('2A + 1C');
});

test('a lead of which only the number is known tells that', () => {
  expect(text({ passenger_count: 4, adult_count: 0, child_count: 0 })).toBe('4 passageiro(s)');
});

test('nobody is told as such, of a private product too [B9-43]', () => {
  expect(text({})).toBe('N/A');
  expect(text({ adult_count: 0, child_count: 0, passenger_count: 0 })).toBe('N/A');
  expect(text({ passenger_count: 0 }, true)).toBe('N/A');
});
