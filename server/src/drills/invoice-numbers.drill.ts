import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Answer, untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const writers = 100;
const { world, company, caller, restart } = await openProduct(writers + 1);

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await work(client).finally(() => client.end());
}

/** What a caller is told to ask again: a fault, no room, or the same question of before the kill not yet given up. */
const mayAskAgain = ({ status, text }: Answer) =>
  status === 500 || status === 503 || (status === 409 && text.includes('request-in-flight'));

/** Asks until an answer comes, through a server that is killed and comes again: the same key is answered once. */
async function throughKills(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await untilHeard(ask).catch(() => null);
    if (answer && !mayAskAgain(answer)) return answer;
    await sleep(200);
  }
}

const post = (path: string, body: object) => {
  const headers = { 'idempotency-key': randomUUID() };
  return throughKills(() => caller.post(path, body, headers));
};

/** A draft; of ten one is due before its issue, which is refused. */
async function aDraft(at: number): Promise<{ id: string; version: number }> {
  const due_on = at % 10 === 9 ? '2020-01-01' : '2035-01-01';
  const lines = [{ description: 'Vaga', qty: 1, unit_price: 10, discount: 0 }];
  const given = { customer_name: 'Marina', locale: 'pt-BR', due_on, fine_bp: 0, interest_bp: 0, lines };
  return JSON.parse((await post('/invoices', given)).text);
}

/** How many numbers of a series are missing below its highest, and how many are there twice. */
async function faultsOf(numbers: readonly number[]): Promise<{ gaps: number; doubled: number }> {
  const once = new Set(numbers);
  return { gaps: Math.max(0, ...numbers) - once.size, doubled: numbers.length - once.size };
}

test('a hundred who issue at once, one in ten refused, through kills: numbers have no gap and none is there twice', async () => {
  const rounds = scaled(20);
  const figures = { issued: 0, refused: 0, unexpected: [] as number[], kills: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const drafts = await Promise.all(Array.from({ length: writers }, (_, at) => aDraft(at)));
    const issue = drafts.map(({ id, version }) => post(`/invoices/${id}/issuance`, { version }));
    if (round % 5 === 4) {
      await sleep(100);
      await restart();
      figures.kills += 1;
    }
    for (const { status } of await Promise.all(issue)) {
      if (status === 201) figures.issued += 1;
      else if (status === 422) figures.refused += 1;
      else figures.unexpected.push(status);
    }
  }
  const numbers = await withClient(async (client) => {
    const { rows } = await client.query<{ number: number }>(
      "select number from invoices where tenant_id = $1 and series = 'F' order by number",
      [company],
    );
    return rows.map(({ number }) => number);
  });
  console.log(`drill: invoice numbers ${JSON.stringify(figures)}`);
  expect(await faultsOf(numbers)).toEqual({ gaps: 0, doubled: 0 });
  expect([numbers.length, figures.unexpected]).toEqual([figures.issued, []]);
});

test('control: who takes the number in a transaction of its own leaves gaps', async () => {
  const kept: number[] = [];
  await withClient(async (client) => {
    for (let at = 0; at < writers; at += 1) {
      const { rows } = await client.query<{ last: string }>(
        `insert into document_numbers as t (tenant_id, series, last) values ($1, 'CONTROL', 1)
         on conflict (tenant_id, series) do update set last = t.last + 1 returning last`,
        [company],
      );
      if (at % 10 !== 5) kept.push(Number(rows[0]?.last));
    }
  });
  expect((await faultsOf(kept)).gaps).toBeGreaterThan(0);
});
