import type { createBooking } from '@leme/contract/bookings/endpoints';
import { peopleOf, seatsOf } from '@leme/contract/bookings/rules';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults } from '@leme/contract/kit/problem';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { AllHooks } from '#kit/hooks';
import type { TimedWork } from '#kit/work';
import { byHand, requireSamePrice } from '#modules/pricing/public';
import { customersFor } from '../customers/require-customer.ts';
import { babiesOf, placesTaken } from '../party/babies.ts';
import { departureToSell, requireOnSale, requireSize } from '../price/departure-to-sell.ts';
import { refuseDiscount } from '../price/discount-limit.ts';
import { keepOffer } from '../price/keep-offer.ts';
import { priceParty, type SoldParty } from '../price/price-party.ts';
import { refuseSize } from '../price/refuse-party.ts';
import { refuseCrowdNow } from '../seats/held-seats.ts';

/** A party and its customer, as they are sold. */
export type SaleInput = Omit<InputOf<typeof createBooking>, 'payment'>;
export type SalePlan = Awaited<ReturnType<typeof planSale>>;

/**
 * A party at its price in a departure that is on sale and has room for it, by reading alone: a crowd after the last seats is
 * told at once; the update of the seats still decides.
 */
export async function planSale(work: TimedWork, input: SaleInput, { offered }: Pick<AllHooks, 'offered'>) {
  const agent_id = agentOf(work, input.agent_id);
  await requireOwnCustomer(work, input.customer_id);
  const session = await departureToSell(work, input.session_id);
  requireOnSale(work, session, input);
  const channel = channelOf(work, input.channel);
  const { passengers, people, customer_id, code = null } = input;
  refuseSize(input, session.sharing_mode);
  const asked = { passengers, people, customer_id, agent_id, code, channel };
  const quoted = withReason(await priceParty(work, session, { ...asked, ...byHand(input) }), input);
  await refuseDiscount(work, input, quoted);
  // Each of a group has a seat: nothing says who of them is a baby.
  const room =
    people === undefined
      ? { seats: seatsOf(quoted.party), people: await peopleAboard(work, quoted) }
      : { seats: people, people };
  requireSize(session, people ?? peopleOf(quoted.party));
  // Of seats that are gone nobody is asked whether another price is right.
  await refuseCrowdNow(work, session, room);
  if (input.trace) requireSamePrice(quoted, input.trace);
  const sold = await keepOffer(work, offered, input, quoted);
  return { session, sold, room, agent_id, channel };
}

/** Babies take a place too, unless the company says that they do not count. */
async function peopleAboard(work: TimedWork, { party }: SoldParty): Promise<number> {
  const babies = await babiesOf(
    work,
    party.map(({ fare_type_id }) => fare_type_id),
  );
  return placesTaken(party, babies);
}

/** Why something was taken off by hand stands at its line. */
function withReason(sold: SoldParty, { discount }: Pick<SaleInput, 'discount'>): SoldParty {
  const reason = discount?.reason ?? null;
  const lines = sold.lines.map((line) => (line.kind === 'discount' ? { ...line, reason } : line));
  return { ...sold, lines };
}

function agentOf({ actor }: TimedWork, asked: string | null): string | null {
  return actor.partner?.kind === 'agent' ? actor.partner.id : asked;
}

function channelOf({ actor }: TimedWork, asked: SaleChannel | undefined): SaleChannel {
  if (actor.machine) return 'octo';
  return actor.partner ? 'agency' : (asked ?? 'counter');
}

/** Prices agreed with one customer are told to nobody who does not know of him. */
async function requireOwnCustomer({ tx, actor }: TimedWork, id: string | null): Promise<void> {
  if (!actor.partner || id === null) return;
  const own = await tx.first(customersFor(actor).where('id', '=', id));
  if (!own) throw faults([{ pointer: '/customer_id', code: 'unknown' }]);
}
