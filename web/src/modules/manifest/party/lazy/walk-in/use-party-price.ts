import { isRole, partnerKind } from '@leme/contract/access/roles';
import { toCents } from '@leme/contract/kit/values/money';
import type { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { type Counted, type Fare, totalCents } from '#modules/bookings/lazy/public.ts';

type PricedSale = { session_id: string; passengers: readonly Counted[] };

const shows = ['pricing-rules', 'products', 'fare-types', 'bookings'] as const;

/** What a party costs at a departure, in centavos, as its rules say; until they have, what its fares come to. */
export function usePartyPrice(sale: PricedSale, fares: readonly Fare[]) {
  const { role } = useSignedIn();
  const isAgent = isRole(role) && partnerKind(role) === 'agent';
  const quote = quoteOf(sale, isAgent);
  const asked = JSON.stringify(quote);
  const settled = useSettled(asked);
  const { data } = useAsk<typeof createQuote>('POST /quotes', JSON.parse(settled), {
    shows,
    background: true,
    retry: false,
    enabled: quote.party.length > 0,
  });
  const ofFares = totalCents(fares, sale.passengers);
  const said = asked === settled ? data : undefined;
  return {
    cents: said ? toCents(said.total) : ofFares,
    /** The same, asked now where it has not come yet. */
    async exact(): Promise<number> {
      if (said) return toCents(said.total);
      const reply = await call<typeof createQuote>('POST /quotes', quote).catch(() => undefined);
      return reply ? toCents(reply.total) : ofFares;
    },
  };
}

function quoteOf({ session_id, passengers }: PricedSale, isAgent: boolean) {
  return {
    session_id,
    party: passengers.filter(({ quantity }) => quantity > 0),
    channel: isAgent ? ('agency' as const) : ('counter' as const),
    code: null,
  };
}
