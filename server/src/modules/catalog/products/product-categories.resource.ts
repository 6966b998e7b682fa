import { productCategories } from '@leme/contract/catalog/product-categories';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';

const deepest = 3;

export const servesProductCategories = serveResource(productCategories, {
  check: keepShallow,
  replaceable: true,
});

/** A category may not stand inside itself, and with all below it at most three deep. */
async function keepShallow(saving: Saving): Promise<Fault[]> {
  if (!saving.values.parent_id) return [];
  const above = await idsAbove(saving);
  if (above.includes(saving.id)) return [{ pointer: '/parent_id', code: 'inside-itself' }];
  const depth = above.length + (await levelsFrom(saving));
  return depth > deepest ? [{ pointer: '/parent_id', code: 'too-deep', params: { maximum: deepest } }] : [];
}

type Above = { id: string; parent_id: string | null };

async function idsAbove({ values, tx, actor, coming }: Saving): Promise<string[]> {
  const ids: string[] = [];
  const stored = new Map<string, string | null>();
  for (let at = values.parent_id; typeof at === 'string' && ids.length <= deepest; ) {
    ids.push(at);
    const said = coming?.values(at);
    if (!said && !stored.has(at))
      for (const { id, parent_id } of await tx.rows(storedAbove(actor, at))) stored.set(id, parent_id);
    at = said ? said.parent_id : stored.get(at);
  }
  return ids;
}

function storedAbove({ tenantId }: Actor, id: string) {
  return statement<Above>(sql`
    with recursive above (id, parent_id, depth) as (
      select id, parent_id, 1 from product_categories where tenant_id = ${tenantId} and id = ${id}
      union all
      select c.id, c.parent_id, a.depth + 1 from above a join product_categories c
        on c.tenant_id = ${tenantId} and c.id = a.parent_id where a.depth <= ${deepest}
    )
    select id, parent_id from above`);
}

/** How many levels a category is with all that stands inside it; a new one holds nothing yet. */
async function levelsFrom({ id, before, tx, actor, coming }: Saving): Promise<number> {
  if (!before) return 1;
  let level = [id];
  for (let depth = 0; ; depth += 1) {
    if (level.length === 0 || depth > deepest) return depth;
    const stored = await tx.rows(
      db
        .selectFrom('product_categories')
        .select('id')
        .where('tenant_id', '=', actor.tenantId)
        .where('parent_id', 'in', level)
        .where('deleted_at', 'is', null),
    );
    const moved = level.flatMap((each) => coming?.pointingTo('parent_id', each) ?? []);
    level = [...stored.map((row) => row.id).filter((each) => !coming?.values(each)), ...moved];
  }
}
