import { expect, test } from 'vitest';
import { departuresFor, takesMore } from './departures.ts';
import { readSellSearch } from './sell-search.ts';

test('an address begins a booking or a session, and nothing it does not understand', () => {
  expect(readSellSearch({ new: 'booking', for: 'b1', on: '2026-11-22' })).toEqual({
    new: 'booking',
    for: 'b1',
    on: '2026-11-22',
  });
  expect(readSellSearch({ new: 'booking', customer: 'c1' })).toEqual({ new: 'booking', customer: 'c1' });
  expect(readSellSearch({ new: 'session', for: 'b1', on: 'amanhã' })).toEqual({ new: 'session' });
  expect(readSellSearch({ new: 'boat', on: '2026-11-22' })).toEqual({});
});

const departure = (
  name: string,
  hour: string,
  given: { free?: number; limit?: number; status?: 'cancelled' } = {},
) => ({
  product: { name },
  start_time: `${hour}:00`,
  starts_at: `2026-11-22T${hour}:00Z`,
  ends_at: `2026-11-22T${hour.slice(0, 2)}:59:00Z`,
  status: given.status ?? ('available' as const),
  remaining_capacity: given.free ?? 4,
  people: 8,
  people_limit: given.limit ?? null,
});
const day = [
  departure('Ilha do Campeche', '08:00'),
  departure('Pôr do Sol', '17:30'),
  departure('Ilha do Arvoredo', '10:30', { free: 0 }),
  departure('Baía Norte', '14:00', { status: 'cancelled' }),
];
const names = (typed: string, at = '2026-11-22T07:00:00Z') =>
  departuresFor(day, typed, Date.parse(at)).map(({ product }) => product.name);

test('departures to sell are those that have not ended, found by product and hour without accents', () => {
  expect(names('')).toEqual(['Ilha do Campeche', 'Ilha do Arvoredo', 'Pôr do Sol']);
  expect(names('', '2026-11-22T09:00:00Z')).toEqual(['Ilha do Arvoredo', 'Pôr do Sol']);
  expect(names('por 17')).toEqual(['Pôr do Sol']);
  expect(names('17h30')).toEqual(['Pôr do Sol']);
  expect(names('10:30 ILHA')).toEqual(['Ilha do Arvoredo']);
  expect(names('baía')).toEqual([]);
});

test('a departure that is full by seats or people, cancelled, under way or over offers no seat', () => {
  const takes = (of: typeof day, at: string) =>
    of.map((each) => takesMore(each, Date.parse(`2026-11-22T${at}Z`)));
  expect(takes(day, '09:00:00')).toEqual([false, true, false, false]);
  expect(takes(day, '17:40:00')).toEqual([false, false, false, false]);
  expect(takes([departure('Pôr do Sol', '17:30', { limit: 8 })], '09:00:00')).toEqual([false]);
});
