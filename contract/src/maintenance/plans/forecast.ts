import { addDays } from '../../kit/values/days.ts';

/** How far a forecast looks where nothing else is asked. */
export const forecastDays = 90;
/** The longest forecast: what runs by hours is a guess long before. */
export const mostForecastDays = 366;
/** Over how many days it is looked how much an engine runs. */
export const paceDays = 28;

/** What an engine had run when its pace begins to be told, and on which day that was. */
export type PaceBase = { base: number | null; since: string | null };

/**
 * Hours a day an engine ran lately; nothing where it was read on one day alone. One that stands still since then runs none.
 */
export function paceOf({ base, since }: PaceBase, now: { hours: number; date: string }): number | null {
  if (base === null || since === null) return null;
  const { days } = Temporal.PlainDate.from(since).until(now.date, { largestUnit: 'day' });
  return days < 1 ? null : Math.max(0, now.hours - base) / days;
}

/** The Monday of the week of a day. */
export const weekOf = (date: string) => addDays(date, 1 - Temporal.PlainDate.from(date).dayOfWeek);
