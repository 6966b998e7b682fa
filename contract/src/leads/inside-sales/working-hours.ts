/** Hours of work of a weekday, Monday is 1: what ends before it begins ends on the next day. */
export type Shift = { weekday: number; from: string; to: string };

/** When a company works: its shifts, the days nobody does, and the zone both are meant in. */
export type WorkingHours = { timezone: string; hours: readonly Shift[]; days_off: readonly string[] };

/** A shift takes time. */
export const isShift = ({ from, to }: Shift): boolean => from !== to;

type Stretch = { from: Temporal.Instant; to: Temporal.Instant };

/** Nobody waits longer for a minute of work than this. */
const mostDays = 400;

/** When so many minutes of work are over, counted from a moment; without any hours of work every minute counts. */
export function afterWorking(
  hours: WorkingHours,
  since: Temporal.Instant,
  minutes: number,
): Temporal.Instant {
  let left = minutes * 60_000;
  for (const { from, to } of stretchesFrom(hours, since)) {
    const begin = Temporal.Instant.compare(from, since) < 0 ? since : from;
    const there = to.epochMilliseconds - begin.epochMilliseconds;
    if (there <= 0) continue;
    if (left <= there) return begin.add({ milliseconds: left });
    left -= there;
  }
  return since.add({ minutes });
}

/** How many minutes of work lie between two moments, each counted once. */
export function minutesWorked(hours: WorkingHours, since: Temporal.Instant, until: Temporal.Instant): number {
  let sum = 0;
  for (const { from, to } of stretchesFrom(hours, since)) {
    if (Temporal.Instant.compare(from, until) >= 0) break;
    const begin = Math.max(from.epochMilliseconds, since.epochMilliseconds);
    sum += Math.max(0, Math.min(to.epochMilliseconds, until.epochMilliseconds) - begin);
  }
  return Math.floor(sum / 60_000);
}

/** Whether somebody works on a civil day. */
export function isWorkday(hours: WorkingHours, day: string): boolean {
  return stretchesOf(hours, Temporal.PlainDate.from(day)).length > 0;
}

function* stretchesFrom(hours: WorkingHours, since: Temporal.Instant): Generator<Stretch> {
  const first = since.toZonedDateTimeISO(hours.timezone).toPlainDate();
  // A shift that goes on over midnight is met again on its second day, cut there.
  for (let day = 0; day < mostDays; day += 1) yield* stretchesOf(hours, first.add({ days: day }));
}

/** The stretches of one civil day from midnight to midnight, in order and apart: two shifts at once are one. */
function stretchesOf({ hours, timezone, days_off }: WorkingHours, day: Temporal.PlainDate): Stretch[] {
  if (days_off.includes(day.toString())) return [];
  const before = day.subtract({ days: 1 }).dayOfWeek;
  const at = (time: string) => day.toZonedDateTime({ timeZone: timezone, plainTime: time }).toInstant();
  const midnight = day.toZonedDateTime(timezone).toInstant();
  const next = day.add({ days: 1 }).toZonedDateTime(timezone).toInstant();
  const own = hours.filter(({ weekday }) => weekday === day.dayOfWeek);
  const late = hours.filter(({ weekday, from, to }) => weekday === before && to < from);
  const pieces = [
    ...late.map(({ to }) => ({ from: midnight, to: at(to) })),
    ...own.map(({ from, to }) => ({ from: at(from), to: to < from ? next : at(to) })),
  ].toSorted((one, other) => Temporal.Instant.compare(one.from, other.from));
  return joined(pieces);
}

function joined(pieces: readonly Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const piece of pieces) {
    const last = apart.at(-1);
    if (!last || Temporal.Instant.compare(piece.from, last.to) > 0) apart.push({ ...piece });
    else if (Temporal.Instant.compare(piece.to, last.to) > 0) last.to = piece.to;
  }
  return apart.filter(({ from, to }) => Temporal.Instant.compare(from, to) < 0);
}
