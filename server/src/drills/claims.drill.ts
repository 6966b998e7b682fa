import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { password } from '../testing/world.ts';
import { type Caller, openCaller, signIn, untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const sellers = 20;
const leads = 40;
const claims = 200;
const rounds = scaled(10);
const { world, company, caller, server } = await openProduct(sellers);

const people: { id: string; email: string }[] = [];
const callers = new Map<string, Caller>();
while (people.length < sellers) {
  const person = await world.user({ id: company }, 'manager', { signsIn: false });
  people.push(person);
  callers.set(person.id, openCaller(server.address, await signIn(server.address, person.email, password)));
}
afterAll(() => {
  for (const each of callers.values()) each.close();
});

async function aPool(): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < leads; at += 1) {
    const body = { name: `Lead ${at}`, phone: '48999990000', offered_value: 90 };
    const answer = await caller.post('/leads', body, { 'idempotency-key': randomUUID() });
    expect(answer.status, answer.text).toBe(201);
    ids.push(JSON.parse(answer.text).id);
  }
  return ids;
}

async function aClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return client;
}

const doubledOf = (told: readonly string[]) => told.length - new Set(told).size;

test('control: a program that looks first and takes then tells two people they have the same lead', async () => {
  const ids = await aPool();
  const told: string[] = [];
  const lookThenTake = async (client: pg.Client, owner: string) => {
    const { rows } = await client.query(
      `select id from leads where tenant_id = $1 and id = any($2) and owner_id is null order by created_at limit 1`,
      [company, ids],
    );
    if (!rows[0]) return;
    await client.query('update leads set owner_id = $3 where tenant_id = $1 and id = $2', [
      company,
      rows[0].id,
      owner,
    ]);
    told.push(rows[0].id);
  };
  // All are there before the first one looks.
  const clients = await Promise.all(people.map(aClient));
  await Promise.all(
    clients.map(async (client, at) => {
      for (let turn = 0; turn < claims / sellers; turn += 1) await lookThenTake(client, people[at]?.id ?? '');
      await client.end();
    }),
  );
  console.log(
    `drill: claims control, ${claims} look-then-take tries told ${doubledOf(told)} people a lead another one was told`,
  );
  expect(doubledOf(told)).toBeGreaterThanOrEqual(1);
});

test('200 claims on 40 leads by 20 sellers: each lead is told to one person, who has it', async () => {
  const figures = { asked: 0, told: 0, nothing: 0, doubled: 0, lost: 0, wrong: 0, slowestMs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const ids = await aPool();
    const told: string[] = [];
    const owners = new Map<string, string>();
    const began = performance.now();
    await Promise.all(
      [...callers].map(async ([owner, seller], at) => {
        for (let turn = 0; turn < claims / sellers; turn += 1) {
          // Five at a time press on the same lead.
          const wanted = ids[(Math.floor(at / 5) + turn * 4) % leads];
          const { status, text } = await untilHeard(() => seller.post(`/leads/${wanted}/claim`, {}));
          expect(status, text).toBe(200);
          const { lead } = JSON.parse(text);
          figures.asked += 1;
          if (!lead) figures.nothing += 1;
          else if (owners.get(lead.id) !== owner) {
            told.push(lead.id);
            owners.set(lead.id, owner);
          }
        }
      }),
    );
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began));
    const client = await aClient();
    const { rows } = await client.query(
      'select id, owner_id from leads where tenant_id = $1 and id = any($2)',
      [company, ids],
    );
    await client.end();
    figures.told += told.length;
    figures.doubled += doubledOf(told);
    figures.lost += rows.filter(({ owner_id }) => owner_id === null).length;
    figures.wrong += rows.filter(({ id, owner_id }) => owners.get(id) !== owner_id).length;
  }
  console.log(`drill: claims ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ doubled: 0, lost: 0, wrong: 0, told: leads * rounds });
});
