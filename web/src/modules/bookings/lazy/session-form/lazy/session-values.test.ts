import { expect, test } from 'vitest';
import {
  boatSeats,
  emptyValues,
  endOf,
  fieldsOf,
  type SessionValues,
  startValues,
  valuesOf,
} from './session-values.ts';

const filled: SessionValues = {
  ...emptyValues('2026-11-20'),
  product_id: 'tour',
  start_time: '23:00',
  end_time: '01:00',
  total_capacity: 20,
};
const product = { id: 'tour', name: 'Ilha', color: '#000000', duration_min: 120, fare_types: [] };

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

test('a reason is sent of what is not on sale alone', () => {
  const typed = { ...filled, sale_reason: 'Regata' };
  expect(fieldsOf({ ...typed, sale_state: 'closed' }).sale_reason).toBe('Regata');
  expect(fieldsOf({ ...typed, sale_state: 'open' }).sale_reason).toBe('');
  expect(fieldsOf({ ...typed, sale_state: null }).sale_reason).toBe('');
});

test('a clone starts with the same fields on the day after, and is sold as usual', () => {
  const session = {
    id: 's',
    product_id: 'p',
    product: { id: 'p', name: 'Ilha', color: '#000000' },
    date: '2026-12-31',
    start_time: '08:00:00',
    end_time: '10:00:00',
    starts_at: '',
    ends_at: '',
    status: 'cancelled' as const,
    guide_name: 'Ana',
    sailor_name: null,
    notes: null,
    cancel_reason: 'Chuva',
    version: 4,
    total_capacity: 20,
    remaining_capacity: 20,
    booking_count: 0,
    sale_state: 'closed' as const,
    sale_reason: 'Regata',
    cutoff_min: 120,
    schedule_id: null,
    is_edited: false,
    people: 0,
    people_limit: 20,
    held: 0,
    boats: [
      {
        id: 'a',
        boat_name: 'A',
        capacity: 20,
        type: 'lancha',
        session_boat_id: 'x',
        status: 'active',
        allocated: 0,
      },
    ],
  };
  expect(startValues({ template: session, date: '2026-11-20' })).toEqual({
    product_id: 'p',
    date: '2027-01-01',
    start_time: '08:00',
    end_time: '10:00',
    boat_ids: ['a'],
    total_capacity: 20,
    guide_name: 'Ana',
    sailor_name: '',
    notes: '',
    sale_state: null,
    sale_reason: '',
    cutoff_min: null,
  });
  expect(valuesOf(session)).toMatchObject({ sale_state: 'closed', sale_reason: 'Regata', cutoff_min: 120 });
  expect(startValues({ date: '2026-11-20' }).date).toBe('2026-11-20');
});
