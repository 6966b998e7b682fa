import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import type { Attendance } from '../attendance/use-attendance.ts';

/** Bookings as a list shows them: what of them is on its way, waits or was changed a moment ago. */
export type Rows = Pick<Attendance, 'busy' | 'waiting' | 'fresh'> & { bookings: readonly ManifestBooking[] };

/** Whether a list would show the same rows in the same shape: a tap then draws the list it was made in and no other. */
export function areSameRows(before: Rows, after: Rows): boolean {
  const states = (['busy', 'waiting', 'fresh'] as const).filter((state) => before[state] !== after[state]);
  return (
    before.bookings.length === after.bookings.length &&
    after.bookings.every(
      (booking, index) =>
        booking === before.bookings[index] &&
        states.every((state) => before[state].has(booking.id) === after[state].has(booking.id)),
    )
  );
}
