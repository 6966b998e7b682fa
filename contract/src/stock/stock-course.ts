import { addDays } from '../kit/values/days.ts';

/** How far back the line of an item goes. */
export const courseDays = 90;

export type CoursePoint = { date: string; quantity: number };

/**
 * What there was at the end of each day until today, from what there is now and what went in and out: backwards, so that
 * the line ends at what the shelf says.
 */
export function courseOf(
  quantity: number,
  moved: readonly { date: string; quantity: number }[],
  today: string,
): CoursePoint[] {
  const byDay = Map.groupBy(moved, ({ date }) => date);
  const points: CoursePoint[] = [];
  let left = thousandths(quantity);
  for (let back = 0; back <= courseDays; back += 1) {
    const date = addDays(today, -back);
    points.push({ date, quantity: left / 1000 });
    for (const move of byDay.get(date) ?? []) left -= thousandths(move.quantity);
  }
  return points.toReversed();
}

const thousandths = (quantity: number) => Math.round(quantity * 1000);
