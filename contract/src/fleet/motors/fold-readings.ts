import type { ReadingState } from './meter-readings.ts';

/** A reading as far as its state depends on it. */
export type Dialled = {
  id: string;
  hours: number;
  taken_at: string;
  /** It went on by more than the time since the one before when it came, and nobody said that this is right. */
  jumps: boolean;
  isRejected: boolean;
};

/** A history of hours that is longer comes in two files. */
export const mostOfHistory = 1_000;

/** Hours are told in tenths, and added in whole ones. */
const tenths = (hours: number) => Math.round(hours * 10);
const instantOf = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds;

/** Readings of a dial in the order they were taken, whenever they came. */
export function inOrderTaken<R extends Pick<Dialled, 'id' | 'hours' | 'taken_at'>>(
  readings: readonly R[],
): R[] {
  return readings.toSorted(
    (one, other) =>
      instantOf(one.taken_at) - instantOf(other.taken_at) ||
      one.hours - other.hours ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  );
}

/**
 * What each reading of one dial is worth, and what the dial says in the end. One below an earlier one waits for a person,
 * whichever came first, and so does one that jumps; neither counts. `start` is what the dial began with.
 */
export function foldReadings(
  readings: readonly Dialled[],
  start: number | null = null,
): { states: ReadonlyMap<string, ReadingState>; last: Dialled | null; hours: number | null } {
  const states = new Map<string, ReadingState>();
  let last: Dialled | null = null;
  let hours = start;
  for (const reading of inOrderTaken(readings)) {
    const isBelow = hours !== null && tenths(reading.hours) < tenths(hours);
    const state = reading.isRejected ? 'rejected' : reading.jumps || isBelow ? 'review' : 'accepted';
    states.set(reading.id, state);
    if (state !== 'accepted') continue;
    last = reading;
    hours = reading.hours;
  }
  return { states, last, hours };
}

/** Hours of a clock that an engine may run in an hour: a tenth more, and no tenth of an hour is torn. */
const allowance = 1.1;
const msOfTenth = 360_000;

/** Whether a reading went on by more than the time since the one before, and a tenth of that. */
export function jumpsFrom(
  before: Pick<Dialled, 'hours' | 'taken_at'> | null,
  reading: Pick<Dialled, 'hours' | 'taken_at'>,
): boolean {
  if (!before) return false;
  const passed = (instantOf(reading.taken_at) - instantOf(before.taken_at)) / msOfTenth;
  // Products of decimals are a hair off: what is allowed is looked at to a thousandth.
  const allowed = Math.ceil(Math.round(passed * allowance * 1000) / 1000);
  return tenths(reading.hours) - tenths(before.hours) > allowed;
}

/** What an engine ran in all when its dial said `hours`: what it ran before that dial, and what the dial went on since. */
export function totalHours(dial: { hours_before: number; first_hours: number }, hours: number): number {
  return (tenths(dial.hours_before) + tenths(hours) - tenths(dial.first_hours)) / 10;
}

export type MonthOfHours = { month: string; hours: number };

/**
 * How long an engine ran month by month: from `base`, what it had before the first of them, and what it had at the end of
 * each month in which somebody read it.
 */
export function hoursByMonth(
  base: number | null,
  read: readonly { month: string; total: number }[],
  months: readonly string[],
): MonthOfHours[] {
  const ends = new Map(read.map(({ month, total }) => [month, total]));
  let before = base;
  return months.map((month) => {
    const end = ends.get(month) ?? before;
    const hours = end === null || before === null ? 0 : Math.max(0, tenths(end) - tenths(before)) / 10;
    before = end;
    return { month, hours };
  });
}
