import type { MoveTarget } from '@leme/contract/bookings/booking-change-endpoints';

/** What was picked: a session, which of its boats and at which price; `undefined` while nobody said. */
export type MoveChoice = {
  session_id: string;
  boat_id?: string | undefined;
  price?: 'keep' | 'new' | undefined;
};

export type MoveScene = { session_id: string; people: number; total_price: number | null };

type Room = Pick<MoveTarget, 'free' | 'free_people' | 'seats'>;

/** How many a session still takes: of seats and people aboard the fewer. */
export function roomOf({ free, free_people }: Room): number {
  return Math.max(0, Math.min(free, free_people ?? free));
}

/** Places a session lacks for the booking, in seats or people; none when it fits. */
export function seatsShort(target: Room, { people }: MoveScene): number {
  const { free, free_people, seats } = target;
  return Math.max(0, seats - free, free_people === null ? 0 : people - free_people);
}

/** Places of a boat that can be filled: a boat takes nobody whom its session cannot take. */
export function boatRoom(target: MoveTarget, boat: MoveTarget['boats'][number], scene: MoveScene): number {
  if (target.id === scene.session_id) return boat.free;
  // Who has no seat is aboard all the same.
  const seatless = Math.max(0, scene.people - target.seats);
  return Math.max(0, Math.min(boat.free, target.free + seatless, target.free_people ?? boat.free));
}

/** Whether the booking can go there at all: the own session only offers other boats. */
export function canGo(target: MoveTarget, scene: MoveScene): boolean {
  return target.id === scene.session_id ? target.boats.length > 0 : seatsShort(target, scene) === 0;
}

/** Whether somebody has to say at which price the booking goes there. */
export function asksPrice({ id, price }: MoveTarget, { session_id, total_price }: MoveScene): boolean {
  // Another boat of its own departure costs what it did.
  if (id === session_id) return false;
  return price !== null && price.total !== null && total_price !== null && price.total !== total_price;
}

/** Whether the choice would change something, and says all that has to be said. */
export function isComplete(
  choice: MoveChoice | null,
  scene: MoveScene & { data: readonly MoveTarget[] },
): choice is MoveChoice {
  const target = scene.data.find(({ id }) => id === choice?.session_id);
  if (!choice || !target) return false;
  if (asksPrice(target, scene) && choice.price === undefined) return false;
  return target.id !== scene.session_id || choice.boat_id !== undefined;
}
