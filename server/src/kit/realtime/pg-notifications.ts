import { setTimeout as pass } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { kept } from '../database/kept-statement.ts';
import { db } from '../database/sql.ts';
import type { Tx } from '../database/transaction.ts';

/** What other processes announce. One connection a process listens and hands on. */
export type PgNotifications = {
  listen(channel: string, hear: (payload: string) => void): void;
  /** Called when announcements may have been missed. */
  onGap(react: () => void): void;
  /** Called when announcements begin to be heard, the first time too: of what was told before nothing is known. */
  onHearing(react: () => void): void;
  isHearing(): boolean;
  close(): Promise<void>;
};

/** Between two connections; between two questions whether the line still answers; how long an answer may take. */
type Pace = { pauseMs: number; probeMs: number; timeoutMs: number };
const usual: Pace = { pauseMs: 500, probeMs: 5_000, timeoutMs: 5_000 };

/** Listens on the database of `url`, reconnecting for as long as the process lives. */
export function openPgNotifications(url: string, pace: Pace = usual): PgNotifications {
  const ears = new Map<string, ((payload: string) => void)[]>();
  const gaps: (() => void)[] = [];
  const starts: (() => void)[] = [];
  let client: pg.Client | undefined;
  let hearing = false;
  let closed = false;

  /** One connection, from its beginning until it is lost or does not answer any more. */
  async function hearOnce(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'leme notices',
      connectionTimeoutMillis: pace.timeoutMs,
      query_timeout: pace.timeoutMs,
    });
    const lost = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('error', () => undefined);
    next.on('notification', ({ channel, payload }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload ?? '');
    });
    try {
      await next.connect();
      client = next;
      for (const channel of ears.keys()) await next.query(`listen ${channel}`);
      if (closed) return;
      hearing = true;
      for (const react of starts) react();
      await Promise.race([lost, silence(next)]);
    } finally {
      client = undefined;
      const wasHearing = hearing;
      hearing = false;
      if (wasHearing) for (const react of gaps) react();
      next.removeAllListeners('notification');
      next.end().catch(() => undefined);
    }
  }

  /** Fails when the line does not answer: a wire that died without a word would leave every page behind for good. */
  async function silence(on: pg.Client): Promise<never> {
    for (;;) {
      await pass(pace.probeMs, undefined, { ref: false });
      for (const channel of ears.keys()) await on.query(`listen ${channel}`);
    }
  }

  async function keepHearing(): Promise<void> {
    while (!closed) {
      await hearOnce().catch(() => undefined);
      await pass(pace.pauseMs, undefined, { ref: false });
    }
  }
  void keepHearing();

  return {
    listen(channel, hear) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('A channel name is lower case');
      ears.set(channel, [...(ears.get(channel) ?? []), hear]);
      if (client) void client.query(`listen ${channel}`).catch(() => undefined);
    },
    onGap: (react) => void gaps.push(react),
    onHearing: (react) => void starts.push(react),
    isHearing: () => hearing,
    async close() {
      closed = true;
      hearing = false;
      await client?.end().catch(() => undefined);
    },
  };
}

const telling = kept(({ channel, payload }: { channel: string; payload: string }) =>
  db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('told')),
);

/** Announces in the transaction that made the change, so that nobody hears of what was rolled back. */
export function notify(tx: Tx, channel: string, payload: string): void {
  tx.send(telling({ channel, payload }));
}
