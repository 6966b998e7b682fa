import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '../kit/ids.ts';
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

const sellers = 8;

test('control: programs that stop a boat and sell it with no row held sell it after the answer, so the crowd is large enough', async () => {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const clients = await Promise.all(
    Array.from({ length: sellers + 1 }, async () => {
      const client = new pg.Client({ connectionString: world.urls.app });
      await client.connect();
      await client.query(`set app.tenant_id = '${company.id}'`);
      return client;
    }),
  );
  const [planner, ...others] = clients as [pg.Client, ...pg.Client[]];
  const taken = async (id: string) => {
    const text = 'select taken from session_seats where tenant_id = $1 and session_id = $2';
    const { rows } = await planner.query(text, [company.id, id]);
    return Number(rows[0].taken);
  };
  let late = 0;
  for (let round = 0; round < rounds; round += 1) {
    const date = Temporal.PlainDate.from('2099-01-01').add({ days: round }).toString();
    const { id } = await aSession(staff, trade, { date });
    const stop = async () => {
      await planner.query(
        `insert into blackouts (tenant_id, id, reason, kind, scope, boat_id, days_from, days_to, source)
          values ($1, $2, 'Bomba', 'maintenance', 'boat', $3, $4, $4, 'work_order')`,
        [company.id, newId(), trade.boats[0], date],
      );
      return await taken(id);
    };
    // Who looks for a stop first and takes the seat then, by statements that hold nothing of the boat in between.
    const sell = async (client: pg.Client) => {
      const look = 'select 1 from blackouts where tenant_id = $1 and boat_id = $2 and days_from = $3';
      const { rows } = await client.query(look, [company.id, trade.boats[0], date]);
      if (rows.length > 0) return;
      const take = 'update session_seats set taken = taken + 1 where tenant_id = $1 and session_id = $2';
      await client.query(take, [company.id, id]);
    };
    const [answered] = await Promise.all([stop(), ...others.map(sell)]);
    late += (await taken(id)) - answered;
  }
  await Promise.all(clients.map((client) => client.end()));
  console.log(`drill: out of service, control sold ${late} seats after the answer in ${rounds} rounds`);
  expect(late).toBeGreaterThan(0);
});
