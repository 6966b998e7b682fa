import { productGroupPrices } from '@leme/contract/catalog/product-group-prices';
import type { Fault } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';

export const servesProductGroupPrices = serveResource(productGroupPrices, { check });

/** A party of one size has one price. */
async function check({ id, values, tx, actor }: Saving): Promise<Fault[]> {
  const [other] = await tx.rows(
    db
      .selectFrom('product_group_prices')
      .select('name')
      .where('tenant_id', '=', actor.tenantId)
      .where('product_id', '=', String(values.product_id))
      .where('max_size', '=', Number(values.max_size))
      .where('id', '<>', id)
      .where('deleted_at', 'is', null)
      .limit(1),
  );
  const params = { size: Number(values.max_size), name: other?.name ?? '' };
  return other ? [{ pointer: '/max_size', code: 'sizes-cross', params }] : [];
}
