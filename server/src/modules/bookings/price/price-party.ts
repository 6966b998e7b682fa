import { dayIn } from '@leme/contract/kit/values/days';
import { occupancyOf } from '@leme/contract/prices/conditions';
import type { QuoteInputs } from '@leme/contract/prices/price-book';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { QuoteTrace } from '@leme/contract/pricing/trace-shapes';
import type { TimedWork } from '#kit/work';
import { type Priced, priceOf } from '#modules/pricing/public';
import { type Fare, faresOnSale } from '../party/fares.ts';
import type { Line } from './adjustments.ts';
import type { Departure } from './departure-to-sell.ts';
import { refuseParty } from './refuse-party.ts';

/** A party as far as its price depends on it. */
export type PartySale = {
  passengers: QuoteInputs['party'];
  /** Of a group that is sold by its size alone. */
  people?: number | undefined;
  channel: SaleChannel;
} & Pick<QuoteInputs, 'agent_id' | 'customer_id' | 'code' | 'extras' | 'discount'>;

type Sailing = Pick<
  Departure,
  'product_id' | 'date' | 'start_time' | 'boat_ids' | 'taken' | 'total_capacity'
>;

export type SoldFare = { fare_type_id: string; quantity: number; pax_count: number; unitCents: number };

/** What a party costs: its fares, what stands beside them, and how it came about. */
export type SoldParty = {
  party: SoldFare[];
  lines: Line[];
  cents: number;
  trace: QuoteTrace;
  /** The special prices it takes a use of. */
  specials: string[];
};

/** The one price of a party for a departure, as quotes say it. */
export async function priceParty(work: TimedWork, session: Sailing, sale: PartySale): Promise<SoldParty> {
  const { taken, total_capacity, product_id, date, start_time, boat_ids } = session;
  const { passengers, people, ...asked } = sale;
  const fares = await faresOnSale(work.tx, work.actor, product_id);
  refuseParty(passengers, fares);
  const priced = await priceOf(
    work,
    {
      ...asked,
      product_id,
      date,
      start_time,
      boat_ids,
      occupancy_bp: occupancyOf(taken, total_capacity),
      sold_on: dayIn(work.actor.timezone, work.now),
      party: passengers,
      ...(people !== undefined && { people }),
    },
    people === undefined ? '/passengers' : '/people',
  );
  return soldAt(priced, fares);
}

function soldAt({ quote, trace }: Priced, fares: readonly Fare[]): SoldParty {
  const seats = new Map(fares.map(({ id, pax_count }) => [id, pax_count]));
  return {
    party: quote.lines.map(({ fare_type_id, quantity, unit_price }) => ({
      fare_type_id,
      quantity,
      pax_count: seats.get(fare_type_id) ?? 1,
      unitCents: unit_price,
    })),
    lines: quote.adjustments.map(({ kind, name = null, cents }) => ({ kind, cents, reason: name })),
    cents: quote.total,
    trace,
    specials: trace.counted.flatMap(({ of, id }) => (of === 'special' ? [id] : [])).sort(),
  };
}
