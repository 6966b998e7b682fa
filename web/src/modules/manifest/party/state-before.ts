import type { listAttendance } from '@leme/contract/manifest/endpoints';
import { beforeLastChange } from '@leme/contract/manifest/rules';
import { call } from '#kit/api.ts';
import type { Wanted } from '../attendance.ts';

/** What the passengers of a booking were before its last change, whoever made it. */
export async function stateBefore(bookingId: string): Promise<Wanted> {
  const { data } = await call<typeof listAttendance>('GET /bookings/:id/attendance-events', {
    id: bookingId,
  });
  return beforeLastChange(data);
}
