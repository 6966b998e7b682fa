import type { Lead } from '@leme/contract/leads/leads';
import { passengersOf, passengersText } from '@leme/contract/leads/passengers';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { chatNumber } from '../chat/chat-address.ts';
import { useProductOf } from './interactions.queries.ts';
import { interactionsTexts } from './texts/texts.ts';

/** `+55 (48) 99999-1234`. */
export function leadPhone({ country_code, phone }: Lead): string {
  const code = country_code.replace(/^(?=\d)/, '+');
  return phone.startsWith('+') ? phone : `${code} ${code === '+55' ? phoneText(phone) : phone}`;
}

/** Whom one talks to: number, how many, and what they were offered. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const t = useText(interactionsTexts);
  const { money } = useFormat();
  const isPrivate = useProductOf(lead.product_id)?.sharing_mode === 'private';
  const passengers = passengersText(passengersOf(lead, isPrivate), {
    together: (count) => t('passengers', { count }),
    adults: (count) => t('adultsShort', { count }),
    children: (count) => t('childrenShort', { count }),
    between: ' + ',
    nobody: '',
  });
  return (
    <span className="flex flex-wrap gap-x-4 tabular-nums">
      {[leadPhone(lead), passengers, money(lead.offered_value)].filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}

/** Says of a number nobody knows that it goes out as it was typed. */
export function DoubtfulNumber({ lead }: { lead: Lead }) {
  const t = useText(interactionsTexts);
  if (chatNumber(lead).isKnown) return null;
  return <p className="text-sm text-warning-text">{t('doubtfulNumber')}</p>;
}
