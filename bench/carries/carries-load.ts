import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Caller, openCaller } from '../../server/src/drills/caller.testing.ts';
import { busyDay } from '../../server/src/drills/million/bulk.testing.ts';
import { type Spread, spreadOf } from '../samples.ts';
import type { Company } from './carries-companies.ts';

// Asks at a rate, whatever the answers take, in a thread of its own: each answer is timed from when its question was due.

export type Target = Company & { address: string };
/** `encoding` is what a browser says it reads. */
export type Work = { targets: Target[]; encoding: string };
export type Order = { rate: number; seconds: number };
export type Kind = keyof typeof kinds;
export type Load = {
  asked: number;
  seconds: number;
  perSecond: Record<Kind, number>;
  all: Spread;
  of: Record<Kind, Spread>;
  health: Spread;
  failures: Record<string, number>;
  /** How long after it was due a question left: what this thread itself cost. */
  late: Spread;
};

/** A browser's connections to one server. */
const sockets = 6;
const healthEveryMs = 200;
const patienceMs = 10_000;

const work = workerData as Work;
const targets = work.targets.map((target) => ({
  ...target,
  callers: target.cookies.map((cookie) => openCaller(target.address, cookie, sockets)),
}));
const watches = [...new Set(targets.map(({ address }) => address))].map((address) => openCaller(address, ''));

const any = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
};
const isOk = ({ status }: Answer) => status >= 200 && status < 300;

/** A summer Saturday: how much of it each is, what it asks, and whether it was done. */
const kinds = {
  manifest: {
    share: 0.7,
    ask: (_: Company, caller: Caller) =>
      caller.get(`/passenger-manifest?date=${busyDay}`, { 'accept-encoding': work.encoding }),
    isDone: isOk,
  },
  tap: {
    share: 0.15,
    ask({ people }: Company, caller: Caller) {
      const { booking_id, id } = any(people);
      const status = any(['checked_in', 'pending']);
      const event = { id: randomUUID(), booking_id, manifest_passenger_id: id, status };
      return caller.post('/attendance-events', { device_id: 'bench', events: [event] });
    },
    // An event that may not count is answered 200 too.
    isDone: (answer: Answer) => isOk(answer) && answer.text.includes('"stored"'),
  },
  list: {
    share: 0.1,
    ask: (_: Company, caller: Caller) => caller.get('/customers?limit=50'),
    isDone: isOk,
  },
  booking: {
    share: 0.05,
    ask({ departures, fare }: Company, caller: Caller) {
      const body = {
        session_id: any(departures),
        customer_name: 'Maria Gonçalves',
        customer_phone: '48999142207',
        passengers: [{ fare_type_id: fare, quantity: 2 }],
      };
      return caller.post('/bookings', body, { 'idempotency-key': randomUUID() });
    },
    isDone: isOk,
  },
};
const names = Object.keys(kinds) as Kind[];

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await load(order)));

async function load({ rate, seconds }: Order): Promise<Load> {
  const times: Record<Kind, number[]> = { manifest: [], tap: [], list: [], booking: [] };
  const failures: Record<string, number> = {};
  const fails = (why: string) => {
    failures[why] = (failures[why] ?? 0) + 1;
  };
  const waiting = new Set<{ kind: Kind; due: number }>();
  const late: number[] = [];
  const ask = (due: number) => {
    const kind = aKind();
    const one = { kind, due };
    const target = any(targets);
    late.push(Math.max(0, performance.now() - due));
    waiting.add(one);
    const { isDone } = kinds[kind];
    const told = kinds[kind].ask(target, any(target.callers)).then(
      (answer) => (isDone(answer) ? null : `${kind} ${answer.status}`),
      (error: NodeJS.ErrnoException) => `${kind} ${error.code}`,
    );
    void told.then((fault) => {
      // Nobody waits for it any more.
      if (!waiting.delete(one)) return;
      times[kind].push(performance.now() - due);
      if (fault) fails(fault);
    });
  };
  const began = performance.now();
  const health = watch(began + seconds * 1000);
  for await (const due of arrivals(rate, began, began + seconds * 1000)) ask(due);
  const until = performance.now() + patienceMs;
  while (waiting.size > 0 && performance.now() < until) await sleep(20);
  for (const { kind, due } of waiting) {
    times[kind].push(performance.now() - due);
    fails(`${kind} unanswered`);
  }
  waiting.clear();
  const of = <T>(value: (kind: Kind) => T) =>
    Object.fromEntries(names.map((kind) => [kind, value(kind)])) as Record<Kind, T>;
  return {
    asked: late.length,
    seconds,
    perSecond: of((kind) => times[kind].length / seconds),
    all: spreadOf(names.flatMap((kind) => times[kind])),
    of: of((kind) => spreadOf(times[kind])),
    health: spreadOf(await health),
    failures,
    late: spreadOf(late),
  };
}

/** Moments at random, as people who know nothing of each other come. */
async function* arrivals(rate: number, from: number, until: number): AsyncGenerator<number> {
  const pauseMs = () => (-Math.log(1 - Math.random()) * 1000) / rate;
  for (let due = from + pauseMs(); due < until; due += pauseMs()) {
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    yield due;
  }
}

function aKind(): Kind {
  let left = Math.random();
  for (const kind of names) {
    left -= kinds[kind].share;
    if (left < 0) return kind;
  }
  return 'manifest';
}

/** How long the servers take to say that they are well: what everything else waits for. */
async function watch(until: number): Promise<number[]> {
  const took: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await Promise.all(
      watches.map(async (watched) => {
        await watched.get('/health');
        took.push(performance.now() - began);
      }),
    );
    await sleep(healthEveryMs);
  }
  return took;
}
