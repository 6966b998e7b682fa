import { useSyncExternalStore } from 'react';
import { readStored, store } from '#ui/style/stored.ts';

/**
 * What this device has not got through to the server, and what the server would not take. `queued` is kept here and
 * survives a reload, `loose` is only on the screen (yet).
 */
export type OutboxStatus = { owner: string | null; queued: number; loose: number; refused: number };

const key = 'leme.unsent';
const none: OutboxStatus = { owner: null, queued: 0, loose: 0, refused: 0 };

let current: OutboxStatus = none;
const listeners = new Set<() => void>();

/** Whose outbox on this device was not empty when it was last open: `<user id>.<tenant id>`. */
export function outboxOwner(): string | null {
  return readStored(key);
}

/** Told by the outbox whenever it changes. A queue that is not empty is remembered over a restart. */
export function setOutboxStatus(next: OutboxStatus): void {
  const [now, before] = [JSON.stringify(next), JSON.stringify(current)];
  if (now === before) return;
  current = next;
  if (next.queued + next.loose > 0) store(key, next.owner);
  else if (next.owner !== null && next.owner === outboxOwner()) store(key, null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentUnsent(): OutboxStatus {
  return current;
}

/** How much waits on this device. */
export function useOutboxStatus(): OutboxStatus {
  return useSyncExternalStore(subscribe, currentUnsent);
}
