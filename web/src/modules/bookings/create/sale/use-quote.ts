import type { CallOf } from '@leme/contract/kit/endpoint';
import type { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { quoteOf } from './sale.ts';
import { useIsAgent } from './use-is-agent.ts';

const pauseMs = 150;

/** The price of what is counted, by the rules; the one before stays while the next one comes. */
export function useQuote(sale: Parameters<typeof quoteOf>[0]) {
  const asked = JSON.stringify(quoteOf(sale, useIsAgent()));
  const settled = useSettled(asked, pauseMs);
  const input = JSON.parse(settled) as CallOf<typeof createQuote> | null;
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

export type Quoted = ReturnType<typeof useQuote>;
