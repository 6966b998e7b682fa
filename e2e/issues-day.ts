import { expect } from 'vitest';
import { ask } from './browser.ts';

type Fare = { id: string; label: string };
type Options = { products: { id: string; name: string; fare_types: Fare[] }[] };
type Person = { id: string; heads: { id: string }[] };
type Booking = { id: string; customer_name: string; passengers: Person[] };
type Day = { data: { bookings: Booking[] }[] };
export type Mark = { status: 'checked_in' | 'no_show' | 'pending'; client_time?: string; bases?: string[] };

const [office, guide] = ['admin@costa-verde.test', 'marinheiro@costa-verde.test'] as const;

/**
 * A departure of a company no other journey checks people in at, with a booking for each name; and the two who say
 * different things about them, each from a device of their own.
 */
export async function anIssuesDay(date: string, names: readonly string[]) {
  const { products } = await ask<Options>(office, 'GET', '/sessions/options');
  const isAdult = ({ label }: Fare) => label === 'Adulto';
  const product = products.find(({ fare_types }) => fare_types.some(isAdult));
  const session = await ask<{ id: string }>(office, 'POST', '/sessions', {
    ...{ product_id: product?.id, date, start_time: '08:00', end_time: '10:00', notes: null },
    ...{ guide_name: 'Ana Lima', sailor_name: 'Beto Reis', total_capacity: 20, boat_ids: [] },
  });
  for (const customer_name of names)
    await ask(office, 'POST', '/bookings', {
      session_id: session.id,
      customer_name,
      passengers: [{ fare_type_id: product?.fare_types.find(isAdult)?.id, quantity: 2 }],
      payment: null,
    });
  const { data } = await ask<Day>(office, 'GET', `/passenger-manifest?date=${date}`);
  const bookings = data.flatMap((each) => each.bookings);
  const named = (name: string) => {
    const found = bookings.find(({ customer_name }) => customer_name === name);
    return found ?? expect.fail(`${name} is not on board`);
  };
  /** One event about the first person of a booking, or about somebody who is not in it. */
  const says = (who: string, name: string, mark: Mark, stranger?: string) =>
    ask(who, 'POST', '/attendance-events', {
      device_id: stranger ?? 'aparelho',
      events: [
        {
          ...{ id: crypto.randomUUID(), booking_id: named(name).id, bases: [], ...mark },
          manifest_passenger_id: stranger ?? named(name).passengers[0]?.id,
        },
      ],
    });
  return {
    ...{ office, session, product: product?.name ?? '' },
    says,
    /** The guide saw them aboard at 08:02 by the own watch, the office took them for absent. */
    contradict: async (name: string) => {
      await says(guide, name, { status: 'checked_in', client_time: `${date}T11:02:00Z` });
      await says(office, name, { status: 'no_show' });
    },
    /** Refused because the passenger was removed from the booking meanwhile. */
    refuse: (name: string) =>
      says(guide, name, { status: 'checked_in', client_time: `${date}T11:02:00Z` }, crypto.randomUUID()),
    statusOf: async (name: string) => {
      const now = await ask<Day>(office, 'GET', `/passenger-manifest?date=${date}`);
      const booking = now.data.flatMap((each) => each.bookings).find((each) => each.customer_name === name);
      return booking?.passengers[0] as (Person & { status: string }) | undefined;
    },
  };
}
