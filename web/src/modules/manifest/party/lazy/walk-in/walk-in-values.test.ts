import { expect, test } from 'vitest';
import { type Room, roomOf, walkInFault } from './walk-in-values.ts';

const fares = [
  { id: 'adult', label: 'Adulto', cost_price: 180, pax_count: 1 },
  { id: 'infant', label: 'Bebê', cost_price: 0, pax_count: 0 },
];
const party = (adults: number, infants = 0) => [
  { fare_type_id: 'adult', quantity: adults },
  { fare_type_id: 'infant', quantity: infants },
];
const room: Room = { seats: 3, people: 4 };
const fault = (given: Partial<Parameters<typeof walkInFault>[0]>, left = room) =>
  walkInFault({ name: '', counts: party(1), amount: null, cents: 18_000, ...given }, fares, left);

test('who comes without a name is taken; one letter is no name', () => {
  expect(fault({})).toBeNull();
  expect(fault({ name: ' Z ' })).toEqual({ field: 'name', code: 'shortName' });
});

test('seats and people are two limits: babies take no seat and are people', () => {
  expect(fault({ counts: party(0) })).toEqual({ field: 'counts', code: 'nobody' });
  expect(fault({ counts: party(3, 1) })).toBeNull();
  expect(fault({ counts: party(4) })).toEqual({ field: 'counts', code: 'noSeats', free: 3 });
  expect(fault({ counts: party(3, 2) })).toEqual({ field: 'counts', code: 'noPlaces', free: 4 });
});

test('a departure above its limit takes nobody, one without a boat has no limit of people', () => {
  const above = roomOf({ remaining_capacity: 5, people: 12, people_limit: 10 });
  expect(fault({}, above)).toEqual({ field: 'counts', code: 'noPlaces', free: 0 });
  const none = roomOf({ remaining_capacity: 5, people: 12, people_limit: null });
  expect(fault({ counts: party(5, 9) }, none)).toBeNull();
});

test('more money than the party costs is refused before it is sent', () => {
  expect(fault({ amount: 180 })).toBeNull();
  expect(fault({ amount: 180.01 })).toEqual({ field: 'amount', code: 'aboveTotal', most: 180 });
});
