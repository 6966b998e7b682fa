import type { DateRange } from '@leme/contract/kit/fields';
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

/** A day or two of them as they are typed, with or without strokes; what is no day stays as it is. */
export function readRange(text: string): DateRange | null {
  const bare = text.trim();
  if (bare === '') return null;
  const whole = /^(\d{6}|\d{8})(\d{6}|\d{8})$/.exec(bare);
  const [from = '', to = from] = whole
    ? whole.slice(1)
    : bare.split(/\s*–\s*|\s+-\s*|\s*-\s+|\s+(?:a|à|al|au|to)\s+/);
  return { from: readDay(from), to: readDay(to) };
}

function readDay(text: string): string | null {
  if (text === '') return null;
  const parts = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text);
  return isoFromTyped(parts ? parts.slice(1).join('/') : text) ?? text;
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
