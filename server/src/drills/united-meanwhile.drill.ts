import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '../kit/ids.ts';
import { untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const crowd = 60;
const pairs = scaled(10, 3);
const { world, company, caller } = await openProduct(crowd + 2);

/** Comes again, as a page does, while the queue is full. */
function post(path: string, body: object) {
  const headers = { 'idempotency-key': randomUUID() };
  return untilHeard(() => caller.post(path, body, headers));
}

async function aLead(name: string): Promise<{ id: string; version: number }> {
  const { status, text } = await post('/leads', { name, phone: '48999140001', offered_value: 90 });
  expect(status).toBe(201);
  return JSON.parse(text);
}

type Write = (lead: string, at: number) => Promise<boolean>;

/** Writes to a lead from many sides while it is united: how many writes were acknowledged, how many lie with a lead that is gone. */
async function uniteUnder(write: Write) {
  const figures = { written: 0, acknowledged: 0, lost: 0 };
  for (let pair = 0; pair < pairs; pair += 1) {
    const [kept, other] = [await aLead('Ana Prado'), await aLead('Ana P.')];
    const some = (from: number) => Array.from({ length: crowd / 2 }, (_, at) => write(other.id, from + at));
    const before = some(0);
    const body = { other_id: other.id, version: 1, other_version: other.version, fields: {} };
    const uniting = post(`/leads/${kept.id}/merge`, { ...body, version: kept.version });
    const answers = await Promise.all([...before, ...some(crowd / 2)]);
    expect((await uniting).status).toBe(200);
    figures.written += crowd;
    figures.acknowledged += answers.filter(Boolean).length;
    figures.lost += await countWith(other.id);
  }
  return figures;
}

/** What lies with a lead that is gone. */
function countWith(lead: string): Promise<number> {
  return withClient(async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as n from lead_interactions i join leads l on l.tenant_id = i.tenant_id and l.id = i.lead_id
        where i.tenant_id = $1 and i.lead_id = $2 and l.deleted_at is not null`,
      [company, lead],
    );
    return rows[0].n;
  });
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await work(client).finally(() => client.end());
}

test('control: a program that looks whether the lead is there and writes then loses what it wrote', async () => {
  const lookThenWrite: Write = (lead) =>
    withClient(async (client) => {
      await client.query('begin');
      const { rows } = await client.query(
        'select 1 from leads where tenant_id = $1 and id = $2 and deleted_at is null',
        [company, lead],
      );
      if (rows.length > 0)
        await client.query(
          `insert into lead_interactions (tenant_id, id, lead_id, type, title, interaction_date)
           values ($1, $2, $3, 'note', 'Voltou a ligar', now())`,
          [company, newId(), lead],
        );
      await client.query('commit');
      return rows.length > 0;
    });
  const figures = await uniteUnder(lookThenWrite);
  console.log(`drill: united meanwhile, control ${JSON.stringify(figures)}`);
  expect(figures.lost).toBeGreaterThanOrEqual(1);
});

test('of interactions written while their lead is united none lies with the lead that is gone', async () => {
  const figures = await uniteUnder(async (lead_id, at) => {
    const said = { type: 'call', title: `Conversa ${at}`, interaction_date: '2026-11-19T12:00:00Z' };
    return (await post('/lead-interactions', { lead_id, ...said })).status === 201;
  });
  console.log(`drill: united meanwhile ${JSON.stringify(figures)}`);
  expect(figures.lost).toBe(0);
  expect(figures.acknowledged).toBeGreaterThanOrEqual(1);
});
