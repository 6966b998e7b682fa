import type { CallOf } from '@leme/contract/kit/endpoint';
import type { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';

const pauseMs = 150;

/** What is asked of prices; null while there is not enough to ask. */
export type QuoteAsked = CallOf<typeof createQuote> | null;

/** The price of what is typed, by the rules, once typing pauses; the one before stays while the next one comes. */
export function useSettledQuote(wish: QuoteAsked) {
  const asked = JSON.stringify(wish);
  const settled = useSettled(asked, pauseMs);
  const input = JSON.parse(settled) as QuoteAsked;
  const query = useAsk<typeof createQuote>('POST /quotes', input ?? { code: null }, {
    shows: ['pricing-rules', 'products', 'fare-types'],
    keeps: true,
    retry: false,
    background: true,
    enabled: input !== null,
  });
  const isCurrent = asked === settled && !query.isPlaceholderData && input !== null;
  return { query, quote: isCurrent ? query.data : undefined, shown: input ? query.data : undefined };
}
