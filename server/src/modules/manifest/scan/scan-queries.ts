import type { AttendanceState } from '@leme/contract/manifest/rules';
import type { Scan } from '@leme/contract/manifest/scan';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { visibleBookings } from '#modules/bookings/public';

// Drafts, holds and what expired never stood on a manifest; a code of theirs is no booking yet.
const known = ['confirmed', 'completed', 'cancelled'] as const;

/** The booking a code names, as far as the actor may see it. */
export async function scannedBooking(tx: Tx, actor: Actor, scan: Scan) {
  if (scan.kind === 'unknown') return undefined;
  return await tx.first(
    visibleBookings(actor)
      .select(['id', 'code', 'session_id', 'status'])
      .where(
        scan.kind === 'booking' ? 'id' : 'code',
        '=',
        scan.kind === 'booking' ? scan.booking_id : scan.code,
      )
      .where('status', 'in', known),
  );
}

/** Who of the party is aboard, and who said so. */
export async function partyOf(tx: Tx, actor: Actor, bookingId: string) {
  const people = await tx.rows(
    db
      .selectFrom('manifest_passengers as m')
      .leftJoin('profiles as w', (join) =>
        join.onRef('w.tenant_id', '=', 'm.tenant_id').onRef('w.id', '=', 'm.status_by'),
      )
      .select(['m.status', 'm.status_at', 'w.full_name as status_by'])
      .where('m.tenant_id', '=', actor.tenantId)
      .where('m.booking_id', '=', bookingId),
  );
  return people.map((person) => ({ ...person, status: person.status as AttendanceState }));
}
