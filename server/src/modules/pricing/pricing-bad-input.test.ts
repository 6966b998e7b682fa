import { expect, test } from 'vitest';
import { campeche } from '../../testing/companies/campeche.ts';
import { aProductOnSale } from '../../testing/companies/selling-company.ts';
import { aSession, aTrade } from '../../testing/companies/trade.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');

test('the session of another company has no price here, nor has its fare', async () => {
  const { product_id, adult } = await campeche(staff);
  const other = await world.company();
  const stranger = await world.user(other, 'admin');
  const trade = await aTrade(world, other);
  const session = await aSession(stranger, trade);
  const party = [{ fare_type_id: trade.fares.adult, quantity: 1 }];
  expect((await stranger.post('/quotes', { session_id: session.id, party })).status).toBe(200);
  const foreign = await staff.post('/quotes', { session_id: session.id, party });
  expect([foreign.status, foreign.body.type]).toEqual([404, '/problems/not-found']);
  const own = { product_id, date: '2027-01-09' };
  expect((await staff.post('/quotes', { ...own, party })).body.errors).toEqual([
    { pointer: '/party/0/fare_type_id', code: 'unknown' },
  ]);
  const asked = { ...own, party: [{ fare_type_id: adult, quantity: 1 }] };
  expect((await staff.post('/quotes', { ...asked, channel: 'fax' })).body.errors).toMatchObject([
    { pointer: '/channel' },
  ]);
  expect((await staff.post('/quotes', { ...asked, code: 'x'.repeat(31) })).body.errors).toMatchObject([
    { pointer: '/code', code: 'too-large' },
  ]);
});

test('a combo is no part of itself, and begins as a draft, by hand and from a file', async () => {
  const combo = (await staff.post('/combos', { name: 'Ilha e pôr do sol' })).body;
  const itself = await staff.post('/combo-items', { combo_id: combo.id, product_id: combo.id });
  expect([itself.status, itself.body.errors]).toEqual([422, [{ pointer: '/product_id', code: 'unknown' }]]);
  for (const status of ['active', 'ativo', 'publicado'])
    expect((await staff.post('/combos', { name: 'Outro', status })).body.errors).toMatchObject([
      { pointer: '/status', code: 'start' },
      { pointer: '/status', code: 'combo-too-few', params: { minimum: 2 } },
    ]);
  const file = Buffer.from('name;status\nPacote;ativo\n');
  const sent = await staff.post('/combos/imports?file=a.csv', file, { 'content-type': 'text/csv' });
  expect(sent.body.refused).toMatchObject([{ row: 2, faults: [{ pointer: '/status', code: 'start' }] }]);
  expect((await staff.get('/combos')).body.count).toBe(1);
});

test('a free part of a combo takes nothing of its price', async () => {
  const [dear, free] = [await aProductOnSale(staff, { price: 180 }), await aProductOnSale(staff)];
  await staff.post('/fare-types', { product_id: free.id, label: 'Adulto', cost_price: 0 });
  const fixed = { name: 'Com brinde', pricing: 'fixed', price: 150 };
  const { id } = (await staff.post('/combos', fixed)).body;
  for (const { id: product_id } of [dear, free])
    await staff.post('/combo-items', { combo_id: id, product_id });
  expect((await staff.post(`/combos/${id}/activation`, { version: 1 })).status).toBe(200);
  const { body } = await staff.post(`/combos/${id}/quote`, { date: '2027-01-09' });
  expect(body).toMatchObject({ total: 150, lines: [{ total_price: 150 }, { total_price: 0 }] });
});

test.each([
  ['/special-pricing', { price: 150, travel: { from: '2027-02-10', to: '2027-02-01' } }, '/travel'],
  ['/special-pricing', { price: 150, validity: { from: '2027-02-10', to: '2027-02-01' } }, '/validity'],
  ['/special-pricing', { price: 150.005 }, '/price'],
  ['/combos', { validity: { from: '2027-02-10', to: '2027-02-01' } }, '/validity'],
  ['/price-seasons', { ranges: [{ from: '2027-02-30', to: '2027-03-01' }] }, '/ranges/0/from'],
])('%s with %j is refused by name', async (path, values, pointer) => {
  const before = (await staff.get(path)).body.count;
  const { status, body } = await staff.post(path, { name: 'Nome', ...values });
  expect([status, body.errors]).toMatchObject([422, [{ pointer }]]);
  expect((await staff.get(path)).body.count).toBe(before);
});
