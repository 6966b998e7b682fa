import { sessionOptions } from '@leme/contract/bookings/endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { placesOfBoat } from '#modules/fleet/public';

export const servesSessionOptions = serve(sessionOptions, async ({ tx, actor }) => {
  const [products, fares, boats, agents, guides, sailors] = await Promise.all([
    productsOf(tx, actor),
    faresOf(tx, actor),
    tx.rows(
      db
        .selectFrom('boats as b')
        .select(['id', 'boat_name', placesOfBoat.as('capacity')])
        .where('tenant_id', '=', actor.tenantId)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .$if(actor.partner?.kind === 'supplier', (query) =>
          query.where('owner_supplier_id', '=', actor.partner?.id ?? ''),
        )
        .orderBy('boat_name'),
    ),
    actor.partner ? [] : agentsOf(tx, actor),
    actor.partner ? [] : namesOf(tx, actor, 'guide_name'),
    actor.partner ? [] : namesOf(tx, actor, 'sailor_name'),
  ]);
  return {
    products: products.map((product) => ({
      ...product,
      fare_types: fares.flatMap(({ product_id, ...fare }) => (product_id === product.id ? [fare] : [])),
    })),
    boats,
    agents,
    guide_names: guides,
    sailor_names: sailors,
  };
});

function productsOf(tx: Tx, actor: Actor) {
  return tx.rows(
    db
      .selectFrom('products')
      .select(['id', 'name', 'color', 'duration_min'])
      .where('tenant_id', '=', actor.tenantId)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('name'),
  );
}

function faresOf(tx: Tx, actor: Actor) {
  return tx.rows(
    db
      .selectFrom('fare_types')
      .select(['id', 'product_id', 'label', 'cost_price', 'pax_count'])
      .where('tenant_id', '=', actor.tenantId)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('order_index')
      .orderBy('id'),
  );
}

function agentsOf(tx: Tx, actor: Actor) {
  return tx.rows(
    db
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('kind', '=', 'agente')
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .limit(200),
  );
}

/** Names used in the last ninety days, for the form to offer. */
async function namesOf(tx: Tx, actor: Actor, column: 'guide_name' | 'sailor_name'): Promise<string[]> {
  const rows = await tx.rows(
    db
      .selectFrom('sessions')
      .select(column)
      .distinct()
      .where('tenant_id', '=', actor.tenantId)
      .where(column, 'is not', null)
      .where('date', '>=', sql<string>`current_date - 90`)
      .orderBy(column)
      .limit(100),
  );
  return rows.flatMap((row) => row[column] ?? []);
}
