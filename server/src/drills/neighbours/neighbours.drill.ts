import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { leads } from '@leme/contract/leads/leads';
import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import type { Browser } from '../../testing/client.ts';
import { publishAll, putOnSale } from '../../testing/companies/campeche.ts';
import { aBooking, aSession, aTrade, bookingBody, sessionBody } from '../../testing/companies/trade.ts';
import { superuserUrlOf } from '../../testing/database/database.ts';
import { startServerProcess } from '../../testing/programs/server-process.ts';
import { openWorld } from '../../testing/world.ts';
import { type Answer, type Caller, openCaller } from '../caller.testing.ts';
import { fillRegister } from '../million/bulk-register.testing.ts';
import { drillFolder, environmentFor, scaled } from '../product.testing.ts';
import { residentMb, signInMany, spreadMs } from '../stream/audience.testing.ts';
import { rushes } from './rush.testing.ts';
import type { Tally, Target } from './rush-lanes.testing.ts';
import { weightyRows } from './weighty-rushes.testing.ts';

const world = await openWorld({ alone: true });
const seconds = scaled(30, 4);
const perSecond = 20;
const aDay = '2030-01-05';
const timeoutMs = 20_000;

/** Of a sign-in session that begins now, and not when the clock of this world stands. */
const cookieOf = async (tenantId: string, userId: string) =>
  (await signInMany(world.authTx, { tenantId, userId }, 1))[0] ?? '';

/** A company on a summer Saturday: 70 % look at the manifest, 15 % check in, 10 % open a list, 5 % book. */
async function aSaturday() {
  const { id } = await world.company();
  const staff = await world.user({ id }, 'admin');
  const trade = await aTrade(world, { id });
  const session = await aSession(staff, trade, { date: aDay, total_capacity: 2000, boat_ids: [] });
  for (let n = 0; n < 40; n += 1) await aBooking(staff, session, trade);
  const { data } = (await staff.get(`/passenger-manifest?date=${aDay}`)).body as PassengerManifest;
  const people = data.flatMap(({ bookings }) =>
    bookings.flatMap(({ id, passengers }) => passengers.map((each) => ({ booking_id: id, who: each.id }))),
  );
  const tap = (caller: Caller, n: number) => {
    const { booking_id, who } = people[n % people.length] ?? {};
    const event = { id: newId(), booking_id, manifest_passenger_id: who, status: 'checked_in' };
    return caller.post('/attendance-events', { events: [event] });
  };
  const act = (caller: Caller, n: number): Promise<Answer> => {
    const turn = n % 20;
    if (turn === 0)
      return caller.post('/bookings', bookingBody(session, trade), { 'idempotency-key': randomUUID() });
    if (turn % 7 === 1) return tap(caller, n);
    if (turn % 10 === 5) return caller.get('/customers');
    return caller.get(`/passenger-manifest?date=${aDay}`);
  };
  return { cookie: await cookieOf(id, staff.id), act };
}

async function someRushers(): Promise<Omit<Target, 'address'>> {
  const { id } = await world.company();
  const [staff, sailor] = [await world.user({ id }, 'admin'), await world.user({ id }, 'marinheiro')];
  const trade = await aTrade(world, { id });
  const session = await aSession(staff, trade, { date: aDay });
  // Read before somebody else saved: each waits for the row only to be refused.
  for (const register of [customers, leads])
    await fillRegister(superuserUrlOf(world.urls), register, id, weightyRows);
  const product = await aProductOfManyRules(staff);
  const stale = JSON.stringify({ ...sessionBody(trade, { date: aDay }), version: 99 });
  const [cookie, lowest] = [await cookieOf(id, staff.id), await cookieOf(id, sailor.id)];
  return { cookie, lowest, email: staff.email, session: session.id, stale, product };
}

/** Two hundred rules that count, each with ten pieces around holidays for the trip and for its sale. */
async function aProductOfManyRules(staff: Browser): Promise<string> {
  const product = (await staff.post('/products', { name: 'Ilha das Regras' })).body.id as string;
  await staff.post('/fare-types', { product_id: product, label: 'Adulto', cost_price: 100 });
  await putOnSale(staff, product);
  const pieces = Array.from({ length: 10 }, (_, at) => ({ day: 'holidays', before: at, after: 1 }));
  for (let at = 0; at < 200; at += 1)
    await staff.post('/pricing-rules', {
      name: `Regra ${at}`,
      percent_bp: 10,
      stackable: true,
      travel: pieces,
      sale: pieces,
    });
  await publishAll(staff);
  return product;
}

/** Who asks at a steady pace, whatever the answers take; each is timed from when it was due, and waited for so long. */
async function work(act: (n: number) => Promise<Answer>, pace: number) {
  const times: number[] = [];
  const answers: Tally = {};
  const count = (answer: string | number) => {
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const began = performance.now();
  const asked: Promise<unknown>[] = [];
  for (let n = 0; n < seconds * pace; n += 1) {
    const due = began + (n * 1000) / pace;
    await sleep(Math.max(0, due - performance.now()));
    const given = act(n).then(
      ({ status }) => status,
      () => 'cut',
    );
    asked.push(
      Promise.race([given, sleep(timeoutMs, 'unanswered')]).then((answer) => {
        times.push(performance.now() - due);
        count(answer);
      }),
    );
  }
  await Promise.all(asked);
  return { ...spreadMs(times), answers };
}

const saturday = await aSaturday();
const rushers = await someRushers();

/** The same Saturday on a server that has just started, with a rush beside it or none. */
async function measure(name?: string) {
  const server = await startServerProcess(drillFolder, environmentFor(world));
  const caller = openCaller(server.address, saturday.cookie, 20);
  const watch = openCaller(server.address, '', 4);
  let mostMb = 0;
  const looking = setInterval(async () => {
    mostMb = Math.max(mostMb, (await residentMb(server.pid)) ?? 0);
  }, 250);
  try {
    // What a process learns in its first seconds is not counted.
    for (let n = 0; n < 40; n += 1) await saturday.act(caller, n);
    const rush = name && startRush(name, { ...rushers, address: server.address });
    const [neighbour, health] = await Promise.all([
      work((n) => saturday.act(caller, n), perSecond),
      work(() => watch.get('/health'), 10),
    ]);
    const tally = rush ? await Promise.race([rush, sleep(timeoutMs, {})]) : {};
    return { name, neighbour, health, mostMb: Math.round(mostMb), rush: tally };
  } finally {
    clearInterval(looking);
    caller.close();
    watch.close();
    await server.kill();
  }
}

function startRush(name: string, target: Target): Promise<Tally> {
  const worker = new Worker(new URL('./rush-worker.testing.ts', import.meta.url), {
    execArgv: [],
    workerData: { name, target, ms: seconds * 1000 },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

test('one company does its worst, and its neighbour works a summer Saturday', async () => {
  const alone = await measure();
  console.log(`drill: neighbours alone ${JSON.stringify(alone)}`);
  const broken: string[] = [];
  for (const name of Object.keys(rushes).filter((each) => each.includes(process.env.DRILL_RUSH ?? ''))) {
    const figures = await measure(name);
    console.log(`drill: neighbours ${JSON.stringify(figures)}`);
    const { neighbour, health, mostMb } = figures;
    const isCalm =
      neighbour.p95 <= 1.3 * alone.neighbour.p95 + 20 &&
      !Object.keys(neighbour.answers).some((answer) => !(Number(answer) < 400)) &&
      health.p99 <= 100 &&
      mostMb <= 600;
    if (!isCalm) broken.push(name);
  }
  expect(broken).toEqual([]);
});
