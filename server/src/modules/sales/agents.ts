import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Partner } from '#kit/hooks';
import type { Work } from '#kit/work';

/** What agents are called for whom people sign in; a customer who is none is left out. */
export function agentsNamed({ tx, actor }: Work, ids: readonly string[]): Promise<Partner[]> {
  return tx.rows(
    db
      .selectFrom('customers')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('kind', '=', 'agente')
      .where('deleted_at', 'is', null),
  );
}
