import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { recordStatementsWith } from '../kit/database/statement-record.ts';
import { newId } from '../kit/ids.ts';
import { accessChannel } from '../modules/access/auth-session/session-cache.ts';
import { type Browser, browser } from '../testing/client.ts';
import { openWorld, type Person } from '../testing/world.ts';
import { scaled } from './product.testing.ts';

const world = await openWorld({ checkReplies: false });
const rounds = scaled(100, 10);

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const activeAdmins = `select count(*)::int as n from user_roles r
  join profiles p on p.tenant_id = r.tenant_id and p.id = r.user_id
  where r.tenant_id = $1 and r.role = 'admin' and p.status = 'active'`;

async function twoAdmins() {
  const company = await world.company();
  return {
    tenant: company.id,
    pair: [await world.user(company, 'admin'), await world.user(company, 'admin')] as const,
  };
}

/** How many active administrators each company has left. */
async function leftIn(tenants: readonly string[]): Promise<number[]> {
  const client = await connected(world.urls.auth);
  const left: number[] = [];
  for (const tenant of tenants) {
    await client.query(`set app.tenant_id = '${tenant}'`);
    left.push((await client.query(activeAdmins, [tenant])).rows[0].n);
  }
  await client.end();
  return left;
}

test('control: two programs that look for another administrator first and lower then leave a company without any', async () => {
  const clients = [await connected(world.urls.auth), await connected(world.urls.auth)] as const;
  const tenants: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { tenant, pair } = await twoAdmins();
    tenants.push(tenant);
    const lower = async (client: pg.Client, { id }: Person) => {
      await client.query(`begin; set local app.tenant_id = '${tenant}'`);
      const { rows } = await client.query(activeAdmins, [tenant]);
      const lowered = `update user_roles set role = 'user' where tenant_id = $1 and user_id = $2`;
      if (rows[0].n > 1) await client.query(lowered, [tenant, id]);
      await client.query('commit');
    };
    await Promise.all([lower(clients[0], pair[1]), lower(clients[1], pair[0])]);
  }
  await Promise.all(clients.map((client) => client.end()));
  const without = (await leftIn(tenants)).filter((left) => left === 0).length;
  console.log(`drill: people control, ${without} of ${rounds} companies were left without an administrator`);
  expect(without).toBeGreaterThanOrEqual(1);
});

test('of two administrators who lower or shut out each other at once one stays, every time', async () => {
  const tenants: string[] = [];
  const answers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { tenant, pair } = await twoAdmins();
    const [first, second] = pair;
    tenants.push(tenant);
    const lower = (by: Person, whom: Person) => by.patch(`/users/${whom.id}`, { role: 'user', version: 1 });
    const both = await Promise.all([
      lower(first, second),
      round % 2 ? second.post(`/users/${first.id}/deactivation`) : lower(second, first),
    ]);
    answers.push(...both.map(({ status }) => status));
  }
  const left = await leftIn(tenants);
  const figures = {
    rounds,
    withoutAny: left.filter((n) => n === 0).length,
    done: answers.filter((status) => status === 200).length,
    refused: answers.filter((status) => status >= 400 && status < 500).length,
    failed: answers.filter((status) => status >= 500).length,
  };
  console.log(`drill: people ${JSON.stringify(figures)}`);
  expect(figures).toEqual({ rounds, withoutAny: 0, done: rounds, refused: rounds, failed: 0 });
});

test('fifty who make one address in ten companies make one account, and forty-nine hear that it is in use', async () => {
  const bosses = await Promise.all(
    Array.from({ length: 10 }, async () => await world.user(await world.company(), 'admin')),
  );
  const turns = scaled(10, 2);
  for (let turn = 0; turn < turns; turn += 1) {
    const body = { full_name: 'Bia Rocha', email: `${newId()}@exemplo.com.br`, role: 'user' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        bosses[at % 10]?.post('/users', { ...body, password: 'Maré-46' }),
      ),
    );
    const made = answers.filter((answer) => answer?.status === 201).length;
    const inUse = answers.filter((answer) => answer?.body.type === '/problems/email-in-use').length;
    expect({ made, inUse }).toEqual({ made: 1, inUse: 49 });
  }
  console.log(`drill: people, ${turns} addresses made by fifty at once: one account and 49 refusals each`);
});

const crowd = 1_000;

test('a changed role is told once and felt by a thousand cached sessions of another process within a second', async () => {
  const { urls, clock } = world;
  const elsewhere = await buildApp({ urls, clock, demo: 'open', refusalsPerSecond: 100_000 });
  await elsewhere.ready();
  afterAll(() => elsewhere.close());
  const company = await world.company();
  const boss = await world.user(company, 'admin');
  const people = await Promise.all(Array.from({ length: 50 }, () => world.user(company, 'user')));
  const sessions: Browser[] = [];
  for (let at = 0; at < crowd; at += 1) {
    const visitor = browser(elsewhere);
    visitor.setCookie(await world.sessionOf(company.id, people[at % people.length]?.id ?? ''));
    sessions.push(visitor);
  }
  const answered = async (wanted: number) => {
    const found: number[] = [];
    for (const session of sessions) found.push((await session.get('/suppliers?limit=1')).status);
    return found.filter((status) => status === wanted).length;
  };
  expect(await answered(403)).toBe(crowd);
  let asked = 0;
  recordStatementsWith(() => {
    asked += 1;
    return undefined;
  });
  expect(await answered(403)).toBe(crowd);
  recordStatementsWith(undefined);
  const listener = await connected(urls.auth);
  const told: string[] = [];
  listener.on('notification', ({ payload }) => void told.push(payload ?? ''));
  await listener.query(`listen ${accessChannel}`);
  const changes = [{ resource: 'suppliers', action: 'read', granted: true }];
  const saved = await boss.put('/role-permissions', { role: 'user', version: 1, changes });
  expect(saved.status).toBe(200);
  const began = performance.now();
  await expect
    .poll(async () => (await sessions[0]?.get('/suppliers?limit=1'))?.status, { interval: 5 })
    .toBe(200);
  const heardMs = Math.round(performance.now() - began);
  const seen = await answered(200);
  await listener.query('select 1');
  await listener.end();
  console.log(
    `drill: people ${JSON.stringify({ sessions: crowd, statementsWhileCached: asked, notices: told.length, heardMs, seen })}`,
  );
  expect({ asked, told, seen }).toEqual({ asked: 0, told: [company.id], seen: crowd });
  expect(heardMs).toBeLessThan(1_000);
});
