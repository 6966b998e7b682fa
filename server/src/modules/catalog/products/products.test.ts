import { productGroupPrices } from '@leme/contract/catalog/product-group-prices';
import { products } from '@leme/contract/catalog/products';
import { describe, expect, test } from 'vitest';
import { sellsByPolicy } from '../../../testing/companies/selling-company.ts';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

// Two that bound each other are tried below.
checkResource(products, () => ({ min_party: null, max_party: null }), sellsByPolicy);
// A size has one price.
checkResource(productGroupPrices, (n) => ({ max_size: (n % 990) + 5 }));

describe('what is sold', async () => {
  const world = await openWorld();
  const staff = await world.user(await world.company(), 'admin');
  const add = async (fields: object) =>
    (await staff.post('/products', { name: 'Ilha do Campeche', ...fields })).body;
  const openOf = async (id: string) => {
    const { body } = await staff.get(`/products/${id}/checklist`);
    return body.data.flatMap(({ line, isDone }: { line: string; isDone: boolean }) => (isDone ? [] : [line]));
  };
  const ready = {
    meeting_point: 'Trapiche da Armação',
    voucher_text: { 'pt-BR': 'Chegue 20 minutos antes' },
  };

  test('a product is put on sale once nothing is open on its list [B3-19]', async () => {
    const product = await add({});
    expect(await openOf(product.id)).toEqual(['price', 'policy', 'meeting', 'voucher']);
    const refused = await staff.post(`/products/${product.id}/activation`, { version: 1 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        { pointer: '/price', code: 'price-to-sell' },
        { pointer: '/cancellation_policy_id', code: 'needed-to-sell' },
        { pointer: '/meeting_point', code: 'needed-to-sell' },
        { pointer: '/voucher_text', code: 'needed-to-sell' },
      ],
    ]);
    await staff.post('/fare-types', { product_id: product.id, label: 'Adulto', cost_price: 180 });
    await sellsByPolicy(staff);
    const { version } = (await staff.patch(`/products/${product.id}`, { version: 1, ...ready })).body;
    expect(await openOf(product.id)).toEqual([]);
    expect((await staff.post(`/products/${product.id}/activation`, { version })).body.status).toBe('active');
  });

  test('a private one needs a price for its groups, and a fixed number of seats has to be known [B3-20]', async () => {
    const product = await add({ ...ready, sharing_mode: 'private' });
    await staff.post('/fare-types', { product_id: product.id, label: 'Adulto', cost_price: 180 });
    expect(await openOf(product.id)).toEqual(['price']);
    const group = { product_id: product.id, name: 'Até 6', max_size: 6, price: 1200 };
    expect((await staff.post('/product-group-prices', group)).status).toBe(201);
    expect(await openOf(product.id)).toEqual([]);
    const twice = await staff.post('/product-group-prices', { ...group, name: 'Seis' });
    expect(twice.body.errors).toEqual([
      { pointer: '/max_size', code: 'sizes-cross', params: { size: 6, name: 'Até 6' } },
    ]);
    const fixed = await staff.post('/products', { name: 'Caiaque', capacity_mode: 'fixed' });
    expect(fixed.body.errors).toEqual([{ pointer: '/fixed_capacity', code: 'required' }]);
  });

  test.each([
    [
      { min_party: 5, max_party: 4 },
      { pointer: '/max_party', code: 'too-small', params: { minimum: 5 } },
    ],
    [{ slug: 'leads' }, { pointer: '/slug', code: 'reserved' }],
  ])('%o is refused by name', async (fields, fault) => {
    const { status, body } = await staff.post('/products', { name: 'Ilha', ...fields });
    expect([status, body.errors]).toEqual([422, [fault]]);
  });

  test('a product is of one of six kinds and sold by person or by group, and nothing else [B3-22]', async () => {
    for (const type of ['shared_tour', 'private_charter', 'rental', 'transfer', 'retail', 'combo'])
      expect(await add({ type })).toMatchObject({ type, sharing_mode: 'shared' });
    expect(await add({ sharing_mode: 'private' })).toMatchObject({ type: 'shared_tour' });
    const { errors } = await add({ type: 'cruise', sharing_mode: 'half' });
    expect(errors).toMatchObject([
      { pointer: '/type', code: 'option' },
      { pointer: '/sharing_mode', code: 'option' },
    ]);
  });

  test('an address is made of what is typed, and no two are the same', async () => {
    expect((await add({ slug: ' Pôr do Sol em Sambaqui! ' })).slug).toBe('por-do-sol-em-sambaqui');
    const { status, body } = await staff.post('/products', { name: 'Outro', slug: 'por-do-sol em sambaqui' });
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer: '/slug' }]);
  });

  test('the words of the former system mean that it is on sale [A3-24, A7.5-04, B7.4-03]', async () => {
    const { body } = await staff.get('/products?status=publicado');
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual(['active']);
    expect((await staff.get('/products?active=true')).body.count).toBe(body.count);
  });

  test('a list that says nothing else has ten rows a page [A9-38]', async () => {
    for (let n = 1; n <= 11; n += 1) await staff.post('/product-categories', { name: `Categoria ${n}` });
    const { body } = await staff.get('/product-categories');
    expect([body.data.length, body.limit, body.count, body.hasMore]).toEqual([10, 10, 11, true]);
    expect((await staff.get('/product-categories?page=2')).body.data).toHaveLength(1);
  });

  test('the least and the most of a party are judged beside what the company says of the other one', async () => {
    const own = await world.user(await world.company(), 'admin');
    const nothing = { cutoff_min: null, horizon_days: null, deposit_bp: null, balance_due_hours: null };
    const company = { ...nothing, min_party: 5, max_party: 40, cancellation_policy_id: null, version: 0 };
    expect((await own.put('/selling-defaults', company)).status).toBe(200);
    const errorsOf = async (party: object) =>
      (await own.post('/products', { name: 'Volta à Ilha', ...party })).body.errors;
    expect(await errorsOf({ min_party: 500 })).toEqual([
      { pointer: '/min_party', code: 'above-company', params: { maximum: 40 } },
    ]);
    expect(await errorsOf({ max_party: 4 })).toEqual([
      { pointer: '/max_party', code: 'below-company', params: { minimum: 5 } },
    ]);
    expect(await errorsOf({ min_party: 500, max_party: 600 })).toBeUndefined();
    expect(await errorsOf({ min_party: 40 })).toBeUndefined();
  });
});
