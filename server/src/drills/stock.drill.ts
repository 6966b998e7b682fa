import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const crowd = 500;
const pieces = 20;
const { world, company, caller } = await openProduct(crowd);

async function add(path: string, body: object): Promise<string> {
  const answer = await caller.post(path, body, { 'idempotency-key': randomUUID() });
  expect(answer.status, answer.text).toBe(201);
  return JSON.parse(answer.text).id;
}

const room = await add('/stock-locations', { name: 'Almoxarifado' });

/** An item of which there are twenty. */
async function aShelf(): Promise<string> {
  const item = await add('/stock', { name: 'Colete', sku: randomUUID() });
  await add('/stock/moves', { item_id: item, location_id: room, quantity: pieces, reason: 'purchase' });
  return item;
}

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return client;
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await aClient();
  return await work(client).finally(() => client.end());
}

/** What the item says, what its place says, and what its moves come to. */
function saidOf(item: string): Promise<{ item: number; level: number; moves: number }> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `select (select quantity from stock_items where tenant_id = $1 and id = $2)::float as item,
         (select sum(quantity) from stock_levels where tenant_id = $1 and item_id = $2)::float as level,
         (select sum(quantity) from stock_moves where tenant_id = $1 and item_id = $2)::float as moves`,
      [company, item],
    );
    return rows[0];
  });
}

test('control: a program that looks first and takes then takes what is not there, so the crowd is large enough', async () => {
  const item = await aShelf();
  const mine = [company, item] as const;
  const lookThenTake = async (client: pg.Client) => {
    const { rows } = await client.query(
      'select coalesce(sum(quantity), 0)::int as left from stock_moves where tenant_id = $1 and item_id = $2',
      [...mine],
    );
    if (rows[0].left < 1) return;
    await client.query(
      `insert into stock_moves (tenant_id, id, item_id, location_id, quantity, reason, at, mark, user_id)
       values ($1, $3, $2, $4, -1, 'sale', now(), $5, $3)`,
      [...mine, randomUUID(), room, 2 + Math.floor(Math.random() * 2_000_000_000)],
    );
  };
  // All are there before the first one looks: on a busy machine those who come first would be done before the last.
  const clients = await Promise.all(Array.from({ length: 50 }, aClient));
  await Promise.all(
    clients.map(async (client) => {
      for (let turn = 0; turn < crowd / 50; turn += 1) await lookThenTake(client);
      await client.end();
    }),
  );
  const overdrawn = -(await saidOf(item)).moves;
  console.log(
    `drill: stock control, ${crowd} look-then-take tries took ${overdrawn} of ${pieces} pieces too many`,
  );
  expect(overdrawn).toBeGreaterThanOrEqual(1);
});

test('five hundred takers of twenty pieces: twenty get one, and item, place and moves agree', async () => {
  const shelves = scaled(10);
  const figures = { asked: 0, taken: 0, overdrawn: 0, leftOver: 0, unexpected: 0, slowestMs: 0 };
  for (let turn = 0; turn < shelves; turn += 1) {
    const item = await aShelf();
    const take = { item_id: item, location_id: room, quantity: -1, reason: 'consumption' };
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: crowd }, () => {
        const headers = { 'idempotency-key': randomUUID() };
        return untilHeard(() => caller.post('/stock/moves', take, headers));
      }),
    );
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began));
    const taken = answers.filter(({ status }) => status === 201).length;
    const short = answers.filter(({ status, text }) => status === 409 && text.includes('stock-short')).length;
    const said = await saidOf(item);
    figures.asked += crowd;
    figures.taken += taken;
    figures.unexpected += crowd - taken - short;
    figures.overdrawn += Math.max(0, -said.moves);
    figures.leftOver += Math.max(0, said.moves);
    expect(said).toEqual({ item: pieces - taken, level: pieces - taken, moves: pieces - taken });
  }
  console.log(`drill: stock ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ taken: shelves * pieces, overdrawn: 0, leftOver: 0, unexpected: 0 });
});
