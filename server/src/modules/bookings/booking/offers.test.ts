import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aSeller } from '../../../testing/companies/seller.ts';
import { bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

/** A lead that was offered so much, and selling what it wants: two adults and a child, 450,00 by the table. */
async function offered(offered_value: number) {
  const day = await aDayOfTwo(world);
  const { staff, trade, session } = day;
  const given = { name: 'Rosa', phone: '48999142207', offered_value, product_id: trade.product_id };
  const lead = (await staff.post('/leads', given)).body;
  const body = (fields: Record<string, unknown> = {}) =>
    bookingBody(session, trade, { lead_id: lead.id, keeps_offer: true, ...fields });
  return { ...day, lead, body };
}

test('a sale at what its lead was offered has the difference as one line: less is a discount, more an extra', async () => {
  const { staff, body } = await offered(420);
  const { body: sold } = await staff.post('/bookings', body());
  expect(sold).toMatchObject({ total_price: 420 });
  expect((await staff.get(`/bookings/${sold.id}`)).body).toMatchObject({
    adjustments: [{ kind: 'discount', amount: -30, reason: 'Valor oferecido' }],
    price_trace: { said: { total: 45_000 } },
  });
  const dearer = await offered(480.5);
  const held = await dearer.staff.post('/bookings/holds', dearer.body({ payment: undefined }));
  expect(held.body).toMatchObject({
    total_price: 480.5,
    adjustments: [{ kind: 'extra', amount: 30.5, reason: 'Valor oferecido' }],
  });
});

test('without the wish, and where it is the price, there is no line', async () => {
  const { staff, body } = await offered(450);
  const { body: same } = await staff.post('/bookings', body());
  expect((await staff.get(`/bookings/${same.id}`)).body).toMatchObject({ total_price: 450, adjustments: [] });
  const other = await offered(300);
  const { body: dropped } = await other.staff.post('/bookings', other.body({ keeps_offer: false }));
  expect(dropped.total_price).toBe(450);
});

test('an offer that takes off more than the limit is for who may agree prices, and counts with other discounts', async () => {
  const { company, staff, body } = await offered(400);
  expect((await staff.post('/bookings', body())).body.total_price).toBe(400);
  const seller = await aSeller(world, company, staff);
  const refused = await seller.post('/bookings', body());
  expect(refused.body.errors).toEqual([
    { pointer: '/keeps_offer', code: 'too-large', params: { maximum: 45 } },
  ]);
});

test('of no lead, another company’s, and by an agent nothing is kept', async () => {
  const { company, staff, body } = await offered(420);
  const without = await staff.post('/bookings', body({ lead_id: null }));
  expect(without.body.errors).toEqual([{ pointer: '/lead_id', code: 'required' }]);
  const { lead: foreign } = await offered(100);
  const theirs = await staff.post('/bookings', body({ lead_id: foreign.id }));
  expect(theirs.body.errors).toEqual([{ pointer: '/lead_id', code: 'unknown' }]);
  const agent = await world.user(company, 'agent_admin');
  expect((await agent.post('/bookings', body())).body).toMatchObject({ type: '/problems/forbidden' });
});
