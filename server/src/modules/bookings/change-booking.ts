import { sql, type UpdateObject } from 'kysely';
import type { Actor } from '#kit/actor';
import { announce } from '#kit/realtime/announce';
import type { DB } from '#kit/schema.types';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { livingBooking, type Wish } from './living-booking.ts';

type Columns = Omit<UpdateObject<DB, 'bookings'>, 'version' | 'updated_at'>;

/** Writes a booking that is still as it was read; else says what became of it. */
export async function changeBooking(tx: Tx, actor: Actor, wish: Wish, columns: Columns): Promise<void> {
  const changed = await tx.change(
    db
      .updateTable('bookings')
      .set({ ...columns, version: wish.version + 1, updated_at: sql`now()` })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', wish.id)
      .where('version', '=', wish.version),
  );
  if (changed === 0) await livingBooking(tx, actor, wish);
  announce(tx, actor, 'bookings', columns.status === 'cancelled' ? 'removed' : 'updated', [wish.id]);
}
