import type { Fault } from '@leme/contract/kit/problem';
import { productBoats } from '@leme/contract/pricing/product-boats';
import { db } from '#kit/database/sql';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { placesOfBoat } from '#modules/fleet/public';

export const servesProductBoats = serveResource(productBoats, { check });

/** No more is sold of a boat than it may carry; what is not in use is looked at when it is. */
async function check({ values, tx, actor }: Saving): Promise<Fault[]> {
  const { boat_id, capacity_for_product, status } = values;
  if (typeof capacity_for_product !== 'number' || status !== 'active') return [];
  const boat = await tx.first(
    db
      .selectFrom('boats as b')
      .select(placesOfBoat.as('places'))
      .where('b.tenant_id', '=', actor.tenantId)
      .where('b.id', '=', String(boat_id))
      .where('b.deleted_at', 'is', null),
  );
  if (!boat || capacity_for_product <= boat.places) return [];
  return [{ pointer: '/capacity_for_product', code: 'too-large', params: { maximum: boat.places } }];
}
