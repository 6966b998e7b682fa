import type { MoveTarget } from '@leme/contract/bookings/booking-change-endpoints';

/** What was picked: a session, and which of its boats; `undefined` while nobody said. */
export type MoveChoice = { session_id: string; boat_id?: string | undefined };

export type MoveScene = { session_id: string; seats: number };

/** Seats a session lacks for the booking; none when it fits. */
export function seatsShort(target: Pick<MoveTarget, 'free'>, { seats }: MoveScene): number {
  return Math.max(0, seats - target.free);
}

/** Whether the booking can go there at all: the own session only offers other boats. */
export function canGo(target: MoveTarget, scene: MoveScene): boolean {
  return target.id === scene.session_id ? target.boats.length > 0 : seatsShort(target, scene) === 0;
}

/** Whether the choice would change something. */
export function isComplete(choice: MoveChoice | null, scene: MoveScene): choice is MoveChoice {
  return choice !== null && (choice.session_id !== scene.session_id || choice.boat_id !== undefined);
}
