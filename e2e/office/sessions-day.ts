import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import type { Page } from 'playwright';
import { ask } from '../browser.ts';

type Options = {
  products: { id: string; name: string; fare_types: { id: string; label: string }[] }[];
  boats: { id: string; boat_name: string; capacity: number }[];
};

/** A day of a journey's own: a morning with two boats, an afternoon with one, and two bookings in the morning. */
export async function aJourneyDay(page: Page | string, date: string) {
  const options = await ask<Options>(page, 'GET', '/sessions/options');
  const product = options.products.find(({ name }) => name === 'Ilha do Campeche');
  const [first, second] = options.boats.filter(({ capacity }) => capacity >= 8);
  const [adult] = product?.fare_types ?? [];
  if (!product || !first || !second || !adult) throw new Error('The demo data lack a product or boats');
  const fields = {
    product_id: product.id,
    date,
    notes: null,
    guide_name: 'Ana Lima',
    sailor_name: 'Beto Reis',
    total_capacity: 12,
  };
  const morning = await ask<SessionRow>(page, 'POST', '/sessions', {
    ...fields,
    start_time: '08:00',
    end_time: '10:00',
    boat_ids: [first.id, second.id],
  });
  const afternoon = await ask<SessionRow>(page, 'POST', '/sessions', {
    ...fields,
    start_time: '15:00',
    end_time: '17:00',
    boat_ids: [first.id],
    total_capacity: 8,
  });
  const book = (customer_name: string, quantity: number, session: SessionRow = morning) =>
    ask<BookingRow>(page, 'POST', '/bookings', {
      session_id: session.id,
      customer_name,
      customer_phone: '48999142207',
      passengers: [{ fare_type_id: adult.id, quantity }],
      payment: { amount: 10, method: 'pix' },
    });
  const bookings = [await book('Maria da Jornada', 3), await book('Rui da Jornada', 2)] as const;
  return { morning, afternoon, bookings, book, boats: [first, second] as const };
}

/** The address of the sessions page with a dialog open. */
export function sessionsPath(date: string, search: Record<string, string | undefined> = {}): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/mar-azul/sessions?${new URLSearchParams([['date', date], ...given]).toString()}`;
}

/** What is left of a session, as the API says it. */
export async function freeIn(page: Page | string, session: { id: string }): Promise<number> {
  return (await ask<SessionRow>(page, 'GET', `/sessions/${session.id}`)).remaining_capacity;
}
