import { fareTypes } from '@leme/contract/catalog/fare-types';
import { products } from '@leme/contract/catalog/products';
import { dayIn } from '@leme/contract/kit/values/days';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRows } from '#kit/resource/resource-calls.ts';

/** What is asked of the simulator; empty boxes are null. */
export type Asked = {
  product_id: string | null;
  date: string | null;
  start_time: string | null;
  party: Readonly<Record<string, number>>;
  /** How many charter a private product; it is all that is asked of its party. */
  people: number;
  channel: SaleChannel;
  agent: { value: string; label: string } | null;
  code: string;
  /** As if sold on that day; now where none is chosen. */
  sold_on: string | null;
};

/** The boxes of the simulator, and what they change. */
export type AskedForProps = { asked: Asked; onChange: (part: Partial<Asked>) => void };

export const nothingAsked = (timezone: string): Asked => ({
  product_id: null,
  date: dayIn(timezone, Temporal.Now.instant()),
  start_time: null,
  party: {},
  people: 0,
  channel: 'counter',
  agent: null,
  code: '',
  sold_on: null,
});

const partyOf = ({ party }: Asked) =>
  Object.entries(party).flatMap(([fare_type_id, quantity]) =>
    quantity > 0 ? [{ fare_type_id, quantity }] : [],
  );

/** Whether there is enough to ask for a price. */
export const isWhole = (asked: Asked) =>
  asked.product_id !== null && asked.date !== null && (asked.people > 0 || partyOf(asked).length > 0);

/** The price of what is asked, with every step; the one before stays while the next one comes. */
export function useQuoteOf(asked: Asked) {
  const { tenant } = useSignedIn();
  const { product_id, date, start_time, people, channel, agent, code, sold_on } = asked;
  return useAsk<typeof createQuote>(
    'POST /quotes',
    {
      product_id: product_id ?? undefined,
      date: date ?? undefined,
      party: partyOf(asked),
      channel,
      ...(people > 0 && { people }),
      ...(start_time && { start_time }),
      ...(agent && { agent_id: agent.value }),
      code: code.trim() || null,
      ...(sold_on && { sold_at: noonOf(sold_on, tenant.timezone) }),
    },
    {
      shows: ['pricing-rules', 'products', 'fare-types'],
      keeps: true,
      enabled: isWhole(asked),
      retry: false,
    },
  );
}

/** Noon of a day where the company is. */
const noonOf = (day: string, timeZone: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' }).toInstant().toString();

/** What is on sale, and the fares of one of it. */
export const useProductsOnSale = () => useRows(products, { status: 'active', limit: 200 }).query;
export const useFaresOf = (product_id: string) =>
  useRows(fareTypes, { product_id, active: 1, sort: 'order_index', limit: 200 }).query;
