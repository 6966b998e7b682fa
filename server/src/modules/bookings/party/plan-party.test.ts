import { describe, expect, test } from 'vitest';
import { type PartyRow, planParty } from './plan-party.ts';

const rows: PartyRow[] = [
  { id: 'adults', fare_type_id: 'adult', quantity: 2, unit_price: 0.1, pax_count: 1 },
  { id: 'couples', fare_type_id: 'couple', quantity: 1, unit_price: 300.3, pax_count: 2 },
];
const fares = [
  { id: 'adult', cost_price: 999, pax_count: 1 },
  { id: 'baby', cost_price: 0, pax_count: 0 },
];
const person = (id: string, booking_passenger_id: string, position: number, given: object = {}) => ({
  id,
  booking_passenger_id,
  position,
  name: null,
  status: 'pending',
  heads: [],
  ...given,
});
const people = [person('a', 'adults', 1), person('b', 'adults', 2), person('c', 'couples', 3)];
const plan = (wanted: readonly (readonly [string, number])[], given: object = {}) =>
  planParty({
    rows,
    people,
    fares,
    leaving: [],
    newId: () => 'new',
    wanted: wanted.map(([fare_type_id, quantity]) => ({ fare_type_id, quantity })),
    ...given,
  });

describe('a changed party', () => {
  test('the same party changes nothing', () => {
    expect(
      plan([
        ['adult', 2],
        ['couple', 1],
      ]),
    ).toEqual({
      changed: [],
      added: [],
      dropped: [],
      leaves: [],
      joins: [],
      seats: 0,
      people: 0,
      cents: 0,
    });
  });

  test('seats follow the fare, money is counted in centavos and rows keep their price', () => {
    expect(
      plan([
        ['adult', 5],
        ['couple', 2],
      ]),
    ).toMatchObject({
      changed: [
        { id: 'adults', quantity: 5, cents: 50 },
        { id: 'couples', quantity: 2, cents: 60060 },
      ],
      joins: ['adults', 'adults', 'adults', 'couples'],
      seats: 5,
      cents: 30060,
    });
  });

  test('a row twice of the same fare is matched once', () => {
    expect(
      plan([
        ['adult', 2],
        ['adult', 1],
        ['couple', 1],
      ]),
    ).toMatchObject({
      added: [{ id: 'new', fare_type_id: 'adult', quantity: 1, cents: 99900 }],
      seats: 1,
    });
  });

  test('fares come and go at once', () => {
    expect(
      plan([
        ['baby', 1],
        ['couple', 1],
      ]),
    ).toMatchObject({
      dropped: ['adults'],
      leaves: ['b', 'a'],
      joins: ['new'],
      seats: -2,
      cents: -20,
    });
  });

  test('somebody seen once stays before somebody nobody knows', () => {
    const known = [person('a', 'adults', 1), person('b', 'adults', 2, { heads: ['event'] })];
    expect(
      plan(
        [
          ['adult', 1],
          ['couple', 1],
        ],
        { people: [...known, person('c', 'couples', 3)] },
      ).leaves,
    ).toEqual(['a']);
  });
});
