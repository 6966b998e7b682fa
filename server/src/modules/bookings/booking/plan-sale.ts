import type { createBooking } from '@leme/contract/bookings/endpoints';
import { peopleOf, seatsOf } from '@leme/contract/bookings/rules';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { TimedWork } from '#kit/work';
import { byHand, requireSamePrice } from '#modules/pricing/public';
import { customersFor } from '../customers/require-customer.ts';
import { departureToSell, requireOnSale, requireSize } from '../price/departure-to-sell.ts';
import { refuseDiscount } from '../price/discount-limit.ts';
import { priceParty } from '../price/price-party.ts';
import { refuseCrowd } from '../seats/seats.ts';

/** A party and its customer, as they are sold. */
export type SaleInput = Omit<InputOf<typeof createBooking>, 'payment'>;
export type SalePlan = Awaited<ReturnType<typeof planSale>>;

/**
 * A party at its price in a departure that is on sale and has room for it, by reading alone: a crowd after the last seats is
 * told at once; the update of the seats still decides.
 */
export async function planSale(work: TimedWork, input: SaleInput) {
  const agent_id = agentOf(work, input.agent_id);
  await requireOwnCustomer(work, input.customer_id);
  const session = await departureToSell(work, input.session_id);
  requireOnSale(work, session, input.past_cutoff);
  const channel = channelOf(work, input.channel);
  const { passengers, customer_id, code = null } = input;
  const asked = { passengers, customer_id, agent_id, code, channel };
  const sold = await priceParty(work, session, { ...asked, ...byHand(input) });
  await refuseDiscount(work, input, sold);
  const room = { seats: seatsOf(sold.party), people: peopleOf(sold.party) };
  requireSize(session, room.people);
  if (input.trace) requireSamePrice(sold, input.trace);
  refuseCrowd(session, room);
  return { session, sold, room, agent_id, channel };
}

function agentOf({ actor }: TimedWork, asked: string | null): string | null {
  return actor.partner?.kind === 'agent' ? actor.partner.id : asked;
}

function channelOf({ actor }: TimedWork, asked: SaleChannel | undefined): SaleChannel {
  return actor.partner ? 'agency' : (asked ?? 'counter');
}

/** Prices agreed with one customer are told to nobody who does not know of him. */
async function requireOwnCustomer({ tx, actor }: TimedWork, id: string | null): Promise<void> {
  if (!actor.partner || id === null) return;
  const own = await tx.first(customersFor(actor).where('id', '=', id));
  if (!own) throw faults([{ pointer: '/customer_id', code: 'unknown' }]);
}
