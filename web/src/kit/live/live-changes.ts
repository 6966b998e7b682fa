import type { Change } from '@leme/contract/kit/realtime';
import { whenCalm } from '../browser/when-calm.ts';

const calmMs = 1_000;

/** A change somebody made, or `reset`: changes may have been missed, so everything shown is asked for again. */
export type LiveEvent = Change | 'reset';

const listeners = new Set<(event: LiveEvent) => void>();

/** Hears of changes in the company until the answer is called. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  // The stream is no part of the first load, and who listens later misses nothing; without it pages ask every minute.
  void whenCalm(calmMs)
    .then(() => import('./lazy/live-stream.ts'))
    .then(
      ({ startStream }) => startStream(tellLive),
      () => undefined,
    );
  return () => listeners.delete(listener);
}

function tellLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
