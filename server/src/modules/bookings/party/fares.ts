import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

export type Fare = {
  id: string;
  label: string;
  code: string | null;
  cost_price: number;
  pax_count: number;
  accompanied_by: string[];
  min_qty: number | null;
  max_qty: number | null;
};

/** The fares a product is sold at. */
export function faresOnSale(tx: Tx, actor: Actor, product_id: string): Promise<Fare[]> {
  return tx.rows(faresOf(actor, [product_id]));
}

/** The fares of some products, and whose they are. */
export function faresOf(actor: Actor, productIds: readonly string[]) {
  return onSale(actor).where('product_id', '=', sql<string>`any(${productIds}::uuid[])`);
}

function onSale(actor: Actor) {
  return db
    .selectFrom('fare_types')
    .select(['id', 'label', 'code', 'cost_price', 'pax_count', 'product_id'])
    .select(['accompanied_by', 'min_qty', 'max_qty'])
    .where('tenant_id', '=', actor.tenantId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null);
}
