import { fold } from '../../language/fold.ts';
import { type Locale, locales } from '../../language/locale.ts';
import { listFaults, tidyList, writeList } from '../choices/lists.ts';
import { between, type FieldKind, oneCell, partsOf } from '../field-kind.ts';

/** The days of a week by their numbers in ISO 8601: Monday is 1, Sunday 7. */
export const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const names = new Map<string, string>();

/** What a day of the week is called. */
export function weekdayName(day: number, locale: Locale, width: 'long' | 'short' = 'long'): string {
  const key = `${locale} ${width} ${day}`;
  // The first of January 2024 was a Monday. Asking for a name takes longer than keeping it.
  const name =
    names.get(key) ??
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, day)),
    );
  names.set(key, name);
  return name;
}

const bare = (name: string) => fold(name).replace(/[^\p{L}]/gu, '');

function readWeekday(name: string): number | undefined {
  const word = bare(name);
  return isoWeekdays.find((day) =>
    locales.some((locale) => {
      const long = bare(weekdayName(day, locale));
      return [long, bare(weekdayName(day, locale, 'short'))].includes(word) || long === `${word}feira`;
    }),
  );
}

/** A set of days of the week, Monday first. */
export const weekdaysKind: FieldKind = {
  normalise: (value) => tidyList(value, isoWeekdays),
  check: (value) => listFaults(value, isoWeekdays),
  json: () => ({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    maxItems: isoWeekdays.length,
    uniqueItems: true,
  }),
  answers: 'numbers',
  columns: [['', 'smallint[]']],
  filter: 'none',
  counts: 'items',
  csv: oneCell({
    nothing: [],
    read: (cell) => {
      const days = partsOf(cell).map(readWeekday);
      return days.includes(undefined) ? { code: 'option' } : { value: [...new Set(days)] };
    },
    write: () => (stored) =>
      writeList(stored)
        .map((day) => weekdayName(Number(day), locales[0]))
        .join(between),
  }),
};
