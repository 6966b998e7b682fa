import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** Everybody of some bookings, their rows locked in the order in which attendance locks them. */
export function lockPeople(tx: Tx, tenantId: string, bookingIds: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('manifest_passengers')
      .select(['id', 'booking_id', 'booking_passenger_id', 'position', 'name', 'status', 'heads', 'boat_id'])
      .where('tenant_id', '=', tenantId)
      .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
      .orderBy('booking_id')
      .orderBy('position')
      .forUpdate(),
  );
}

export type BookedPerson = Awaited<ReturnType<typeof lockPeople>>[number];

/** Nobody is taken out of a boat behind his back: who is aboard leaves first. */
export function refuseAboard(people: readonly Pick<BookedPerson, 'status'>[]): void {
  const aboard = people.filter(({ status }) => status === 'checked_in').length;
  if (aboard > 0) throw new Problem('people-aboard', { params: { aboard } });
}

/** Takes people out of their boats. */
export function leaveBoats(tx: Tx, tenantId: string, bookingIds: readonly string[]): void {
  tx.send(
    db
      .updateTable('manifest_passengers')
      .set({ boat_id: null, version: sql`version + 1` })
      .where('tenant_id', '=', tenantId)
      .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
      .where('boat_id', 'is not', null),
  );
}
