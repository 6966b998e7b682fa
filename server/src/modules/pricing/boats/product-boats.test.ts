import { productBoats } from '@leme/contract/pricing/product-boats';
import { describe, expect, test } from 'vitest';
import { aTrade } from '../../../testing/companies/trade.ts';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

checkResource(productBoats);

describe('boats of a product', async () => {
  const world = await openWorld();
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const { product_id, boats } = await aTrade(world, company);
  const add = (given: object) => staff.post('/product-boats', { product_id, boat_id: boats[0], ...given });

  test('more than a boat may carry is refused with how many that are, and not while it is out of use [B2.2-42]', async () => {
    const refused = await add({ capacity_for_product: 30 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ pointer: '/capacity_for_product', code: 'too-large', params: { maximum: 20 } }],
    ]);
    expect((await add({ capacity_for_product: 20 })).status).toBe(201);
    const unused = await add({ capacity_for_product: 30, status: 'inactive' });
    expect(unused.status).toBe(201);
    const used = await staff.patch(`/product-boats/${unused.body.id}`, { status: 'active', version: 1 });
    expect([used.status, used.body.errors?.[0]?.code]).toEqual([422, 'too-large']);
  });

  test('a crew of two that the papers count leaves eighteen of twenty', async () => {
    await staff.patch(`/boats/${boats[0]}`, { capacity_includes_crew: true, min_crew: 2, version: 1 });
    expect((await add({ capacity_for_product: 19 })).body.errors).toMatchObject([
      { params: { maximum: 18 } },
    ]);
    expect((await add({ capacity_for_product: 18 })).status).toBe(201);
  });

  test('another company’s boat is none [A2.3-48]', async () => {
    const foreign = await world.user(await world.company(), 'admin');
    const theirs = await foreign.post('/boats', { boat_name: 'Alheia', capacity: 20 });
    expect((await add({ boat_id: theirs.body.id })).body.errors).toEqual([
      { pointer: '/boat_id', code: 'unknown' },
    ]);
  });
});
