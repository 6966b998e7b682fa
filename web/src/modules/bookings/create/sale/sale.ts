import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import type { Departures } from '@leme/contract/bookings/life/departure-endpoints';
import type { holdBooking } from '@leme/contract/bookings/life/life-endpoints';
import type { CallOf } from '@leme/contract/kit/endpoint';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { SaleChannel } from '@leme/contract/pricing/pricing-rules';
import type { createQuote, QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { newId } from '#kit/api/idempotency.ts';

export type Departure = Departures['data'][number];
export type Fare = Departures['fares'][number];
export type Said = Pick<QuoteReply, 'total' | 'trace'>;

export type Buyer = {
  /** The record that was chosen; empty where none was. */
  customer_id: string;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  customer_document: string;
  language: Locale | '';
  special_requirements: string;
  /** Somebody else than the records that were proposed. */
  isNew: boolean;
};

/** A sale that is under way: what was chosen and typed, the seats it holds, and what it became. */
export type Sale = {
  product_id: string | null;
  date: string | null;
  tour: Departure | null;
  fares: readonly Fare[];
  /** How many of each fare. */
  party: Readonly<Record<string, number>>;
  /** How many they are in a private departure, which is sold by the size of its group. */
  group: number;
  /** How many a lead asked for, until fares are known. */
  wanted: { adults: number; children: number; people: number } | null;
  channel: SaleChannel;
  agent_id: string;
  code: string;
  past_cutoff: boolean;
  on_request: boolean;
  /** Why it is sold although its boat stopped; empty where none did. */
  override_reason: string;
  buyer: Buyer;
  lead_id: string | null;
  /** What the lead was offered, in reais; null once it was settled. */
  offered: number | null;
  /** The price that was said last. */
  said: Said | null;
  /** What the hold is asked with, so that asking again makes none beside it. */
  hold: { key: string; of: string } | null;
  booking: BookingDetail | null;
  isExtended: boolean;
  /** By how many milliseconds this clock is ahead of the server's, which alone counts. */
  skew: number;
  /** The id of the payment that is being typed. */
  payment_id: string;
};

export const nobody: Buyer = {
  customer_id: '',
  customer_name: '',
  customer_phone: '',
  customer_email: '',
  customer_document: '',
  language: '',
  special_requirements: '',
  isNew: false,
};

export function emptySale(): Sale {
  return {
    product_id: null,
    date: null,
    tour: null,
    fares: [],
    party: {},
    group: 0,
    wanted: null,
    channel: 'counter',
    agent_id: '',
    code: '',
    past_cutoff: false,
    on_request: false,
    override_reason: '',
    buyer: nobody,
    lead_id: null,
    offered: null,
    said: null,
    hold: null,
    booking: null,
    isExtended: false,
    skew: 0,
    payment_id: newId(),
  };
}

/** The fares that were counted, as they are sent. */
export function passengersOf({ tour, party, fares }: Pick<Sale, 'tour' | 'party' | 'fares'>) {
  return (isGroup({ tour }) ? [] : fares)
    .map(({ id }) => ({ fare_type_id: id, quantity: party[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
}

type Counted = Pick<Sale, 'tour' | 'party' | 'fares' | 'group'>;

/** Whether people are counted and no fares: a private departure is sold by the size of its group. */
export const isGroup = ({ tour }: Pick<Sale, 'tour'>) => tour?.product.sharing_mode === 'private';

export const peopleIn = (sale: Counted) =>
  isGroup(sale) ? sale.group : passengersOf(sale).reduce((sum, { quantity }) => sum + quantity, 0);

export function seatsIn(sale: Counted): number {
  if (isGroup(sale)) return sale.group;
  const seats = new Map(sale.fares.map(({ id, pax_count }) => [id, pax_count]));
  return passengersOf(sale).reduce(
    (sum, { fare_type_id, quantity }) => sum + quantity * (seats.get(fare_type_id) ?? 1),
    0,
  );
}

/** The fare most people are: the first that takes a seat. */
const commonest = (fares: readonly Fare[]) => fares.find(({ pax_count }) => pax_count > 0) ?? fares[0];

/** The party over these fares: as it was counted, else as it was wanted, else one of the commonest. */
export function partyOver({ party, wanted }: Pick<Sale, 'party' | 'wanted'>, fares: readonly Fare[]) {
  const known = fares.flatMap(({ id }) => (party[id] ? [[id, party[id]] as const] : []));
  if (known.length > 0) return Object.fromEntries(known);
  const usual = commonest(fares);
  const child = fares.find(({ code }) => code === 'CHILD');
  const children = child ? (wanted?.children ?? 0) : 0;
  const adults = wanted?.adults || (wanted?.people ?? 0) - children || 1;
  return {
    ...(usual && { [usual.id]: adults }),
    ...(child && children > 0 && { [child.id]: children }),
  };
}

/** How many a group is: as it was counted, else as it was wanted, else one. */
export const groupOver = ({ group, wanted }: Pick<Sale, 'group' | 'wanted'>) =>
  group || wanted?.people || (wanted?.adults ?? 0) + (wanted?.children ?? 0) || 1;

type Asked = Counted & Pick<Sale, 'channel' | 'agent_id' | 'code' | 'buyer'>;

const sizeOf = (sale: Counted) => (isGroup(sale) ? { people: sale.group } : {});

/** What the price is asked with; null while nobody is counted. */
export function quoteOf(sale: Asked, isAgent: boolean): CallOf<typeof createQuote> | null {
  const party = passengersOf(sale);
  if (!sale.tour || peopleIn(sale) === 0) return null;
  return {
    session_id: sale.tour.id,
    party,
    ...sizeOf(sale),
    channel: isAgent ? 'agency' : sale.channel,
    code: sale.code.trim() || null,
    ...(sale.agent_id && { agent_id: sale.agent_id }),
    ...(sale.buyer.customer_id && { customer_id: sale.buyer.customer_id }),
  };
}

/** What a hold is of: where that changed, its seats are others. */
export function holdOf(sale: Sale): string {
  const { tour, channel, agent_id, code, override_reason } = sale;
  const counted = isGroup(sale) ? sale.group : passengersOf(sale);
  return JSON.stringify([tour?.id, counted, channel, agent_id, code.trim(), override_reason]);
}

/** What is asked to keep the seats. */
export function holdBody(sale: Sale, unnamed: string): CallOf<typeof holdBooking> {
  const { buyer, tour, channel, agent_id, code, said, past_cutoff, on_request, override_reason, lead_id } =
    sale;
  return {
    session_id: tour?.id ?? '',
    passengers: passengersOf(sale),
    ...sizeOf(sale),
    customer_id: buyer.customer_id || null,
    customer_name: buyer.customer_name.trim().length > 1 ? buyer.customer_name.trim() : unnamed,
    customer_phone: buyer.customer_phone.trim() || null,
    customer_email: buyer.customer_email.trim() || null,
    special_requirements: buyer.special_requirements.trim(),
    language: buyer.language || null,
    agent_id: agent_id || null,
    channel,
    lead_id,
    code: code.trim() || null,
    past_cutoff,
    ...(on_request && { on_request }),
    ...(override_reason !== '' && { override_reason }),
    ...(said && { trace: said.trace }),
  };
}

/** Who books, as confirming says it. */
export function buyerBody({ buyer }: Pick<Sale, 'buyer'>) {
  const { customer_id, customer_name, customer_document, isNew, language } = buyer;
  return {
    customer_id: customer_id || null,
    customer_name: customer_name.trim(),
    customer_phone: buyer.customer_phone.trim() || null,
    customer_email: buyer.customer_email.trim() || null,
    language: language || null,
    customer_document: customer_document.trim() || null,
    record: customer_id ? ('chosen' as const) : isNew ? ('new' as const) : ('match' as const),
    ...(buyer.special_requirements.trim() && { special_requirements: buyer.special_requirements.trim() }),
  };
}
