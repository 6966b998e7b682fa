import { randomUUID } from 'node:crypto';
import { needsKey } from '@leme/contract/kit/endpoint';
import pg from 'pg';
import { expect, test } from 'vitest';
import { bookingBody, paymentBody, sessionBody } from '../testing/companies/trade.ts';
import { openProduct, scaled } from './product.testing.ts';

const rounds = scaled(50, 2);
const times = 10;
const { world, company, trade, caller } = await openProduct(times);

type Attempt = {
  path: string;
  body: Record<string, unknown>;
  otherBody: Record<string, unknown>;
  effect: Effect;
};
/** A number that one effect raises by one. */
type Effect = { table: string; column: string; id: string };

const key = () => ({ 'idempotency-key': randomUUID() });
let days = 0;

async function made(path: string, body: unknown): Promise<{ id: string; version: number }> {
  const answer = await caller.post(path, body, key());
  if (answer.status !== 201) throw new Error(answer.text);
  return JSON.parse(answer.text);
}

function freeDay(): string {
  days += 1;
  return Temporal.PlainDate.from('2030-01-01').add({ days }).toString();
}

const aSession = () => made('/sessions', sessionBody(trade, { date: freeDay(), boat_ids: [] }));

/** How what sells, pays and cancels is called, and what it must do once; all others are tried in `repeats.test.ts`. */
const attempts: Record<string, () => Promise<Attempt>> = {
  'POST /sessions': async () => {
    const body = sessionBody(trade, { date: freeDay(), boat_ids: [] });
    const otherBody = { ...body, guide_name: 'Outra' };
    return {
      path: '/sessions',
      body,
      otherBody,
      effect: { table: 'sessions', column: 'date', id: String(body.date) },
    };
  },
  'POST /sessions/:id/cancellation': async () => {
    const { id, version } = await aSession();
    return {
      path: `/sessions/${id}/cancellation`,
      body: { version },
      otherBody: { version: version + 1 },
      effect: { table: "sessions where status = 'cancelled' and version = 2", column: 'id', id },
    };
  },
  'POST /bookings': async () => {
    const session = await aSession();
    const body = bookingBody(session, trade);
    const otherBody = { ...body, customer_name: 'Outra pessoa' };
    return {
      path: '/bookings',
      body,
      otherBody,
      effect: { table: 'bookings', column: 'session_id', id: session.id },
    };
  },
  'POST /bookings/:id/payments': async () => {
    const { id } = await made('/bookings', bookingBody(await aSession(), trade));
    const body = paymentBody();
    const otherBody = { ...body, amount: 11 };
    return {
      path: `/bookings/${id}/payments`,
      body,
      otherBody,
      effect: { table: 'booking_payments', column: 'booking_id', id },
    };
  },
};

const drilled = Object.keys(attempts);

async function countEffects(client: pg.Client, { table, column, id }: Effect): Promise<number> {
  const [name, condition] = table.split(' where ');
  const { rows } = await client.query(
    `select count(*)::int as count from ${name} where tenant_id = $1 and ${column} = $2 ${condition ? `and ${condition}` : ''}`,
    [company, id],
  );
  return rows[0].count;
}

test('what is drilled at length are endpoints that ask for a key', () => {
  const keyed = world.endpoints.filter(needsKey).map(({ method, path }) => `${method} ${path}`);
  expect(keyed).toEqual(expect.arrayContaining(drilled));
});

test.each(drilled)('%s sent ten times at once with one key acts once and answers alike', async (name) => {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  const figures = { rounds, effects: 0, different: 0, replayed: 0, otherBodyRefused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { path, body, otherBody, effect } =
      (await attempts[name]?.()) ?? expect.fail(`no attempt for ${name}`);
    const same = key();
    const answers = await Promise.all(Array.from({ length: times }, () => caller.post(path, body, same)));
    const late = await caller.post(path, body, same);
    const other = await caller.post(path, otherBody, same);
    const [first] = answers;
    expect([200, 201], first?.text).toContain(first?.status);
    const isSame = (answer: typeof late) =>
      answer.status === first?.status &&
      JSON.stringify(sorted(JSON.parse(answer.text))) === JSON.stringify(sorted(JSON.parse(first.text)));
    figures.different += answers.filter((answer) => !isSame(answer)).length;
    figures.replayed += Number(isSame(late));
    figures.otherBodyRefused += Number(other.status === 422);
    figures.effects += await countEffects(client, effect);
  }
  await client.end();
  console.log(`drill: idempotency ${name} ×${times} ${JSON.stringify(figures)}`);
  expect(figures).toEqual({
    rounds,
    effects: rounds,
    different: 0,
    replayed: rounds,
    otherBodyRefused: rounds,
  });
});

/** The order of fields says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
