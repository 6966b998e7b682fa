import type { BoatAllocations, BoatPerson } from '@leme/contract/bookings/booking-change-endpoints';
import { groupBy } from '#kit/browser/group-by.ts';

export type Party = { booking: BoatAllocations['bookings'][number]; people: BoatPerson[] };

/** Everybody by booking, in the order of the list. */
export function partiesOf({ bookings, data }: BoatAllocations): Party[] {
  const people = groupBy(data, ({ booking_id }) => booking_id);
  return bookings.map((booking) => ({ booking, people: people.get(booking.id) ?? [] }));
}

/** How many people board a boat. */
export function peopleOn(people: readonly BoatPerson[], boatId: string): number {
  return people.filter(({ boat_id }) => boat_id === boatId).length;
}

/** Where people were, as the steps that bring them back. */
export function stepsBack(
  people: readonly BoatPerson[],
  ids: ReadonlySet<string>,
): { boat_id: string | null; manifest_passenger_ids: string[] }[] {
  const moved = people.filter(({ id }) => ids.has(id));
  return [...groupBy(moved, ({ boat_id }) => boat_id)].map(([boat_id, group]) => ({
    boat_id,
    manifest_passenger_ids: group.map(({ id }) => id),
  }));
}

/** All, some or none of a party is chosen. */
export function chosenOf(
  people: readonly BoatPerson[],
  chosen: ReadonlySet<string>,
): boolean | 'indeterminate' {
  const count = people.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return false;
  return count === people.length || 'indeterminate';
}
