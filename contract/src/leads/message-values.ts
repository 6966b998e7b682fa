import type { Locale } from '../kit/language/locale.ts';
import type { DateRange } from '../kit/resource/fields.ts';
import type { BookingPlaceholder, Placeholder } from '../sales/message-template.ts';
import { type PassengerCounts, type PassengerWords, passengersOf, passengersText } from './passengers.ts';

/** What a message may say of a lead. */
export type MessageLead = PassengerCounts & {
  name: string;
  interest_date: DateRange | null;
  offered_value: number | null;
};

/** Whom and what a message speaks of, and in which language. */
export type MessageTopic = {
  lead: MessageLead;
  product: { name: string; isPrivate: boolean } | null;
  company: string;
  seller: string;
  locale: Locale;
  /** Passengers as one tells them to a customer. */
  words: Omit<PassengerWords, 'nobody'>;
};

/** What stands for each placeholder of a message to a lead; an empty text where nothing is known. */
export function messageValues(topic: MessageTopic): Record<Exclude<Placeholder, BookingPlaceholder>, string> {
  const { lead, product, company, seller, locale, words } = topic;
  const name = lead.name.trim();
  const passengers = passengersOf(lead, product?.isPrivate ?? false);
  return {
    nome: name,
    primeiro_nome: name.split(/\s/)[0] ?? name,
    produto: product?.name ?? '',
    data: daysText(lead.interest_date),
    passageiros: passengersText(passengers, { ...words, nobody: '' }),
    valor: lead.offered_value === null ? '' : reaisText(lead.offered_value, locale),
    empresa: company,
    vendedor: seller,
  };
}

/** `09/01/2027`, or `09/01/2027 – 11/01/2027` where there are two days. */
function daysText(range: DateRange | null): string {
  const days = new Set([range?.from, range?.to].flatMap((day) => (day ? dayText(day) : [])));
  return [...days].join(' – ');
}

/** Every language of the product writes the day first. */
function dayText(day: string): string {
  return day.slice(0, 10).split('-').reverse().join('/');
}

/** `R$ 1.564,50`: customers abroad, too, are told reais by their sign and not by the letters of a bank. */
function reaisText(reais: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale, style).format(reais);
}
