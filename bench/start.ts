import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../server/src/demo/demo-accounts.ts';
import { expectStatus, openCaller, signIn } from '../server/src/drills/caller.testing.ts';
import { startServerProcess } from '../server/src/testing/programs/server-process.ts';
import { compare, type Result } from './result.ts';
import { type Spread, spreadOf } from './samples.ts';
import type { Stage } from './stage.ts';

// The least that answers from a database: Node, the driver, one connection, one query.
const bare = `import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query('select 1');
console.log('answered');
await client.end();`;

/** P12: from the start of the process to the first answer a signed-in person gets. */
export async function startCases(stage: Stage, rounds: number): Promise<Result[]> {
  const cookie = await stage.signIn(stage.small);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const took = [await coldStart(stage, cookie), await bareStart(stage)] as const;
    if (round < 0) continue;
    ours.push(took[0]);
    floor.push(took[1]);
  }
  const embedded = await embeddedStarts(Math.max(2, Math.floor(rounds / 3)));
  return [
    compare(
      'P12',
      'cold start to the first signed-in answer ÷ bare Node and driver',
      [spreadOf(ours), spreadOf(floor)],
      {
        ratio: 4,
        most: 400,
      },
    ),
    compare('P12', 'with the embedded database, on existing data', [embedded.again, null], { most: 1500 }),
    compare('P12', 'the very first start, with demo data', [embedded.first, null], { most: 10_000 }),
  ];
}

async function coldStart(stage: Stage, cookie: string): Promise<number> {
  const began = performance.now();
  const server = await startServerProcess(join(tmpdir(), 'leme-bench-unused'), stage.environment);
  const caller = openCaller(server.address, cookie);
  await expectStatus(200, caller.get('/sessions'));
  const took = performance.now() - began;
  caller.close();
  await server.stop();
  return took;
}

async function bareStart(stage: Stage): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', bare], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...stage.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const took = performance.now() - began;
  if (child.exitCode === null) await once(child, 'exit');
  return took;
}

async function embeddedStarts(rounds: number): Promise<{ first: Spread; again: Spread }> {
  const dataFolder = join(tmpdir(), `leme-bench-start-${process.pid}`);
  const start = async (cookie: string) => {
    const began = performance.now();
    const server = await startServerProcess(dataFolder);
    const known = cookie || (await signIn(server.address, demoAccounts[0]?.email ?? '', demoPassword));
    const caller = openCaller(server.address, known);
    await expectStatus(200, caller.get('/sessions'));
    const took = performance.now() - began;
    caller.close();
    await server.stop();
    return { took, cookie: known };
  };
  try {
    const first = await start('');
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) again.push((await start(first.cookie)).took);
    return { first: spreadOf([first.took]), again: spreadOf(again) };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
