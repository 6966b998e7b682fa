import { type AttendanceEvent, type AttendanceState, headsOf, visibleState } from './rules.ts';

export type Head = { id: string; status: AttendanceState };

/** What a device knows of a passenger: the heads the server told, and own events it has not confirmed yet. */
export type Replica = { heads: readonly Head[]; queued: readonly AttendanceEvent[] };

function eventsKnown({ heads, queued }: Replica): AttendanceEvent[] {
  const own = new Set(queued.map(({ id }) => id));
  return [...heads.filter(({ id }) => !own.has(id)).map((head) => ({ ...head, bases: [] })), ...queued];
}

/** The state a device shows without asking: what the server will say once it has the queued events. */
export function replicaState(replica: Replica): AttendanceState {
  return visibleState(eventsKnown(replica));
}

/**
 * The events the next one of this device names as its bases. What the server told is always among them: an own event it
 * refused must not stand between.
 */
export function basesOf(replica: Replica): string[] {
  const seen = [...replica.heads, ...headsOf(eventsKnown(replica))];
  return [...new Set(seen.map(({ id }) => id))];
}
