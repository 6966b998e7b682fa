import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import type { Row } from '../../../demo/owner-transaction.ts';
import type { Schedule } from './schedule.ts';

type Booking = Row<'bookings'>;

const amount = (value: unknown) => Number(value ?? 0);
const moment = (value: unknown) => Temporal.Instant.from(String(value));

/**
 * What became of the money of some bookings: an option that ends today, a balance that is late, one cancelled for weather
 * whose money is still owed back. Planned last, so that it moves nothing that was drawn before.
 */
export function planMoney(schedule: Schedule): Row<'booking_adjustments'>[] {
  const { rows, now } = schedule;
  const isAhead = ({ starts_at }: Booking) =>
    Temporal.Instant.compare(moment(starts_at), now.add({ hours: 6 })) > 0;
  const option = rows.bookings.find((each) => each.status === 'on_hold' && isAhead(each));
  if (option) option.hold_expires_at = now.add({ hours: 3 }).toString();
  const late = rows.bookings.find(
    (each) => each.status === 'confirmed' && isAhead(each) && isPartly(each) && each.agent_id === null,
  );
  if (late) {
    late.deposit_amount = amount(late.paid_amount);
    late.deposit_due_at = String(late.created_at);
    late.balance_due_at = now.subtract({ hours: 24 }).toString();
  }
  const lost = rows.bookings.filter(({ status }) => status === 'cancelled');
  const owed = lost.find(({ id }) => rows.booking_payments.some(({ booking_id }) => booking_id === id));
  if (owed) oweBack(schedule, owed);
  return lost.flatMap((each) => endTotal(schedule, each));
}

const isPartly = ({ paid_amount, total_price }: Booking) =>
  amount(paid_amount) > 0 && amount(paid_amount) < amount(total_price);

/** Its money did not go back yet. */
function oweBack({ rows }: Schedule, booking: Booking): void {
  const back = rows.booking_payments.filter(
    (each) => each.booking_id === booking.id && amount(each.amount) < 0,
  );
  const ids = new Set(back.map(({ id }) => id));
  rows.booking_payments = rows.booking_payments.filter(({ id }) => !ids.has(id));
  rows.payment_notes = rows.payment_notes.filter(({ payment_id }) => !ids.has(payment_id));
  booking.cancel_kind = 'weather';
  booking.paid_amount =
    amount(booking.paid_amount) - back.reduce((sum, each) => sum + amount(each.amount), 0);
}

/** A cancelled booking costs nothing any more; a line says so. */
function endTotal({ random, sellerId }: Schedule, booking: Booking): Row<'booking_adjustments'>[] {
  const total = amount(booking.total_price);
  booking.total_price = 0;
  if (total === 0) return [];
  const line = { kind: 'cancellation', amount: -total, reason: null, user_id: sellerId };
  return [{ id: random.id(), booking_id: booking.id, ...line }];
}

const cities = { 'mar-azul': 'Florianópolis', 'costa-verde': 'Paraty' } as const;

/** As usual, with a Pix key of its own. */
export function settingsOf({ company }: Schedule): Row<'booking_settings'> {
  const { hold_minutes, option_hours, max_discount_bp } = bookingSettings.fields;
  return {
    hold_minutes: hold_minutes.fallback,
    option_hours: option_hours.fallback,
    max_discount_bp: max_discount_bp.fallback,
    pix_key: `pix@${company.subdomain}.test`,
    pix_name: company.name,
    pix_city: cities[company.subdomain],
  };
}
