import type { OutboxKind } from '#kit/outbox/own-outbox.ts';
import type { QueuedFuel, QueuedVoyage } from './queue-rules.ts';

/** What was said of voyages, in the order it was said. */
export const voyages: OutboxKind<QueuedVoyage> = {
  kind: 'voyage',
  batch: 50,
  async send(owner, entries, signal) {
    const { sendVoyages } = await import('./lazy/send-voyages.ts');
    return await sendVoyages(owner, entries, signal);
  },
};

/** What boats were fuelled with, likewise. */
export const fuel: OutboxKind<QueuedFuel> = {
  kind: 'fuel',
  batch: 20,
  async send(owner, entries, signal) {
    const { sendFuel } = await import('./lazy/send-fuel.ts');
    return await sendFuel(owner, entries, signal);
  },
};
