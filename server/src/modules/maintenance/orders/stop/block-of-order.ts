import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import type { AddedRules } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

const orderOf = (tx: Tx, actor: Actor, id: string) =>
  tx.first(
    statement<{ title: string }>(sql`select o.title from work_orders o
      where o.tenant_id = ${actor.tenantId} and o.id = ${id} and o.deleted_at is null`),
  );

/** What keeps a boat ashore for an order is changed and ended by the order alone. */
export const blocksOfOrders: Readonly<Record<string, AddedRules>> = {
  blackouts: {
    check: async ({ before, id, tx, actor }) => {
      if (before !== null && (await orderOf(tx, actor, id))) throw new Problem('block-of-order');
      return [];
    },
    usedBy: async (tx, actor, id) => {
      const order = await orderOf(tx, actor, id);
      return order ? [{ resource: 'work-orders', count: 1, names: [order.title] }] : [];
    },
  },
};
