import { fold } from '../kit/language/fold.ts';

export const attendanceStates = ['pending', 'checked_in', 'no_show'] as const;

/** So many bookings are asked about at once when pages hear who was marked. */
export const mostStandings = 50;
export type AttendanceState = (typeof attendanceStates)[number];

export type AttendanceEvent = { id: string; status: AttendanceState; bases: readonly string[] };

const rank: Record<AttendanceState, number> = { checked_in: 2, no_show: 1, pending: 0 };

/** The events no other event names as a base: what the devices said last, as far as any of them knew. */
export function headsOf<Event extends AttendanceEvent>(events: readonly Event[]): Event[] {
  const superseded = new Set(events.flatMap((event) => event.bases));
  return events.filter((event) => !superseded.has(event.id));
}

/**
 * The visible state of a passenger. No clock decides: between concurrent heads checked_in wins over no_show over
 * pending, so every device that has the same events shows the same state in whatever order they came.
 */
export function visibleState(events: readonly AttendanceEvent[]): AttendanceState {
  const heads = headsOf(events);
  return heads.reduce<AttendanceState>(
    (best, { status }) => (rank[status] > rank[best] ? status : best),
    'pending',
  );
}

/** Two devices said different things without knowing of each other; shown to the user, never dropped. */
export function hasConflict(heads: readonly { status: AttendanceState }[]): boolean {
  return new Set(heads.map(({ status }) => status)).size > 1;
}

/** A booking's flags from its passengers: pending while anybody is; no_show only when everybody is. */
export function rollUp(states: readonly AttendanceState[]): { checkin: boolean; no_show: boolean } {
  if (states.length === 0 || states.includes('pending')) return { checkin: false, no_show: false };
  const no_show = states.every((state) => state === 'no_show');
  return { checkin: !no_show, no_show };
}

/** The one value of a booking's two flags; no_show wins, otherwise checkin decides. */
export function attendanceOf(flags: { checkin: boolean; no_show: boolean }): AttendanceState {
  if (flags.no_show) return 'no_show';
  return flags.checkin ? 'checked_in' : 'pending';
}

/** One event as the log of a booking holds it. Those of one request have the same moment. */
export type LoggedEvent = AttendanceEvent & { manifest_passenger_id: string; at: string };

/**
 * What the passengers touched by the last change were before it: their state without its events. The log is oldest
 * first; empty where nothing was ever said. Of what a device sent together after a while only the last word of each
 * passenger is the change.
 */
export function beforeLastChange(log: readonly LoggedEvent[]): Map<string, AttendanceState> {
  const heads = headsOf(log);
  const last = heads.at(-1)?.at;
  const change = heads.filter(({ at }) => at === last);
  return new Map(
    change.map(({ manifest_passenger_id: person }) => [
      person,
      visibleState(log.filter((event) => event.manifest_passenger_id === person && !change.includes(event))),
    ]),
  );
}

/** Whether somebody sails on a session as its guide or sailor: named by full name or first name, accents aside. */
export function isOwnSession(
  { guide_name, sailor_name }: { guide_name: string | null; sailor_name: string | null },
  fullName: string,
): boolean {
  const full = fold(fullName);
  const [first] = full.split(/\s+/);
  if (!first) return false;
  return [guide_name, sailor_name].some((name) => name && [full, first].includes(fold(name)));
}
