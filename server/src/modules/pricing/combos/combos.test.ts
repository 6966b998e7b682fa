import { comboItems, combos } from '@leme/contract/pricing/combos';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { aProductOnSale } from '../../../testing/companies/selling-company.ts';
import { aTrade } from '../../../testing/companies/trade.ts';
import { checkResource } from '../../../testing/registers/check-resource.ts';
import { openWorld } from '../../../testing/world.ts';

// What the other ways of a price need is tried below.
checkResource(combos, () => ({ pricing: 'sum' }));
checkResource(comboItems);

describe('what is sold together', async () => {
  const world = await openWorld();
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const { product_id: campeche } = await aTrade(world, company);
  const aProduct = (fields: object) => aProductOnSale(staff, fields);
  const sunset = await aProduct({});
  const aCombo = async (fields: object, parts: readonly object[]) => {
    const combo = (await staff.post('/combos', { name: 'Ilha e pôr do sol', ...fields })).body;
    const items = [];
    for (const part of parts)
      items.push((await staff.post('/combo-items', { combo_id: combo.id, ...part })).body);
    return { ...combo, items };
  };
  const activate = async ({ id }: { id: string }) =>
    await staff.post(`/combos/${id}/activation`, { version: 1 });
  const quote = async ({ id }: { id: string }, body: object = {}) =>
    await staff.post(`/combos/${id}/quote`, { date: '2027-01-09', ...body });
  const both = [{ product_id: campeche }, { product_id: sunset.id, day_offset: 1 }];
  const fixed = { pricing: 'fixed', price: 299.9 };

  test('the price of a combo falls on its parts to the centavo, each on its day [A7.5-28]', async () => {
    const combo = await aCombo(fixed, both);
    expect((await activate(combo)).body.status).toBe('active');
    const { status, body } = await quote(combo);
    expect([status, body]).toMatchObject([
      200,
      {
        total: 299.9,
        sum: 320,
        saved: 20.1,
        lines: [
          { date: '2027-01-09', fare: 'ADULT', quantity: 1, table_price: 180, total_price: 168.69 },
          { date: '2027-01-10', fare: 'ADULT', quantity: 1, table_price: 140, total_price: 131.21 },
        ],
      },
    ]);
    expect((await quote(combo, { quantity: 3 })).body).toMatchObject({ total: 899.7, sum: 960 });
    const { data, total, sum, open } = (await staff.get(`/combos/${combo.id}/parts`)).body;
    expect([total, sum, open, data.map(({ share }: { share: number }) => share)]).toEqual([
      ...[299.9, 320, []],
      [168.69, 131.21],
    ]);
    expect((await staff.get('/combos?page=1&limit=10')).body.count).toBeGreaterThan(0);
  });

  test('fares are taken by what they are for, and a private product by the size of its group', async () => {
    const charter = await aProduct({ name: 'Fretamento', sharing_mode: 'private' });
    const group = { product_id: charter.id, name: 'Até 6', max_size: 6, price: 1800 };
    await staff.post('/product-group-prices', group);
    const combo = await aCombo({ pricing: 'sum_minus_bp', discount_bp: 1000 }, [
      { product_id: campeche, fare: 'CHILD', quantity: 2 },
      { product_id: charter.id, quantity: 5 },
    ]);
    await activate(combo);
    expect((await quote(combo)).body).toMatchObject({
      total: 1782,
      sum: 1980,
      lines: [{ table_price: 180 }, { table_price: 1800 }],
    });
  });

  test('what may be left out is, and nothing else', async () => {
    const combo = await aCombo({}, [...both, { product_id: campeche, fare: 'CHILD', optional: true }]);
    await activate(combo);
    const [first, , child] = combo.items;
    expect((await quote(combo)).body.total).toBe(410);
    expect((await quote(combo, { without: [child.id] })).body.total).toBe(320);
    for (const id of [first.id, newId()])
      expect((await quote(combo, { without: [id] })).body.errors).toEqual([
        { pointer: '/without/0', code: 'unknown' },
      ]);
  });

  test.each([
    ['a price of its own without one', fixed.pricing, { price: null }, '/price'],
    ['a share less without one', 'sum_minus_bp', { discount_bp: null }, '/discount_bp'],
  ])('%s is refused', async (_, pricing, fields, pointer) => {
    const { status, body } = await staff.post('/combos', { name: 'Combo', pricing, ...fields });
    expect([status, body.errors]).toEqual([422, [{ pointer, code: 'required' }]]);
  });

  test('a price of 0 is refused, and so is no combo in a combo', async () => {
    const free = await staff.post('/combos', { name: 'Combo', pricing: 'fixed', price: 0 });
    expect(free.body.errors[0]).toMatchObject({ pointer: '/price', code: 'too-small' });
    const pack = await aProduct({ name: 'Pacote', type: 'combo' });
    const { id } = await aCombo(fixed, both);
    const { body } = await staff.post('/combo-items', { combo_id: id, product_id: pack.id });
    expect(body.errors).toEqual([
      { pointer: '/product_id', code: 'combo-in-combo', params: { name: 'Pacote' } },
    ]);
  });

  test('one part alone, a product that is no longer sold and free parts are not sold as a combo', async () => {
    const one = await activate(await aCombo(fixed, both.slice(0, 1)));
    expect([one.status, one.body.errors]).toEqual([
      422,
      [{ pointer: '/status', code: 'combo-too-few', params: { minimum: 2 } }],
    ]);
    const infant = { product_id: campeche, fare: 'INFANT' };
    const free = await activate(await aCombo(fixed, [infant, infant]));
    expect(free.body.errors).toMatchObject([{ pointer: '/status', code: 'combo-free' }]);

    const boat = await aProduct({ name: 'Banana boat' });
    const combo = await aCombo(fixed, [...both, { product_id: boat.id }]);
    await activate(combo);
    await staff.post(`/products/${boat.id}/deactivation`, { version: boat.version });
    const off = { code: 'combo-part-off', params: { name: 'Banana boat' } };
    expect((await quote(combo)).body.errors).toEqual([{ pointer: '/id', ...off }]);
    const again = await staff.post('/combo-items', { combo_id: combo.id, product_id: boat.id });
    expect(again.body.errors).toEqual([{ pointer: '/product_id', ...off }]);
  });

  test('a combo is quoted while it is sold and on the days it holds', async () => {
    const combo = await aCombo({ ...fixed, validity: { from: '2027-01-10', to: null } }, both);
    expect((await quote(combo, { date: '2027-01-10' })).body.errors).toEqual([
      { pointer: '/id', code: 'combo-off' },
    ]);
    await activate(combo);
    expect((await quote(combo)).body.errors).toEqual([{ pointer: '/date', code: 'combo-not-then' }]);
    expect((await quote(combo, { date: '2027-01-10' })).status).toBe(200);
  });
});
