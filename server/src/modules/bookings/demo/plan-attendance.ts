import type { AttendanceState } from '@leme/contract/manifest/rules';
import type { Attendance } from './sailing-plan.ts';
import { type BookingStatus, earlier, type Sailing, type Schedule, type Seat } from './schedule.ts';

const states: Readonly<Record<string, AttendanceState>> = { i: 'checked_in', n: 'no_show', p: 'pending' };

type Party = { id: string; status: BookingStatus; attendance: Attendance | null; seats: readonly Seat[] };

/** Writes the people of a booking where they stand, each under the id of the event that brought them there; answers their states. */
export function boardPeople(schedule: Schedule, sailing: Sailing, party: Party): AttendanceState[] {
  const { random, rows, sailorId } = schedule;
  const letters = party.attendance ?? lettersFor(schedule, sailing, party);
  return party.seats.map((seat, index) => {
    const status = states[letters.charAt(index)] ?? 'pending';
    const isMarked = status !== 'pending';
    rows.manifest_passengers.push({
      ...seat,
      booking_id: party.id,
      status,
      status_at: isMarked ? pierTime(schedule, sailing, seat.position) : null,
      status_by: isMarked ? sailorId : null,
      heads: isMarked ? [random.deviceId()] : [],
      head_states: isMarked ? [status] : [],
    });
    return status;
  });
}

/** After departure nearly all are aboard; of every eleven parties one stayed away, of every seven one misses somebody. */
function lettersFor({ rows }: Schedule, { hasStarted }: Sailing, { status, seats }: Party): Attendance {
  const isExpected = status === 'confirmed' || status === 'completed';
  if (!hasStarted || !isExpected) return 'p'.repeat(seats.length);
  const turn = rows.bookings.length;
  if (turn % 11 === 4) return 'n'.repeat(seats.length);
  if (turn % 7 === 3 && seats.length > 1) return `${'i'.repeat(seats.length - 1)}n`;
  return 'i'.repeat(seats.length);
}

/** Twenty minutes before departure, or just now when that is still to come. */
function pierTime({ now }: Schedule, { starts_at }: Sailing, tenSeconds: number): string {
  const opening = earlier(starts_at.subtract({ minutes: 20 }), now.subtract({ minutes: 15 }));
  return opening.add({ seconds: tenSeconds * 10 }).toString();
}
