import { may } from '@leme/contract/access/permission';
import type { FareLine } from '@leme/contract/kit/resource/fields';
import type { LeadProduct } from '@leme/contract/leads/endpoints';
import type { createQuote, QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import type { LeadDraft } from './lead-draft.ts';
import { isPrivate, type LeadValues, partyByFare } from './lead-values.ts';

const asks = { anyOf: [may('products', 'read'), may('bookings', 'create')] };

/** What the rules make of this lead on its first day; undefined while that cannot be asked, or has no price. */
export function useRuledPrice({ values, product }: LeadDraft): QuoteReply | undefined {
  const { tenant } = useSignedIn();
  const today = Temporal.Now.plainDateISO(useTimeZone()).toString();
  const isMine = useCan()(asks);
  const asked = JSON.stringify(quoteAsked(values, product, today));
  const settled = useSettled(asked);
  const { data } = useQuery({
    queryKey: ['leads', tenant.id, 'ruled-price', settled],
    meta: { shows: ['pricing-rules', 'products', 'fare-types'] },
    enabled: isMine && settled !== 'null',
    retry: false,
    queryFn: ({ signal }) =>
      call<typeof createQuote>('POST /quotes', JSON.parse(settled), { signal, background: true }),
  });
  return asked === settled ? data : undefined;
}

/** The question the price engine is asked; null where something of it is missing, or the day is over. */
function quoteAsked(values: LeadValues, product: LeadProduct | undefined, today: string) {
  const date = values.interest_date?.from;
  if (!product || !date || date < today) return null;
  const { passenger_count: people } = values;
  if (isPrivate(product) && values.value_mode !== 'by_fare')
    return typeof people === 'number' && people > 0 ? { product_id: product.id, date, people } : null;
  const party = partyByFare(values, product)
    .filter(({ quantity }) => quantity > 0)
    .map(({ fare_type_id, quantity }) => ({ fare_type_id, quantity }));
  return party.length > 0 ? { product_id: product.id, date, party } : null;
}

/** What taking that price changes: fares that were agreed keep their lines where these alone make it up. */
export function takePrice({ values, set }: LeadDraft, { total, lines, adjustments }: QuoteReply): void {
  const agreed = values.value_mode === 'by_fare' ? values.fare_type_adjustments : null;
  if (!agreed || adjustments.length > 0) {
    set({ value_mode: 'manual', offered_value: total });
    return;
  }
  const priceOf = ({ fare_type_id, price }: FareLine) =>
    lines.find((line) => line.fare_type_id === fare_type_id)?.unit_price ?? price;
  set({ fare_type_adjustments: agreed.map((line) => ({ ...line, price: priceOf(line) })) });
}
