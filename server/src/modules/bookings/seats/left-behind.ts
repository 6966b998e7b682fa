import type { Work } from '#kit/work';
import { allBookings } from '../partner-scope.ts';

const named = 6;

/** A party that would stay at the pier, e.g. `Souza (2)`. */
export type LeftBehind = { booking_id: string; customer_name: string; people: number };

/**
 * Whom a departure would leave behind when `over` of its people do not fit: who booked last, six parties at most. Nobody
 * is named to somebody who may not read bookings.
 */
export async function leftBehind(
  { tx, actor }: Work,
  session_id: string,
  over: number,
): Promise<LeftBehind[]> {
  if (over <= 0 || !actor.permissions.has('bookings:read') || actor.partner) return [];
  const parties = await tx.rows(
    allBookings(actor.tenantId)
      .select(['id as booking_id', 'customer_name', 'people'])
      .where('session_id', '=', session_id)
      .where('status', 'in', ['on_hold', 'confirmed', 'completed'])
      .where('people', '>', 0)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(named),
  );
  let behind = 0;
  return parties.filter(({ people }) => {
    const stays = behind < over;
    behind += people;
    return stays;
  });
}

/** Parties as one reads them: `Souza (2), Silva (1)`. */
export function partiesInWords(parties: readonly LeftBehind[]): string {
  return parties.map(({ customer_name, people }) => `${customer_name} (${people})`).join(', ');
}
