const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

export type Life = {
  installed_on: string;
  at_hours: number;
  due_hours: number | null;
  due_on: string | null;
};

/**
 * How much of the life of a part is left, by hours or by days, whichever ends first: from 1, just put in, to 0; nothing where
 * nobody said how long it lasts.
 */
export function partLife(
  { installed_on, at_hours, due_hours, due_on }: Life,
  now: { hours: number; date: string },
): { left: number; by: 'hours' | 'date'; rest: number } | null {
  const share = (rest: number, whole: number) => (whole <= 0 ? 0 : Math.min(1, Math.max(0, rest / whole)));
  const hours = due_hours === null ? null : Math.round((due_hours - now.hours) * 10) / 10;
  const days = due_on === null ? null : daysBetween(now.date, due_on);
  const byHours =
    hours === null || due_hours === null
      ? null
      : { left: share(hours, due_hours - at_hours), by: 'hours' as const, rest: hours };
  const byDate =
    days === null || due_on === null
      ? null
      : { left: share(days, daysBetween(installed_on, due_on)), by: 'date' as const, rest: days };
  if (!byHours || !byDate) return byHours ?? byDate;
  return byDate.left < byHours.left ? byDate : byHours;
}

/** Of so much life what is left is told of before it ends. */
const lastShare = 0.1;

/** Whether a part is at the end of its life: over, or soon; nothing where it lasts or nobody said how long. */
export function endOf(life: Life, now: { hours: number; date: string }): 'over' | 'soon' | null {
  const lasts = partLife(life, now);
  if (lasts === null || lasts.left > lastShare) return null;
  return lasts.rest <= 0 ? 'over' : 'soon';
}
