import type { Change } from '@leme/contract/kit/realtime';

/** A change somebody made, or `reset`: changes may have been missed, so everything shown is asked for again. */
export type LiveEvent = Change | 'reset';

const listeners = new Set<(event: LiveEvent) => void>();

/** Hears of changes in the company until the answer is called. */
export function onLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  // The stream is no part of the first load; without it pages still ask every minute.
  void import('./live-stream.ts').then(
    ({ startStream }) => startStream(tellLive),
    () => undefined,
  );
  return () => listeners.delete(listener);
}

function tellLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
