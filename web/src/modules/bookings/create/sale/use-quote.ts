import { useSettledQuote } from '../../lazy/booking-form/use-settled-quote.ts';
import { quoteOf } from './sale.ts';
import { useIsAgent } from './use-is-agent.ts';

/** The price of what is counted in a sale. */
export function useQuote(sale: Parameters<typeof quoteOf>[0]) {
  return useSettledQuote(quoteOf(sale, useIsAgent()));
}

export type Quoted = ReturnType<typeof useQuote>;
