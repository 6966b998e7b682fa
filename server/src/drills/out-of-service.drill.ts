import { expect, test } from 'vitest';
import { aSession, aTrade, bookingBody, sessionBody } from '../testing/companies/trade.ts';
import { openWorld } from '../testing/world.ts';
import { scaled } from './product.testing.ts';

const world = await openWorld();
const rounds = scaled(100, 3);

test('planners, sellers and stops of one boat that meet: nothing is sold or put on it after the answer', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const [boat_id] = trade.boats;
  const said = { sold: 0, refused: 0, planned: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const date = Temporal.PlainDate.from('2099-01-01').add({ days: round }).toString();
    const session = await aSession(staff, trade, { date });
    const soldNow = async () => (await staff.get(`/sessions/${session.id}/bookings`)).body.data.length;
    const onBoat = async () => {
      const { data } = (await staff.get(`/sessions?date=${date}`)).body;
      return data.filter(({ boats }: { boats: { id: string }[] }) => boats.some(({ id }) => id === boat_id))
        .length;
    };
    const stop = async () => {
      const body = {
        title: `Bomba ${round}`,
        boat_id,
        blocks_sailing: 'now',
        downtime: { from: date, to: date },
      };
      const answer = await staff.post('/work-orders', body);
      return { answer, sold: await soldNow(), there: await onBoat() };
    };
    const sell = () => staff.post('/bookings', bookingBody(session, trade));
    const plan = () =>
      staff.post('/sessions', sessionBody(trade, { date, start_time: '14:00', end_time: '16:00' }));
    const [stopped, planned, ...sales] = await Promise.all([
      stop(),
      plan(),
      sell(),
      sell(),
      sell(),
      sell(),
      sell(),
      sell(),
    ]);
    const statuses = [stopped.answer.status, planned.status, ...sales.map(({ status }) => status)];
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(stopped.answer.status).toBe(201);
    // What is there when everybody has been answered was there when the stop was.
    expect([await soldNow(), await onBoat()]).toEqual([stopped.sold, stopped.there]);
    said.sold += sales.filter(({ status }) => status === 201).length;
    said.refused += sales.filter(({ status }) => status === 409).length;
    said.planned += planned.status === 201 ? 1 : 0;
    const { open } = (await staff.get(`/work-orders/${stopped.answer.body.id}/affected`)).body;
    expect(open).toBe(stopped.sold > 0 ? 1 : 0);
  }
  console.log(`drill: out of service ${JSON.stringify({ rounds, ...said })}`);
});
