import { fareTypes } from '@leme/contract/catalog/fare-types';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

// Those that bound each other are tried below.
checkResource(fareTypes, () => ({
  min_age: null,
  max_age: null,
  min_price: null,
  max_price: null,
  min_qty: null,
  max_qty: null,
}));

describe('ages of fares', async () => {
  const world = await openWorld();
  const staff = await world.user(await world.company(), 'admin');
  const product_id = (await staff.post('/products', { name: 'Ilha do Campeche' })).body.id;
  const add = (label: string, code: string, min_age: number, max_age: number, more = {}) =>
    staff.post('/fare-types', { product_id, label, code, cost_price: 90, min_age, max_age, ...more });

  test('ages of one product do not cross; the other fare and the age are named [B3-23]', async () => {
    expect((await add('Bebê', 'INFANT', 0, 2)).status).toBe(201);
    expect((await add('Criança', 'CHILD', 3, 12)).status).toBe(201);
    const { status, body } = await add('Jovem', 'YOUTH', 12, 17);
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/min_age', code: 'ages-cross', params: { age: 12, name: 'Criança' } }],
    ]);
    expect((await add('Adulto', 'ADULT', 0, 99)).body.errors).toEqual([
      { pointer: '/min_age', code: 'ages-cross', params: { age: 0, name: 'Bebê' } },
    ]);
    expect((await add('Morador', 'RESIDENT', 0, 99)).status).toBe(201);
    expect((await add('Jovem', 'YOUTH', 13, 17)).status).toBe(201);
  });

  test.each([
    ['age', { min_age: 9, max_age: 8 }],
    ['price', { min_price: 9, max_price: 8 }],
    ['qty', { min_qty: 9, max_qty: 8 }],
  ])('a largest %s below the smallest is refused', async (of, bounds) => {
    const fare = { product_id, label: 'Outra', code: 'OTHER', cost_price: 90, ...bounds };
    const { body } = await staff.post('/fare-types', fare);
    expect(body.errors).toEqual([{ pointer: `/max_${of}`, code: 'too-small', params: { minimum: 9 } }]);
  });
});
