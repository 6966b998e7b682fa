import { expect, test } from 'vitest';
import { aBooking, aSession } from '../../party/manifest.testing.ts';
import { whereFound } from './where-found.ts';

const morning = aSession({ id: 'morning', bookings: [aBooking({ customer_name: 'Ana Reis' })] });
const afternoon = aSession({
  id: 'afternoon',
  bookings: [
    aBooking({ customer_name: 'Maria Gonçalves', checkin: true }),
    aBooking({ customer_name: 'Mariana Sá', no_show: true }),
    aBooking({ customer_name: 'Rui' }),
  ],
});
const day = [morning, afternoon, aSession({ id: 'empty' })];

test('a name that is nowhere here is found on the other departures of the day, whatever is filtered', () => {
  expect(whereFound(day, 'goncal').map(({ session, names }) => [session.id, names])).toEqual([
    ['afternoon', ['Maria Gonçalves']],
  ]);
  expect(whereFound(day, 'mari').map(({ names }) => names)).toEqual([['Maria Gonçalves', 'Mariana Sá']]);
  expect(whereFound(day, 'ninguém')).toEqual([]);
});

test('an empty search finds nobody: without a name there is nobody to point to', () => {
  expect(whereFound(day, '  ')).toEqual([]);
});
