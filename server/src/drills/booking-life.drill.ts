import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { seededRandom } from '../demo/seeded-random.ts';
import { newId } from '../kit/ids.ts';
import { expireHolds } from '../modules/bookings/public.ts';
import { bookingBody, sessionBody } from '../testing/companies/trade.ts';
import { untilAnswered } from '../testing/programs/kill-run.ts';
import { type Answer, untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

const sellers = 50;
const departures = 20;
const seats = 12;
const rounds = 20;
const verbs = scaled(20_000, 400);
/** In every so many rounds the server is killed in the middle, after so long. */
const killEvery = 4;
const killAfterMs = 250;

const { world, company, trade, caller, restart } = await openProduct(sellers);

type Known = { id: string; version: number; status: string };

/** Whoever is not answered asks the same again, as a page does: under one key it happens once. */
const heard = (ask: () => Promise<Answer>) => untilAnswered(() => untilHeard(ask));

const post = (path: string, body: unknown) => {
  const key = { 'idempotency-key': randomUUID() };
  return heard(() => caller.post(path, body, key));
};

async function aDeparture(at: number): Promise<string> {
  const date = `2030-05-${String(at + 1).padStart(2, '0')}`;
  const { status, text } = await post(
    '/sessions',
    sessionBody(trade, { date, total_capacity: seats, boat_ids: [] }),
  );
  expect(status).toBe(201);
  return JSON.parse(text).id;
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: world.urls.app });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await work(client).finally(() => client.end());
}

/** What must hold after every round, each with the rows that break it. */
const invariants = {
  'seats and people of living bookings are the ledger, within its limits': `
    select q.session_id from session_seats q where q.tenant_id = $1 and (q.taken > q.total_capacity
      or q.taken <> (select coalesce(sum(b.seats), 0) from bookings b where b.tenant_id = $1 and b.session_id = q.session_id
        and b.status in ('on_hold', 'confirmed', 'completed'))
      or q.people <> (select coalesce(sum(b.people), 0) from bookings b where b.tenant_id = $1 and b.session_id = q.session_id
        and b.status in ('on_hold', 'confirmed', 'completed')))`,
  'a total is its fares and its lines': `
    select b.id from bookings b where b.tenant_id = $1 and b.total_price <>
      (select coalesce(sum(p.total_price), 0) from booking_passengers p where p.tenant_id = $1 and p.booking_id = b.id)
      + (select coalesce(sum(x.amount), 0) from booking_adjustments x where x.tenant_id = $1 and x.booking_id = b.id)`,
  'what is paid is the sum of payments, and nobody got back more': `
    select b.id from bookings b where b.tenant_id = $1 and (b.paid_amount < 0 or b.paid_amount <>
      (select coalesce(sum(p.amount), 0) from booking_payments p where p.tenant_id = $1 and p.booking_id = b.id))`,
  'a credit is spent once': `
    select c.id from credits c where c.tenant_id = $1 and c.amount_left <>
      (select coalesce(sum(m.amount), 0) from credit_moves m where m.tenant_id = $1 and m.credit_id = c.id)`,
  'what was paid by credit was taken from one, and what went back as credit is one': `
    select p.id from booking_payments p where p.tenant_id = $1 and p.method = 'credito' and p.amount <>
      -(select coalesce(sum(m.amount), 0) from credit_moves m where m.tenant_id = $1 and m.payment_id = p.id)`,
} as const;

async function broken(): Promise<Record<string, number>> {
  return await withClient(async (client) => {
    const found: Record<string, number> = {};
    for (const [says, sql] of Object.entries(invariants)) {
      const { rows } = await client.query(sql, [company]);
      if (rows.length > 0) found[says] = rows.length;
    }
    return found;
  });
}

test('control: who looks first and books then oversells, so the crowd is large enough', async () => {
  const session = await aDeparture(27);
  const lookThenBook = (client: pg.Client) => async () => {
    const { rows } = await client.query(
      'select coalesce(sum(seats), 0)::int as sold from bookings where tenant_id = $1 and session_id = $2',
      [company, session],
    );
    if (rows[0].sold + 1 > seats) return;
    await client.query(
      `insert into bookings (tenant_id, id, code, session_id, customer_name, seats, total_price, status)
       values ($1, $2, upper(translate(substr(md5($3), 1, 6), '01', 'YZ')), $4, 'Maria', 1, 0, 'draft')`,
      [company, newId(), randomUUID(), session],
    );
  };
  await Promise.all(
    Array.from({ length: sellers }, () =>
      withClient((client) => lookThenBook(client)().catch(() => undefined)),
    ),
  );
  const sold = await withClient(async (client) => {
    const { rows } = await client.query(
      'select count(*)::int as sold from bookings where tenant_id = $1 and session_id = $2',
      [company, session],
    );
    return rows[0].sold as number;
  });
  console.log(`drill: life of bookings, control sold ${sold} of ${seats}`);
  expect(sold).toBeGreaterThan(seats);
});

type Market = {
  random: ReturnType<typeof seededRandom>;
  sessions: readonly string[];
  known: Known[];
  credits: string[];
  /** How often each status was answered. */
  said: Record<string, number>;
};

/** What a seller does, one of them each turn. */
function turnsOf({ random, sessions, known, credits, said }: Market): (() => Promise<void>)[] {
  const pick = () => known[random.below(Math.max(1, known.length))];
  const note = (answer: Answer, booking?: Known) => {
    said[answer.status] = (said[answer.status] ?? 0) + 1;
    const row = answer.status < 300 ? JSON.parse(answer.text) : undefined;
    if (!row?.version) return;
    if (booking) Object.assign(booking, { version: row.version, status: row.status });
    else known.push({ id: row.id, version: row.version, status: row.status });
  };
  const party = () => [
    { fare_type_id: trade.fares.adult, quantity: 1 + random.below(3) },
    ...(random.below(3) === 0 ? [{ fare_type_id: trade.fares.infant, quantity: 1 }] : []),
  ];
  return [
    async () => {
      const body = bookingBody({ id: random.pick(sessions) }, trade, {
        passengers: party(),
        payment: undefined,
      });
      note(await post('/bookings/holds', body));
    },
    ...(['confirmation', 'extension', 'revival'] as const).map((verb) => async () => {
      const booking = pick();
      if (booking) note(await post(`/bookings/${booking.id}/${verb}`, { version: booking.version }), booking);
    }),
    async () => {
      const booking = pick();
      if (booking) note(await post(`/bookings/${booking.id}/release`, {}), booking);
    },
    async () => {
      const booking = pick();
      const body = { version: booking?.version, reason: null, as_credit: random.below(3) === 0 };
      if (booking) note(await post(`/bookings/${booking.id}/cancellation`, body), booking);
    },
    async () => {
      const booking = pick();
      const body = { version: booking?.version, session_id: random.pick(sessions) };
      if (booking) note(await post(`/bookings/${booking.id}/moves`, body), booking);
    },
    async () => {
      const booking = pick();
      const amount = (random.below(4) === 0 ? -1 : 1) * (10 + random.below(200));
      const body = { payment_id: randomUUID(), amount, method: 'pix', note: null };
      if (booking) note(await post(`/bookings/${booking.id}/payments`, body));
    },
    async () => {
      const booking = pick();
      const body = {
        payment_id: randomUUID(),
        amount: -(10 + random.below(100)),
        method: 'credito',
        note: null,
      };
      if (!booking) return;
      const answer = await post(`/bookings/${booking.id}/payments`, body);
      note(answer);
      const { credit } = answer.status < 300 ? JSON.parse(answer.text) : {};
      if (credit) credits.push(credit.code);
    },
    // Two bookings after one credit at once: what is in it is spent by one of them, or by both as far as it goes.
    async () => {
      const credit_code = credits[random.below(Math.max(1, credits.length))];
      if (!credit_code) return;
      const spend = { amount: 10 + random.below(60), method: 'credito', note: null, credit_code };
      const answers = [pick(), pick()].map((booking) =>
        post(`/bookings/${booking?.id}/payments`, { ...spend, payment_id: randomUUID() }),
      );
      for (const answer of await Promise.all(answers)) note(answer);
    },
    async () => {
      const booking = pick();
      if (!booking) return;
      const body = { version: booking.version, passengers: party() };
      note(await heard(() => caller.patch(`/bookings/${booking.id}`, body)), booking);
    },
  ];
}

test('fifty sellers hold, confirm, release, move, pay, return, spend credit and cancel, and the server is killed between: seats and money agree after every round', async () => {
  const random = seededRandom('booking-life', 0);
  const sessions = await Promise.all(Array.from({ length: departures }, (_, at) => aDeparture(at)));
  const known: Known[] = [];
  const credits: string[] = [];
  const said: Record<string, number> = {};
  const turns = turnsOf({ random, sessions, known, credits, said });
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const each = Math.ceil(verbs / rounds / sellers);
    const isKilled = round % killEvery === killEvery - 2;
    const selling = Array.from({ length: sellers }, async () => {
      for (let turn = 0; turn < each; turn += 1) await random.pick(turns)();
    });
    await Promise.all([...selling, isKilled && sleep(killAfterMs).then(restart)]);
    if (isKilled) kills += 1;
    const past = world.clock.now().add({ hours: 24 * 365 * 10 });
    if (round % 5 === 4) await world.tenantTx.write(company, (tx) => expireHolds(tx, company, past));
    expect(await broken(), `round ${round}`).toEqual({});
    expect(Object.keys(said).filter((status) => Number(status) >= 500)).toEqual([]);
  }
  const spent = await withClient(async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as n from booking_payments where tenant_id = $1 and method = 'credito' and amount > 0",
      [company],
    );
    return rows[0].n as number;
  });
  console.log(
    `drill: life of bookings, ${verbs} verbs, ${kills} kills, ${credits.length} credits, ${spent} spent ${JSON.stringify(said)}`,
  );
  expect([kills > 0, credits.length > 0, spent > 0]).toEqual([true, true, true]);
});
