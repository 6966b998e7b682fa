import { sql, type UpdateObject } from 'kysely';
import type { DB } from '#kit/database/schema.types';
import { db } from '#kit/database/sql';
import type { Work } from '#kit/work';
import { activeBooking, type ExpectedVersion } from './active-booking.ts';

type Columns = Omit<UpdateObject<DB, 'bookings'>, 'version' | 'updated_at'>;

/** Writes a booking that is still as it was read; else says what became of it. */
export async function changeBooking(
  { tx, actor }: Work,
  wish: ExpectedVersion,
  columns: Columns,
): Promise<void> {
  const changed = await tx.change(
    db
      .updateTable('bookings')
      .set({ ...columns, version: wish.version + 1, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', wish.id)
      .where('version', '=', wish.version),
  );
  if (changed === 0) await activeBooking(tx, actor, wish);
}
