import { addDays, sessionInterval } from '@leme/contract/kit/values/days';
import { named } from '../../../demo/demo.ts';
import { bookLostParties, bookMadeUpParties, bookWrittenParty } from './plan-parties.ts';
import type { TodaySlot } from './sailing-plan.ts';
import type { Sailing, Schedule } from './schedule.ts';

const daysAround = 7;
const daysBack = 30;
const daysAhead = 45;
/** Of days far from today: enough to look back on and to sell, and little enough to be written in no time. */
const farDepartures = 2;
const leastDepartures = 3;
const mostDepartures = 6;

/**
 * Thirty days back to forty-five ahead of the company's today, a week around it in full. The far days are drawn after that
 * week, so that they move nothing of it.
 */
export function planDays(schedule: Schedule): void {
  const day = (offset: number, slots: readonly TodaySlot[]) => {
    for (const slot of slots) planSession(schedule, addDays(schedule.today, offset), slot);
  };
  for (let offset = -daysAround; offset <= daysAround; offset += 1)
    day(offset, offset === 0 ? schedule.plan.today : ordinaryDay(schedule, offset));
  for (let offset = -daysBack; offset <= daysAhead; offset += 1)
    if (Math.abs(offset) > daysAround) day(offset, farDay(schedule, offset));
}

/** Two departures; what is far ahead has hardly been sold yet. */
function farDay({ random, plan }: Schedule, offset: number): TodaySlot[] {
  const slots = [...plan.timetable];
  while (slots.length > farDepartures) slots.splice(random.below(slots.length), 1);
  const fullness = () => (offset < 0 ? 30 + random.below(40) : random.below(Math.max(2, 36 - offset)));
  return slots.map((slot) => ({ ...slot, parties: fullness() / 100 }));
}

/** Some of the timetable's departures, in their order; far days are booked less, and now and then one is called off. */
function ordinaryDay({ random, plan }: Schedule, offset: number): TodaySlot[] {
  const wanted = leastDepartures + random.below(mostDepartures - leastDepartures + 1);
  const slots = [...plan.timetable];
  while (slots.length > wanted) slots.splice(random.below(slots.length), 1);
  return slots.map((slot, index) => {
    const fullness = offset < 0 ? 55 + random.below(46) : 70 - offset * 8 + random.below(26);
    const isCalledOff = index === slots.length - 1 && offset % 4 === 3;
    return {
      ...slot,
      parties: isCalledOff ? 0 : fullness / 100,
      ...(isCalledOff && { cancelled: 'Frente fria com ressaca' }),
    };
  });
}

/** One departure with who booked it. */
export function planSession(schedule: Schedule, date: string, slot: TodaySlot): void {
  const product = named(schedule.products, slot.product);
  const { rows, random, now } = schedule;
  const start = Temporal.PlainTime.from(slot.start_time);
  const end_time = start.add({ minutes: product.duration_min }).toString({ smallestUnit: 'minute' });
  const interval = sessionInterval({ date, start_time: slot.start_time, end_time }, schedule.timezone);
  const boat = slot.boat === null ? null : named(schedule.boats, slot.boat);
  const starts_at = Temporal.Instant.from(interval.starts_at);
  const sailing: Sailing = {
    id: random.id(),
    product,
    total_capacity: slot.total_capacity ?? boat?.capacity ?? 0,
    people_limit: boat?.capacity ?? null,
    starts_at,
    hasStarted: Temporal.Instant.compare(starts_at, now) <= 0,
    hasEnded: Temporal.Instant.compare(interval.ends_at, now) <= 0,
  };
  rows.sessions.push({
    id: sailing.id,
    product_id: product.id,
    date,
    start_time: slot.start_time,
    end_time,
    ...interval,
    guide_name: slot.guide_name,
    sailor_name: slot.sailor_name,
    status: slot.cancelled ? 'cancelled' : 'available',
    notes: null,
    cancel_reason: slot.cancelled ?? null,
  });
  if (boat)
    blockBoat(schedule, sailing, {
      boat_id: boat.id,
      ends_at: interval.ends_at,
      cancelled: Boolean(slot.cancelled),
    });
  const firstBooking = rows.bookings.length;
  bookParties(schedule, sailing, slot);
  const held = rows.bookings
    .slice(firstBooking)
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired');
  const { total_capacity, people_limit } = sailing;
  rows.session_seats.push({
    session_id: sailing.id,
    total_capacity,
    taken: held.reduce((sum, { seats }) => sum + seats, 0),
    people: held.reduce((sum, { people = 0 }) => sum + people, 0),
    people_limit,
    people_allowed: people_limit,
  });
}

function blockBoat(
  { rows, random }: Schedule,
  { id, product, starts_at }: Sailing,
  boat: { boat_id: string; ends_at: string; cancelled: boolean },
): void {
  const { boat_id, ends_at, cancelled } = boat;
  rows.session_boats.push({
    id: random.id(),
    session_id: id,
    boat_id,
    blocked_from: starts_at.subtract({ minutes: product.buffer_before_min }).toString(),
    blocked_until: Temporal.Instant.from(ends_at).add({ minutes: product.buffer_after_min }).toString(),
    cancelled,
  });
}

function bookParties(schedule: Schedule, sailing: Sailing, { parties }: TodaySlot): void {
  if (typeof parties !== 'number') {
    for (const party of parties) bookWrittenParty(schedule, sailing, party);
    return;
  }
  bookMadeUpParties(schedule, sailing, Math.ceil(sailing.total_capacity * parties));
  bookLostParties(schedule, sailing);
}
