import { expect, test } from 'vitest';
import { isCollectable, paymentRefusalOf } from './payment-rules.ts';

test('departures of today and yesterday are collected, earlier and later ones are not', () => {
  const collectable = (departure: string) => isCollectable(departure, '2026-03-01');
  expect(
    ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'].filter((departure) => collectable(departure)),
  ).toEqual(['2026-02-28', '2026-03-01']);
});

test('every answer that refuses a payment has one lasting reason; what says nothing of it has none', () => {
  const reason = (name: string, code?: string) =>
    paymentRefusalOf({ name, ...(code !== undefined && { errors: [{ code }] }) });
  expect(reason('validation', 'above-remaining')).toBe('above-remaining');
  expect(reason('validation', 'money-decimals')).toBe('invalid');
  expect(reason('booking-cancelled')).toBe('booking-cancelled');
  expect(reason('payment-other-day')).toBe('other-day');
  expect(reason('forbidden')).toBe('not-allowed');
  expect(reason('not-found')).toBe('unknown-booking');
  expect(reason('payment-id-reused')).toBe('id-reused');
  expect(reason('unavailable')).toBeNull();
  expect(reason('signed-out')).toBeNull();
});
