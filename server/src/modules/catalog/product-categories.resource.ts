import { productCategories } from '@leme/contract/catalog/product-categories';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';

const deepest = 3;

export const servesProductCategories = serveResource(productCategories, {
  check: keepShallow,
  replaceable: true,
});

/** A category may not stand inside itself, and with all below it at most three deep. */
async function keepShallow({ values, id, tx, actor }: Saving): Promise<Fault[]> {
  if (!values.parent_id) return [];
  const tenant = sql`tenant_id = ${actor.tenantId}`;
  const found = await tx.first(
    statement<{ above: number; is_loop: boolean; below: number }>(sql`
      with recursive above (id, parent_id, depth) as (
        select id, parent_id, 1 from product_categories where ${tenant} and id = ${values.parent_id}
        union all
        select c.id, c.parent_id, a.depth + 1 from above a join product_categories c
          on c.tenant_id = ${actor.tenantId} and c.id = a.parent_id where a.depth < 10
      ), below (id, depth) as (
        select id, 1 from product_categories where ${tenant} and id = ${id}
        union all
        select c.id, b.depth + 1 from below b join product_categories c
          on c.tenant_id = ${actor.tenantId} and c.parent_id = b.id and c.deleted_at is null where b.depth < 10
      )
      select (select max(depth) from above) as above, coalesce((select bool_or(id = ${id}) from above), false) as is_loop,
        coalesce((select max(depth) from below), 1) as below`),
  );
  if (found?.is_loop) return [{ pointer: '/parent_id', code: 'inside-itself' }];
  const depth = (found?.above ?? 0) + (found?.below ?? 1);
  return depth > deepest ? [{ pointer: '/parent_id', code: 'too-deep', params: { maximum: deepest } }] : [];
}
