import type { recordAttendance } from '@leme/contract/manifest/endpoints';
import { contractVersion } from '@leme/contract/tenancy/rules';
import { useSyncExternalStore } from 'react';
import { ApiProblem, call, NetworkProblem } from '#kit/api/api.ts';
import { currentAuthSession, ownerOf, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { onKeyKept } from '#kit/device/keys.ts';
import { outboxOwner, setOutboxStatus } from '#kit/device/outbox-status.ts';
import { deviceId } from '../device-id.ts';
import { applyReply } from './apply-reply.ts';
import { indexedDbOutbox } from './indexeddb-outbox.ts';
import { type Outbox, type OutboxState, type OutboxStore, openOutbox } from './outbox.ts';
import {
  isMark,
  isPayment,
  type Outcome,
  type Queued,
  type QueuedEvent,
  type RetryDecision,
  retryPolicy,
  tapsOf,
} from './queue-rules.ts';

/** An operator in a company leaves nothing on the device: taps last as long as the page. */
const noDrawer: OutboxStore = {
  load: async () => Promise.reject(new Error('nothing is kept')),
  keep: async () => Promise.reject(new Error('nothing is kept')),
  settle: async () => undefined,
};

const lockMs = 20_000;
const nobody: OutboxState = {
  queued: [],
  refused: [],
  sending: false,
  waiting: new Set(),
  loose: new Set(),
};

let owner: string | null = null;
let outbox: Outbox | null = null;
let tabs: BroadcastChannel | null = null;
let leave: () => void = () => undefined;
const listeners = new Set<() => void>();

function ownerNow(): string | null {
  const { session } = currentAuthSession();
  // After the auth session expired the queue still belongs to its last user; the device token sends it.
  return session ? ownerOf(session) : (owner ?? outboxOwner());
}

/** The outbox of whoever is signed in, or was when the session went to sleep; null for a visitor of a clean device. */
export function attendanceOutbox(): Outbox | null {
  const now = ownerNow();
  if (now === owner) return outbox;
  leave();
  owner = now;
  outbox = now === null ? null : openFor(now);
  tell();
  return outbox;
}

function openFor(of: string): Outbox {
  const isActing = currentAuthSession().session?.acting != null;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`leme.outbox.${of}`) : null;
  const opened = openOutbox({
    drawer: isActing ? noDrawer : indexedDbOutbox(of),
    send: (entries, signal) => send(of, entries, signal),
    judge,
    alone: (kind, work) => alone(`leme.outbox.${of}.${kind}`, work),
    tellTabs: () => channel?.postMessage('changed'),
  });
  channel?.addEventListener('message', () => void opened.reload());
  const stops = [
    opened.subscribe(() => tell()),
    onKeyKept((whose) => whose === of && void opened.keepLoose().then(opened.drain)),
  ];
  tabs = channel;
  leave = () => {
    for (const stop of stops) stop();
    tabs?.close();
  };
  void opened.reload();
  return opened;
}

function tell(): void {
  const { queued, refused, loose } = outbox?.state() ?? nobody;
  const taps = tapsOf(queued);
  const isLoose = (tap: readonly Queued[]) => tap.some(({ id }) => loose.has(id));
  const open = taps.filter(isLoose).length;
  setOutboxStatus({ owner, queued: taps.length - open, loose: open, refused: tapsOf(refused).length });
  for (const listener of listeners) listener();
}

async function send(of: string, entries: readonly Queued[], signal: AbortSignal): Promise<Outcome[]> {
  const payments = entries.filter(isPayment);
  if (payments.length === 0) return await sendMarks(of, entries.filter(isMark), signal);
  const { sendPayment } = await import('./lazy/send-payment.ts');
  return await Promise.all(payments.map((payment) => sendPayment(of, payment, signal)));
}

async function sendMarks(
  of: string,
  events: readonly QueuedEvent[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const [user_id] = of.split('.');
  const body = {
    device_id: deviceId(),
    user_id: user_id ?? null,
    contract_version: contractVersion,
    events: events.map(({ id, booking_id, manifest_passenger_id, status, bases, client_time }) => ({
      id,
      booking_id,
      manifest_passenger_id,
      status,
      client_time,
      bases: [...bases],
    })),
  };
  const reply = await call<typeof recordAttendance>('POST /attendance-events', body, {
    background: true,
    signal,
  });
  await applyReply(of, events, reply);
  return reply.results;
}

function judge(error: unknown, entries: readonly Queued[]): RetryDecision {
  if (error instanceof ApiProblem) return retryPolicy(error.status, error.name, entries.length);
  return retryPolicy(null, error instanceof NetworkProblem ? error.reason : 'lost', entries.length);
}

/** In one tab at a time; a tab that was put to sleep while it held the lock does not hold up the others for ever. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return await work();
  let isMine = false;
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(lockMs) }, async () => {
      isMine = true;
      await work();
    });
  } catch (error) {
    if (isMine) throw error;
    await work();
  }
}

subscribeToAuthSession(() => void attendanceOutbox());

/** Hears of every change of the outbox, whoever it belongs to by then; answers how to stop. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is queued and what was refused; the same object until that changes. */
export const outboxState = (): OutboxState => attendanceOutbox()?.state() ?? nobody;

/** Likewise, drawn again with every change. */
export function useOutboxState(): OutboxState {
  return useSyncExternalStore(subscribeToOutbox, outboxState);
}

let lastSeq = 0;

/** Rises with everything done here, also over a restart of the page, whatever the clock does meanwhile. */
export function nextSeq(): number {
  const queued = attendanceOutbox()?.state().queued.at(-1)?.seq ?? 0;
  lastSeq = Math.max(lastSeq + 1, queued + 1, Date.now() * 1000);
  return lastSeq;
}

/** Whose work is on its way, and whose waits for a connection and is safe here; by whatever `nameOf` calls them. */
export function splitQueue<Q extends Queued>(
  entries: readonly Q[],
  { waiting, loose }: OutboxState,
  nameOf: (entry: Q) => string,
) {
  const waits = (entry: Q) => waiting.has(entry.kind) && !loose.has(entry.id);
  return {
    waiting: new Set(entries.filter(waits).map(nameOf)),
    busy: new Set(entries.filter((entry) => !waits(entry)).map(nameOf)),
  };
}
