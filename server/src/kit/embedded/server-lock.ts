import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hasCode } from './processes.ts';

/** This process's shared advisory lock on a running server. */
export type ServerLock = {
  /** Gives the claim up; runs `stop` when nobody else has one. */
  release(stop: () => Promise<void>): Promise<void>;
};

const lock = '1279610213, 1';

/** Connects and takes the shared lock; null while no server answers or it is starting or stopping. */
export async function tryConnect(url: string, cluster: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      `select pg_advisory_lock_shared(${lock}), current_setting('data_directory') as folder`,
    );
    if (rows[0]?.folder === cluster) return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (isPassing(error)) return null;
    throw error;
  }
  await client.end();
  throw new Error(`Another database server answers in place of the one in ${cluster}.`);
}

function isPassing(error: unknown): boolean {
  const codes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'];
  return (
    hasCode(error, ...codes) ||
    (error instanceof Error && /terminated|timeout|connection error|was closed/i.test(error.message))
  );
}

export type Reconnect = {
  /** Connects again to whatever serves now, starting the server when it is gone. */
  restart(): Promise<pg.Client>;
  /** Connects only to a server that is there. */
  join(): Promise<pg.Client | null>;
};

/** Keeps the lock for as long as this process wants the server, also past a crash of the server itself. */
export function keepServerLock(first: pg.Client, ways: Reconnect): ServerLock {
  let client: pg.Client | null = null;
  let released = false;

  function watch(connected: pg.Client): void {
    client = connected;
    connected.once('end', () => {
      client = null;
      if (!released) void regain();
    });
  }

  async function regain(): Promise<void> {
    while (!released && !client) {
      await sleep(100, undefined, { ref: false });
      const connected = released ? null : await ways.restart().catch(() => null);
      if (connected && released) await connected.end();
      else if (connected) watch(connected);
    }
  }

  watch(first);
  return {
    async release(stop) {
      if (released) return;
      released = true;
      const connected = client ?? (await ways.join().catch(() => null));
      if (!connected) return;
      try {
        if (await isLast(connected)) await stop();
      } finally {
        await connected.end().catch(() => {});
      }
    },
  };
}

/** Two that leave together both unlock first, so that one of them gets the exclusive lock. */
async function isLast(client: pg.Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${lock})`);
  const { rows } = await client.query<{ last: boolean }>(`select pg_try_advisory_lock(${lock}) as last`);
  return rows[0]?.last === true;
}
