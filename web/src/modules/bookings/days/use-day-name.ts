import { dateTimeFormat } from '@leme/contract/kit/language/intl';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { bookingsTexts } from '../texts/texts.ts';
import { addDays } from './civil-day.ts';

/** `Amanhã` and `domingo, 23/11/2026`: a word only for the days around today. */
export function useDayName(date: string, today: string) {
  const t = useText(bookingsTexts);
  const locale = useLocale();
  const { date: numbers } = useFormat();
  const near = [addDays(today, -1), today, addDays(today, 1)].indexOf(date);
  return {
    word: ([t('yesterday'), t('today'), t('tomorrow')] as const)[near],
    weekday: weekdayOf(date, locale),
    numbers: numbers(date),
  };
}

function weekdayOf(date: string, locale: string): string {
  const weekday = dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return weekday.format(new Date(`${date}T00:00:00Z`));
}
