import { expireHolds } from '../../modules/bookings/public.ts';
import type { Person, World } from '../world.ts';
import type { Company } from './company.ts';
import { bookingBody, type Trade } from './trade.ts';

type Day = {
  company: Pick<Company, 'id'>;
  staff: Person;
  trade: Trade;
  /** A departure that has not sailed yet. */
  later: { id: string };
  booking: { id: string };
};
type Selling = Pick<Day, 'staff' | 'later' | 'trade'>;
type Answer = Awaited<ReturnType<Person['post']>>;

/** Seats that are held, as a form would ask for them. */
export function holdBody(session: { id: string }, trade: Trade, given: Record<string, unknown> = {}) {
  return bookingBody(session, trade, { payment: undefined, kind: 'option', ...given });
}

async function stepOfHold({ staff, later, trade }: Selling, verb: string, body: object): Promise<Answer> {
  const { id } = (await staff.post('/bookings/holds', holdBody(later, trade))).body;
  return await staff.post(`/bookings/${id}/${verb}`, body);
}

/** An option of three seats whose time is over; it stands at its second version. */
export async function anExpiredHold(
  { tenantTx }: Pick<World, 'tenantTx'>,
  day: Selling & Pick<Day, 'company'>,
) {
  const { company, staff, later, trade } = day;
  const { id, hold_expires_at } = (await staff.post('/bookings/holds', holdBody(later, trade))).body;
  const at = Temporal.Instant.from(hold_expires_at);
  await tenantTx.write(company.id, (tx) => expireHolds(tx, company.id, at));
  return id as string;
}

/** One good request for each step in the life of a booking. */
export const bookingLifeRequests = (
  world: Pick<World, 'tenantTx'>,
): Readonly<Record<string, (day: Day) => Promise<Answer>>> => ({
  'POST /bookings/holds': ({ staff, later, trade }) => staff.post('/bookings/holds', holdBody(later, trade)),
  'POST /bookings/:id/extension': (day) =>
    stepOfHold(day, 'extension', { version: 1, until: '2026-11-20T12:30:00Z' }),
  'POST /bookings/:id/confirmation': (day) => stepOfHold(day, 'confirmation', { version: 1 }),
  'POST /bookings/:id/release': (day) => stepOfHold(day, 'release', {}),
  'POST /bookings/:id/revival': async (day) =>
    day.staff.post(`/bookings/${await anExpiredHold(world, day)}/revival`, { version: 2 }),
  'POST /bookings/:id/adjustments': ({ staff, booking }) =>
    staff.post(`/bookings/${booking.id}/adjustments`, {
      version: 1,
      kind: 'extra',
      amount: 30,
      reason: 'Foto',
    }),
  'PUT /booking-settings': ({ staff }) =>
    staff.put('/booking-settings', {
      hold_minutes: 20,
      option_hours: 48,
      max_discount_bp: 500,
      infants_take_no_place: true,
      pix_key: 'pix@mar-azul.test',
      pix_name: null,
      pix_city: null,
      version: 0,
    }),
});
