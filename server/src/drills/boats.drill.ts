import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sessionBody } from '../testing/companies/trade.ts';
import { openProduct, scaled } from './product.testing.ts';

const pairs = scaled(200, 10);
const { world, company, trade, caller } = await openProduct(100);
const [first, second] = trade.boats;

const dateOf = (pair: number) => Temporal.PlainDate.from('2030-01-01').add({ days: pair }).toString();

/** Two people give the same boats to overlapping sessions; every other pair names them in opposite order. */
function ask(pair: number, person: 0 | 1) {
  const boats = pair % 2 ? [first, second] : [first];
  const body = sessionBody(trade, {
    date: dateOf(pair),
    start_time: person ? '09:00' : '08:00',
    end_time: person ? '11:00' : '10:00',
    boat_ids: person ? boats.toReversed() : boats,
  });
  return caller.post('/sessions', body, { 'idempotency-key': randomUUID() });
}

test('two hundred pairs give one boat to two sessions at once: one gets it, one is told who has it', async () => {
  const answers = await Promise.all(
    Array.from({ length: pairs }, (_, pair) => Promise.all([ask(pair, 0), ask(pair, 1)])),
  );
  const flat = answers.flat();
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  const { rows } = await client.query(
    `select count(*)::int as overlaps from session_boats a join session_boats b
       on b.tenant_id = a.tenant_id and b.boat_id = a.boat_id and b.id > a.id
       and tstzrange(b.blocked_from, b.blocked_until) && tstzrange(a.blocked_from, a.blocked_until)
     where a.tenant_id = $1 and not a.cancelled and not b.cancelled`,
    [company],
  );
  await client.end();
  const count = (status: number) => flat.filter((answer) => answer.status === status).length;
  const figures = {
    pairs,
    overlaps: rows[0].overlaps,
    given: count(201),
    refused: count(409),
    bothRefused: answers.filter((pair) => pair.every(({ status }) => status === 409)).length,
    unexpected: flat.length - count(201) - count(409),
  };
  console.log(`drill: boats ${JSON.stringify(figures)}`);
  const strange = flat.find(({ status }) => status !== 201 && status !== 409);
  expect(strange?.text).toBeUndefined();
  expect(figures).toMatchObject({ overlaps: 0, given: pairs, refused: pairs, unexpected: 0 });
  for (const { status, text } of flat) if (status === 409) expect(text).toContain('boat-busy');
});
