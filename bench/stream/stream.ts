import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openCaller } from '../../server/src/drills/caller.testing.ts';
import { openable, residentMb } from '../../server/src/drills/stream/audience.testing.ts';
import { openPool } from '../../server/src/kit/database/pool.ts';
import { newId } from '../../server/src/kit/ids.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { compare, type Result } from '../result.ts';
import { fixed, interleave, type Spread, spreadOf } from '../samples.ts';
import type { Stage } from '../stage.ts';
import { cookiesOf, openAudience, startBare, type Target } from './audience.ts';

const listeners = 1000;
const crowd = 10_000;
const early = 500;

/** P9: from the commit to the thousandth open page, against a bare server that writes the same bytes to as many. */
export async function fanOutCases(stage: Stage, samples: number): Promise<Result[]> {
  const bare = await startBare();
  const pool = openPool(stage.urls.app, 1);
  const poster = openCaller(bare.address, '');
  const cookies = await cookiesOf(stage, listeners);
  const ours = await openAudience(stage.address, cookies);
  const theirs = await openAudience(bare.address, cookies);
  const seen = { table: 'sessions', ids: [newId()], kind: 'updated' };
  const announcement = JSON.stringify({ tenant_id: stage.small.id, user_id: newId(), ...seen });
  const frame = `id: 01234567.1000\nevent: change\ndata: ${JSON.stringify({ ...seen, own: false })}\n\n`;
  try {
    const times = await interleave(
      {
        commit: () =>
          ours.lastAfter(() => pool.query("select pg_notify('leme_changes', $1)", [announcement])),
        bare: () => theirs.lastAfter(() => poster.post('/say', frame)),
      },
      { samples, warmUp: 20 },
    );
    const what = `commit to the ${listeners}th open page ÷ bare fan-out of the same bytes`;
    const p99 = [fixed(times.commit.p99), fixed(times.bare.p99)] as const;
    return [
      compare('P9', what, [times.commit, times.bare]),
      compare('P9', 'the same, p99', p99, { ratio: 1.3 }),
    ];
  } finally {
    for (const each of [ours, theirs, poster]) each.close();
    await Promise.all([pool.end(), bare.stop()]);
  }
}

type Storm = { kB: Spread; back: Spread; lastS: string; health: Spread; refused: number };

let storms: Promise<{ count: number; ours: Storm; bare: Storm }> | undefined;

/** P10: what an open page holds of the server's memory, against a bare server. */
export async function memoryCases(stage: Stage): Promise<Result[]> {
  const { count, ours, bare } = await stormOnce(stage);
  // A system that does not say what a process holds.
  if (Number.isNaN(ours.kB.p50)) return [];
  const what = `memory of the server for each of ${count} open pages ÷ bare`;
  const result = compare('P10', what, [ours.kB, bare.kB], {
    ratio: 1.3,
    says: '≤ 30 kB',
    alsoMet: ours.kB.p50 <= 30,
  });
  return [{ ...result, unit: 'kB', ratio95: null }];
}

/** P11: everybody comes at once to a server that has just started and knows nobody, against a bare server. */
export async function stormCases(stage: Stage): Promise<Result[]> {
  const { count, ours, bare } = await stormOnce(stage);
  const what = `${count} pages come back at once, signed in (${ours.refused} refused, the last after ${ours.lastS} s) ÷ bare (${bare.lastS} s)`;
  const p99 = [fixed(ours.health.p99), fixed(bare.health.p99)] as const;
  return [
    compare('P11', what, [ours.back, bare.back], {
      ratio: 4,
      says: '0 refused',
      alsoMet: ours.refused === 0,
    }),
    compare('P11', 'GET /api/health meanwhile, p99', p99, { most: 50 }),
  ];
}

function stormOnce(stage: Stage) {
  storms ??= bothStorms(stage);
  return storms;
}

async function bothStorms(stage: Stage) {
  const count = openable(crowd);
  const cookies = await cookiesOf(stage, count + early);
  const bare = await stormOn(await startBare(), cookies);
  const folder = join(tmpdir(), 'leme-bench-unused');
  const ours = await stormOn(await startServerProcess(folder, stage.environment), cookies);
  return { count, ours, bare };
}

/** Memory is compared with that of a server that has been asked before. */
async function stormOn(target: Target, cookies: readonly string[]): Promise<Storm> {
  const closings: (() => unknown)[] = [() => target.stop()];
  try {
    (await openAudience(target.address, cookies.slice(0, early))).close();
    const before = (await residentMb(target.pid)) ?? Number.NaN;
    const asking = new Worker(join(import.meta.dirname, 'asking.ts'), { workerData: target.address });
    closings.push(() => asking.terminate());
    const everybody = await openAudience(target.address, cookies.slice(early));
    closings.push(everybody.close);
    asking.postMessage('enough');
    const [took] = await once(asking, 'message');
    const after = (await residentMb(target.pid)) ?? Number.NaN;
    return {
      kB: fixed(((after - before) * 1024) / everybody.greeted.length),
      back: spreadOf(everybody.greeted),
      lastS: (Math.max(...everybody.greeted) / 1000).toFixed(0),
      health: spreadOf(took),
      refused: everybody.refused,
    };
  } finally {
    for (const close of closings.reverse()) await close();
  }
}
