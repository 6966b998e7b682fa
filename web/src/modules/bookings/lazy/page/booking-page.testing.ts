import { getSession } from '@leme/contract/bookings/endpoints';
import { getBooking } from '@leme/contract/bookings/history-endpoints';
import { readBookingSettings } from '@leme/contract/bookings/life/booking-settings-endpoints';
import { screen } from '@testing-library/react';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const hour = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
export const id = crypto.randomUUID();
const session_id = crypto.randomUUID();
export const customer_id = crypto.randomUUID();

/** A booking of three whose deposit is not paid. */
export const ana = {
  id,
  code: 'ABC234',
  session_id,
  customer_id,
  customer_name: 'Ana Souza',
  customer_phone: '48999142207',
  customer_email: 'ana@mar.test',
  status: 'confirmed',
  total_price: 564,
  paid_amount: 0,
  remaining_amount: 564,
  deposit_amount: 169.2,
  seats: 3,
  people: 3,
  version: 3,
  channel: 'whatsapp',
  starts_at: inHours(24 * 30),
  booking_passengers: [
    {
      id: crypto.randomUUID(),
      quantity: 3,
      unit_price: 188,
      total_price: 564,
      pax_count: 1,
      fare_type: { id: customer_id, label: 'Adulto' },
    },
  ],
  adjustments: [],
  price_trace: null,
  policy: null,
};
export const held = { ...ana, status: 'on_hold', hold_kind: 'option', hold_expires_at: inHours(3) };

const pixKey = { pix_key: 'pix@mar-azul.test', pix_name: 'Mar Azul Passeios', pix_city: 'Florianopolis' };

/** The page of a booking, and what is pressed there: at hand or in the menu. */
export async function openBooking(
  booking: object,
  as: 'admin' | 'agent_user' = 'admin',
  visit = {},
  server = aServer(),
) {
  server.answers(readBookingSettings, pixKey);
  server.answers(getBooking, booking as object);
  server.answers(getSession, {
    id: session_id,
    product: { id: customer_id, name: 'Ilha do Campeche', color: '#6366f1' },
    boats: [{ boat_name: 'Netuno', capacity: 12 }],
  } as object);
  const person = await openPage(server, `/mar-azul/bookings?open=${id}`, { as, ...visit });
  await screen.findByRole('heading', { name: 'ABC234 · Ana Souza' });
  const act = async (name: string) => {
    const near = screen.queryByRole('button', { name });
    if (near) return person.click(near);
    await person.click(screen.getByRole('button', { name: 'Mais ações da reserva' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  return { server, person, act };
}
