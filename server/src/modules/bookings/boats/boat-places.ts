import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { boardedBoat } from '@leme/contract/bookings/rules';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Work } from '#kit/work';
import { activeStates } from '../booking/active-booking.ts';
import { allBookings } from '../partner-scope.ts';
import { recordBoats } from './record-boats.ts';

/** Everybody booked into some sessions, with the fare each travels on. */
export function travellers(tenantId: string, sessionIds: readonly string[]) {
  return allBookings(tenantId)
    .innerJoin('manifest_passengers as m', (join) =>
      join.onRef('m.tenant_id', '=', 'b.tenant_id').onRef('m.booking_id', '=', 'b.id'),
    )
    .leftJoin('booking_passengers as bp', (join) =>
      join.onRef('bp.tenant_id', '=', 'm.tenant_id').onRef('bp.id', '=', 'm.booking_passenger_id'),
    )
    .leftJoin('fare_types as f', (join) =>
      join.onRef('f.tenant_id', '=', 'bp.tenant_id').onRef('f.id', '=', 'bp.fare_type_id'),
    )
    .where('b.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('b.status', 'in', activeStates);
}

/** How many people of some sessions were given which boat; null are those who were given none. */
export function peopleByBoat(tenantId: string, sessionIds: readonly string[]) {
  return travellers(tenantId, sessionIds)
    .select(['b.session_id', 'm.boat_id', sql<number>`count(*)::int`.as('people')])
    .groupBy(['b.session_id', 'm.boat_id']);
}

export type ByBoat = { session_id: string; boat_id: string | null; people: number }[];

/** How many board one of a session's boats: of an only boat everybody. */
export function peopleIn(
  byBoat: ByBoat,
  session: { id: string; boats: readonly { id: string }[] },
  boat_id: string,
): number {
  return byBoat.reduce((sum, each) => {
    const isHere = each.session_id === session.id && boardedBoat(session.boats, each) === boat_id;
    return isHere ? sum + each.people : sum;
  }, 0);
}

type Boat = { boat_name: string; capacity: number };

/** Refuses more people than a boat has places; `taken` are the places of others. */
export function requirePlaces({ boat_name, capacity }: Boat, taken: number, wanted: number): void {
  if (taken + wanted <= capacity) return;
  const free = Math.max(0, capacity - taken);
  throw new Problem('boat-full', { params: { boat_name, capacity, allocated: taken, free, wanted } });
}

/** Takes people out of boats that no longer sail in their session; asks nobody where all its boats stay. */
export async function forgetOtherBoats(
  { tx, actor }: Work,
  session: SessionRow,
  boatIds: readonly string[],
): Promise<void> {
  const gone = session.boats.filter(({ id }) => !boatIds.includes(id));
  if (gone.length === 0) return;
  const { tenantId } = actor;
  const goneIds = gone.map(({ id }) => id);
  const people = await tx.rows(
    travellers(tenantId, [session.id])
      .select(['m.id', 'm.booking_id', 'm.boat_id'])
      .orderBy('m.booking_id')
      .orderBy('m.position'),
  );
  const bookings = allBookings(tenantId).select('b.id').where('b.session_id', '=', session.id);
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ boat_id: null, version: sql`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('booking_id', 'in', bookings)
      .where('boat_id', '=', sql<string>`any(${goneIds}::uuid[])`),
  );
  recordBoats({ tx, actor }, session.boats, people, ({ boat_id }) =>
    boat_id && goneIds.includes(boat_id) ? null : boat_id,
  );
}
