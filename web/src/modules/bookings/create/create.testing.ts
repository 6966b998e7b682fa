import { readBookingSettings } from '@leme/contract/bookings/life/booking-settings-endpoints';
import { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import {
  confirmBooking,
  extendHold,
  holdBooking,
  releaseHold,
} from '@leme/contract/bookings/life/life-endpoints';
import { recordPayment } from '@leme/contract/bookings/payment-endpoints';
import { createQuote } from '@leme/contract/pricing/quote-endpoints';
import { aServer } from '../../../testing/open-page.tsx';

export const id = () => crypto.randomUUID();
export const date = '2035-07-03';
export const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1', sharing_mode: 'shared' };
export const adult = { id: id(), product_id: product.id, label: 'Adulto', code: 'ADULT', pax_count: 1 };
export const child = { id: id(), product_id: product.id, label: 'Criança', code: 'CHILD', pax_count: 1 };

export const departure = (start: string, more: object = {}) => ({
  id: id(),
  product,
  date,
  start_time: start,
  end_time: '18:00',
  starts_at: `${date}T${start}:00-03:00`,
  ends_at: `${date}T18:00:00-03:00`,
  state: 'open' as const,
  free: 8,
  free_people: 9,
  fits: true,
  min_party: null,
  max_party: null,
  boats: ['Estrela'],
  stopped_by: null,
  ...more,
});

const priceOf = (fare: string) => (fare === adult.id ? 180 : 90);

/** A company that sells these departures, at 180,00 an adult and 90,00 a child. */
export function aCounter(departures = [departure('09:00'), departure('14:00')]) {
  const server = aServer();
  server.answers(listDepartures, { data: departures, fares: [adult, child] });
  server.answers(readBookingSettings, {
    pix_key: 'pix@mar-azul.test',
    pix_name: 'Mar Azul',
    pix_city: 'Floripa',
  });
  server.answers(createQuote, ({ party }) => {
    const lines = party.map(({ fare_type_id, quantity }) => ({
      fare_type_id,
      label: fare_type_id === adult.id ? 'Adulto' : 'Criança',
      quantity,
      unit_price: priceOf(fare_type_id),
      total_price: priceOf(fare_type_id) * quantity,
      trace: [],
    }));
    const total = lines.reduce((sum, { total_price }) => sum + total_price, 0);
    return {
      lines,
      total,
      adjustments: [],
      trace: { inputs: { date, sold_on: date }, said: { total: total * 100 } },
    };
  });
  const held = {
    id: id(),
    code: 'ABC234',
    status: 'on_hold' as string,
    hold_kind: 'cart' as const,
    hold_expires_at: new Date(Date.now() + 900_000).toISOString(),
    created_at: new Date().toISOString(),
    starts_at: `${date}T09:00:00-03:00`,
    version: 1,
    customer_name: 'Em atendimento',
    total_price: 450,
    paid_amount: 0,
    remaining_amount: 450,
    deposit_amount: 135,
    adjustments: [],
    booking_passengers: [],
  };
  const booking = { ...held };
  server.answers(holdBooking, () => booking as never);
  server.answers(extendHold, () => booking as never);
  server.answers(releaseHold, () => ({ ...booking, status: 'cancelled' }) as never);
  server.answers(recordPayment, ({ amount }) => {
    booking.paid_amount += amount;
    booking.remaining_amount -= amount;
    return { ...booking };
  });
  server.answers(
    confirmBooking,
    ({ customer_name }) => ({ ...booking, customer_name, status: 'confirmed', hold_kind: null }) as never,
  );
  return server;
}
