import { useLocale } from '#kit/text/i18n.ts';

/** `novembro de 2026` from the first day of a month. */
export function useMonthName(): (month: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}T00:00:00Z`));
}
