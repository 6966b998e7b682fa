import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { bookingModules } from '../../web/src/modules/manifest/scan/lazy/qr/booking-modules.ts';
import { ask } from '../browser.ts';
import type { Modules } from './fake-camera.ts';

export type ScanDay = {
  date: string;
  tenant_id: string;
  session: SessionRow;
  later: SessionRow;
  /** Paid and without wishes. */
  clear: [BookingRow, BookingRow];
  /** Owes money and has a requirement. */
  notable: BookingRow;
  /** In the later session. */
  other: BookingRow;
};

const office = 'admin@mar-azul.test';

/** Two sessions with four bookings on a day of their own, made as the office makes them. */
export async function dayOf(date: string): Promise<ScanDay> {
  const [options, signedIn] = [
    await ask(office, 'GET', '/sessions/options'),
    await ask(office, 'GET', '/auth/session'),
  ];
  const product = options.products.find(({ name }: { name: string }) => name === 'Ilha do Campeche');
  const [fare] = product.fare_types;
  const session = (start_time: string, end_time: string): Promise<SessionRow> =>
    ask(office, 'POST', '/sessions', {
      product_id: product.id,
      date,
      start_time,
      end_time,
      guide_name: 'Ana Lima',
      sailor_name: null,
      notes: null,
      total_capacity: 20,
      boat_ids: [],
    });
  const booking = async (
    at: SessionRow,
    customer_name: string,
    quantity: number,
    wish: string | null = null,
  ): Promise<BookingRow> => {
    const made = await ask(office, 'POST', '/bookings', {
      session_id: at.id,
      customer_name,
      customer_phone: null,
      customer_email: null,
      special_requirements: wish,
      agent_id: null,
      passengers: [{ fare_type_id: fare.id, quantity }],
      payment: null,
    });
    // What a party costs, rules say: on a weekend more than on other days.
    const all = { payment_id: crypto.randomUUID(), amount: made.total_price, method: 'pix', note: null };
    if (!wish) await ask(office, 'POST', `/bookings/${made.id}/payments`, all);
    return made;
  };
  const [first, later] = [await session('08:00', '10:00'), await session('14:00', '16:00')];
  return {
    date,
    tenant_id: signedIn.tenant.id,
    session: first,
    later,
    clear: [await booking(first, 'Clara Paga', 3), await booking(first, 'Davi Quitado', 1)],
    notable: await booking(first, 'Nina Notada', 2, 'Alergia a camarão'),
    other: await booking(later, 'Tiago da Tarde', 1),
  };
}

/** A booking's code as our own product draws it. */
export function codeOf(day: ScanDay, booking: { id: string }): Modules {
  return bookingModules({ tenant_id: day.tenant_id, booking_id: booking.id });
}
