import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aSeller } from '../../../testing/companies/seller.ts';
import { bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('of fifty sales that type one new document at once, by several sellers, one customer results', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world, { total_capacity: 80 });
  const sellers = [staff, await aSeller(world, company, staff), await world.user(company, 'manager')];
  const fields = {
    passengers: [{ fare_type_id: trade.fares.adult, quantity: 1 }],
    customer_document: '529.982.247-25',
    record: 'match',
  };
  const sales = Array.from({ length: 50 }, (_, at) =>
    sellers[at % sellers.length]?.post('/bookings', bookingBody(session, trade, fields)),
  );
  const sold = (await Promise.all(sales)).flatMap((answer) => answer ?? []);
  expect(sold.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(new Set(sold.map(({ body }) => body.customer_id)).size).toBe(1);
  expect((await staff.get('/customers?q=52998224725')).body).toMatchObject({ count: 1 });
});
