import { expect, test, vi } from 'vitest';
import { knowKinds, type OutboxKind } from './own-outbox.ts';

test('the code that sends a kind comes as soon as the kind is known, once, and not first without a signal', () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('no signal')));
  const kind: OutboxKind = { kind: 'test', batch: 1, fetch, send: async () => [] };
  knowKinds([kind]);
  knowKinds([kind]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
