import { expect, test } from 'vitest';
import { filterSessions, isFiltered, productsOf } from './session-filters.ts';

const product = (id: string, name: string) => ({ id, name, color: '#000000' });
const session = (of: ReturnType<typeof product>, status: 'available' | 'occupied' | 'cancelled') => ({
  product_id: of.id,
  product: of,
  status,
});
const [island, sunset] = [product('1', 'Ilha'), product('2', 'Entardecer')];
const day = [session(island, 'available'), session(island, 'cancelled'), session(sunset, 'occupied')];

test('product and status narrow the day together [A2.4-35]', () => {
  expect(filterSessions(day, {})).toEqual(day);
  expect(filterSessions(day, { product: '1' })).toHaveLength(2);
  expect(filterSessions(day, { product: '1', status: 'cancelled' })).toEqual([day[1]]);
  expect(filterSessions(day, { product: '2', status: 'cancelled' })).toEqual([]);
});

test('the products to choose from are those of the day', () => {
  expect(productsOf(day).map(({ name }) => name)).toEqual(['Entardecer', 'Ilha']);
});

test('a day without filters is not filtered', () => {
  expect(isFiltered({})).toBe(false);
  expect(isFiltered({ status: 'occupied' })).toBe(true);
});
