import type { DayRange, MovableDay, NamedDay } from '../kit/values/day-ranges.ts';

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
  const [year, place] = [date.slice(0, 4), placeOf(date.slice(5))];
  return daysMeant(ranges, year)[place] === 1;
}

/** Days of a year by month and day, each month with room for as many as any has. */
type YearOfDays = Uint8Array;
const placeOf = (day: string) => Number(day.slice(0, 2)) * 32 + Number(day.slice(3));
const placesOfYear = 13 * 32;

/** What pieces mean in the years they were asked about: whoever keeps the pieces keeps that, too. */
const meant = new WeakMap<readonly DayRange[], Map<string, YearOfDays>>();
/** A price is told three years ahead; who replays prices of other centuries shall not fill the memory. */
const mostYears = 8;

function daysMeant(ranges: readonly DayRange[], year: string): YearOfDays {
  const years = meant.get(ranges) ?? new Map<string, YearOfDays>();
  const known = years.get(year);
  if (known) return known;
  const days = new Uint8Array(placesOfYear);
  for (const range of ranges) for (const [from, to] of piecesIn(year, range)) days.fill(1, from, to + 1);
  if (years.size >= mostYears) years.clear();
  meant.set(ranges, years.set(year, days));
  return days;
}

type Piece = readonly [from: number, to: number];

function piecesIn(year: string, range: DayRange): readonly Piece[] {
  if ('day' in range) return piecesAround(year, range);
  if (range.from.length === 10) return within(year, range.from, range.to);
  const [from, to] = [placeOf(range.from), placeOf(range.to)];
  return from <= to
    ? [[from, to]]
    : [
        [0, to],
        [from, placesOfYear],
      ];
}

/** What of the days from one to another lies in a year. */
function within(year: string, from: string, to: string): readonly Piece[] {
  if (to.slice(0, 4) < year || from.slice(0, 4) > year) return [];
  const isBefore = from.slice(0, 4) < year;
  const isAfter = to.slice(0, 4) > year;
  return [[isBefore ? 0 : placeOf(from.slice(5)), isAfter ? placesOfYear : placeOf(to.slice(5))]];
}

function piecesAround(
  year: string,
  { day, before, after }: Extract<DayRange, { day: unknown }>,
): readonly Piece[] {
  const { days, places } = namedIn(year, day);
  return days.flatMap((each) => {
    const [from, to] = [Math.max(0, each - before), Math.min(places.length - 1, each + after)];
    return from <= to ? [[places[from] ?? 0, places[to] ?? 0]] : [];
  });
}

/** The days of a name around a year, counted from its first day, and where each day of the year has its place. */
type Named = { days: readonly number[]; places: readonly number[] };

/** The same for everybody. */
const named = new Map<string, Named>();
const mostNamed = 200;

function namedIn(year: string, day: NamedDay): Named {
  const known = named.get(`${day} ${year}`);
  if (known) return known;
  const first = Temporal.PlainDate.from({ year: Number(year), month: 1, day: 1 });
  // What is around a day of New Year may be of the year before or after.
  const days = [-1, 0, 1]
    .flatMap((years) => daysOf(day, first.year + years))
    .map((each) => first.until(each, { largestUnit: 'day' }).days);
  const places = Array.from({ length: first.daysInYear }, (_, at) =>
    placeOf(first.add({ days: at }).toString().slice(-5)),
  );
  if (named.size >= mostNamed) named.clear();
  named.set(`${day} ${year}`, { days, places });
  return { days, places };
}

function daysOf(day: NamedDay, year: number): Temporal.PlainDate[] {
  if (day !== 'holidays') return [movableDay(day, year)];
  const fixed = fixedHolidays.map((each) => {
    const [month = 0, ofMonth = 0] = each.split('-').map(Number);
    return Temporal.PlainDate.from({ year, month, day: ofMonth });
  });
  return [...fixed, movableDay('good-friday', year)];
}
