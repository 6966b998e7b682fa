import { sql } from 'kysely';
import pg from 'pg';
import { db } from './sql.ts';
import type { Tx } from './transaction.ts';

/** What other processes announce. One connection a process listens and hands on. */
export type Notices = {
  listen(channel: string, hear: (payload: string) => void): void;
  /** Called when announcements may have been missed. */
  onGap(react: () => void): void;
  /** Called when announcements are heard again after a gap. */
  onBack(react: () => void): void;
  isHearing(): boolean;
  close(): Promise<void>;
};

const pause = 500;

/** Listens on the database of `url`, reconnecting for as long as the process lives. */
export function openNotices(url: string): Notices {
  const ears = new Map<string, ((payload: string) => void)[]>();
  const gaps: (() => void)[] = [];
  const returns: (() => void)[] = [];
  let wasLost = false;
  let client: pg.Client | undefined;
  let hearing = false;
  let closed = false;

  const lose = () => {
    const wasHearing = hearing;
    hearing = false;
    client = undefined;
    if (wasHearing) {
      wasLost = true;
      for (const react of gaps) react();
    }
    if (!closed) setTimeout(connect, pause).unref();
  };

  async function connect(): Promise<void> {
    if (closed) return;
    const next = new pg.Client({ connectionString: url });
    next.on('error', () => undefined);
    next.on('notification', ({ channel, payload }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload ?? '');
    });
    try {
      await next.connect();
      next.once('end', lose);
      client = next;
      for (const channel of ears.keys()) await next.query(`listen ${channel}`);
      hearing = true;
      if (wasLost) for (const react of returns) react();
      wasLost = false;
    } catch {
      if (client === next) await next.end().catch(() => undefined);
      else lose();
    }
  }
  void connect();

  return {
    listen(channel, hear) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('A channel name is lower case');
      ears.set(channel, [...(ears.get(channel) ?? []), hear]);
      if (client) void client.query(`listen ${channel}`).catch(() => undefined);
    },
    onGap: (react) => void gaps.push(react),
    onBack: (react) => void returns.push(react),
    isHearing: () => hearing,
    async close() {
      closed = true;
      hearing = false;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Announces in the transaction that made the change, so that nobody hears of what was rolled back. */
export function notify(tx: Tx, channel: string, payload: string): void {
  tx.send(db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('told')));
}
