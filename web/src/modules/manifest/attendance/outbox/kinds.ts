import type { recordAttendance } from '@leme/contract/manifest/endpoints';
import { contractVersion } from '@leme/contract/tenancy/rules';
import { call } from '#kit/api/api.ts';
import { deviceId } from '#kit/device/device-id.ts';
import type { OutboxKind } from '#kit/outbox/own-outbox.ts';
import { applyReply } from './apply-reply.ts';
import type { QueuedEvent, QueuedPayment } from './queue-rules.ts';

/** Who came and who did not. */
export const marks: OutboxKind<QueuedEvent> = {
  kind: 'mark',
  batch: 100,
  async send(owner, events, signal) {
    const [user_id] = owner.split('.');
    const body = {
      device_id: deviceId(),
      user_id: user_id ?? null,
      contract_version: contractVersion,
      events: events.map(({ id, booking_id, manifest_passenger_id, status, bases, client_time }) => ({
        id,
        booking_id,
        manifest_passenger_id,
        status,
        client_time,
        bases: [...bases],
      })),
    };
    const reply = await call<typeof recordAttendance>('POST /attendance-events', body, {
      background: true,
      signal,
    });
    await applyReply(owner, events, reply);
    return reply.results;
  },
};

/** Money taken at the pier, one payment after the other. */
export const payments: OutboxKind<QueuedPayment> = {
  kind: 'payment',
  batch: 1,
  fetch: () => import('./lazy/send-payment.ts'),
  async send(owner, taken, signal) {
    const { sendPayment } = await import('./lazy/send-payment.ts');
    return await Promise.all(taken.map((payment) => sendPayment(owner, payment, signal)));
  },
};
