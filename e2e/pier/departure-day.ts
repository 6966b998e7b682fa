import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import type { Page } from 'playwright';
import { ask, type Method } from '../browser.ts';

type Party = { name: string; people: number; wish?: string; phone?: string };

/** Sessions and bookings of a day of their own, made as the office makes them. */
export async function anOffice(who: Page | string) {
  const { products, boats } = await ask(who, 'GET', '/sessions/options');
  const productOf = (name?: string) =>
    products.find((each: { name: string }) => name === undefined || each.name === name) ?? products[0];
  return {
    send: (method: Method, path: string, data?: object) => ask(who, method, path, data),
    boats: boats as { id: string; boat_name: string }[],
    products: products as { id: string; name: string }[],
    session: (given: Record<string, unknown> & { product?: string }): Promise<SessionRow> => {
      const { product, ...fields } = given;
      return ask(who, 'POST', '/sessions', {
        product_id: productOf(product).id,
        start_time: '08:00',
        end_time: '10:00',
        guide_name: 'Ana Lima',
        sailor_name: 'Beto Rocha',
        notes: null,
        total_capacity: 40,
        boat_ids: [],
        ...fields,
      });
    },
    booking: (
      session: { id: string; product_id: string },
      { name, people, ...rest }: Party,
    ): Promise<BookingRow> => {
      const product = products.find(({ id }: { id: string }) => id === session.product_id);
      return ask(who, 'POST', '/bookings', {
        session_id: session.id,
        customer_name: name,
        customer_phone: rest.phone ?? null,
        customer_email: null,
        special_requirements: rest.wish ?? null,
        agent_id: null,
        passengers: [{ fare_type_id: product.fare_types[0].id, quantity: people }],
        payment: null,
      });
    },
  };
}

/** A page count of a PDF as Chromium writes it. */
export function pagesOf(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page(?![a-zA-Z])/g)].length;
}
