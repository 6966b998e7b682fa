import { productCategories } from '@leme/contract/catalog/product-categories';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

checkResource(productCategories);

describe('shelves inside shelves', async () => {
  const world = await openWorld();
  const staff = await world.user(await world.company(), 'admin');
  const add = async (name: string, parent_id: string | null = null) =>
    await staff.post('/product-categories', { name, parent_id });

  test('go three deep and no further, from either end', async () => {
    const top = (await add('Mar')).body;
    const middle = (await add('Passeios', top.id)).body;
    const low = (await add('Ao pôr do sol', middle.id)).body;
    const fourth = await add('Com jantar', low.id);
    expect(fourth.body.errors).toEqual([{ pointer: '/parent_id', code: 'too-deep', params: { maximum: 3 } }]);
    const above = (await add('Tudo')).body;
    const moved = await staff.patch(`/product-categories/${top.id}`, { parent_id: above.id, version: 1 });
    expect(moved.body.errors).toEqual([{ pointer: '/parent_id', code: 'too-deep', params: { maximum: 3 } }]);
    const loop = await staff.patch(`/product-categories/${top.id}`, { parent_id: low.id, version: 1 });
    expect(loop.body.errors).toEqual([{ pointer: '/parent_id', code: 'inside-itself' }]);
  });

  test('one with others inside is not deleted, and they are named', async () => {
    const top = (await add('Rio')).body;
    await add('Canoas', top.id);
    const { body } = await staff.delete(`/product-categories/${top.id}`);
    expect(body.params.by).toEqual([{ resource: 'product-categories', count: 1, names: ['Canoas'] }]);
  });
});
