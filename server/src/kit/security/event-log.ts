import type { SecurityEventKind } from '@leme/contract/access/security-events';
import { db } from '../database/sql.ts';
import type { TenantTx } from '../database/tenant-tx.ts';
import { newId } from '../ids.ts';
import { logFault } from '../watch/fault-log.ts';

/** Whose event it is: somebody who is signed in, or whoever has an address or a link. */
export type Whose =
  | { tenantId: string; userId: string | null; operator: string | null }
  | { email: string }
  | { link: string };

/** One thing that happened. It never holds a value somebody typed, but for what tells whose it is until that is known. */
export type Happened = {
  kind: SecurityEventKind;
  whose: Whose;
  at: Temporal.Instant;
  address: string | null;
  device: string | null;
  resource: string | null;
  filters: readonly string[];
  rows: number | null;
};

export type Account = { tenantId: string; userId: string | null };
type Line = Happened & { times: number; due: number };

/** The same again within this time is the same line; whatever else is written a moment later. */
const gathersForMs: Partial<Record<SecurityEventKind, number>> = {
  'data-read': 600_000,
  throttled: 60_000,
  refused: 60_000,
};
const flushEveryMs = 2_000;
const atOnce = 500;

type Needs = {
  tenantTx: TenantTx;
  /** Whose an address or a link is; the platform's where it is nobody's. */
  accountOf: (whose: { email: string } | { link: string }) => Promise<Account>;
  most?: number;
};

export type EventLog = ReturnType<typeof eventLog>;

/**
 * Keeps what happened in memory and writes it behind the requests, so that none waits for it or fails with it. What
 * cannot be written is tried again; when too much waits, what comes is dropped, counted and said once.
 */
export function eventLog({ tenantTx, accountOf, most = 5_000 }: Needs) {
  const lines = new Map<string, Line>();
  let dropped = 0;
  let isFailing = false;
  let writing = Promise.resolve();

  function add(line: Line): void {
    const key = keyOf(line);
    const same = lines.get(key);
    if (same) {
      same.times += line.times;
      if (line.rows !== null) same.rows = (same.rows ?? 0) + line.rows;
    } else if (lines.size < most) lines.set(key, line);
    else dropped += line.times;
  }

  async function write(): Promise<void> {
    if (dropped > 0) {
      logFault({ event: 'security-events', dropped }, new Error('Too many events wait'));
      dropped = 0;
    }
    const due = [...lines].filter(([, line]) => line.due <= Date.now());
    for (const [key] of due) lines.delete(key);
    const known = await Promise.allSettled(
      due.map(async ([, line]) => ({ line, ...(await named(line.whose)) })),
    );
    const found = known.flatMap((each, at) => {
      if (each.status === 'fulfilled') return [each.value];
      const line = due[at]?.[1];
      if (line) add(line);
      return [];
    });
    for (const [tenantId, own] of Map.groupBy(found, (each) => each.tenantId)) {
      for (let from = 0; from < own.length; from += atOnce) {
        const part = own.slice(from, from + atOnce);
        try {
          await tenantTx.write(tenantId, (tx) =>
            tx.change(db.insertInto('security_events').values(part.map(rowOf))),
          );
          isFailing = false;
        } catch (error) {
          if (!isFailing) logFault({ event: 'security-events' }, error);
          isFailing = true;
          for (const { line } of part) add(line);
        }
      }
    }
  }

  const named = async (whose: Whose) =>
    'tenantId' in whose ? whose : { ...(await accountOf(whose)), operator: null };

  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void (lines.size > 0 || dropped > 0 ? flush() : undefined), flushEveryMs);
  timer.unref();

  const settle = () => {
    for (const line of lines.values()) line.due = 0;
    return flush();
  };
  return {
    note(happened: Happened): void {
      add({ ...happened, times: 1, due: Date.now() + (gathersForMs[happened.kind] ?? 0) });
    },
    /** Writes all that waits now. */
    settle,
    async close(): Promise<void> {
      clearInterval(timer);
      await settle();
    },
  };
}

function keyOf({ kind, whose, address, device, resource, filters }: Happened): string {
  return JSON.stringify([kind, whose, address, device, resource, filters]);
}

function rowOf({ line, tenantId, userId, operator }: { line: Line; operator: string | null } & Account) {
  return {
    tenant_id: tenantId,
    id: newId(),
    created_at: line.at.toString(),
    kind: line.kind,
    user_id: userId,
    operator,
    address: line.address,
    device: line.device,
    resource: line.resource,
    filters: [...line.filters],
    row_count: line.rows,
    times: line.times,
  };
}
