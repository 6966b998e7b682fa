import type { DayRange, MovableDay } from '../../kit/day-ranges.ts';

/** Brazil's national holidays on a fixed day, `MM-DD` (Lei 662/1949, 6.802/1980, 14.759/2023). */
export const fixedHolidays = [
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
] as const;

const fromEaster: Readonly<Record<MovableDay, number>> = {
  // Shrove Tuesday; Friday; Sunday; the Thursday after Trinity.
  carnival: -47,
  'good-friday': -2,
  easter: 0,
  'corpus-christi': 60,
};

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): Temporal.PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}

/** A movable day of a year. */
export function movableDay(day: MovableDay, year: number): Temporal.PlainDate {
  return easterOf(year).add({ days: fromEaster[day] });
}

/** Whether a day, `YYYY-MM-DD`, lies in one of the ranges. */
export function isWithin(date: string, ranges: readonly DayRange[]): boolean {
  return ranges.some((range) => ('day' in range ? isAround(date, range) : isBetween(date, range)));
}

function isBetween(date: string, { from, to }: { from: string; to: string }): boolean {
  if (from.length === 10) return from <= date && date <= to;
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

function isAround(date: string, { day, before, after }: Extract<DayRange, { day: unknown }>): boolean {
  const asked = Temporal.PlainDate.from(date);
  // What is around a day of New Year may be of the year before or after.
  const days = [asked.year - 1, asked.year, asked.year + 1].flatMap((year) => daysOf(day, year));
  return days.some((each) => {
    const distance = each.until(asked).days;
    return distance >= -before && distance <= after;
  });
}

function daysOf(day: MovableDay | 'holidays', year: number): Temporal.PlainDate[] {
  if (day !== 'holidays') return [movableDay(day, year)];
  const fixed = fixedHolidays.map((each) => Temporal.PlainDate.from(`${year}-${each}`));
  return [...fixed, movableDay('good-friday', year)];
}
