import { faults } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';

/** Customers the actor may know of: an agent's own alone; merged and forgotten ones are nobody's. */
export function customersFor(actor: Actor) {
  const { partner } = actor;
  return db
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .$if(partner !== null, (query) => query.where('agent_id', '=', partner?.id ?? null));
}

/** A booking's customer, where one is named, has a record. */
export async function requireCustomer(tx: Tx, actor: Actor, customer_id: string | null): Promise<void> {
  if (!customer_id) return;
  const found = await tx.first(
    customersFor(actor).where('id', '=', customer_id).where('deleted_at', 'is', null),
  );
  if (!found) throw faults([{ pointer: '/customer_id', code: 'unknown' }]);
}
