import { isLiving } from '@leme/contract/rosters/states';
import type { Assigned } from '../facts/shapes.ts';

/** What the person of a duty should know of it; nothing where it no longer stands. */
export function toldNow(held: Omit<Assigned, 'explanation'>): string | null {
  if (!isLiving(held.status)) return null;
  const { starts_at, ends_at, boat_id, position, session_id, shift_id } = held;
  return [starts_at, ends_at, boat_id, position, session_id ?? shift_id].join(' ');
}
