import { mergeProductTags, readProductTagUses } from '@leme/contract/catalog/product-tag-endpoints';
import { productTags } from '@leme/contract/catalog/product-tags';
import { products } from '@leme/contract/catalog/products';
import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { TenantTx } from '#kit/database/tenant-tx';
import { keyIn, once } from '#kit/http/idempotency';
import { type Served, serve, serveTransfer } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { takePair } from '#kit/resource/save/hold-rows';
import { setColumns } from '#kit/resource/save/save-rows';
import { statement } from '#kit/resource/statement';

/**
 * How often a tag is used, and two tags that become one. Companies say which tags their products have, each behind its own
 * wall: their uses are counted by the platform, and changed in one transaction a company. Merging may be repeated: the other
 * tag is deleted last.
 */
export function tagEndpoints(platformTx: PlatformTx): Served[] {
  const uses = serve(readProductTagUses, async ({ input, tx, actor, registers }) => {
    await findRow(registers.named(productTags.name), { tx, actor }, input.id);
    const uses = await usesByCompany(platformTx, input.id);
    return { products: uses.reduce((sum, [, count]) => sum + count, 0), companies: uses.length };
  });
  const merge = serveTransfer(mergeProductTags, async ({ input, actor, tenantTx, registers, headers }) => {
    const { id, other_id } = input;
    if (!actor.permissions.has('product-tags:update'))
      throw new Problem('forbidden', { params: { resource: productTags.name } });
    const register = registers.named(productTags.name);
    const request = { method: 'POST', path: `/product-tags/${id}/merge`, body: { other_id } };
    const key = keyIn(headers);
    const answer = await tenantTx.write(actor.tenantId, (tx) =>
      once({ tx, actor }, { key, request }, async () => {
        const pair = await takePair(register, { tx, actor }, { id, other_id });
        for (const [tenantId] of await usesByCompany(platformTx, other_id))
          await repoint(tenantTx, { ...actor, tenantId }, pair);
        await setColumns(register, { tx, actor }, other_id, {
          deleted_at: sql`now()`,
          deleted_by: actor.userId,
        });
        record({ tx, actor }, productTags, [
          { id, action: 'merged', changes: { name: [pair.other.name, pair.kept.name] } },
          { id: other_id, action: 'deleted', changes: {} },
        ]);
        return { status: 200, body: await findRow(register, { tx, actor }, id) };
      }),
    );
    return answer.body as never;
  });
  return [uses, merge].map((each) => ({ ...each, ofPlatform: true }));
}

/** How many products have a tag in each company that uses it: asked company by company, so that each has its own node. */
async function usesByCompany(
  platformTx: PlatformTx,
  id: string,
): Promise<[tenantId: string, count: number][]> {
  return await platformTx.read(async (tx) => {
    const tenants = await tx.rows(db.selectFrom('saas_tenants').select('id'));
    const counts = await Promise.all(
      tenants.map(async (tenant) => {
        const counted = await tx.first(
          db
            .selectFrom('products_tags')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('tenant_id', '=', tenant.id)
            .where('target_id', '=', id),
        );
        return [tenant.id, Number(counted?.count)] as [string, number];
      }),
    );
    return counts.filter(([, count]) => count > 0);
  });
}

type Pair = { kept: AnyRow; other: AnyRow };

/** The products of one company that have the other tag have this one; what the other had, it has again when restored. */
async function repoint(tenantTx: TenantTx, actor: Actor, { kept, other }: Pair): Promise<void> {
  await tenantTx.write(actor.tenantId, async (tx) => {
    const changed = await tx.rows(
      statement<{
        owner_id: string;
      }>(sql`insert into products_tags as t (tenant_id, owner_id, target_id, position)
        select tenant_id, owner_id, ${kept.id}::uuid, position from products_tags
          where tenant_id = ${actor.tenantId} and target_id = ${other.id}
        on conflict do nothing returning t.owner_id`),
    );
    if (changed.length === 0) return;
    const names = ({ name }: AnyRow) => [(name as { 'pt-BR': string })['pt-BR']];
    record(
      { tx, actor },
      products,
      changed.map(({ owner_id }) => ({
        id: owner_id,
        action: 'updated',
        changes: { tags: [names(other), names(kept)] },
      })),
    );
  });
}
