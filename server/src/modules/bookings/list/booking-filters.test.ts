import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { aSeller } from '../../../testing/companies/seller.ts';
import { aBooking, bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('what the list is filtered by comes in one answer: counts of each choice, products, agents and sellers [A7.5-03]', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  await aBooking(staff, session, trade);
  await aBooking(staff, session, trade, { payment: { amount: 450, method: 'pix' }, channel: 'phone' });
  const agent = await world.user(company, 'agent_admin');
  const { status, body } = await staff.get('/bookings/filters');
  expect(status).toBe(200);
  expect(Object.keys(body.facets).sort()).toEqual(['channel', 'money', 'status']);
  expect(body.facets).toMatchObject({
    status: { confirmed: 2, on_hold: 0 },
    money: { 'no-deposit': 1, paid: 1 },
    channel: { counter: 1, phone: 1, agency: 0 },
  });
  expect(body.options.product_id).toMatchObject([{ id: trade.product_id, label: 'Ilha do Campeche' }]);
  expect(body.options.agent_id.map(({ id }: { id: string }) => id)).toContain(agent.partner);
  expect(body.options.created_by.map(({ id }: { id: string }) => id)).toContain(staff.id);
});

test('an agent counts his own bookings and learns nothing of money, sellers or other agents', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  await aBooking(staff, session, trade);
  const agent = await world.user(company, 'agent_admin');
  const { body } = await agent.get('/bookings/filters');
  expect(body.facets.status.confirmed).toBe(0);
  expect(Object.values(body.facets.money).every((count) => count === 0)).toBe(true);
  expect(body.options.created_by).toEqual([]);
  const foreign = await world.user(await world.company(), 'admin');
  const theirs = (await foreign.get('/bookings/filters')).body;
  expect(theirs.facets.status.confirmed).toBe(0);
  expect(theirs.options.product_id).toEqual([]);
  const nobody = await world.user(company, 'user');
  expect((await nobody.get('/bookings/filters')).status).toBe(403);
});

test('the list tells options from carts', async () => {
  const { staff, trade, later } = await aDayOfTwo(world);
  const hold = (kind: string) =>
    staff.post('/bookings/holds', bookingBody(later, trade, { payment: undefined, kind }));
  const [cart, option] = [await hold('cart'), await hold('option')];
  const listed = async (query: string) =>
    (await staff.get(`/bookings?status=on_hold${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await listed('&hold_kind=option')).toEqual([option.body.id]);
  expect(await listed('&hold_kind=cart')).toEqual([cart.body.id]);
  expect(await listed('')).toHaveLength(2);
});

test('a booking tells its seller to the house, and only his own hold is a plain seller’s to extend', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const seller = await aSeller(world, company, staff);
  const sell = (who: typeof seller) =>
    who.post('/bookings/holds', bookingBody(session, trade, { payment: undefined }));
  const [own, theirs] = [
    (await sell(seller)).body,
    (await staff.post('/bookings/holds', bookingBody(session, trade, { payment: undefined }))).body,
  ];
  expect(own.created_by).toBe(seller.id);
  expect((await seller.get(`/bookings/${theirs.id}`)).body.created_by).toBe(staff.id);
  const extend = ({ id }: { id: string }) => seller.post(`/bookings/${id}/extension`, { version: 1 });
  expect((await extend(own)).status).toBe(200);
  expect((await extend(theirs)).body.type).toBe('/problems/forbidden');
  const agent = await world.user(company, 'agent_admin');
  expect((await sell(agent)).body.created_by).toBeNull();
});
