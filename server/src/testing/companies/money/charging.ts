import type { Person, World } from '../../world.ts';
import { aBooking, aSession, aTrade } from '../trade.ts';
import { booksOf } from './books.ts';

/** A company with a Pix key, and a booking of 450,00 of which nothing is paid. */
export async function aChargingCompany(world: World, { hasKey = true } = {}) {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(admin, trade);
  if (hasKey) await receives(admin);
  const booking = await aBooking(admin, session, trade);
  const charge = (given: object) => admin.post('/charges', { booking_id: booking.id, ...given });
  const stateOf = async (id: string) => (await admin.get(`/charges/${id}`)).body.status as string;
  return { company, admin, trade, session, booking, charge, stateOf, ...booksOf(admin) };
}

/** Lets a company receive by the key of the example. */
export async function receives(by: Person): Promise<void> {
  const { labels: _, ...settings } = (await by.get('/booking-settings')).body;
  const { status, body } = await by.put('/booking-settings', {
    ...settings,
    pix_key: '11.222.333/0001-81',
    pix_name: 'Mar Azul Passeios',
    pix_city: 'Florianópolis',
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}
