import { addDays } from '../kit/values/days.ts';

/** The charts show six months unless asked for others, and two years at most. */
export const usualMonths = 6;
export const mostMonths = 24;

/** Days of the company, both of them in it. */
export type Window = { from: string; to: string };
/** A calendar month, as far as it lies in a window. */
export type MonthOfWindow = Window & { month: string };

/** So many months: from the first day of the one so many less one back, until today. */
export function lastMonths(today: string, months: number): Window {
  const from = Temporal.PlainDate.from(today)
    .with({ day: 1 })
    .subtract({ months: months - 1 });
  return { from: from.toString(), to: today };
}

/** The months of a window, each as far as it lies in it. */
export function monthsIn({ from, to }: Window): MonthOfWindow[] {
  const months: MonthOfWindow[] = [];
  for (let first = from; first <= to && months.length <= mostMonths; ) {
    const day = Temporal.PlainDate.from(first);
    const last = day.with({ day: day.daysInMonth }).toString();
    months.push({ month: first.slice(0, 7), from: first, to: last < to ? last : to });
    first = addDays(last, 1);
  }
  return months;
}

/** As many months before it, as far into their last one as this is into its own. */
export function windowBefore({ from, to }: Window): Window {
  const months = monthsIn({ from, to }).length;
  const back = (day: string) => Temporal.PlainDate.from(day).subtract({ months }).toString();
  return { from: back(from), to: back(to) };
}

/** What is wrong with a window, and with which of its ends. */
export function windowFault({ from, to }: Window) {
  if (from > to) return { pointer: '/to', code: 'backwards' };
  if (monthsIn({ from, to }).length > mostMonths)
    return { pointer: '/from', code: 'too-many', params: { maximum: mostMonths } };
  return null;
}
