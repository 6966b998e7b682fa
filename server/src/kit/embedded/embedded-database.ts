import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Binaries, type Major, prepareBinaries } from './binaries.ts';
import { prepareCluster, superuserPassword } from './cluster.ts';
import { type DataPaths, prepareDataPaths, type Transport } from './data-paths.ts';
import { findPostmaster, type StartAttempt, startPostmaster, stopPostmaster } from './postmaster.ts';
import { keepServerLock, tryConnect } from './server-lock.ts';

export type EmbeddedOptions = {
  major?: Major;
  dataFolder?: string;
  /** False gives up safety against power loss for speed: tests only. */
  durable?: boolean;
  /** A Unix socket, on Windows loopback TCP with a password. */
  transport?: Transport;
  say?: (line: string) => void;
};

export type EmbeddedDatabase = {
  superuserUrl: string;
  /** The address for a role; over TCP it holds the password the role must be given. */
  urlFor(role: string, database: string): string;
  dataFolder: string;
  isNew: boolean;
  pid: number;
  /** Leaves the server; the last process to leave stops it. */
  release(): Promise<void>;
};

/** Creates, starts or joins the PostgreSQL server of this checkout and holds it until `release`. */
export async function openEmbeddedDatabase(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const { major = 18, durable = true, say = () => {} } = options;
  const place = prepareDataPaths(options.dataFolder, options.transport);
  const binaries = await prepareBinaries(major, place);
  const isNew = await prepareCluster({ place, binaries, major, durable, say });
  const client = await joinOrStart(place, binaries, durable, say);
  const hold = keepServerLock(client, {
    restart: () => joinOrStart(place, binaries, durable, say),
    join: () => join(place),
  });
  const server = await findRunning(place);
  if (!server) throw new Error(`The database server in ${place.dataFolder} has just stopped.`);
  const urlFor = (role: string, database: string) => addressOf(place, server.port, role, database);
  return {
    superuserUrl: urlFor('postgres', 'postgres'),
    urlFor,
    dataFolder: place.dataFolder,
    isNew,
    pid: server.pid,
    release: () => hold.release(() => stopPostmaster(place, binaries)),
  };
}

/**
 * The server that has just answered. It writes its pid file anew while it starts, and whoever holds it starts it again when
 * it dies, so the first looks may come too early.
 */
async function findRunning(place: DataPaths): Promise<ReturnType<typeof findPostmaster>> {
  for (let look = 0; look < 600; look += 1) {
    const server = findPostmaster(place);
    if (server) return server;
    await sleep(15);
  }
  return null;
}

async function joinOrStart(
  place: DataPaths,
  binaries: Binaries,
  durable: boolean,
  say: (line: string) => void,
): Promise<pg.Client> {
  const deadline = Date.now() + 120_000;
  let attempt: StartAttempt | null = null;
  while (Date.now() < deadline) {
    const client = await join(place);
    if (client) return client;
    if (!findPostmaster(place) && (!attempt || attempt.over())) {
      if (attempt) await sleep(failedForNow(attempt, place));
      else say('Starting the database');
      attempt = await startPostmaster(place, binaries, durable);
    }
    await sleep(15);
  }
  throw new Error(`The database server in ${place.dataFolder} does not answer; its log is ${place.log}.`);
}

async function join(place: DataPaths): Promise<pg.Client | null> {
  const port = place.socketFolder ? 5432 : findPostmaster(place)?.port;
  return port ? tryConnect(addressOf(place, port, 'postgres', 'postgres'), place.cluster) : null;
}

/** How long to wait before the next try; an error when the failure is not one that passes. */
function failedForNow(attempt: StartAttempt, place: DataPaths): number {
  const reason = attempt.reason();
  // Another process was faster, or children of a killed server are still on their way out.
  if (/postmaster\.pid|shared memory block|database system is shut down/.test(reason)) return 100;
  throw new Error(`The database server in ${place.dataFolder} did not start:\n${reason}`);
}

function addressOf(place: DataPaths, port: number, role: string, database: string): string {
  const url = new URL(`postgresql://127.0.0.1:${port}/${encodeURIComponent(database)}`);
  url.username = role;
  url.searchParams.set('sslmode', 'disable');
  if (place.socketFolder) url.searchParams.set('host', place.socketFolder);
  else url.password = passwordFor(place, role);
  return url.href;
}

function passwordFor(place: DataPaths, role: string): string {
  const secret = superuserPassword(place);
  return role === 'postgres' ? secret : createHmac('sha256', secret).update(role).digest('base64url');
}
