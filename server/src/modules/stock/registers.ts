import { stockItems } from '@leme/contract/stock/stock-items';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { counting } from '#kit/resource/list/computed';
import type { Use } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';

const named = 3;

/** What still lies there keeps an item, and a place, from being deleted. */
async function lying(
  tx: Tx,
  { tenantId }: Actor,
  { by, id }: { by: 'item_id' | 'location_id'; id: string },
): Promise<Use[]> {
  const [table, other, resource] =
    by === 'item_id'
      ? (['stock_locations', 'location_id', stockLocations.name] as const)
      : (['stock_items', 'item_id', stockItems.name] as const);
  const rows = await tx.rows(
    statement<{
      name: string;
      count: number;
    }>(sql`select o.name, count(*) over () as count from stock_levels t
      join ${sql.table(table)} o on o.tenant_id = t.tenant_id and o.id = ${sql.ref(`t.${other}`)}
      where t.tenant_id = ${tenantId} and ${sql.ref(`t.${by}`)} = ${id} and t.quantity > 0
      order by o.name collate "und-x-icu", o.id limit ${named}`),
  );
  const [first] = rows;
  return first ? [{ resource, count: first.count, names: rows.map(({ name }) => name) }] : [];
}

/** Items and the places they lie at. */
export const registers = [
  ...serveResource(stockItems, {
    computes: ({ tenantId }, ids) => sql`select t.id, t.quantity, t.state, t.value,
        round(t.average_cost, 2) as average_cost
      from stock_items t where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
    usedBy: (tx, actor, id) => lying(tx, actor, { by: 'item_id', id }),
  }),
  ...serveResource(stockLocations, {
    computes: counting('stock_locations', {
      items: (tenantId) => sql`select 1 from stock_levels l
        where l.tenant_id = ${tenantId} and l.location_id = t.id and l.quantity > 0`,
    }),
    usedBy: (tx, actor, id) => lying(tx, actor, { by: 'location_id', id }),
  }),
];
