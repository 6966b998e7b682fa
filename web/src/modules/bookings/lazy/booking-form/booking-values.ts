import type { BookingRow } from '@leme/contract/bookings/endpoints';
import { type PaymentMethod, seatsOf } from '@leme/contract/bookings/rules';
import { fold } from '@leme/contract/kit/language/fold';
import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import type { BookingFields, SessionOptions } from '../session/sessions.queries.ts';

export type Fare = SessionOptions['products'][number]['fare_types'][number];
export type Counted = { fare_type_id: string; quantity: number };

export type BookingValues = {
  /** The record that was chosen; empty for a name without one. */
  customer_id: string;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  agent_id: string;
  /** One entry per fare of the product, most of them zero. */
  passengers: Counted[];
  special_requirements: string;
  payment: { amount: number | null; method: PaymentMethod };
};

/** What stands among fares for a group that was sold by its size: its people, each with a seat. */
export const groupFare = 'group';

/** Whether a booking was sold by the size of its group. */
export const isGroupSold = ({
  booking_passengers,
  people,
}: Pick<BookingRow, 'booking_passengers' | 'people'>) => booking_passengers.length === 0 && people > 1;

/** The fares an edit counts: of a group its people alone. */
export function faresOfEdit(booking: BookingRow, onSale: readonly Fare[], label: string): Fare[] {
  const group = { id: groupFare, label, cost_price: 0, pax_count: 1 };
  return isGroupSold(booking) ? [group] : faresWith(booking, onSale);
}

/** A booking is begun with one person of the commonest fare: the first of the product that takes a seat. */
export function emptyBooking(fares: readonly Fare[]): BookingValues {
  const commonest = fares.find(({ pax_count }) => pax_count > 0);
  return {
    customer_id: '',
    customer_name: '',
    customer_phone: '',
    customer_email: '',
    agent_id: '',
    passengers: fares.map(({ id }) => ({ fare_type_id: id, quantity: id === commonest?.id ? 1 : 0 })),
    special_requirements: '',
    payment: { amount: null, method: 'pix' },
  };
}

const fareOf = (fares: readonly Fare[], { fare_type_id }: Counted) =>
  fares.find(({ id }) => id === fare_type_id);

/** The price of a party in centavos. */
export function totalCents(fares: readonly Fare[], passengers: readonly Counted[]): number {
  return passengers.reduce(
    (sum, each) => sum + each.quantity * Math.round((fareOf(fares, each)?.cost_price ?? 0) * 100),
    0,
  );
}

/** Everybody of a party, babies too. */
export function peopleWanted(passengers: readonly Counted[]): number {
  return passengers.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Seats a party takes; none while nobody is counted. */
export function seatsWanted(fares: readonly Fare[], passengers: readonly Counted[]): number {
  const counted = passengers.filter(({ quantity }) => quantity > 0);
  const party = counted.map((each) => ({
    quantity: each.quantity,
    pax_count: fareOf(fares, each)?.pax_count ?? 1,
  }));
  return party.length === 0 ? 0 : seatsOf(party);
}

/** The fares of an edit: those of the booking at the price it was sold for, then the others on sale. */
function faresWith(
  { booking_passengers }: Pick<BookingRow, 'booking_passengers'>,
  onSale: readonly Fare[],
): Fare[] {
  const own = booking_passengers.flatMap(({ fare_type, unit_price, pax_count }) =>
    fare_type ? [{ ...fare_type, cost_price: unit_price, pax_count }] : [],
  );
  const isOwn = ({ id, label }: Fare) =>
    own.some((fare) => fare.id === id || fold(fare.label) === fold(label));
  return [...own, ...onSale.filter((fare) => !isOwn(fare))];
}

/** A booking as its form shows it. */
export function valuesOfBooking(booking: BookingRow, fares: readonly Fare[]): BookingValues {
  const quantityOf = (fare: Fare) => {
    if (fare.id === groupFare) return booking.people;
    return countOf(fare);
  };
  const countOf = (fare: Fare) =>
    booking.booking_passengers.find(({ fare_type }) => fare_type?.id === fare.id)?.quantity ?? 0;
  return {
    customer_id: booking.customer_id ?? '',
    customer_name: booking.customer_name,
    customer_phone: booking.customer_phone ?? '',
    customer_email: booking.customer_email ?? '',
    agent_id: booking.agent_id ?? '',
    passengers: fares.map((fare) => ({ fare_type_id: fare.id, quantity: quantityOf(fare) })),
    special_requirements: booking.special_requirements ?? '',
    payment: { amount: null, method: 'pix' },
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** What an edit sends of the form. */
export function changedFields(values: BookingValues) {
  const { payment: _, agent_id, customer_id, customer_phone, customer_email, passengers, ...rest } = values;
  const group = passengers.find(({ fare_type_id }) => fare_type_id === groupFare);
  const counted = passengers.filter(({ quantity }) => quantity > 0);
  return {
    ...rest,
    customer_id: orNull(customer_id),
    customer_phone: orNull(customer_phone),
    customer_email: orNull(customer_email),
    agent_id: orNull(agent_id),
    ...(group ? { people: group.quantity } : { passengers: counted }),
  };
}

/** What a new booking sends. */
export function newBooking(session_id: string, values: BookingValues, quote?: QuoteReply): BookingFields {
  const { payment } = values;
  return {
    ...changedFields(values),
    session_id,
    ...(quote && { trace: quote.trace }),
    payment: payment.amount ? { amount: payment.amount, method: payment.method } : null,
  };
}

/** The fields the form asks for. */
export const bookingFields = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'agent_id',
  'passengers',
  'special_requirements',
] as const satisfies (keyof BookingValues)[];

export function isNobody({ passengers }: BookingValues): boolean {
  return passengers.every(({ quantity }) => quantity === 0);
}

/** More is paid than the party costs. */
export function paysTooMuch({ payment }: BookingValues, cents: number): boolean {
  return Math.round((payment.amount ?? 0) * 100) > cents;
}
