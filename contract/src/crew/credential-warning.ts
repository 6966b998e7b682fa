import { addDays } from '../kit/values/days.ts';

type Ending = { expires_on: string | null; warn_days: readonly number[] };

/** Whether somebody is reminded of a paper on a day: it is over, or one of its warning days has come, perhaps the last. */
export function warnedOf(
  { expires_on, warn_days }: Ending,
  date: string,
): { isOver: boolean; isLast: boolean } | null {
  if (expires_on === null) return null;
  if (date > expires_on) return { isOver: true, isLast: true };
  const come = warn_days.filter((days) => addDays(date, days) >= expires_on);
  return come.length === 0 ? null : { isOver: false, isLast: come.length === warn_days.length };
}

/** As long a step that nobody was written to about is made up for: a server stands still for a day. */
const daysLate = 3;

/** The step that has just come and the person is written to at: a warning day by its number, or `over` on the first day without. */
export function stepOf({ expires_on, warn_days }: Ending, date: string): string | null {
  if (expires_on === null) return null;
  const steps = [
    { name: 'over', day: addDays(expires_on, 1) },
    ...warn_days
      .toSorted((one, other) => one - other)
      .map((days) => ({ name: String(days), day: addDays(expires_on, -days) })),
  ];
  const last = steps.find(({ day }) => day <= date);
  return last && date < addDays(last.day, daysLate) ? last.name : null;
}
