import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { normaliseLocale } from '@leme/contract/kit/language/locale';
import { saleChannels } from '@leme/contract/pricing/pricing-rules';
import { type Buyer, nobody, type Sale } from '../sale/sale.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (row: Row, name: string) => (typeof row[name] === 'string' ? (row[name] as string) : '');
const numberOf = (row: Row, name: string) => (typeof row[name] === 'number' ? (row[name] as number) : 0);

export function buyerOfCustomer(row: Row): Buyer {
  return {
    ...nobody,
    customer_id: textOf(row, 'id'),
    customer_name: textOf(row, 'name'),
    customer_phone: textOf(row, 'phone'),
    customer_email: textOf(row, 'email'),
    language: normaliseLocale(textOf(row, 'language')) ?? '',
  };
}

/** A booking once more: the same people for the same customer, another day. */
export function ofBooking(booking: BookingDetail): Partial<Sale> {
  const { customer_id, customer_name, customer_phone, customer_email, language, agent_id } = booking;
  const party = booking.booking_passengers.flatMap(({ fare_type, quantity }) =>
    fare_type ? [[fare_type.id, quantity] as const] : [],
  );
  return {
    product_id: booking.product_id,
    party: Object.fromEntries(party),
    group: booking.people,
    channel: saleChannels.find((each) => each === booking.channel) ?? 'counter',
    agent_id: agent_id ?? '',
    buyer: {
      ...nobody,
      customer_id: customer_id ?? '',
      customer_name,
      customer_phone: customer_phone ?? '',
      customer_email: customer_email ?? '',
      language: normaliseLocale(language) ?? '',
    },
  };
}

/** Where a lead was heard of says where it is sold. */
const channelOf: Readonly<Record<string, Sale['channel']>> = {
  whatsapp: 'whatsapp',
  telefone: 'phone',
  site: 'site',
  agencia: 'agency',
};

/** Somebody who asked: who it is, what was wanted and what it was offered for. */
export function ofLead(row: Row): Partial<Sale> {
  const range = row.interest_date as { from: string | null } | null | undefined;
  return {
    lead_id: textOf(row, 'id'),
    product_id: textOf(row, 'product_id') || null,
    date: range?.from ?? null,
    channel: channelOf[textOf(row, 'source')] ?? 'counter',
    offered: numberOf(row, 'offered_value') || null,
    wanted: {
      adults: numberOf(row, 'adult_count'),
      children: numberOf(row, 'child_count'),
      people: numberOf(row, 'passenger_count'),
    },
    buyer: {
      ...nobody,
      customer_name: textOf(row, 'name'),
      customer_phone: dialled(textOf(row, 'country_code'), textOf(row, 'phone')),
      customer_email: textOf(row, 'email'),
    },
  };
}

/** A number at home is stored without its country. */
function dialled(country: string, phone: string): string {
  const code = country.replace(/\D/g, '');
  return phone === '' || phone.startsWith('+') || code === '' || code === '55' ? phone : `+${code}${phone}`;
}
