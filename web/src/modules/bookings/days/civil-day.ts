import { dateTimeFormat } from '@leme/contract/kit/language/intl';
import { fromIso } from '#ui/dates/iso-date.ts';

/** A civil date moved by whole days. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The company's day at an instant: what "Hoje" means. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = dateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}`;
}

/** The value as a civil date of the calendar; undefined for anything else. */
export function civilDay(value: unknown): string | undefined {
  return typeof value === 'string' && fromIso(value) ? value : undefined;
}

/** `10:30` moved by minutes, round the clock. */
export function addMinutes(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const total = (((hours * 60 + rest + minutes) % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
