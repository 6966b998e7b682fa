import { faults } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { Work } from '#kit/work';

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

/** A booking's customer, where one is named, has a record, which is held for it; answers its name. */
export async function requireCustomer(
  tx: Tx,
  actor: Actor,
  customer_id: string | null,
): Promise<string | null> {
  if (!customer_id) return null;
  const found = await tx.first(
    customersFor(actor)
      .select('name')
      .where('id', '=', customer_id)
      .where('deleted_at', 'is', null)
      .forKeyShare(),
  );
  if (!found) throw faults([{ pointer: '/customer_id', code: 'unknown' }]);
  return found.name;
}

/** What records of customers are called, those that went too. */
export async function namesOfCustomers({ tx, actor }: Work, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx.rows(
    db
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', ids),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
