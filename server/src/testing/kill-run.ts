import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from './server-process.ts';

type Plan = {
  dataFolder: string;
  serverKills: number;
  databaseKills: number;
  writers: number;
  loadMs: number;
};
export type KillReport = {
  acknowledged: number;
  lost: number;
  doubled: number;
  refused: number;
  slowestRecoveryMs: number;
};

type Write = { key: string; id: string | null };

/**
 * Writers book seats while server and database are killed without warning. Each keeps asking with the same key until
 * it is answered, as a phone does; at the end its ledger is compared with what the server has.
 */
export async function runKills(plan: Plan): Promise<KillReport> {
  let server = await startServerProcess(plan.dataFolder);
  const cookie = await signIn(server.address);
  const targets: Target[] = [];
  let slowestRecoveryMs = 0;
  for (let round = 0; round < plan.serverKills + plan.databaseKills; round += 1) {
    const target = await makeSession(server, cookie);
    targets.push(target);
    const running = { on: true };
    const writers = Array.from({ length: plan.writers }, () =>
      write(() => server.address, cookie, target, running),
    );
    await sleep(plan.loadMs);
    const began = Date.now();
    if (round < plan.serverKills) {
      await server.kill();
      server = await startServerProcess(plan.dataFolder);
    } else process.kill(await postmasterPid(plan.dataFolder), 'SIGKILL');
    await untilAnswered(() => ask(server.address, cookie, 'GET', '/sessions'));
    slowestRecoveryMs = Math.max(slowestRecoveryMs, Date.now() - began);
    running.on = false;
    await Promise.all(writers);
  }
  const report = { acknowledged: 0, lost: 0, doubled: 0, refused: 0, slowestRecoveryMs };
  for (const target of targets) {
    const outcome = await compare(server.address, cookie, target);
    for (const kind of ['acknowledged', 'lost', 'doubled', 'refused'] as const) report[kind] += outcome[kind];
  }
  await server.stop();
  return report;
}

type Target = { session: string; fare: string; ledger: Write[] };

async function write(
  address: () => string,
  cookie: string,
  target: Target,
  running: { on: boolean },
): Promise<void> {
  while (running.on) {
    const entry: Write = { key: randomUUID(), id: null };
    target.ledger.push(entry);
    const body = {
      session_id: target.session,
      customer_name: entry.key,
      passengers: [{ fare_type_id: target.fare, quantity: 1 }],
    };
    const answer = await untilAnswered(() => ask(address(), cookie, 'POST', '/bookings', body, entry.key));
    entry.id = answer.status === 201 ? (answer.body.id as string) : null;
  }
}

async function compare(
  address: string,
  cookie: string,
  target: Target,
): Promise<Omit<KillReport, 'slowestRecoveryMs'>> {
  const { body } = await ask(address, cookie, 'GET', `/sessions/${target.session}/bookings`);
  const stored = (body.data as { id: string; customer_name: string }[]) ?? [];
  const byName = Map.groupBy(stored, ({ customer_name }) => customer_name);
  const acknowledged = target.ledger.filter(({ id }) => id !== null);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ key, id }) => byName.get(key)?.[0]?.id !== id).length,
    doubled: [...byName.values()].filter((rows) => rows.length > 1).length,
    refused: target.ledger.length - acknowledged.length,
  };
}

async function makeSession(server: ServerProcess, cookie: string): Promise<Target> {
  const options = (await ask(server.address, cookie, 'GET', '/sessions/options')).body as {
    products: { id: string; fare_types: { id: string }[] }[];
  };
  const product = options.products[0];
  const fare = product?.fare_types[0];
  if (!product || !fare) throw new Error('The demo data has no product');
  const session = {
    product_id: product.id,
    date: '2030-01-01',
    start_time: '08:00',
    end_time: '10:00',
    guide_name: null,
    sailor_name: null,
    notes: null,
    total_capacity: 2000,
    boat_ids: [],
  };
  const { body } = await ask(server.address, cookie, 'POST', '/sessions', session, randomUUID());
  return { session: body.id as string, fare: fare.id, ledger: [] };
}

async function signIn(address: string): Promise<string> {
  const answer = await ask(address, '', 'POST', '/auth/sign-in', {
    email: 'admin@mar-azul.test',
    password: 'Leme-demo-2026',
  });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return answer.cookie;
}

type Reply = { status: number; body: Record<string, unknown>; cookie: string };

async function ask(
  address: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Reply> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      origin: address,
      cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (response.status >= 500 || response.status === 401) throw new Error(`${response.status}`);
  const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, body: text ? JSON.parse(text) : {}, cookie: set };
}

async function untilAnswered<T>(attempt: () => Promise<T>): Promise<T> {
  const patienceEnds = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > patienceEnds) throw error;
      await sleep(20);
    }
  }
}

async function postmasterPid(dataFolder: string): Promise<number> {
  const text = await readFile(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
