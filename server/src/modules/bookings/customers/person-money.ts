import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Person } from '#kit/person/person';
import type { TimedWork } from '#kit/work';

/** What stands beside the fares of some bookings. */
export function heldLines({ tx, actor }: TimedWork, bookings: readonly { id: string }[]) {
  return tx.rows(
    db
      .selectFrom('booking_adjustments')
      .select(['booking_id', 'kind', 'amount', 'reason', 'created_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('booking_id', '=', sql<string>`any(${bookings.map(({ id }) => id)}::uuid[])`)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** The credits of a person: of its record, and of its bookings. */
export function heldCredits({ tx, actor }: TimedWork, { ids }: Person, bookings: readonly string[]) {
  return tx.rows(
    db
      .selectFrom('credits')
      .select(['code', 'amount', 'amount_left', 'expires_on', 'reason', 'created_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where(
        sql<boolean>`(customer_id = any(${[...ids]}::uuid[]) or booking_id = any(${[...bookings]}::uuid[]))`,
      )
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** Takes the reasons away that may name a person; amounts stay. */
export async function emptyMoney({ tx, actor }: TimedWork, bookings: readonly string[]): Promise<void> {
  const those = sql<string>`any(${[...bookings]}::uuid[])`;
  for (const table of ['booking_adjustments', 'credits'] as const)
    await tx.change(
      db
        .updateTable(table)
        .set({ reason: null })
        .where('tenant_id', '=', actor.tenantId)
        .where('booking_id', '=', those)
        .where('reason', 'is not', null),
    );
}

/** Credit goes on with whom a customer became. */
export async function moveCredits(
  { tx, actor }: TimedWork,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.change(
    db
      .updateTable('credits')
      .set({ customer_id: to })
      .where('tenant_id', '=', actor.tenantId)
      .where('customer_id', '=', from),
  );
}
