import { bookings } from '@leme/contract/bookings/bookings';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { valueFault } from '#kit/resource/value-fault.ts';
import { type Counted, type Fare, seatsWanted } from '#modules/bookings/lazy/public.ts';

/** What a departure can still take: seats, and people where boats limit them. */
export type Room = { seats: number; people: number | null };

export function roomOf({
  remaining_capacity,
  people,
  people_limit,
}: Pick<ManifestSession, 'remaining_capacity' | 'people' | 'people_limit'>): Room {
  return { seats: remaining_capacity, people: people_limit === null ? null : people_limit - people };
}

export type WalkIn = {
  name: string;
  counts: readonly Counted[];
  /** Money that came in; null is none. */
  amount: number | null;
  /** What the party costs, in centavos. */
  cents: number;
};

export type WalkInFault =
  | { field: 'name'; code: 'shortName' }
  | { field: 'counts'; code: 'nobody' }
  | { field: 'counts'; code: 'noSeats' | 'noPlaces'; free: number }
  | { field: 'amount'; code: 'aboveTotal'; most: number };

/** What is wrong before anything is sent; the server has the last word on room and price. */
export function walkInFault(
  { name, counts, amount, cents }: WalkIn,
  fares: readonly Fare[],
  room: Room,
): WalkInFault | null {
  const people = counts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!isNothing(name) && valueFault(bookings.fields.customer_name, name))
    return { field: 'name', code: 'shortName' };
  if (people === 0) return { field: 'counts', code: 'nobody' };
  if (seatsWanted(fares, counts) > room.seats)
    return { field: 'counts', code: 'noSeats', free: Math.max(0, room.seats) };
  if (room.people !== null && people > room.people)
    return { field: 'counts', code: 'noPlaces', free: Math.max(0, room.people) };
  if (Math.round((amount ?? 0) * 100) > cents)
    return { field: 'amount', code: 'aboveTotal', most: cents / 100 };
  return null;
}
