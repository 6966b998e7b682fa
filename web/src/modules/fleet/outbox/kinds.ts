import type { OutboxKind } from '#kit/outbox/own-outbox.ts';
import type { QueuedReading } from './queue-rules.ts';

/** What dials said, in the order they were read. */
export const readings: OutboxKind<QueuedReading> = {
  kind: 'reading',
  batch: 1,
  fetch: () => import('./lazy/send-reading.ts'),
  async send(owner, [entry], signal) {
    const { sendReading } = await import('./lazy/send-reading.ts');
    return entry ? [await sendReading(owner, entry, signal)] : [];
  },
};
