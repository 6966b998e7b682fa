import { type PaymentMethod, paymentMethods, peopleOf, seatsOf } from '@leme/contract/bookings/rules';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { rollUp } from '@leme/contract/manifest/rules';
import { boardPeople } from './plan-attendance.ts';
import type { Attendance } from './sailing-plan.ts';
import {
  type BookingStatus,
  earlier,
  type Fare,
  type Sailing,
  type Schedule,
  type Seat,
} from './schedule.ts';

export type Share = { fare: Fare; quantity: number };
export type Contact = {
  customer_id: string | null;
  customer_name: string;
  customer_phone: string | null;
  customer_email: string | null;
};

export type BookingPlan = {
  contact: Contact;
  fares: readonly Share[];
  status: BookingStatus;
  /** Integer centavos; a negative one was paid back. */
  payments: readonly number[];
  agent_id: string | null;
  special_requirements: string | null;
  /** Null leaves it to the clock: before departure nobody is aboard, after it nearly everybody. */
  attendance: Attendance | null;
};

/** A booking with its fares, payments, people and their attendance, all sums agreeing. */
export function addBooking(schedule: Schedule, sailing: Sailing, plan: BookingPlan): void {
  const { rows, random } = schedule;
  const id = random.id();
  const created = earlier(sailing.starts_at, schedule.now).subtract({ minutes: 120 + random.below(20_000) });
  const fares = addFares(schedule, id, plan.fares);
  const cents = fares.reduce((sum, fare) => sum + toCents(Number(fare.total_price)), 0);
  const seats = manifestOf(schedule, plan, fares);
  const states = boardPeople(schedule, sailing, {
    id,
    status: plan.status,
    attendance: plan.attendance,
    seats,
  });
  rows.bookings.push({
    id,
    code: random.code(),
    session_id: sailing.id,
    product_id: sailing.product.id,
    starts_at: sailing.starts_at.toString(),
    channel: channelOf(plan),
    created_by: schedule.sellerId,
    hold_kind: plan.status === 'on_hold' ? 'option' : null,
    confirmed_at: ['confirmed', 'completed'].includes(plan.status) ? created.toString() : null,
    cancel_kind: plan.status === 'cancelled' ? 'customer' : null,
    ...plan.contact,
    special_requirements: plan.special_requirements,
    status: plan.status,
    seats: seatsOf(plan.fares.map(({ fare, quantity }) => ({ quantity, pax_count: fare.pax_count }))),
    people: peopleOf(plan.fares),
    hold_expires_at: plan.status === 'on_hold' ? holdEnds(schedule, sailing) : null,
    ...rollUp(states),
    total_price: toReais(fares.length > 0 ? cents : unlistedPrice(sailing)),
    paid_amount: toReais(plan.payments.reduce((sum, payment) => sum + payment, 0)),
    agent_id: plan.agent_id,
    // Rows are written with the columns of the first one: what becomes of a few stands in all of them.
    deposit_amount: null,
    deposit_due_at: null,
    balance_due_at: null,
    version: 1,
    created_at: created.toString(),
    updated_at: created.toString(),
  });
  addPayments(schedule, id, plan.payments, created);
}

/** Agencies send theirs; who left an address wrote, the others stood at the counter. */
function channelOf({ agent_id, contact }: BookingPlan): string {
  if (agent_id) return 'agency';
  return contact.customer_email ? 'whatsapp' : 'counter';
}

const holdHours = 26;

/** A seat is kept for a day and two hours, and never longer than the boat is there. */
function holdEnds({ now }: Schedule, { starts_at }: Sailing): string {
  return earlier(starts_at, now.add({ hours: holdHours })).toString();
}

/** Whoever booked without naming passengers pays for one adult. */
function unlistedPrice({ product }: Sailing): number {
  return toCents(product.fares[0]?.cost_price ?? 0);
}

function addFares({ rows, random }: Schedule, booking_id: string, shares: readonly Share[]) {
  const fares = shares.map(({ fare, quantity }, order_index) => ({
    id: random.id(),
    booking_id,
    fare_type_id: fare.id,
    quantity,
    unit_price: fare.cost_price,
    total_price: toReais(toCents(fare.cost_price) * quantity),
    order_index,
  }));
  rows.booking_passengers.push(...fares);
  return fares;
}

/** One row for each person; the first one is whoever booked, the others are companions without a name. */
function manifestOf(
  { random }: Schedule,
  plan: BookingPlan,
  fares: readonly { id: string; quantity: number }[],
): Seat[] {
  const units = fares.flatMap(({ id, quantity }) => Array<string | null>(quantity).fill(id));
  return (units.length > 0 ? units : [null]).map((booking_passenger_id, index) => ({
    id: random.id(),
    booking_passenger_id,
    position: index + 1,
    name: index === 0 ? plan.contact.customer_name : null,
  }));
}

function addPayments(
  { rows, random, sellerId, now }: Schedule,
  booking_id: string,
  payments: readonly number[],
  created: Temporal.Instant,
): void {
  const methods: readonly PaymentMethod[] = ['pix', 'pix', ...paymentMethods];
  for (const [index, cents] of payments.entries()) {
    const id = random.id();
    const paid_at = earlier(created.add({ minutes: 5 + index * 45 }), now).toString();
    const payment = { id, booking_id, amount: toReais(cents), method: random.pick(methods) };
    rows.booking_payments.push({ ...payment, user_id: sellerId, paid_at });
    const note = cents < 0 ? 'Devolução' : payments.length > 1 && index === 0 ? 'Sinal' : null;
    if (note) rows.payment_notes.push({ payment_id: id, note, created_at: paid_at });
  }
}
