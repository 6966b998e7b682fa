import { type SaleChannel, saleChannels } from '@leme/contract/pricing/pricing-rules';
import type { QuoteTrace } from '@leme/contract/pricing/trace-shapes';
import type { Work } from '#kit/work';
import { allBookings } from '../partner-scope.ts';
import type { PartySale } from './price-party.ts';

type SoldAs = Omit<PartySale, 'passengers'>;

/** How a booking was sold, so that it is priced again as it was: of older ones nothing but agent and customer is known. */
export async function soldAs({ tx, actor }: Work, id: string): Promise<SoldAs> {
  const row = await tx.first(
    allBookings(actor.tenantId)
      .select(['channel', 'agent_id', 'customer_id', 'price_trace'])
      .where('id', '=', id),
  );
  const inputs = (row?.price_trace as QuoteTrace | null | undefined)?.inputs;
  return {
    channel: channelOf(row?.channel),
    agent_id: row?.agent_id ?? null,
    customer_id: row?.customer_id ?? null,
    code: null,
    extras: inputs?.extras ?? [],
    discount: inputs?.discount ?? null,
  };
}

const channelOf = (stored: string | undefined): SaleChannel =>
  saleChannels.find((channel) => channel === stored) ?? 'counter';

/** The special prices a booking took a use of when it was sold, by their ids. */
export async function specialsOf({ tx, actor }: Work, id: string): Promise<string[]> {
  const row = await tx.first(allBookings(actor.tenantId).select('price_trace').where('id', '=', id));
  const trace = row?.price_trace as QuoteTrace | null | undefined;
  return (trace?.counted ?? []).flatMap((each) => (each.of === 'special' ? [each.id] : [])).sort();
}
