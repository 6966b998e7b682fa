import { expect, test } from 'vitest';
import { aDayOfTwo } from '../../../testing/companies/booking-day.ts';
import { bookingBody } from '../../../testing/companies/trade.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

test('the letters of a booking are told to the house, the newest first, and those of no other booking', async () => {
  const { company, staff, trade, session } = await aDayOfTwo(world);
  const customer_email = 'maria@example.com';
  const sell = async (fields: object = {}) =>
    (await staff.post('/bookings', bookingBody(session, trade, { customer_email, ...fields }))).body;
  const written = await sell({ sends_letter: true });
  const silent = await sell();
  await staff.post(`/bookings/${written.id}/cancellation`, { version: 1, reason: null, sends_letter: true });
  const lettersOf = async ({ id }: { id: string }, who = staff) =>
    (await who.get(`/bookings/${id}/letters`)).body;
  expect((await lettersOf(written)).data).toMatchObject([
    { letter: 'cancellation', to_email: customer_email },
    { letter: 'confirmation', to_email: customer_email },
  ]);
  expect((await lettersOf(silent)).data).toEqual([]);
  const foreign = await world.user(await world.company(), 'admin');
  expect((await foreign.get(`/bookings/${written.id}/letters`)).status).toBe(404);
  const agent = await world.user(company, 'agent_admin');
  const own = await agent.post(
    '/bookings',
    bookingBody(session, trade, { customer_email, sends_letter: true }),
  );
  expect((await lettersOf(own.body, agent)).data).toEqual([]);
  expect((await agent.get(`/bookings/${written.id}/letters`)).status).toBe(404);
});
