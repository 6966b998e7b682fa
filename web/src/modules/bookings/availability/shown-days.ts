import { firstWeekday } from '#ui/dates/first-weekday.ts';
import { addDays } from '../days/civil-day.ts';

/** How many days are looked at, by the room there is. */
export type Span = 'month' | 'week' | 'day';

/** A month on a desk, a week where it is narrower, a day on a phone. */
export function spanFor({ isNarrow, isPhone }: { isNarrow: boolean; isPhone: boolean }): Span {
  if (isPhone) return 'day';
  return isNarrow ? 'week' : 'month';
}

const lastOf = (date: string) => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** The days around a day: its month, its week as the company's begin, or itself. */
export function daysAround(date: string, span: Span): string[] {
  if (span === 'day') return [date];
  if (span === 'month') {
    const month = date.slice(0, 8);
    return Array.from({ length: lastOf(date) }, (_, at) => `${month}${String(at + 1).padStart(2, '0')}`);
  }
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 7 - firstWeekday()) % 7;
  return Array.from({ length: 7 }, (_, at) => addDays(date, at - weekday));
}

/** The same stretch before or after. */
export function stepFrom(date: string, span: Span, by: 1 | -1): string {
  const days = daysAround(date, span);
  const edge = (by > 0 ? days.at(-1) : days[0]) ?? date;
  const next = addDays(edge, by);
  return span === 'month' && by < 0 ? `${next.slice(0, 8)}01` : next;
}
