import { unmetNeeds } from '@leme/contract/access/plans/module-needs';
import { coreModule, type ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

/** Refuses modules without `core`, or without what one of them needs. */
export function requireSound(modules: readonly ModuleSlug[]): void {
  const fault = (code: string) => faults([{ pointer: '/modules', code }]);
  if (!modules.includes(coreModule)) throw fault('core-missing');
  if (unmetNeeds(modules).length > 0) throw fault('module-needs');
}

/** Gives a company that has none these modules. */
export async function insertModules(
  tx: Tx,
  tenant_id: string,
  modules: readonly ModuleSlug[],
): Promise<void> {
  const wanted = await tx.rows(
    db
      .selectFrom('saas_modules')
      .select('id')
      .where('slug', '=', sql<string>`any(${[...modules]}::text[])`),
  );
  const rows = wanted.map(({ id }) => ({ tenant_id, module_id: id, is_enabled: true }));
  for (const insert of insertRows('tenant_modules', rows)) tx.send(insert);
}
