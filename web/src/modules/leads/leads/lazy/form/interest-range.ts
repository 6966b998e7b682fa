import { fold } from '@leme/contract/kit/language/fold';
import type { DateRange } from '@leme/contract/kit/resource/fields';
import { fromIso, isoFromTyped } from '#ui/dates/iso-date.ts';

/** `20/11/26 – 22/11/26`; one day alone is written once, and what is no day as it was typed. */
export function writeRange(range: DateRange | null): string {
  if (range === null) return '';
  const [from, to] = [range.from, range.to].map(writeDay);
  return from === to ? String(from) : `${from} – ${to}`;
}

function writeDay(day: string | null): string {
  if (day === null || !fromIso(day)) return day ?? '';
  const [year = '', month, date] = day.split('-');
  return `${date}/${month}/${year.slice(2)}`;
}

/** What days are read with: today, and what the days people speak of are called. */
export type Reading = { today: string; nameOf: (preset: Preset) => string };

/**
 * A day or two of them as they are typed, with or without strokes and year, or the beginning of what only one of the
 * presets is called; what is no day stays as it is.
 */
export function readRange(text: string, { today, nameOf }: Reading): DateRange | null {
  const bare = text.trim();
  if (bare === '') return null;
  const meant = presets.filter((preset) => fold(nameOf(preset)).startsWith(fold(bare)));
  const [named] = meant;
  if (named && meant.length === 1) return presetRange(named, today);
  const whole = /^(\d{6}|\d{8})(\d{6}|\d{8})$/.exec(bare);
  const [first = '', second] = whole
    ? whole.slice(1)
    : bare.split(/\s*–\s*|\s+-\s*|\s*-\s+|\s+(?:a|à|al|au|to)\s+/);
  const from = readDay(first, today);
  // The second day of two without a year comes after the first one.
  return { from, to: second === undefined ? from : readDay(second, from && fromIso(from) ? from : today, 0) };
}

/** Days people are asked about afterwards: what lies further back is a day of the year to come. */
const latelyInDays = 60;

function readDay(text: string, near: string, back = latelyInDays): string | null {
  if (text === '') return null;
  const parts = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text);
  const typed = parts ? parts.slice(1).filter(Boolean).join('/') : text;
  return isoFromTyped(typed) ?? nextDay(typed, near, back) ?? text;
}

/** A day and a month in the year in which they come next, seen from `back` days before another day. */
function nextDay(typed: string, near: string, back: number): string | null {
  if (!/^\d{1,2}\/\d{1,2}$/.test(typed)) return null;
  const earliest = Temporal.PlainDate.from(near).subtract({ days: back });
  // The 29th of February is there in one of eight years to come.
  const years = Array.from({ length: 9 }, (_, at) => earliest.year + at);
  const days = years.map((year) => isoFromTyped(`${typed}/${year}`));
  return days.find((day) => day !== null && day >= earliest.toString()) ?? null;
}

export const presets = ['today', 'tomorrow', 'weekend', 'nextWeekend', 'week', 'month'] as const;
export type Preset = (typeof presets)[number];

/** The days a preset means, seen from today. */
export function presetRange(preset: Preset, today: string): DateRange {
  const day = Temporal.PlainDate.from(today);
  const span = (from: Temporal.PlainDate, to: Temporal.PlainDate) => ({
    from: from.toString(),
    to: to.toString(),
  });
  // On a Sunday the weekend is nearly over, and its Saturday has gone.
  const saturday = day.dayOfWeek === 7 ? day : day.add({ days: 6 - day.dayOfWeek });
  const sunday = day.add({ days: 7 - day.dayOfWeek });
  switch (preset) {
    case 'today':
      return span(day, day);
    case 'tomorrow':
      return span(day.add({ days: 1 }), day.add({ days: 1 }));
    case 'weekend':
      return span(saturday, sunday);
    case 'nextWeekend':
      return span(sunday.add({ days: 6 }), sunday.add({ days: 7 }));
    case 'week':
      return span(day, day.add({ days: 6 }));
    case 'month':
      return span(day, day.with({ day: day.daysInMonth }));
  }
}
