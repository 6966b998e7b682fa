import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { addDays } from '@leme/contract/kit/values/days';
import type { Row } from '../../../demo/owner-transaction.ts';
import type { Schedule } from './schedule.ts';

type Booking = Row<'bookings'>;

const amount = (value: unknown) => Number(value ?? 0);
const moment = (value: unknown) => Temporal.Instant.from(String(value));

type Lines = Row<'booking_adjustments'>[];
type Credited = { credits: Row<'credits'>[]; moves: Row<'credit_moves'>[] };

/**
 * What became of the money of some bookings: an option that ends today, a balance that is late, one cancelled for weather
 * whose money is still owed back, one whose money became credit, one that was moved twice. Planned last, so that it moves
 * nothing that was drawn before.
 */
export function planMoney(schedule: Schedule): { lines: Lines } & Credited {
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
  const lines = lost.flatMap((each) => endTotal(schedule, each));
  const wentBack = lost.filter(({ id, customer_id }) => customer_id && refundsOf(schedule, id).length > 0);
  const credited = creditOf(schedule, wentBack[0]);
  const week = now.add({ hours: 24 * 8 });
  const moved = rows.bookings.find(
    ({ status, starts_at, agent_id, people }) =>
      status === 'confirmed' &&
      Temporal.Instant.compare(moment(starts_at), week) > 0 &&
      agent_id === null &&
      Number(people) > 1,
  );
  return { lines: [...lines, ...(moved ? movedTwice(schedule, moved) : [])], ...credited };
}

const refundsOf = ({ rows }: Schedule, id: unknown) =>
  rows.booking_payments.filter(({ booking_id, amount: paid }) => booking_id === id && amount(paid) < 0);

const creditDays = 300;

/** What went back to who gave up became credit, and is still there whole. */
function creditOf(schedule: Schedule, booking: Booking | undefined): Credited {
  if (!booking) return { credits: [], moves: [] };
  const { random, today } = schedule;
  const refunds = refundsOf(schedule, booking.id);
  for (const refund of refunds) refund.method = 'credito';
  const sum = refunds.reduce((total, refund) => total - amount(refund.amount), 0);
  const id = random.id();
  const { id: booking_id, customer_id = null } = booking;
  const created_at = refunds.at(-1)?.paid_at;
  const credit = { id, code: 'VALE2345', customer_id, booking_id, amount: sum, amount_left: sum };
  const moves = refunds.map((refund) => ({
    id: random.id(),
    credit_id: id,
    amount: -amount(refund.amount),
    booking_id,
    payment_id: refund.id,
    created_at: refund.paid_at,
  }));
  const expires_on = addDays(today, creditDays);
  return { credits: [{ ...credit, expires_on, reason: 'Preferiu remarcar depois', created_at }], moves };
}

/** First to a dearer day at the difference, then once more with a fee. */
function movedTwice({ random, sellerId, now }: Schedule, booking: Booking): Lines {
  const steps = [
    { kind: 'reschedule', amount: 13.5, reason: 'Remarcada para o sábado' },
    { kind: 'fee', amount: 20, reason: 'Segunda remarcação' },
  ];
  booking.total_price = amount(booking.total_price) + steps.reduce((sum, step) => sum + step.amount, 0);
  booking.version = steps.length + 1;
  return steps.map((step, at) => ({
    ...step,
    id: random.id(),
    booking_id: booking.id,
    user_id: sellerId,
    created_at: now.subtract({ hours: steps.length - at }).toString(),
  }));
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
function endTotal({ random, sellerId, now }: Schedule, booking: Booking): Row<'booking_adjustments'>[] {
  const total = amount(booking.total_price);
  booking.total_price = 0;
  if (total === 0) return [];
  const line = {
    kind: 'cancellation',
    amount: -total,
    reason: null,
    user_id: sellerId,
    created_at: now.toString(),
  };
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
