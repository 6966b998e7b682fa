import { copyProduct } from '@leme/contract/catalog/endpoints';
import { fareTypes } from '@leme/contract/catalog/fare-types';
import { productGroupPrices } from '@leme/contract/catalog/product-group-prices';
import { products } from '@leme/contract/catalog/products';
import { Problem } from '@leme/contract/kit/problem';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import type { Registers, Values } from '#kit/resource/registers';
import { createRow } from '#kit/resource/save/save-row';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** What a copy has of its own: no two have one address, photos belong to one row, and nobody put it on sale. */
const ownOfCopy = { slug: null, status: 'draft', photos: [] };

/** A draft like another product, with its fares and prices of groups in their order. */
export const servesCopy = serve(copyProduct, async ({ input, tx, actor, registers }) => {
  if (!actor.permissions.has('fare-types:create'))
    throw new Problem('forbidden', { params: { resource: fareTypes.name } });
  const work = { tx, actor };
  const register = registers.named(products.name);
  const row = await findRow(register, work, input.id);
  if (row.deleted_at !== null) throw new Problem('not-found');
  const values = { ...valuesOf(products, row), ...ownOfCopy, name: input.name };
  const copy = await createRow(register, work, values);
  for (const child of [fareTypes, productGroupPrices])
    await copyChildren(registers, work, child, [row, copy]);
  return (await findRow(register, work, copy.id)) as never;
});

async function copyChildren(
  registers: Registers,
  { tx, actor }: Work,
  child: Resource,
  [row, copy]: readonly [AnyRow, AnyRow],
): Promise<void> {
  const register = registers.named(child.name);
  const place = child.fields.order_index ? sql`t.order_index, t.id` : sql`t.id`;
  const found = await tx.rows(
    statement<{ id: string }>(sql`select t.id from ${sql.table(child.table)} t
      where t.tenant_id = ${actor.tenantId} and t.product_id = ${row.id} and t.deleted_at is null order by ${place}`),
  );
  // One after the other: each is checked beside those that are there, and comes last.
  for (const { id } of found) {
    const values = valuesOf(child, await findRow(register, { tx, actor }, id));
    const last = child.fields.order_index ? { order_index: child.fields.order_index.fallback } : {};
    await createRow(register, { tx, actor }, { ...values, ...last, product_id: copy.id });
  }
}

function valuesOf({ fields }: Resource, row: AnyRow): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]));
}
