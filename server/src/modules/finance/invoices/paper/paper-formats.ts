import type { PaperFormats } from '@leme/contract/finance/invoices/paper/invoice-paper';
import { dateTimeFormat, numberFormat } from '@leme/contract/kit/language/intl';
import type { Locale } from '@leme/contract/kit/language/locale';

const dayNumbers = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** How a customer reads days and amounts; British English has the day before the month. */
export function formatsOf(locale: Locale): PaperFormats {
  const tag = locale === 'en' ? 'en-GB' : locale;
  return {
    money: (amount) => numberFormat(tag, { style: 'currency', currency: 'BRL' }).format(amount),
    date: (day) => dateTimeFormat(tag, dayNumbers).format(new Date(`${day}T00:00:00Z`)),
    number: (value) => numberFormat(tag).format(value),
    percent: (bp) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000),
  };
}
