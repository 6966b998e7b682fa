import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '../kit/ids.ts';
import { newBookingCode } from '../modules/bookings/booking/booking-code.ts';
import { bookingBody, sessionBody } from '../testing/companies/trade.ts';
import { untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const crowd = 500;
const seats = 20;
const { world, company, trade, caller } = await openProduct(crowd);

/** A departure with seats for everybody; on the boat each of its places is for somebody who is counted. */
async function emptySession(date: string, boat_ids: readonly string[] = []): Promise<string> {
  const body = sessionBody(trade, { date, total_capacity: seats, boat_ids });
  const answer = await caller.post('/sessions', body, { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  return JSON.parse(answer.text).id;
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await work(client).finally(() => client.end());
}

function soldIn(session: string, what: 'seats' | 'people' = 'seats'): Promise<number> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `select coalesce(sum(${what}), 0)::int as sold from bookings where tenant_id = $1 and session_id = $2`,
      [company, session],
    );
    return rows[0].sold;
  });
}

test('control: a program that looks first and books then oversells, so the crowd is large enough', async () => {
  const session = await emptySession('2030-01-01');
  const lookThenBook = async (client: pg.Client) => {
    const { rows } = await client.query(
      'select coalesce(sum(seats), 0)::int as sold from bookings where tenant_id = $1 and session_id = $2',
      [company, session],
    );
    if (rows[0].sold + 1 > seats) return;
    await client.query(
      `insert into bookings (tenant_id, id, code, session_id, customer_name, seats, total_price)
       values ($1, $2, $3, $4, 'Maria', 1, 180)`,
      [company, newId(), newBookingCode(), session],
    );
  };
  await Promise.all(
    Array.from({ length: 50 }, () =>
      withClient(async (client) => {
        for (let turn = 0; turn < crowd / 50; turn += 1) await lookThenBook(client);
      }),
    ),
  );
  const oversold = (await soldIn(session)) - seats;
  console.log(
    `drill: oversell control, ${crowd} look-then-book tries sold ${oversold} of ${seats} seats too many`,
  );
  expect(oversold).toBeGreaterThanOrEqual(1);
});

test('five hundred people after the last seats: never one too many, never one left over', async () => {
  const sessions = scaled(20);
  const figures = { asked: 0, booked: 0, oversold: 0, undersold: 0, unexpected: 0, slowestMs: 0 };
  for (const size of [1, 2, 3]) {
    for (let turn = 0; turn < sessions; turn += 1) {
      const session = await emptySession(`2030-0${size + 1}-${String(turn + 1).padStart(2, '0')}`);
      const body = bookingBody({ id: session }, trade, {
        passengers: [{ fare_type_id: trade.fares.adult, quantity: size }],
      });
      const began = performance.now();
      const answers = await Promise.all(Array.from({ length: crowd }, () => book(body)));
      figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began));
      const booked = answers.filter(({ status }) => status === 201).length;
      const refused = answers.filter(({ status, text }) => status === 409 && text.includes('seats-sold-out'));
      const sold = await soldIn(session);
      figures.asked += crowd;
      figures.booked += booked;
      figures.unexpected += crowd - booked - refused.length;
      figures.oversold += Math.max(0, sold - seats);
      figures.undersold += seats - sold >= size ? seats - sold : 0;
      expect(sold).toBe(booked * size);
    }
  }
  console.log(`drill: oversell ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ oversold: 0, undersold: 0, unexpected: 0 });
  expect(figures.asked).toBe(3 * sessions * crowd);
});

/** One who wants a booking, and comes again while the queue is full. */
function book(body: unknown) {
  const headers = { 'idempotency-key': randomUUID() };
  return untilHeard(() => caller.post('/bookings', body, headers));
}

/** Adults and babies: half of whom come aboard take a seat. */
const family = (session: string) =>
  bookingBody({ id: session }, trade, {
    passengers: [
      { fare_type_id: trade.fares.adult, quantity: 1 },
      { fare_type_id: trade.fares.infant, quantity: 1 },
    ],
  });

async function crowdOfFamilies(session: string) {
  const answers = await Promise.all(Array.from({ length: crowd }, () => book(family(session))));
  const booked = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status, text }) => status === 409 && text.includes('people-full')).length;
  return { booked, unexpected: crowd - booked - refused };
}

test('control: where nobody limits the people, families with babies overfill the boat and it is seen', async () => {
  const session = await emptySession('2030-06-01', [trade.boats[0]]);
  await withClient((client) =>
    client.query(
      'update session_seats set people_limit = null, people_allowed = null where tenant_id = $1 and session_id = $2',
      [company, session],
    ),
  );
  await crowdOfFamilies(session);
  const over = (await soldIn(session, 'people')) - seats;
  console.log(
    `drill: oversell control, families without a limit put ${over} people too many on a boat for ${seats}`,
  );
  expect(over).toBe(seats);
});

test('five hundred families after the last places of a boat: nobody too many, no place left over', async () => {
  const sessions = scaled(20);
  const figures = { asked: 0, booked: 0, tooMany: 0, leftOver: 0, unexpected: 0 };
  for (let turn = 0; turn < sessions; turn += 1) {
    const session = await emptySession(`2030-07-${String(turn + 1).padStart(2, '0')}`, [trade.boats[0]]);
    const { booked, unexpected } = await crowdOfFamilies(session);
    const aboard = await soldIn(session, 'people');
    figures.asked += crowd;
    figures.booked += booked;
    figures.unexpected += unexpected;
    figures.tooMany += Math.max(0, aboard - seats);
    figures.leftOver += Math.max(0, seats - aboard);
    expect([aboard, await soldIn(session)]).toEqual([booked * 2, booked]);
  }
  console.log(`drill: oversell of people ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ tooMany: 0, leftOver: 0, unexpected: 0 });
});
