import { useSyncExternalStore } from 'react';

export type Connectivity = 'online' | 'slow' | 'offline';
export type CallRecord = { answered: boolean; ms: number };

const remembered = 5;
const failuresForOffline = 2;
const slowMs = 3_000;
const probeEveryMs = 15_000;

/**
 * The connection as the last calls (oldest first) showed it: offline after two failures in a row, slow when answers
 * took more than 3 s on average. The browser's own word counts only while the last call says nothing else.
 */
export function judge(records: readonly CallRecord[], browserSaysOffline: boolean): Connectivity {
  const last = records.slice(-failuresForOffline);
  if (last.length === failuresForOffline && last.every(({ answered }) => !answered)) return 'offline';
  if (browserSaysOffline) return 'offline';
  const answered = records.filter((record) => record.answered);
  const total = answered.reduce((sum, { ms }) => sum + ms, 0);
  return answered.length > 0 && total / answered.length > slowMs ? 'slow' : 'online';
}

let records: readonly CallRecord[] = [];
let browserSaysOffline = false;
let state: Connectivity = 'online';
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function update(): void {
  const next = judge(records, browserSaysOffline);
  clearTimeout(probe);
  if (next === 'offline') probe = setTimeout(() => void checkConnection(), probeEveryMs);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Notes how a call went. An answer proves the connection, whatever the browser says. */
export function recordCall(record: CallRecord): void {
  if (record.answered && state === 'offline') records = [];
  records = [...records, record].slice(-remembered);
  if (record.answered) browserSaysOffline = false;
  update();
}

/** Asks the server whether it is there; runs by itself every 15 s while offline. */
export async function checkConnection(): Promise<void> {
  const startedAt = performance.now();
  try {
    const response = await fetch('/api/health', {
      headers: { 'leme-background': '1' },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    const isOurs = response.headers.get('content-type')?.startsWith('application/') ?? false;
    recordCall({ answered: isOurs, ms: performance.now() - startedAt });
  } catch {
    recordCall({ answered: false, ms: performance.now() - startedAt });
  }
}

/** Takes the browser's events as hints; call once at start. */
export function watchConnection(): void {
  addEventListener('offline', () => {
    browserSaysOffline = true;
    update();
  });
  addEventListener('online', () => void checkConnection());
}

/** Calls back when the connection, as the last calls show it, has changed. */
export function watchConnectivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection now, outside of React. */
export function currentConnectivity(): Connectivity {
  return state;
}

/** The connection as the last calls showed it. */
export function useConnectivity(): Connectivity {
  return useSyncExternalStore(watchConnectivity, currentConnectivity);
}
