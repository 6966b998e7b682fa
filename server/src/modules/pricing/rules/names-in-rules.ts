import type { PriceRule } from '@leme/contract/prices/price-book';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** What the ids in conditions are called, deleted rows too. */
export async function namesIn(
  { tx, actor }: Work,
  rules: readonly Pick<PriceRule, 'when'>[],
): Promise<Record<string, string>> {
  const idsOf = (name: 'category_ids' | 'product_ids' | 'boat_ids' | 'agent_ids' | 'tag_ids') => [
    ...new Set(rules.flatMap(({ when }) => when[name] ?? [])),
  ];
  const named = (table: string, column: string, ids: readonly string[]) =>
    tx.rows(
      statement<{ id: string; name: string }>(sql`select t.id, ${sql.ref(`t.${column}`)} as name
        from ${sql.table(table)} t where t.tenant_id = ${actor.tenantId} and t.id = any(${[...ids]}::uuid[])`),
    );
  const tags = statement<{ id: string; name: string }>(
    sql`select id, name from product_tags where id = any(${idsOf('tag_ids')}::uuid[])`,
  );
  const found = await Promise.all([
    named('product_categories', 'name', idsOf('category_ids')),
    named('products', 'name', idsOf('product_ids')),
    named('boats', 'boat_name', idsOf('boat_ids')),
    named('customers', 'name', idsOf('agent_ids')),
    tx.rows(tags),
  ]);
  return Object.fromEntries(found.flat().map(({ id, name }) => [id, name]));
}
