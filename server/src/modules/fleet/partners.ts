import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Partner } from '#kit/hooks';
import type { Work } from '#kit/work';

/** What suppliers are called for whom people sign in; deleted ones are none. */
export function suppliersNamed({ tx, actor }: Work, ids: readonly string[]): Promise<Partner[]> {
  return tx.rows(
    db
      .selectFrom('suppliers')
      .select(['id', 'name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('deleted_at', 'is', null),
  );
}
