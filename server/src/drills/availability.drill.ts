import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '@leme/contract/bookings/availability/plan-endpoints';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '../kit/ids.ts';
import { makeDepartures } from '../modules/bookings/schedules/make-departures.ts';
import { bookingBody } from '../testing/companies/trade.ts';
import { untilAnswered } from '../testing/programs/kill-run.ts';
import { untilHeard } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';

/** So many apply, book and block at once: twenty rounds of them are two hundred each. */
const crowd = 10;
const rounds = scaled(20, 3);
const boatSeats = 18;
const { world, company, trade, caller, restart } = await openProduct(64);
const [boat_id] = trade.boats;

const firstDay = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 30 });
const days = Array.from({ length: 10 }, (_, at) => firstDay.add({ days: at }).toString());

type Reply = { status: number; body: Record<string, unknown> };
type Departure = { id: string; date: string; start_time: string; schedule_id: string | null };

/** One who asks under one key until there is an answer, as a page does while the server is away. */
async function post(path: string, body: unknown): Promise<Reply> {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await untilAnswered(() => untilHeard(() => caller.post(path, body, headers)));
  return { status: answer.status, body: JSON.parse(answer.text) };
}

async function get<T>(path: string): Promise<T> {
  const answer = await untilAnswered(() => untilHeard(() => caller.get(path)));
  return JSON.parse(answer.text);
}

async function made(path: string, body: unknown): Promise<string> {
  const answer = await post(path, body);
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body.id as string;
}

async function query<T>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set app.tenant_id = '${company}'`);
  return await client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** How often the database had to break a circle of those who wait. */
async function deadlocks(): Promise<number> {
  const [row] = await query<{ n: number }>(
    world.urls.admin,
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return row?.n ?? 0;
}

/** Ten days at eight and at one, of a boat that carries all who may book. */
async function aSeason() {
  await made('/product-boats', { product_id: trade.product_id, boat_id });
  const schedule = await made('/schedules', {
    name: 'Verão',
    product_id: trade.product_id,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    dates: [{ from: days[0], to: days.at(-1) }],
    capacity: boatSeats,
  });
  const times: string[] = [];
  for (const start_time of ['08:00', '13:00'])
    times.push(await made('/schedule-times', { schedule_id: schedule, label: start_time, start_time }));
  return { schedule, late: times[1] ?? '' };
}

async function planOf(schedule: string): Promise<Plan> {
  return (await post('/schedules/plans', { schedule_ids: [schedule] })).body as Plan;
}

const apply = (schedule: string, { plan_hash, rows }: Plan) =>
  post('/schedules/applications', {
    schedule_ids: [schedule],
    plan_hash,
    decisions: rows
      .filter(({ kind }) => kind === 'sold')
      .map(({ session_id, conflict, after }) => {
        return { session_id, decision: conflict === null && after !== null ? 'move' : 'keep' };
      }),
  });

/** The departures of the season by id, and what time each sails. */
async function departures(schedule: string): Promise<Map<string, Departure>> {
  const answers = await Promise.all(days.map((date) => get<{ data: Departure[] }>(`/sessions?date=${date}`)));
  const own = answers.flatMap(({ data }) => data).filter(({ schedule_id }) => schedule_id === schedule);
  return new Map(own.map((each) => [each.id, { ...each, start_time: each.start_time.slice(0, 5) }]));
}

/** Where a plan that was applied says that each departure sails now; without one, where it sailed before. */
function wanted(before: ReadonlyMap<string, Departure>, { rows }: Plan, applied: Reply | undefined) {
  const results = (applied?.body.rows ?? []) as { key: string; session_id: string | null; done: string }[];
  const after = new Map(rows.map((row) => [row.key, row.after]));
  const moved = new Map(
    results
      .filter(({ done }) => done === 'changed' || done === 'moved')
      .map(({ key, session_id }) => [session_id, after.get(key)?.start_time]),
  );
  return [...before.values()].map(({ id, date, start_time }) => [id, date, moved.get(id) ?? start_time]);
}

/** All that meets in one round, on the same days, the same boat and two departures. */
function meet(round: number, schedule: string, plan: Plan, there: readonly Departure[]) {
  const each = <T>(work: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: crowd }, (_, at) => work(at)));
  const now = Temporal.Now.instant();
  const target = (at: number) => there[(2 * round + (at % 2)) % there.length]?.id ?? '';
  // The first block of a round hits one of the first days, the others hold the boat at night: days stay that can change.
  const block = (at: number) => {
    const date = at === 0 ? days[round % 3] : days[(round + at) % days.length];
    const night = at === 0 ? {} : { from_time: '03:00', until_time: '04:00' };
    return post('/blackouts', {
      reason: 'Vento',
      scope: 'boat',
      boat_id,
      days: { from: date, to: date },
      ...night,
    });
  };
  const night = () => world.tenantTx.write(company, (tx) => makeDepartures(tx, company, now));
  return Promise.all([
    each(() => apply(schedule, plan)),
    each((at) => post('/bookings', bookingBody({ id: target(at) }, trade))),
    each(block),
    Promise.all([night(), night()]),
  ]);
}

test('control: programs that look for a departure first and make it then make it twice', async () => {
  const date = firstDay.add({ days: 200 }).toString();
  const look =
    'select count(*)::int as n from sessions where tenant_id = $1 and date = $2 and start_time = $3';
  const make = `insert into sessions (tenant_id, id, product_id, date, start_time, end_time, starts_at, ends_at)
    values ($1, $2, $3, $4, $5, '23:00', $6, $7)`;
  const clients = await Promise.all(
    Array.from({ length: crowd }, async () => {
      const client = new pg.Client({ connectionString: world.urls.app });
      await client.connect();
      await client.query(`set app.tenant_id = '${company}'`);
      return client;
    }),
  );
  const hours = Array.from({ length: 10 }, (_, at) => `${String(8 + at).padStart(2, '0')}:00`);
  for (const hour of hours)
    await Promise.all(
      clients.map(async (client) => {
        const { rows } = await client.query(look, [company, date, hour]);
        if (rows[0].n > 0) return;
        const interval = [`${date}T${hour}:00Z`, `${date}T23:00:00Z`];
        await client.query(make, [company, newId(), trade.product_id, date, hour, ...interval]);
      }),
    );
  await Promise.all(clients.map((client) => client.end()));
  const gone = await query(
    world.urls.app,
    'delete from sessions where tenant_id = $1 and date = $2 returning id',
    [company, date],
  );
  const doubled = gone.length - hours.length;
  console.log(`drill: availability control, looking first made ${doubled} departures too many`);
  expect(doubled).toBeGreaterThanOrEqual(1);
});

test('two hundred applications, bookings and blocks of the same departures at once, the night beside them and the server killed: nothing twice, nothing by half, nobody too many', async () => {
  const { schedule, late } = await aSeason();
  expect((await apply(schedule, await planOf(schedule))).status).toBe(201);
  const circles = await deadlocks();
  const said = {
    applied: 0,
    stale: 0,
    sold: 0,
    full: 0,
    blocked: 0,
    kills: 0,
    failed: 0,
    half: 0,
    doubled: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const { version } = await get<{ version: number }>(`/schedule-times/${late}`);
    await caller.patch(`/schedule-times/${late}`, { start_time: round % 2 ? '13:00' : '13:30', version });
    const [plan, before] = [await planOf(schedule), await departures(schedule)];
    const met = meet(round, schedule, plan, [...before.values()]);
    if (round % 5 === 2) {
      await sleep(30);
      await restart();
      said.kills += 1;
    }
    const [applied, booked, blocked] = await met;
    const answers = [...applied, ...booked, ...blocked];
    const counted = (of: readonly Reply[], status: number) =>
      of.filter((each) => each.status === status).length;
    said.failed += answers.filter(({ status }) => status >= 500).length;
    said.applied += counted(applied, 201);
    said.stale += counted(applied, 409);
    said.sold += counted(booked, 201);
    said.full += counted(booked, 409);
    said.blocked += counted(blocked, 201);
    expect(counted(applied, 201)).toBeLessThanOrEqual(1);
    const after = await departures(schedule);
    const seen = [...after.values()].map(({ id, date, start_time }) => [id, date, start_time]);
    const should = wanted(
      before,
      plan,
      applied.find(({ status }) => status === 201),
    );
    said.half += JSON.stringify(seen.toSorted()) === JSON.stringify(should.toSorted()) ? 0 : 1;
    said.doubled += seen.length - new Set(seen.map(([, date, start]) => `${date} ${start}`)).size;
  }
  const [over] = await query<{ n: number }>(
    world.urls.app,
    'select count(*)::int as n from session_seats where tenant_id = $1 and (taken > total_capacity or people > people_limit)',
    [company],
  );
  const figures = { ...said, tooMany: over?.n, deadlocks: (await deadlocks()) - circles };
  console.log(`drill: availability ${JSON.stringify({ rounds, ...figures })}`);
  expect(figures).toMatchObject({ failed: 0, half: 0, doubled: 0, tooMany: 0, deadlocks: 0 });
  expect(figures).toMatchObject({ blocked: rounds * crowd, sold: expect.any(Number) });
  expect(figures.sold + figures.full).toBe(rounds * crowd);
  expect(Math.min(figures.applied, figures.sold, figures.kills)).toBeGreaterThan(0);
  expect(await departures(schedule)).toHaveProperty('size', 2 * days.length);
  expect(await get('/availability/proof')).toMatchObject({
    taken: 3 * figures.sold,
    oversold: 0,
    differences: 0,
  });
});
