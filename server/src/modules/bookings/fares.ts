import type { Actor } from '#kit/actor';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

export type Fare = { id: string; cost_price: number; pax_count: number };

/** The fares a product is sold at. */
export function faresOnSale(tx: Tx, actor: Actor, product_id: string): Promise<Fare[]> {
  return tx.rows(
    db
      .selectFrom('fare_types')
      .select(['id', 'cost_price', 'pax_count'])
      .where('tenant_id', '=', actor.tenantId)
      .where('product_id', '=', product_id)
      .where('active', '=', true)
      .where('deleted_at', 'is', null),
  );
}
