import { bankRules } from '@leme/contract/finance/bank/bank-rules';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import type { Use } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

const named = 3;

/** Rules that lead to a category, or a cost centre, keep it from being deleted. */
export async function rulesOf(
  tx: Tx,
  { tenantId }: Actor,
  { by, id }: { by: 'category_id' | 'cost_centre_id'; id: string },
): Promise<Use[]> {
  const rows = await tx.rows(
    statement<{
      contains: string;
      count: number;
    }>(sql`select r.contains, count(*) over () as count from bank_rules r
      where r.tenant_id = ${tenantId} and r.deleted_at is null and ${sql.ref(`r.${by}`)} = ${id}
      order by r.turn, r.id limit ${named}`),
  );
  const [first] = rows;
  if (!first) return [];
  return [{ resource: bankRules.name, count: first.count, names: rows.map(({ contains }) => contains) }];
}
