import { expect, test } from 'vitest';
import { chosenOf, partiesOf, peopleOn, stepsBack } from './allocation.ts';

const person = (id: string, booking_id: string, boat_id: string | null) => ({
  id,
  booking_id,
  boat_id,
  position: 1,
  name: null,
  label: 'Adulto',
  status: 'pending',
  version: 1,
});
const data = [
  person('a', 'x', 'one'),
  person('b', 'x', null),
  person('c', 'y', 'one'),
  person('d', 'y', 'two'),
];
const bookings = ['x', 'y'].map((id) => ({ id, code: id, customer_name: id }));

test('people stand by booking', () => {
  const parties = partiesOf({ boats: [], bookings, data });
  expect(parties.map(({ people }) => people.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a boat counts everybody who boards it', () => {
  expect([peopleOn(data, 'one'), peopleOn(data, 'two'), peopleOn(data, 'three')]).toEqual([2, 1, 0]);
});

test('the way back names where each was', () => {
  expect(stepsBack(data, new Set(['a', 'b', 'd']))).toEqual([
    { boat_id: 'one', manifest_passenger_ids: ['a'] },
    { boat_id: null, manifest_passenger_ids: ['b'] },
    { boat_id: 'two', manifest_passenger_ids: ['d'] },
  ]);
});

test('a party is chosen, in part or not', () => {
  const party = data.slice(0, 2);
  expect(chosenOf(party, new Set())).toBe(false);
  expect(chosenOf(party, new Set(['a']))).toBe('indeterminate');
  expect(chosenOf(party, new Set(['a', 'b']))).toBe(true);
});
