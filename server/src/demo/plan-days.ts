import { addDays, dayIn, sessionInterval } from '@leme/contract/kit/time';
import { type Berth, named, type Sailing } from './berth.ts';
import type { TodaySlot } from './company-plan.ts';
import { bookLostParties, bookMadeUpParties, bookWrittenParty } from './plan-parties.ts';

const daysAround = 7;
const leastDepartures = 3;
const mostDepartures = 6;

/** Seven days back to seven days ahead of the company's today. */
export function planDays(berth: Berth): void {
  const today = dayIn(berth.zone, berth.now);
  for (let offset = -daysAround; offset <= daysAround; offset += 1) {
    const slots = offset === 0 ? berth.plan.today : ordinaryDay(berth, offset);
    for (const slot of slots) planSession(berth, addDays(today, offset), slot);
  }
}

/** Some of the timetable's departures, in their order; far days are booked less, and now and then one is called off. */
function ordinaryDay({ luck, plan }: Berth, offset: number): TodaySlot[] {
  const wanted = leastDepartures + luck.below(mostDepartures - leastDepartures + 1);
  const slots = [...plan.timetable];
  while (slots.length > wanted) slots.splice(luck.below(slots.length), 1);
  return slots.map((slot, index) => {
    const fullness = offset < 0 ? 55 + luck.below(46) : 70 - offset * 8 + luck.below(26);
    const isCalledOff = index === slots.length - 1 && offset % 4 === 3;
    return {
      ...slot,
      parties: isCalledOff ? 0 : fullness / 100,
      ...(isCalledOff && { cancelled: 'Frente fria com ressaca' }),
    };
  });
}

function planSession(berth: Berth, date: string, slot: TodaySlot): void {
  const product = named(berth.products, slot.product);
  const { rows, luck, now } = berth;
  const start = Temporal.PlainTime.from(slot.start_time);
  const end_time = start.add({ minutes: product.duration_min }).toString({ smallestUnit: 'minute' });
  const interval = sessionInterval({ date, start_time: slot.start_time, end_time }, berth.zone);
  const boat = slot.boat === null ? null : named(berth.boats, slot.boat);
  const starts_at = Temporal.Instant.from(interval.starts_at);
  const sailing: Sailing = {
    id: luck.id(),
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
    blockBoat(berth, sailing, {
      boat_id: boat.id,
      ends_at: interval.ends_at,
      cancelled: Boolean(slot.cancelled),
    });
  const firstBooking = rows.bookings.length;
  bookParties(berth, sailing, slot);
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
  { rows, luck }: Berth,
  { id, product, starts_at }: Sailing,
  boat: { boat_id: string; ends_at: string; cancelled: boolean },
): void {
  const { boat_id, ends_at, cancelled } = boat;
  rows.session_boats.push({
    id: luck.id(),
    session_id: id,
    boat_id,
    blocked_from: starts_at.subtract({ minutes: product.buffer_before_min }).toString(),
    blocked_until: Temporal.Instant.from(ends_at).add({ minutes: product.buffer_after_min }).toString(),
    cancelled,
  });
}

function bookParties(berth: Berth, sailing: Sailing, { parties }: TodaySlot): void {
  if (typeof parties !== 'number') {
    for (const party of parties) bookWrittenParty(berth, sailing, party);
    return;
  }
  bookMadeUpParties(berth, sailing, Math.ceil(sailing.total_capacity * parties));
  bookLostParties(berth, sailing);
}
