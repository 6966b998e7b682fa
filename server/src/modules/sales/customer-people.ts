import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { readColumns } from '#kit/resource/columns';
import { withLabels } from '#kit/resource/labels';
import type { Registers, Use, Values } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Merged and forgotten customers stay for what points to them; nobody sees them again. */
export const hiddenCustomers = sql`t.merged_into is not null or t.erased_at is not null`;

/** The customers that were merged into this one; a merge leaves no chains. */
export async function mergedIds(tx: Tx, actor: Actor, id: string): Promise<string[]> {
  const rows = await tx.rows(
    db
      .selectFrom('customers')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('merged_into', '=', id)
      .orderBy('id'),
  );
  return rows.map((row) => row.id);
}

/** Customers by id, hidden ones too, as the API shows them. */
export async function customersById(
  registers: Registers,
  { tx, actor }: Work,
  ids: readonly string[],
): Promise<AnyRow[]> {
  const register = registers.named('customers');
  const stored = await tx.rows(
    statement<Values>(sql`select ${readColumns(register.resource)} from customers t
      where t.tenant_id = ${actor.tenantId} and t.id = any(${ids}::uuid[]) order by t.id`),
  );
  return (await withLabels(register, { tx, actor }, stored)) as AnyRow[];
}

/** The accounts that sign in for an agent: they belong to it for life. */
export async function accountsOf(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Use[]> {
  const rows = await tx.rows(
    db
      .selectFrom('profiles')
      .select(['full_name', sql<number>`count(*) over ()`.as('n')])
      .where('tenant_id', '=', actor.tenantId)
      .where('agent_id', 'in', ids)
      .orderBy('full_name')
      .limit(5),
  );
  return rows.length > 0
    ? [{ resource: 'users', count: rows[0]?.n ?? 0, names: rows.map(({ full_name }) => full_name) }]
    : [];
}
