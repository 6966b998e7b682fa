import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { writeSettings } from './cluster.ts';
import type { DataPaths } from './data-paths.ts';
import { childOptions, hasCode, isAlive, readIfThere, runProgram } from './processes.ts';

/** A server process as its pid file describes it. */
export type Postmaster = { pid: number; port: number };

/** One try to start the server: `over` once its process has ended, `reason` tells what it logged until then. */
export type StartAttempt = { over(): boolean; reason(): string };

/** The living server of this cluster, or null. A pid file whose number now belongs to another program is set aside. */
export function findPostmaster(place: DataPaths): Postmaster | null {
  const path = join(place.cluster, 'postmaster.pid');
  const text = readIfThere(path);
  if (text === '') return setAsideRemnant(path);
  const [pid = Number.NaN, , , port = Number.NaN] = (text ?? '').split('\n').map(Number);
  if (text === null || !Number.isInteger(pid) || !isAlive(pid)) return null;
  if (isServerOf(place, pid)) return { pid, port };
  setAside(path, text);
  return null;
}

const remnantAfterMs = 10_000;

/** A server that starts makes the file and then fills it; one that stays empty is what a crash left. */
function setAsideRemnant(path: string): null {
  const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - made > remnantAfterMs) setAside(path, '');
  return null;
}

function isServerOf(place: DataPaths, pid: number): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === place.cluster;
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(
      place.cluster,
    );
  } catch {
    return false;
  }
}

/** Moves a file away only if it still says what was judged: another process may have started a server since. */
function setAside(path: string, judged: string): void {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, path);
    rmSync(aside);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  }
}

/** Starts the server as a process of its own that outlives this one and writes to its log only. */
export async function startPostmaster(
  place: DataPaths,
  binaries: Binaries,
  durable: boolean,
): Promise<StartAttempt> {
  writeSettings(place, place.socketFolder ? 5432 : await freePort(), durable);
  const logged = readIfThere(place.log)?.length ?? 0;
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0 } = constants;
  const log = openSync(place.log, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  // On Windows pg_ctl gives up administrator's rights before it starts the server.
  const [file, args] =
    process.platform === 'win32'
      ? [binaries.pg_ctl, ['start', '-s', '-D', place.cluster, '-l', `${place.log}.start`]]
      : [binaries.postgres, ['-D', place.cluster]];
  const child = spawn(file, args, {
    ...childOptions(place.account, place.home),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let fault = '';
  let ended = false;
  child.once('error', (error) => {
    fault = error.message;
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  child.unref();
  return { over: () => ended, reason: () => fault || (readIfThere(place.log) ?? '').slice(logged).trim() };
}

/** Stops the server and waits until it has written everything. */
export async function stopPostmaster(place: DataPaths, binaries: Binaries): Promise<void> {
  const server = findPostmaster(place);
  if (!server) return;
  const args = ['stop', '-s', '-W', '-m', 'fast', '-D', place.cluster];
  const isRunning = () => isAlive(server.pid) && isServerOf(place, server.pid);
  await runProgram(binaries.pg_ctl, args, place.account, place.home).catch((error: unknown) => {
    if (isRunning()) throw error;
  });
  const deadline = Date.now() + 120_000;
  // pg_ctl would wait for a cluster without a server, but someone may start the next one at once.
  while (isRunning()) {
    if (Date.now() > deadline) throw new Error(`The database server ${server.pid} does not stop.`);
    await sleep(15);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
