import type { Locale } from './locale.ts';

// A writer of Intl takes longer to make than a row to draw. There are as many as the code has ways of writing.
const made = new Map<string, unknown>();

function once<F>(kind: string, locale: string, options: object | undefined, make: () => F): F {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as F | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

/** The writer of dates and times of a locale; options come from the code and the company's time zone, never from a request. */
export function dateTimeFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** The writer of numbers of a locale, likewise. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/** The forms of numbers of a locale. */
export function pluralRules(locale: string): Intl.PluralRules {
  return once('plural', locale, undefined, () => new Intl.PluralRules(locale));
}

/** The locale whose ways of writing a language has: British English writes day before month, as all others do. */
export const localeTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

/** `20/11/2026` from a civil date, in every language. */
export function dayText(day: string, locale: Locale): string {
  const numbers = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return dateTimeFormat(localeTag(locale), numbers).format(new Date(`${day}T00:00:00Z`));
}

/** `09:30` from an instant, in a zone. */
export function clockText(instant: string | Date, timeZone: string, locale: Locale): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return dateTimeFormat(localeTag(locale), clock).format(new Date(instant));
}
