import { expect, test } from 'vitest';
import { createKeys, newId } from './idempotency.ts';
import { buildRequest } from './request.ts';

const booking = (name: string) => buildRequest('POST /bookings', { customer_name: name });

test('a write sent again before its outcome is known keeps its key', () => {
  const keys = createKeys(() => 0);
  const first = keys.keyFor(booking('Ana'));
  expect(keys.keyFor(booking('Ana'))).toBe(first);
  expect(keys.keyFor(booking('Bia'))).not.toBe(first);
});

test('a definite answer settles the key: the same write afterwards is a new one', () => {
  const keys = createKeys(() => 0);
  const first = keys.keyFor(booking('Ana'));
  keys.settle(booking('Ana'));
  expect(keys.keyFor(booking('Ana'))).not.toBe(first);
});

test('after ten minutes the same write is a new one', () => {
  let now = 0;
  const keys = createKeys(() => now);
  const first = keys.keyFor(booking('Ana'));
  now = 10 * 60_000;
  expect(keys.keyFor(booking('Ana'))).not.toBe(first);
});

test('ids made without crypto.randomUUID are UUIDs of version 4', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
