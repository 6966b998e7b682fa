import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../kit/actor.ts';
import { openPool } from '../../kit/database/pool.ts';
import { type TenantTx, tenantTransactions } from '../../kit/database/tenant-tx.ts';
import { newId } from '../../kit/ids.ts';
import type { TimedWork } from '../../kit/work.ts';
import {
  returnSpecialPrices,
  takeSpecialPrice,
} from '../../modules/pricing/special-prices/special-price-uses.ts';
import { openWorld } from '../../testing/world.ts';
import { scaled } from '../product.testing.ts';

const crowd = 500;
const quota = 20;
const world = await openWorld({ alone: true });
const company = await world.company();
const staff = await world.user(company, 'admin');
const actor = { tenantId: company.id, userId: staff.id, fullName: 'Pessoa admin' } as Actor;

/** As many servers as it takes for nobody to be sent away by the queue of one. */
const servers = Array.from({ length: 5 }, (): TenantTx => {
  const pool = openPool(world.urls.app, 6);
  afterAll(() => pool.end());
  return tenantTransactions(pool);
});

let asked = 0;
function work(run: (work: TimedWork) => Promise<void>): Promise<void> {
  asked += 1;
  const server = servers[asked % servers.length] as TenantTx;
  return server.write(company.id, (tx) => run({ tx, actor, now: world.clock.now() }));
}

/** A price twenty may have. */
async function aPrice(): Promise<string> {
  const answer = await staff.post('/special-pricing', { name: 'Verão', price: 150, quota });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const take = (special_price_id: string, booking_id: string) =>
  work((each) => takeSpecialPrice(each, { special_price_id, booking_id }));
const giveBack = (booking_id: string) => work((each) => returnSpecialPrices(each, [booking_id]));

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company.id}'`);
  return client;
}

async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await aClient();
  return await use(client).finally(() => client.end());
}

const living = `select count(*)::int as living from special_price_uses
  where tenant_id = $1 and special_price_id = $2 and returned_at is null`;

/** How many the price says are used, and how many bookings have one. */
function saidOf(price: string): Promise<{ used: number; living: number }> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `select used, (${living}) as living from special_prices where tenant_id = $1 and id = $2`,
      [company.id, price],
    );
    return rows[0];
  });
}

/** A crowd of bookings after one price at once: which of them got it, and how many were told anything but that it is used up. */
async function rush(price: string) {
  const bookings = Array.from({ length: crowd }, newId);
  const answers = await Promise.allSettled(bookings.map((booking) => take(price, booking)));
  const refused = answers.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  const odd = refused.filter(({ message }) => message !== 'quota-used-up');
  if (odd[0]) console.error(odd[0]);
  return { taken: bookings.filter((_, at) => answers[at]?.status === 'fulfilled'), unexpected: odd.length };
}

test('control: a program that looks first and takes then takes more than there are, so the crowd is large enough', async () => {
  const price = await aPrice();
  const mine = [company.id, price] as const;
  const lookThenTake = async (client: pg.Client) => {
    const { rows } = await client.query(living, [...mine]);
    if (rows[0].living >= quota) return;
    await client.query(
      `insert into special_price_uses (tenant_id, special_price_id, booking_id, taken_at) values ($1, $2, $3, now())`,
      [...mine, newId()],
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
  const over = (await saidOf(price)).living - quota;
  console.log(`drill: quota control, ${crowd} look-then-take tries took ${over} of ${quota} uses too many`);
  expect(over).toBeGreaterThanOrEqual(1);
});

test('five hundred after a price for twenty: twenty get it; what is given back five times at once is there once', async () => {
  const prices = scaled(10);
  const figures = { asked: 0, taken: 0, returned: 0, takenAgain: 0, over: 0, unexpected: 0, slowestMs: 0 };
  for (let turn = 0; turn < prices; turn += 1) {
    const price = await aPrice();
    const began = performance.now();
    const first = await rush(price);
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began));
    expect(await saidOf(price)).toEqual({ used: first.taken.length, living: first.taken.length });

    const leaving = first.taken.slice(0, quota / 2);
    await Promise.all(leaving.flatMap((booking) => Array.from({ length: 5 }, () => giveBack(booking))));
    const left = first.taken.length - leaving.length;
    expect(await saidOf(price)).toEqual({ used: left, living: left });

    const second = await rush(price);
    const { used, living } = await saidOf(price);
    expect([used, living]).toEqual([left + second.taken.length, left + second.taken.length]);
    figures.asked += 2 * crowd;
    figures.taken += first.taken.length;
    figures.returned += leaving.length;
    figures.takenAgain += second.taken.length;
    figures.over += Math.max(0, first.taken.length - quota, used - quota);
    figures.unexpected += first.unexpected + second.unexpected;
  }
  console.log(`drill: quota ${JSON.stringify(figures)}`);
  const half = (prices * quota) / 2;
  expect(figures).toMatchObject({
    taken: 2 * half,
    returned: half,
    takenAgain: half,
    over: 0,
    unexpected: 0,
  });
});

test('while some leave five hundred come: what is used is what bookings have, and never more than there are', async () => {
  const prices = scaled(10);
  const figures = { left: 0, came: 0, mostUsed: 0, unexpected: 0 };
  for (let turn = 0; turn < prices; turn += 1) {
    const price = await aPrice();
    const { taken } = await rush(price);
    const leaving = taken.slice(0, quota / 2);
    const [{ taken: came, unexpected }] = await Promise.all([
      rush(price),
      ...leaving.flatMap((booking) => [giveBack(booking), giveBack(booking)]),
    ]);
    const { used, living } = await saidOf(price);
    expect([used, living]).toEqual([quota - leaving.length + came.length, used]);
    figures.left += leaving.length;
    figures.came += came.length;
    figures.mostUsed = Math.max(figures.mostUsed, used);
    figures.unexpected += unexpected;
  }
  console.log(`drill: quota, leaving and coming at once ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ left: (prices * quota) / 2, unexpected: 0 });
  expect(figures.mostUsed).toBeLessThanOrEqual(quota);
});
