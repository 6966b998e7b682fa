import type { listAttendance } from '@leme/contract/manifest/endpoints';
import { beforeLastChange } from '@leme/contract/manifest/rules';
import { call } from '#kit/api/api.ts';
import type { TargetStates } from '../../attendance/attendance.ts';
import type { QueuedEvent } from '../../attendance/outbox/queue-rules.ts';

/**
 * What the passengers of a booking were before its last change, whoever made it: one of this device that is still on its
 * way is known here, all others the server knows.
 */
export async function stateBefore(bookingId: string, queue: readonly QueuedEvent[]): Promise<TargetStates> {
  const own = queue.filter(({ booking_id }) => booking_id === bookingId);
  const at = own.at(-1)?.client_time;
  if (at !== undefined) {
    const last = own.filter(({ client_time }) => client_time === at);
    return new Map(last.map(({ manifest_passenger_id, was }) => [manifest_passenger_id, was]));
  }
  const { data } = await call<typeof listAttendance>('GET /bookings/:id/attendance-events', {
    id: bookingId,
  });
  return beforeLastChange(data);
}
