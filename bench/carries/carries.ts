import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { settle } from '../../server/src/drills/million/bulk.testing.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { end } from '../end.ts';
import { openStage, type Stage } from '../stage.ts';
import { type Company, companiesAtWork } from './carries-companies.ts';
import type { Load, Target, Work } from './carries-load.ts';
import { openListeners } from './carries-pages.ts';
import { rise } from './carries-rise.ts';
import { type Carried, lineOf, tableOf } from './carries-table.ts';
import { openUsage, serverBelow } from './carries-usage.ts';

// What one machine carries: a load that rises until p95 of its answers passes 100 ms, with one server process and with more.

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    companies: { type: 'string', default: '20' },
    pages: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1,2' },
    encoding: { type: 'string', default: 'gzip, deflate, br' },
    from: { type: 'string', default: '40' },
    json: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const counts = options.processes.split(',').map(Number);
const limitMs = 8 * 60_000;
const restMs = 1_000;
const factor = 1.25;

type Server = { address: string; pid: number };

const results: Carried[] = [];
const closings: (() => unknown)[] = [];
const late = new Promise<'late'>((resolve) => setTimeout(resolve, limitMs, 'late').unref());

const outcome = await Promise.race([measure(), late]).catch((error: unknown) => {
  console.error(error);
  return 'failed' as const;
});
await end({ outcome, results, table: tableOf(results), json: options.json, limitMs, closings });

async function measure(): Promise<'done'> {
  const stage = await openStage((close) => closings.push(close));
  const servers: Server[] = [{ address: stage.address, pid: await serverBelow(process.pid) }];
  const companies = await companiesAtWork(stage, Number(options.companies), Number(options.pages));
  for (const count of counts) {
    while (servers.length < count) servers.push(await anotherServer(stage, servers.length));
    await settle(stage.superuserUrl);
    results.push(await carry(companies, servers.slice(0, count)));
  }
  return 'done';
}

/** One more process on the same database, with a folder of its own. */
async function anotherServer(stage: Stage, number: number): Promise<Server> {
  const folder = join(tmpdir(), `leme-carries-${process.pid}-${number}`);
  const server = await startServerProcess(folder, stage.environment);
  closings.push(() => server.stop());
  return server;
}

/** Companies are spread over the servers in turn, with their open pages; then the load rises. */
async function carry(companies: readonly Company[], servers: readonly Server[]): Promise<Carried> {
  const targets = companies.map((company, index): Target => {
    const address = servers[index % servers.length]?.address ?? '';
    return { ...company, address };
  });
  const pages = await openListeners(
    targets.flatMap(({ address, pages }) => pages.map((cookie) => ({ address, cookie }))),
  );
  const workerData: Work = { targets, encoding: options.encoding };
  const worker = new Worker(join(import.meta.dirname, 'carries-load.ts'), { workerData });
  const usage = await openUsage(servers.map(({ pid }) => pid));
  const take = async (rate: number) => {
    const heard = pages.heard();
    const told = once(worker, 'message');
    worker.postMessage({ rate, seconds });
    // Without the time in which a load that was too much is waited for.
    const cores = await usage.during(() => sleep(seconds * 1000));
    const [load] = (await told) as [Load];
    const heardPerSecond = (pages.heard() - heard) / seconds;
    await sleep(restMs);
    return { ...load, cores, heardPerSecond };
  };
  try {
    console.error(`${servers.length} of the server, ${companies.length} companies`);
    await take(Number(options.from));
    const risen = await rise(take, {
      from: Number(options.from),
      factor,
      tell: (step) => console.error(lineOf(step)),
    });
    const all = targets.flatMap((target) => target.pages).length;
    return {
      processes: servers.length,
      companies: companies.length,
      pages: all,
      lostPages: pages.lost(),
      ...risen,
    };
  } finally {
    pages.close();
    await worker.terminate();
  }
}
