import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aSeller } from '../../../testing/companies/seller.ts';
import { bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();
const reason = 'Cliente antigo';

/** A seller who may not agree prices, in a company that lets ten per cent go; a party costs 450,00. */
async function aCounter() {
  const day = await aDayOfTwo(world);
  const { company, staff, trade, session } = day;
  const seller = await aSeller(world, company, staff);
  const sell = (fields: Record<string, unknown>, by = seller) =>
    by.post('/bookings', bookingBody(session, trade, fields));
  const hold = async () =>
    (await seller.post('/bookings/holds', bookingBody(session, trade, { payment: undefined }))).body;
  const line = (id: string, version: number, fields: Record<string, unknown>, by = seller) =>
    by.post(`/bookings/${id}/adjustments`, { version, kind: 'discount', reason, ...fields });
  return { ...day, seller, sell, hold, line };
}

test('a sale takes off what the company lets go; a centavo more is refused with the most, unless one may agree prices', async () => {
  const { staff, sell } = await aCounter();
  const { body: sold } = await sell({ discount: { bp: 1000, reason } });
  expect(sold.total_price).toBe(405);
  expect((await staff.get(`/bookings/${sold.id}`)).body.adjustments).toMatchObject([
    { kind: 'discount', amount: -45, reason },
  ]);
  const more = { discount: { amount: 45.01, reason } };
  const refused = await sell(more);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ pointer: '/discount', code: 'too-large', params: { maximum: 45 } }],
  ]);
  expect((await sell(more, staff)).body.total_price).toBe(404.99);
});

test('an extra below nothing counts as a discount, together with the others', async () => {
  const { sell } = await aCounter();
  const extras = [{ name: 'Cortesia', amount: -30 }];
  expect((await sell({ extras })).body.total_price).toBe(420);
  const both = await sell({ extras, discount: { amount: 20, reason } });
  expect(both.body.errors).toMatchObject([{ pointer: '/discount', code: 'too-large' }]);
});

test('lines by hand of one booking count together, by share as by amount', async () => {
  const { staff, hold, line } = await aCounter();
  const { id } = await hold();
  expect((await line(id, 1, { bp: 750 })).body).toMatchObject({ total_price: 416.25, version: 2 });
  expect((await line(id, 2, { bp: 750 })).body.errors).toEqual([
    { pointer: '/bp', code: 'too-large', params: { maximum: 45 } },
  ]);
  expect((await line(id, 2, { amount: 11.26 })).body.errors).toEqual([
    { pointer: '/amount', code: 'too-large', params: { maximum: 45 } },
  ]);
  expect((await line(id, 2, { amount: 11.25 })).body).toMatchObject({ total_price: 405, version: 3 });
  expect((await line(id, 3, { amount: 100 }, staff)).body).toMatchObject({ total_price: 305 });
});

test('without a reason, of 101 %, by nothing and by an agent nothing is taken off', async () => {
  const { company, sell, hold, line } = await aCounter();
  expect((await sell({ discount: { bp: 500, reason: null } })).body.errors).toEqual([
    { pointer: '/discount/reason', code: 'required' },
  ]);
  expect((await sell({ discount: { bp: 10_100, reason } })).body.errors).toMatchObject([
    { pointer: '/discount/bp', code: 'too-large' },
  ]);
  const { id } = await hold();
  expect((await line(id, 1, { bp: 10_100 })).body.errors).toMatchObject([
    { pointer: '/bp', code: 'too-large' },
  ]);
  expect((await line(id, 1, { amount: 0 })).body.errors).toMatchObject([{ pointer: '/amount' }]);
  const agent = await world.user(company, 'agent_admin');
  expect((await sell({ discount: { bp: 100, reason } }, agent)).body.type).toBe('/problems/forbidden');
});
