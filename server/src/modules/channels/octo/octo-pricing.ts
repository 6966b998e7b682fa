import type { OctoPricing } from '@leme/contract/channels/octo/octo-shapes';
import { dayIn } from '@leme/contract/kit/values/days';
import type { Quote } from '@leme/contract/prices/quote';
import { pricesOf } from '#modules/pricing/public';
import type { Ask } from './octo-call.ts';

export const currency = 'BRL';

/** An amount of ours as a partner reads it: what the guest pays, what it cost at first, and what the partner pays us. */
export function pricingOf({ partner }: Pick<Ask, 'partner'>, retail: number, original = retail): OctoPricing {
  return {
    original: Math.max(original, retail),
    retail,
    net: Math.round((retail * (10_000 - partner.commission_bp)) / 10_000),
    currency,
    currencyPrecision: 2,
    includedTaxes: [],
  };
}

type Sailing = { product_id: string; date: string; start_time: string | null } & {
  boat_ids: string[];
  occupancy_bp: number | null;
};
export type Party = { passengers: { fare_type_id: string; quantity: number }[]; people?: number };

/** What parties cost on departures; the price book is read once. Null where there is no price. */
export async function quotesOf(
  { work, partner }: Ask,
  asked: readonly (Sailing & Party)[],
): Promise<(Quote | null)[]> {
  const sold_on = dayIn(work.actor.timezone, work.now);
  const prices = await pricesOf(
    work,
    asked.map(({ passengers, people, ...sailing }) => ({
      ...sailing,
      party: passengers,
      ...(people !== undefined && { people }),
      sold_on,
      channel: 'octo' as const,
      agent_id: partner.agent_id,
      customer_id: null,
      code: null,
      extras: [],
      discount: null,
    })),
  );
  return prices.map((price) => price?.quote ?? null);
}

/** A quote with what the same party costs by the table alone. */
export function pricingOfQuote(ask: Pick<Ask, 'partner'>, { lines, total, trace }: Quote): OctoPricing {
  const table = new Map(trace.facts.fares.map(({ id, price }) => [id, price]));
  const isPrivate = trace.facts.product.sharing_mode === 'private';
  const original = lines.reduce(
    (sum, { fare_type_id, quantity }) => sum + (table.get(fare_type_id) ?? 0) * quantity,
    0,
  );
  return pricingOf(ask, total, isPrivate ? total : original);
}
