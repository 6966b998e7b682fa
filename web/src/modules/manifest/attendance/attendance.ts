import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import { type AttendanceState, attendanceStates, hasConflict, rollUp } from '@leme/contract/manifest/rules';

/** The state each passenger is to have, by id. */
export type TargetStates = ReadonlyMap<string, AttendanceState>;

export function isAttendanceState(value: string): value is AttendanceState {
  return attendanceStates.some((state) => state === value);
}

/** The whole booking in one state. */
export function everybody(
  { passengers }: Pick<ManifestBooking, 'passengers'>,
  status: AttendanceState,
): TargetStates {
  return everybodyOf(passengers, status);
}

function everybodyOf(passengers: ManifestBooking['passengers'], status: AttendanceState): TargetStates {
  return new Map(passengers.map(({ id }) => [id, status]));
}

/** Only those who are not so already; of whom devices say different things, saying either decides it. */
export function changesOf(
  { passengers }: Pick<ManifestBooking, 'passengers'>,
  wanted: TargetStates,
): TargetStates {
  return new Map(
    passengers.flatMap(({ id, status, heads }) => {
      const next = wanted.get(id);
      const isSettled = next === status && !hasConflict(heads);
      return next === undefined || isSettled ? [] : [[id, next]];
    }),
  );
}

const boardingOrder: Record<AttendanceState, number> = { checked_in: 0, pending: 1, no_show: 2 };

/** Exactly so many aboard: who is stays, then who is waited for, then who was absent, in the order of the list. */
export function boarding({ passengers }: Pick<ManifestBooking, 'passengers'>, count: number): TargetStates {
  const queue = [...passengers].sort(
    (a, b) => boardingOrder[a.status] - boardingOrder[b.status] || a.position - b.position,
  );
  return new Map(
    queue.flatMap(({ id, status }, index): [string, AttendanceState][] => {
      if (index < count) return [[id, 'checked_in']];
      return status === 'checked_in' ? [[id, 'pending']] : [];
    }),
  );
}

/** Whoever is still waited for comes aboard; a party of which nobody is, comes whole. */
export function boardRest({ passengers }: Pick<ManifestBooking, 'passengers'>): TargetStates {
  const missing = passengers.filter(({ status }) => status === 'pending');
  return everybodyOf(missing.length > 0 ? missing : passengers, 'checked_in');
}

/** Whoever is still waited for counts as absent. */
export function restAbsent({ passengers }: Pick<ManifestBooking, 'passengers'>): TargetStates {
  return new Map(
    passengers.flatMap(({ id, status }) => (status === 'pending' ? [[id, 'no_show' as const]] : [])),
  );
}

/** What the passengers are now, to come back to. */
export function currentStates({ passengers }: Pick<ManifestBooking, 'passengers'>): TargetStates {
  return new Map(passengers.map(({ id, status }) => [id, status]));
}

/** The booking as it will be, shown before the server has answered. */
export function withChange(booking: ManifestBooking, wanted: TargetStates, at: string): ManifestBooking {
  const passengers = booking.passengers.map((passenger) => {
    const status = wanted.get(passenger.id) ?? passenger.status;
    return status === passenger.status ? passenger : { ...passenger, status, status_at: at };
  });
  return { ...booking, passengers, ...rollUp(passengers.map(({ status }) => status)) };
}

/** The day with some bookings changed; everything else keeps its identity. */
export function withBookings(
  manifest: PassengerManifest,
  ids: ReadonlySet<string>,
  change: (booking: ManifestBooking) => ManifestBooking,
): PassengerManifest {
  const data = manifest.data.map((session) =>
    session.bookings.some(({ id }) => ids.has(id))
      ? { ...session, bookings: session.bookings.map((each) => (ids.has(each.id) ? change(each) : each)) }
      : session,
  );
  return { ...manifest, data };
}
