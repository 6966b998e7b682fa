import { expect, test } from 'vitest';
import { sellsByPolicy } from '../../../testing/companies/selling-company.ts';
import { aBooking, aSession, aTrade } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

async function aCompany() {
  const company = await world.company();
  return { company, staff: await world.user(company, 'admin') };
}

test('a copy is a draft with the fares, texts and prices of groups in their order, and without address, photos and departures', async () => {
  const { staff } = await aCompany();
  const policy = await sellsByPolicy(staff);
  const charter = {
    name: 'Fretamento',
    slug: 'fretamento',
    sharing_mode: 'private',
    max_party: 12,
    rounding: 'x.90',
    voucher_text: { 'pt-BR': 'Chegue cedo', en: 'Come early' },
    cancellation_policy_id: policy,
  };
  const { id } = (await staff.post('/products', charter)).body;
  for (const [label, cost_price] of [
    ['Zênite', 200],
    ['Adulto', 180],
  ])
    await staff.post('/fare-types', { product_id: id, label, cost_price });
  await staff.post('/product-group-prices', { product_id: id, name: 'Até 6', max_size: 6, price: 1200 });
  const { status, body } = await staff.post(`/products/${id}/copies`, { name: 'Fretamento (cópia)' });
  expect([status, body]).toMatchObject([
    201,
    { ...charter, name: 'Fretamento (cópia)', slug: null, status: 'draft', photos: [], version: 1 },
  ]);
  const fares = (await staff.get(`/fare-types?product_id=${body.id}`)).body.data;
  expect(fares.map(({ label }: { label: string }) => label)).toEqual(['Zênite', 'Adulto']);
  const groups = (await staff.get(`/product-group-prices?product_id=${body.id}`)).body.data;
  expect(groups).toMatchObject([{ name: 'Até 6', max_size: 6, price: 1200 }]);
  expect((await staff.get(`/fare-types?product_id=${id}`)).body.count).toBe(2);
});

test('a copy needs a name, a product that is there and is one’s own, and the right to add fares', async () => {
  const [{ company, staff }, foreign] = [await aCompany(), await aCompany()];
  const { id } = (await staff.post('/products', { name: 'Ilha' })).body;
  const sailor = await world.user(company, 'marinheiro');
  const answers = [
    await staff.post(`/products/${id}/copies`, { name: ' ' }),
    await foreign.staff.post(`/products/${id}/copies`, { name: 'Ilha' }),
    await sailor.post(`/products/${id}/copies`, { name: 'Ilha' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 403]);
});

test('before a product is taken off sale its departures to come are told with their bookings', async () => {
  const { company, staff } = await aCompany();
  const trade = await aTrade(world, company);
  const past = await aSession(staff, trade, { date: '2026-11-19' });
  const [tomorrow, later, cancelled] = [
    await aSession(staff, trade, { date: '2026-11-21' }),
    await aSession(staff, trade, { date: '2026-11-22' }),
    await aSession(staff, trade, { date: '2026-11-23' }),
  ];
  await aBooking(staff, tomorrow, trade);
  await aBooking(staff, tomorrow, trade, { customer_name: 'Rui Paz' });
  const given = await staff.post(`/sessions/${cancelled.id}/cancellation`, {
    version: 1,
    reason: 'Vento sul',
  });
  expect(given.status).toBe(200);
  const { body } = await staff.get(`/products/${trade.product_id}/coming-departures`);
  expect(body).toEqual({
    data: [
      { id: tomorrow.id, date: '2026-11-21', start_time: '08:00', bookings: 2 },
      { id: later.id, date: '2026-11-22', start_time: '08:00', bookings: 0 },
    ],
    departures: 2,
    bookings: 2,
  });
  expect(body.data.map(({ id }: { id: string }) => id)).not.toContain(past.id);
});

test('the text of the voucher has to be there in every language of the company, and the missing ones are named', async () => {
  const { company, staff } = await aCompany();
  await sellsByPolicy(staff);
  await world.tenantTx.write(company.id, async (tx) => {
    const { db } = await import('../../../kit/database/sql.ts');
    for (const locale_code of ['pt-BR', 'en', 'es'])
      await tx.change(db.insertInto('i18n_tenant_locales').values({ tenant_id: company.id, locale_code }));
  });
  const product = await staff.post('/products', {
    name: 'Ilha',
    price: 90,
    meeting_point: 'Trapiche',
    voucher_text: { 'pt-BR': 'Chegue cedo', fr: 'Venez tôt' },
  });
  const { data } = (await staff.get(`/products/${product.body.id}/checklist`)).body;
  const open = data.filter(({ isDone }: { isDone: boolean }) => !isDone);
  expect(open).toEqual([{ line: 'voucher', field: 'voucher_text', isDone: false, missing: ['en', 'es'] }]);
});

test.each([
  ['position', { lat: 200, lng: 0 }],
  ['color', '#12345'],
  ['slug', 'leads'],
])('a bad %s is refused by its name', async (field, value) => {
  const { staff } = await aCompany();
  const { status, body } = await staff.post('/products', { name: 'Ilha', [field]: value });
  expect(status).toBe(422);
  expect(body.errors[0].pointer).toMatch(new RegExp(`^/${field}`));
});
