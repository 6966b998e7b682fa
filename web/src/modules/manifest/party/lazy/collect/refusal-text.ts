import type { PaymentRefusal } from '@leme/contract/bookings/payment-rules';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { collectTexts } from './texts/texts.ts';

const keys = {
  'booking-cancelled': 'cancelled',
  'other-day': 'otherDay',
  'not-allowed': 'notAllowed',
  'unknown-booking': 'unknown',
  'id-reused': 'alreadySent',
  invalid: 'invalid',
} as const satisfies Record<Exclude<PaymentRefusal, 'above-remaining'>, string>;

/** Why money could not be handed in, in words; `maximum` is what was owed when it came. */
export function useRefusalText() {
  const t = useText(collectTexts);
  const { money } = useFormat();
  return (reason: PaymentRefusal, maximum: number | null): string => {
    if (reason !== 'above-remaining') return t(keys[reason]);
    return maximum === null || maximum <= 0 ? t('settled') : t('aboveOwed', { amount: money(maximum) });
  };
}
