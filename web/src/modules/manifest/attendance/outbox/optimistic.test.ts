import { expect, test } from 'vitest';
import { aBooking, aSession } from '../../party/manifest.testing.ts';
import { optimisticSession } from './optimistic.ts';
import type { QueuedPayment } from './queue-rules.ts';

const ofBooking = (paid_amount: number | null, remaining_amount: number | null) =>
  aSession({ bookings: [aBooking({ id: 'booking', paid_amount, remaining_amount })] });

const aPayment = (seq: number): QueuedPayment => ({
  kind: 'payment',
  id: `payment-${seq}`,
  booking_id: 'booking',
  client_time: '2026-11-20T12:00:00Z',
  date: '2026-11-20',
  session_id: 'session',
  customer_name: 'Maria Gonçalves',
  seq,
  amount: 50,
  method: 'dinheiro',
  note: null,
  paid_after: 50 * seq,
});

const moneyOf = (session: ReturnType<typeof ofBooking>, ...taken: [amount: number, paid_after: number][]) => {
  const queue = taken.map(([amount, paid_after], index) => ({ ...aPayment(index + 1), amount, paid_after }));
  const [booking] = optimisticSession(session, queue).bookings;
  return [booking?.paid_amount, booking?.remaining_amount];
};

test('what is owed goes down at once, also with two payments of one booking', () => {
  expect(moneyOf(ofBooking(0, 150), [50, 50])).toEqual([50, 100]);
  expect(moneyOf(ofBooking(0, 150), [50.1, 50.1], [99.9, 150])).toEqual([150, 0]);
});

test('a payment whose answer was lost does not count twice once the server tells of it', () => {
  expect(moneyOf(ofBooking(50, 100), [50, 50])).toEqual([50, 100]);
  expect(moneyOf(ofBooking(50, 100), [50, 50], [30, 80])).toEqual([80, 70]);
});

test('nobody is shown to owe less than nothing, and whoever reads no amounts is shown none', () => {
  expect(moneyOf(ofBooking(100, 20), [150, 150])).toEqual([150, 0]);
  expect(moneyOf(ofBooking(null, null), [50, 50])).toEqual([null, null]);
});
