import { db } from '#kit/database/sql';
import type { Work } from '#kit/work';
import { faresOnSale } from './fares.ts';
import type { PartyRow } from './plan-party.ts';

/** The fares of a booking as they were sold. */
export function rowsOf({ tx, actor }: Work, booking_id: string): Promise<PartyRow[]> {
  return tx.rows(
    db
      .selectFrom('booking_passengers as bp')
      .innerJoin('fare_types as f', (join) =>
        join.onRef('f.tenant_id', '=', 'bp.tenant_id').onRef('f.id', '=', 'bp.fare_type_id'),
      )
      .select(['bp.id', 'f.id as fare_type_id', 'bp.quantity', 'bp.unit_price', 'f.pax_count'])
      .where('bp.tenant_id', '=', actor.tenantId)
      .where('bp.booking_id', '=', booking_id)
      .orderBy('bp.order_index')
      .orderBy('bp.id'),
  );
}

/** What is on sale for a departure. */
export async function faresOf({ tx, actor }: Work, session_id: string) {
  const session = await tx.first(
    db
      .selectFrom('sessions')
      .select('product_id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', session_id),
  );
  return session ? await faresOnSale(tx, actor, session.product_id) : [];
}
