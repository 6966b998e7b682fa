import { mostDeparturesAtOnce } from '@leme/contract/voyages/count/count-events';
import type { OutboxKind } from '#kit/outbox/own-outbox.ts';
import type { QueuedDeparture, QueuedFuel, QueuedVoyage } from './queue-rules.ts';

/** What was said of voyages, in the order it was said. */
export const voyages: OutboxKind<QueuedVoyage> = {
  kind: 'voyage',
  batch: 50,
  fetch: () => import('./lazy/send-voyages.ts'),
  async send(owner, entries, signal) {
    const { sendVoyages } = await import('./lazy/send-voyages.ts');
    return await sendVoyages(owner, entries, signal);
  },
};

/** What boats were fuelled with, likewise. */
export const fuel: OutboxKind<QueuedFuel> = {
  kind: 'fuel',
  batch: 20,
  fetch: () => import('./lazy/send-fuel.ts'),
  async send(owner, entries, signal) {
    const { sendFuel } = await import('./lazy/send-fuel.ts');
    return await sendFuel(owner, entries, signal);
  },
};

/** What was said of departures: a boat leaves before its seal comes, and its people are counted before it is back. */
export const departures: OutboxKind<QueuedDeparture> = {
  kind: 'departure',
  batch: mostDeparturesAtOnce,
  after: 'voyage',
  fetch: () => import('./lazy/send-departures.ts'),
  async send(owner, entries, signal) {
    const { sendDepartures } = await import('./lazy/send-departures.ts');
    return await sendDepartures(owner, entries, signal);
  },
};
