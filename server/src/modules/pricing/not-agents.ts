import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Work } from '#kit/work';

/** Of customers that should be agents, the first that is none, by the field that names it. */
export async function notAgents(
  { tx, actor }: Work,
  ids: readonly string[],
  field: string,
): Promise<Fault[]> {
  if (ids.length === 0) return [];
  const others = await tx.rows(
    db
      .selectFrom('customers')
      .select('name')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('kind', '<>', 'agente')
      .orderBy('name')
      .limit(1),
  );
  return others.map(({ name }) => ({ pointer: `/${field}`, code: 'not-an-agent', params: { name } }));
}
