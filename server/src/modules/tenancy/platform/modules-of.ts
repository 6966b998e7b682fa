import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** What each module is called, by its id. */
export async function moduleNames(authTx: AuthTx): Promise<ReadonlyMap<string, string>> {
  const rows = await authTx.lookUp((tx) => tx.rows(db.selectFrom('saas_modules').select(['id', 'slug'])));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** The ids of the modules a company has. */
export async function modulesOf(tx: Tx, tenant_id: string): Promise<string[]> {
  const rows = await tx.rows(
    db
      .selectFrom('tenant_modules')
      .select('module_id')
      .where('tenant_id', '=', tenant_id)
      .where('is_enabled', '=', true),
  );
  return rows.map(({ module_id }) => module_id);
}
