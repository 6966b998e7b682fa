import { expect, test } from 'vitest';
import { may, type Permission, read } from '../permission.ts';
import { isLapsed, staysOpen, subscriptionStatuses, usableWhileLapsed } from './subscription.ts';

const now = Temporal.Instant.from('2026-11-20T12:12:00Z');

test('a company is read-only while its subscription is inactive, not while a payment is late [A3-15]', () => {
  const lapsed = subscriptionStatuses.filter((status) => isLapsed({ status, trial_ends_at: null }, now));
  expect(lapsed).toEqual(['inactive']);
});

test('a trial ends at its instant; one without an end goes on [A3-14]', () => {
  const trialUntil = (trial_ends_at: string | null) => isLapsed({ status: 'trialing', trial_ends_at }, now);
  expect(trialUntil('2026-11-20T12:12:00.001Z')).toBe(false);
  expect(trialUntil('2026-11-20T12:12:00.000Z')).toBe(true);
  expect(trialUntil(null)).toBe(false);
});

test('an end of trial that has passed says nothing of a subscription that followed', () => {
  for (const status of ['active', 'past_due'] as const)
    expect(isLapsed({ status, trial_ends_at: '2026-01-01T00:00:00Z' }, now)).toBe(false);
});

test('attendance, what customers pay, logbook, subscription and its payment stay open, and so does all reading and signing in', () => {
  const open: Permission[] = [
    'public',
    'signed-in',
    'operator',
    may('attendance', 'create'),
    may('booking-payments', 'create'),
    may('logbook', 'update'),
    may('quick-fuel', 'create'),
    may('subscription', 'update'),
    may('payment-success', 'create'),
    read('bookings'),
    { anyOf: [may('bookings', 'update'), may('attendance', 'create')] },
  ];
  expect(open.filter((permission) => !staysOpen(permission))).toEqual([]);
  const shut: Permission[] = [
    may('bookings', 'create'),
    may('sessions', 'update'),
    may('users', 'delete'),
    { anyOf: [may('bookings', 'update'), may('sessions', 'update')] },
  ];
  expect(shut.filter(staysOpen)).toEqual([]);
});

test('of the granted rights those to read remain, and those to write what must not wait', () => {
  const granted = ['bookings:read', 'bookings:create', 'attendance:create', 'logbook:update', 'users:delete'];
  expect(usableWhileLapsed(granted)).toEqual(['bookings:read', 'attendance:create', 'logbook:update']);
});
