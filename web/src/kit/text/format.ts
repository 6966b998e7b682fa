import { localeTag, numberFormat } from '@leme/contract/kit/language/intl';
import type { Locale } from '@leme/contract/kit/language/locale';
import { useTimeZone } from '../auth-session/auth-session.tsx';
import { useLocale } from './i18n.ts';

const dayNumbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const civilDay = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
const instantOf = (value: string | Date) => (typeof value === 'string' ? new Date(value) : value);

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Writers of dates, times, numbers and money in one language and one time zone. */
export function formatsFor(locale: Locale, timeZone: string) {
  const tag = localeTag(locale);
  const civil = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const local = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone });
  const numbers = civil(dayNumbers);
  const short = civil({ weekday: 'short', day: '2-digit', month: 'short' });
  const long = civil({ dateStyle: 'full' });
  const moment = local(clock);
  const dateOfInstant = local(dayNumbers);
  const relative = new Intl.RelativeTimeFormat(tag);
  const reais = new Intl.NumberFormat(tag, { style: 'currency', currency: 'BRL' });
  return {
    /** `20/11/2026` from a civil date `2026-11-20`. */
    date: (date: string) => numbers.format(civilDay(date)),
    /** `sex., 20 de nov.` from a civil date. */
    shortDate: (date: string) => short.format(civilDay(date)),
    /** `sexta-feira, 20 de novembro de 2026` from a civil date. */
    longDate: (date: string) => long.format(civilDay(date)),
    /** `09:30` from the company's clock time `09:30` or `09:30:00`, or from an instant in its zone. */
    time: (value: string | Date) =>
      typeof value === 'string' && /^\d\d:\d\d/.test(value)
        ? value.slice(0, 5)
        : moment.format(instantOf(value)),
    /** `20/11/2026 09:30` from an instant, in the company's zone. */
    dateTime: (value: string | Date) =>
      `${dateOfInstant.format(instantOf(value))} ${moment.format(instantOf(value))}`,
    /** `há 3 minutos` from an instant; a clock that runs behind has it a second ago. */
    ago: (value: string | Date, now: Date) => {
      const seconds = Math.max(1, Math.floor((now.getTime() - instantOf(value).getTime()) / 1000));
      const [unit, size] = steps.find(([, length]) => seconds >= length) ?? steps[3];
      return relative.format(-Math.floor(seconds / size), unit);
    },
    /** `R$ 1.234,50` from reais. */
    money: (amount: number) => reais.format(amount),
    /** `1.234` or, with options, what `Intl.NumberFormat` makes of them. */
    number: (value: number, options?: Intl.NumberFormatOptions) => numberFormat(tag, options).format(value),
    /** `12,5%` from integer basis points. */
    percent: (basisPoints: number) =>
      numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

const made = new Map<string, Formats>();

/** Writers in the person's language and the company's time zone. */
export function useFormat(): Formats {
  const [locale, timeZone] = [useLocale(), useTimeZone()];
  const key = `${locale} ${timeZone}`;
  // One set for all who ask: making them takes as long as drawing a row, and every row asks.
  const formats = made.get(key) ?? formatsFor(locale, timeZone);
  made.set(key, formats);
  return formats;
}
