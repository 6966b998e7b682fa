import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { newId } from '../kit/ids.ts';
import { aBooking, aSession, aTrade, bookingBody, sessionBody } from '../testing/trade.ts';
import { password } from '../testing/world.ts';
import { residentMb, spreadMs } from './audience.testing.ts';
import { type Answer, openCaller, signIn } from './caller.testing.ts';
import { openProduct, scaled } from './product.testing.ts';
import { rushes, type Tally, type Target } from './rush.testing.ts';

const { world, company, server } = await openProduct(1);
const seconds = scaled(30, 4);
const perSecond = 20;
const aDay = '2030-01-05';

/** A company on a summer Saturday: 70 % look at the manifest, 15 % check in, 10 % open a list, 5 % book. */
async function openSaturday() {
  const { id } = await world.company();
  const staff = await world.user({ id }, 'admin');
  const trade = await aTrade(world, { id });
  const session = await aSession(staff, trade, { date: aDay, total_capacity: 2000, boat_ids: [] });
  for (let n = 0; n < 40; n += 1) await aBooking(staff, session, trade);
  const { data } = (await staff.get(`/passenger-manifest?date=${aDay}`)).body as PassengerManifest;
  const people = data.flatMap(({ bookings }) =>
    bookings.flatMap(({ id, passengers }) => passengers.map((each) => ({ booking_id: id, who: each.id }))),
  );
  const cookie = await signIn(server.address, staff.email, password);
  const caller = openCaller(server.address, cookie, 20);
  const tap = (n: number) => {
    const { booking_id, who } = people[n % people.length] ?? {};
    const event = { id: newId(), booking_id, manifest_passenger_id: who, status: 'checked_in' };
    return caller.post('/attendance-events', { events: [event] });
  };
  const act = (n: number): Promise<Answer> => {
    const turn = n % 20;
    if (turn === 0)
      return caller.post('/bookings', bookingBody(session, trade), { 'idempotency-key': randomUUID() });
    if (turn % 7 === 1) return tap(n);
    if (turn % 10 === 5) return caller.get('/customers');
    return caller.get(`/passenger-manifest?date=${aDay}`);
  };
  return { act, close: () => caller.close() };
}

async function openRushers(): Promise<Target> {
  const admin = await world.user({ id: company }, 'admin', { signsIn: false });
  const sailor = await world.user({ id: company }, 'marinheiro', { signsIn: false });
  const staff = await world.user({ id: company }, 'admin');
  const trade = await aTrade(world, { id: company });
  const session = await aSession(staff, trade, { date: aDay });
  // Read before somebody else saved: each waits for the row only to be refused.
  const stale = JSON.stringify({ ...sessionBody(trade, { date: aDay }), version: 99 });
  const cookieOf = (email: string) => signIn(server.address, email, password);
  const [cookie, lowest] = [await cookieOf(admin.email), await cookieOf(sailor.email)];
  return { address: server.address, cookie, lowest, email: admin.email, session: session.id, stale };
}

/** Who asks at a steady pace, whatever the answers take; each is timed from when it was due. */
async function work(act: (n: number) => Promise<Answer>, pace: number) {
  const times: number[] = [];
  const answers: Tally = {};
  const began = performance.now();
  const asked: Promise<unknown>[] = [];
  for (let n = 0; n < seconds * pace; n += 1) {
    const due = began + (n * 1000) / pace;
    await sleep(Math.max(0, due - performance.now()));
    asked.push(
      act(n).then(
        ({ status }) => {
          times.push(performance.now() - due);
          answers[status] = (answers[status] ?? 0) + 1;
        },
        () => {
          answers.cut = (answers.cut ?? 0) + 1;
        },
      ),
    );
  }
  await Promise.all(asked);
  return { ...spreadMs(times), answers };
}

test('one company does its worst, and its neighbour works a summer Saturday', async () => {
  const saturday = await openSaturday();
  const target = await openRushers();
  const watch = openCaller(server.address, '', 4);
  const measure = async () => {
    let mostMb = 0;
    const looking = setInterval(async () => {
      mostMb = Math.max(mostMb, (await residentMb(server.pid)) ?? 0);
    }, 250);
    const [neighbour, health] = await Promise.all([
      work(saturday.act, perSecond),
      work(() => watch.get('/health'), 10),
    ]);
    clearInterval(looking);
    return { neighbour, health, mostMb: Math.round(mostMb) };
  };
  await measure();
  const alone = await measure();
  console.log(`drill: neighbours alone ${JSON.stringify(alone)}`);
  const broken: string[] = [];
  for (const name of Object.keys(rushes)) {
    const worker = new Worker(new URL('./rush-worker.testing.ts', import.meta.url), {
      execArgv: [],
      workerData: { name, target, ms: seconds * 1000 },
    });
    const tally = new Promise<Tally>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    const { neighbour, health, mostMb } = await measure();
    console.log(
      `drill: neighbours ${JSON.stringify({ name, neighbour, health, mostMb, rush: await tally })}`,
    );
    const isCalm =
      neighbour.p95 <= 1.3 * alone.neighbour.p95 + 20 &&
      !Object.keys(neighbour.answers).some((answer) => answer === 'cut' || Number(answer) >= 400) &&
      health.p99 <= 100 &&
      mostMb <= 600;
    if (!isCalm) broken.push(name);
    await sleep(2_000);
  }
  saturday.close();
  watch.close();
  expect(broken).toEqual([]);
});
