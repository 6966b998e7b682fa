/** Who is late is waited for so long after the hour of departure. */
export const lateMs = 20 * 60_000;

export type Departure = {
  status: string;
  starts_at: string;
  /** Everybody expected. */
  expected: number;
  /** Of them, who is aboard or counted as absent. */
  settled: number;
  /** When it really left, where a logbook says so. */
  departed_at?: string | null;
};

/**
 * Whether a departure is over for the pier: its boat has left, as the logbook says; else everybody is settled, or twenty minutes have passed since its hour. One that
 * nobody booked leaves with its hour, and so does a cancelled one.
 */
export function hasLeft(
  { status, starts_at, expected, settled, departed_at }: Departure,
  now: number,
): boolean {
  if (departed_at) return true;
  const sinceStart = now - Date.parse(starts_at);
  if (status === 'cancelled' || expected === 0) return sinceStart >= 0;
  return settled >= expected || sinceStart >= lateMs;
}

/** In how many minutes a departure leaves, when that is within those that are marked and somebody is still missing. */
export function leavesWithin(
  { status, starts_at, expected, settled }: Departure,
  now: number,
  marked: number,
): number | null {
  const minutes = Math.ceil((Date.parse(starts_at) - now) / 60_000);
  const isMarked = minutes > 0 && minutes <= marked;
  return isMarked && status !== 'cancelled' && settled < expected ? minutes : null;
}

export type Places = {
  /** Before which departure the line of the hour stands; -1 when all have left. */
  line: number;
  /** The departure people are to come to now; -1 when none sails any more. */
  next: number;
};

/** Where a day of departures stands, in the order of their hours. */
export function placesOf(departures: readonly Departure[], now: number): Places {
  const isAhead = (departure: Departure) => !hasLeft(departure, now);
  return {
    line: departures.findIndex(isAhead),
    next: departures.findIndex((departure) => departure.status !== 'cancelled' && isAhead(departure)),
  };
}
