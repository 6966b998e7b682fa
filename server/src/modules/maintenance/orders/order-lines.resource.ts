import { Problem } from '@leme/contract/kit/problem';
import {
  orderChecks,
  orderComments,
  orderCosts,
  orderLabour,
  orderParts,
} from '@leme/contract/maintenance/orders/order-lines';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import type { RegisterRules, Use } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';

/** What an order was closed with stays as it was; people may still say something of it. */
function keptBy(table: string): Pick<RegisterRules, 'check' | 'usedBy'> {
  const closed = (tx: Tx, { tenantId }: Actor, order: unknown) =>
    tx.first(
      statement<{ title: string }>(sql`select o.title from work_orders o
        where o.tenant_id = ${tenantId} and o.id = ${order}::uuid and o.status = 'closed' for key share`),
    );
  return {
    check: async ({ values, tx, actor }) => {
      if (await closed(tx, actor, values.order_id)) throw new Problem('order-closed');
      return [];
    },
    usedBy: async (tx, actor, id): Promise<Use[]> => {
      const line = await tx.first(
        statement<{ order_id: string }>(sql`select l.order_id from ${sql.table(table)} l
          where l.tenant_id = ${actor.tenantId} and l.id = ${id}`),
      );
      const order = line && (await closed(tx, actor, line.order_id));
      return order ? [{ resource: 'work-orders', count: 1, names: [order.title] }] : [];
    },
  };
}

/** What orders are made of. */
export const servesOrderLines = [
  ...serveResource(orderChecks, keptBy('work_order_checks')),
  ...serveResource(orderParts, {
    ...keptBy('work_order_parts'),
    computes: ({ tenantId }, ids) => sql`select t.id,
        case when t.source = 'stock' and t.used is null and t.planned > i.quantity
          then t.planned - i.quantity else 0 end as lacks
      from work_order_parts t join stock_items i on i.tenant_id = t.tenant_id and i.id = t.item_id
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
  }),
  ...serveResource(orderLabour, keptBy('work_order_labour')),
  ...serveResource(orderCosts, keptBy('work_order_costs')),
  ...serveResource(orderComments),
];
