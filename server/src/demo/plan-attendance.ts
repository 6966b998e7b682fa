import { type AttendanceState, headsOf, visibleState } from '@leme/contract/manifest/rules';
import { type Berth, type BookingStatus, earlier, type Sailing, type Seat } from './berth.ts';
import type { Attendance } from './company-plan.ts';

const states: Readonly<Record<string, AttendanceState>> = { i: 'checked_in', n: 'no_show', p: 'pending' };

type Party = { id: string; status: BookingStatus; attendance: Attendance | null; seats: readonly Seat[] };

/** Writes the people of a booking with the events that brought them to where they are; answers their states. */
export function boardPeople(berth: Berth, sailing: Sailing, party: Party): AttendanceState[] {
  const letters = party.attendance ?? lettersFor(berth, sailing, party);
  return party.seats.map((seat, index) => {
    const wanted = states[letters.charAt(index)] ?? 'pending';
    const events = eventsFor(berth, sailing, { booking_id: party.id, seat, wanted });
    const status = visibleState(events);
    const last = events.at(-1);
    berth.rows.manifest_passengers.push({
      ...seat,
      booking_id: party.id,
      status,
      status_at: last?.server_time ?? null,
      status_by: last ? berth.sailorId : null,
      heads: headsOf(events).map(({ id }) => id),
      head_states: headsOf(events).map((head) => head.status),
    });
    return status;
  });
}

/** After departure nearly all are aboard; of every eleven parties one stayed away, of every seven one misses somebody. */
function lettersFor({ rows }: Berth, { hasStarted }: Sailing, { status, seats }: Party): Attendance {
  const isExpected = status === 'confirmed' || status === 'completed';
  if (!hasStarted || !isExpected) return 'p'.repeat(seats.length);
  const turn = rows.bookings.length;
  if (turn % 11 === 4) return 'n'.repeat(seats.length);
  if (turn % 7 === 3 && seats.length > 1) return `${'i'.repeat(seats.length - 1)}n`;
  return 'i'.repeat(seats.length);
}

/** None while somebody is expected, else one; now and then a no-show that was put right when the person came running. */
function eventsFor(
  berth: Berth,
  sailing: Sailing,
  { booking_id, seat, wanted }: { booking_id: string; seat: Seat; wanted: AttendanceState },
) {
  if (wanted === 'pending') return [];
  const { luck, rows } = berth;
  const wasMissed = wanted === 'checked_in' && sailing.hasStarted && luck.below(40) === 0;
  const steps: AttendanceState[] = wasMissed ? ['no_show', wanted] : [wanted];
  let bases: string[] = [];
  return steps.map((status, step) => {
    const time = pierTime(berth, sailing, seat.position + step * 60);
    const event = {
      id: luck.deviceId(),
      booking_id,
      manifest_passenger_id: seat.id,
      status,
      bases,
      device_id: 'celular-do-cais',
      user_id: berth.sailorId,
      client_time: time,
      server_time: time,
    };
    bases = [event.id];
    rows.attendance_events.push(event);
    return event;
  });
}

/** Twenty minutes before departure, or just now when that is still to come. */
function pierTime({ now }: Berth, { starts_at }: Sailing, tenSeconds: number): string {
  const opening = earlier(starts_at.subtract({ minutes: 20 }), now.subtract({ minutes: 15 }));
  return opening.add({ seconds: tenSeconds * 10 }).toString();
}
