import { expect, test } from 'vitest';
import {
  boatSeats,
  emptyValues,
  endOf,
  fieldsOf,
  missingFields,
  type SessionValues,
} from './session-values.ts';
import { differing } from './stale-choice.tsx';

const filled: SessionValues = {
  ...emptyValues('2026-11-20'),
  product_id: 'tour',
  start_time: '23:00',
  end_time: '01:00',
  total_capacity: 20,
};
const product = { id: 'tour', name: 'Ilha', color: '#000000', duration_min: 120, fare_types: [] };

test('a new session still misses product, times and capacity', () => {
  expect(missingFields(emptyValues('2026-11-20'))).toEqual([
    'product_id',
    'start_time',
    'end_time',
    'total_capacity',
  ]);
  expect(missingFields(filled)).toEqual([]);
});

test('the end follows start and duration of the product', () => {
  expect(endOf([product], filled)).toBe('01:00');
  expect(endOf([], filled)).toBeNull();
  expect(endOf([product], { ...filled, start_time: null })).toBeNull();
});

test('the capacity follows the seats of the chosen boats', () => {
  const boats = [10, 20, 40].map((capacity, index) => ({ id: `${index}`, boat_name: 'Barco', capacity }));
  expect(boatSeats(boats, ['0', '2'])).toBe(50);
});

test('everything typed is sent', () => {
  expect(fieldsOf({ ...filled, boat_ids: ['a'], guide_name: 'Ana' })).toMatchObject({
    product_id: 'tour',
    date: '2026-11-20',
    boat_ids: ['a'],
    guide_name: 'Ana',
    total_capacity: 20,
  });
});

test('two states of a session differ field by field', () => {
  expect(differing(filled, { ...filled, boat_ids: ['a'], notes: 'Maré alta' })).toEqual([
    'boat_ids',
    'notes',
  ]);
  expect(differing(filled, { ...filled })).toEqual([]);
});
