import { fold } from '../../language/fold.ts';
import { type Locale, locales } from '../../language/locale.ts';
import { textsIn } from '../../language/texts.ts';
import { kitWords } from '../../texts/texts.ts';
import { type DayRange, type NamedDay, namedDays } from '../../values/day-ranges.ts';
import {
  between,
  type CellContext,
  type FieldKind,
  oneCell,
  partsOf,
  type ValueFault,
  wrongType,
} from '../field-kind.ts';
import { unsignedZero } from '../numbers/numbers.ts';
import { dayAndMonth, isCivilDate, readDay, writeDay } from './days.ts';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The most pieces of the calendar in one field. */
export const mostRanges = 10;
const mostAround = 30;
const dash = ' – ';
const isYearly = (text: string) => /^\d{2}-\d{2}$/.test(text) && isCivilDate(`2024-${text}`);

/** Several pieces of the calendar. */
export const dayRangesKind: FieldKind = {
  normalise: (value) => (Array.isArray(value) ? value.map(tidyRange) : value),
  check: (value, { required }) => {
    if (!Array.isArray(value)) return wrongType(value, 'array');
    if (value.length > mostRanges) return [{ code: 'too-large', params: { maximum: mostRanges } }];
    if (required && value.length === 0) return [{ code: 'required' }];
    return value.flatMap(rangeFaults);
  },
  // Which parts a period has, its judge says: a day of the calendar, of every year, or one that moves.
  json: ({ required }) => ({
    type: 'array',
    minItems: required ? 1 : 0,
    maxItems: mostRanges,
    items: { type: 'object' },
  }),
  answers: 'day-ranges',
  columns: [['', 'jsonb']],
  store: (value) => [value === null ? null : JSON.stringify(value)],
  load: ([ranges]) => ranges,
  filter: 'none',
  counts: 'items',
  csv: oneCell({
    read: (cell, context) => {
      const ranges = partsOf(cell).map((part) => readRange(part, context));
      if (ranges.includes('ask')) return { code: 'either-day', params: { name: cell } };
      return ranges.includes(undefined) ? { code: 'day-ranges' } : { value: ranges };
    },
    reads: 'days',
    write: () => (text) =>
      (JSON.parse(text) as DayRange[]).map((range) => writeRange(range, locales[0])).join(between),
  }),
};

/** What a day is called that ranges lie around, `Carnaval`. */
export function namedDay(day: NamedDay, locale: Locale): string {
  return textsIn(kitWords, locale)(`day.${day}`);
}

function tidyRange(range: unknown): unknown {
  if (!isParts(range)) return range;
  if (!('day' in range)) return { ...range, to: range.to ?? range.from };
  const { before = 0, after = 0 } = range;
  return { ...range, before: unsignedZero(before), after: unsignedZero(after) };
}

type Wrong = [name: string, code: string];

function rangeFaults(range: unknown, place: number): readonly ValueFault[] {
  if (!isParts(range)) return [{ code: 'type', at: [place] }];
  const wrong = 'day' in range ? aroundFaults(range) : betweenFaults(range);
  const params = { maximum: mostAround };
  return wrong.map(([name, code]) => ({ code, at: [place, name], ...(code === 'too-large' && { params }) }));
}

function aroundFaults({ day, ...sides }: Parts): Wrong[] {
  const { before, after, ...others } = sides;
  return [
    ...(namedDays.some((each) => each === day) ? [] : [['day', 'option'] as Wrong]),
    ...Object.entries({ before, after })
      .filter(([, days]) => !Number.isInteger(days) || Number(days) < 0 || Number(days) > mostAround)
      .map(([name]): Wrong => [name, 'too-large']),
    ...unknownIn(others),
  ];
}

function betweenFaults({ from, to, ...others }: Parts): Wrong[] {
  const formOf = (day: unknown) => (isCivilDate(String(day)) ? 10 : isYearly(String(day)) ? 5 : 0);
  const form = formOf(from);
  // Every year it may go on over New Year; once it may not.
  const isBackwards = form === 10 && String(from) > String(to);
  if (form === 0) return [['from', 'date']];
  if (formOf(to) !== form) return [['to', 'date']];
  return isBackwards ? [['to', 'backwards']] : unknownIn(others);
}

const unknownIn = (others: object) => Object.keys(others).map((name): Wrong => [name, 'unknown-field']);

/** `15/12/2026 – 28/02/2027`, `15/12 – 28/02` of every year, `Carnaval -4 +1`. */
export function writeRange(range: DayRange, locale: Locale): string {
  if ('day' in range) {
    const { day, before, after } = range;
    return [namedDay(day, locale), before > 0 && `-${before}`, after > 0 && `+${after}`]
      .filter(Boolean)
      .join(' ');
  }
  const [from, to] = [range.from, range.to].map((day) =>
    day.length === 10 ? writeDay(day) : `${day.slice(3)}/${day.slice(0, 2)}`,
  );
  return from === to ? String(from) : `${from}${dash}${to}`;
}

function readRange(text: string, context: CellContext): DayRange | 'ask' | undefined {
  const around = /^(.*?)(?:\s*-\s*(\d{1,3}))?(?:\s*\+\s*(\d{1,3}))?$/.exec(text);
  const word = fold(around?.[1] ?? '');
  const day = namedDays.find((each) => locales.some((locale) => fold(namedDay(each, locale)) === word));
  if (day) return { day, before: Number(around?.[2] ?? 0), after: Number(around?.[3] ?? 0) };
  const [from = '', to = from, another] = text
    .split(/\s*–\s*|\s+(?:-|a|até)\s+/)
    .map((end) => readEnd(end, context));
  if (from === 'ask' || to === 'ask') return 'ask';
  return from && another === undefined ? { from, to } : undefined;
}

function readEnd(text: string, context: CellContext): string {
  const [, first = '', second = ''] = /^(\d{1,2})[/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (first) {
    const read = dayAndMonth([first, second], context.reading);
    return read === 'ask' ? 'ask' : `${read.month}-${read.day}`;
  }
  const read = readDay(text.trim(), context);
  return 'code' in read ? 'ask' : read.value;
}
