import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess } from './server-process.ts';

type Plan = {
  dataFolder: string;
  serverKills: number;
  databaseKills: number;
  writers: number;
  loadMs: number;
};

export type Reply = { status: number; body: Record<string, unknown> };
/** Asks the server that runs now; throws when nothing was learned and the same question may be put again. */
export type Ask = (method: string, path: string, body?: unknown, key?: string) => Promise<Reply>;
export type Running = { on: boolean };

/** What is written to between one kill and the next. */
export type Round<Counts> = {
  /** One writer: goes on while it runs, and ends when all it began is answered. */
  write(ask: Ask, running: Running): Promise<void>;
  /** Compares the ledger of the writers with what the server has. */
  compare(ask: Ask): Promise<Counts>;
};

/**
 * Kills server and database without warning while writers write. They keep asking until they are answered, as a phone
 * does; at the end the ledgers of all rounds are compared and what they count is added up.
 */
export async function runKills<Counts extends Record<string, number>>(
  plan: Plan,
  begin: (ask: Ask, round: number) => Promise<Round<Counts>>,
): Promise<Counts & { slowestRecoveryMs: number }> {
  let server = await startServerProcess(plan.dataFolder);
  const cookie = await signIn(server.address);
  const ask: Ask = (...question) => put({ address: server.address, cookie }, ...question);
  const rounds: Round<Counts>[] = [];
  let slowestRecoveryMs = 0;
  for (let index = 0; index < plan.serverKills + plan.databaseKills; index += 1) {
    const round = await begin(ask, index);
    rounds.push(round);
    const running = { on: true };
    const writers = Array.from({ length: plan.writers }, () => round.write(ask, running));
    await sleep(plan.loadMs);
    const began = Date.now();
    if (index < plan.serverKills) {
      await server.kill();
      server = await startServerProcess(plan.dataFolder);
    } else process.kill(await postmasterPid(plan.dataFolder), 'SIGKILL');
    await untilAnswered(() => ask('GET', '/sessions'));
    slowestRecoveryMs = Math.max(slowestRecoveryMs, Date.now() - began);
    running.on = false;
    await Promise.all(writers);
  }
  const total: Record<string, number> = {};
  for (const round of rounds)
    for (const [kind, count] of Object.entries(await round.compare(ask)))
      total[kind] = (total[kind] ?? 0) + count;
  await server.stop();
  return { ...(total as Counts), slowestRecoveryMs };
}

async function signIn(address: string): Promise<string> {
  const account = { email: 'admin@mar-azul.test', password: 'Leme-demo-2026' };
  const answer = await put({ address, cookie: '' }, 'POST', '/auth/sign-in', account);
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return answer.cookie;
}

type Visitor = { address: string; cookie: string };

async function put(
  { address, cookie }: Visitor,
  ...[method, path, body, key]: Parameters<Ask>
): Promise<Reply & { cookie: string }> {
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

/** Tries until there is an answer, for a minute at most. */
export async function untilAnswered<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

async function postmasterPid(dataFolder: string): Promise<number> {
  const text = await readFile(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
