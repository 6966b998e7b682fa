import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { basesOf } from '@leme/contract/manifest/replica';
import { newId } from '#kit/api/idempotency.ts';
import type { DeliveryResult } from '#kit/outbox/outbox.ts';
import { nextSeq, outboxState, queue } from '#kit/outbox/own-outbox.ts';
import type { TargetStates } from '../attendance.ts';
import { marks } from './kinds.ts';
import { isMark, type QueuedEvent } from './queue-rules.ts';

/** The session a tap was made in. */
export type SessionRef = { session_id: string; date: string };

/** What one party is to be, and in which session. */
export type AttendanceChange = SessionRef & { booking: ManifestBooking; wanted: TargetStates };

/** Own events of this page by passenger: a list drawn before an answer came does not hold them yet. */
const own = new Map<string, QueuedEvent[]>();

function basesFor(heads: Parameters<typeof basesOf>[0]['heads'], passengerId: string): string[] {
  const ofPage = own.get(passengerId) ?? [];
  const { queued } = outboxState();
  // What was tapped before a reload, or in another tab, is only there.
  const ofDevice = queued
    .filter(isMark)
    .filter(
      (event) => event.manifest_passenger_id === passengerId && !ofPage.some(({ id }) => id === event.id),
    );
  return basesOf({ heads, queued: [...ofDevice, ...ofPage] });
}

function eventsOf({ booking, wanted, session_id, date }: AttendanceChange, at: string): QueuedEvent[] {
  return [...wanted].flatMap(([manifest_passenger_id, status]) => {
    const passenger = booking.passengers.find(({ id }) => id === manifest_passenger_id);
    if (!passenger) return [];
    const event: QueuedEvent = {
      kind: 'mark',
      id: newId(),
      tap: `${booking.id} ${at} ${status}`,
      booking_id: booking.id,
      manifest_passenger_id,
      status,
      bases: basesFor(passenger.heads, manifest_passenger_id),
      client_time: at,
      customer_name: booking.customer_name,
      was: passenger.status,
      seq: nextSeq(),
      session_id,
      date,
    };
    own.set(manifest_passenger_id, [...(own.get(manifest_passenger_id) ?? []), event]);
    return [event];
  });
}

/** Queues who came and who did not, one event a person that knows what this device had seen; sends it at once. */
export function markAttendance(markings: readonly AttendanceChange[]): Promise<DeliveryResult> {
  const at = new Date().toISOString();
  const events = markings.flatMap((marking) => eventsOf(marking, at));
  return queue(marks, events);
}
