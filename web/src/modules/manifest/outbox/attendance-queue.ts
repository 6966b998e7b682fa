import type { recordAttendance } from '@leme/contract/manifest/endpoints';
import { contractVersion } from '@leme/contract/tenancy/rules';
import { useSyncExternalStore } from 'react';
import { ApiProblem, call, NetworkProblem } from '#kit/api.ts';
import { currentSession, subscribeToSession } from '#kit/session-store.ts';
import { setUnsent, unsentOwner } from '#kit/unsent.ts';
import { deviceId } from '../device-id.ts';
import { acceptReply } from './accepted.ts';
import { type Drawer, type Outbox, type OutboxState, openOutbox } from './outbox.ts';
import { type Outcome, type QueuedEvent, tapsOf } from './queue-rules.ts';

/** The drawer's code is fetched when it is first needed: the rows come before it. */
const device = () => import('./device-drawer.ts');

const lateDrawer = (owner: string): Drawer => ({
  load: async () => (await device()).deviceDrawer(owner).load(),
  keep: async (events) => (await device()).deviceDrawer(owner).keep(events),
  settle: async (done, refused) => (await device()).deviceDrawer(owner).settle(done, refused),
});

/** An operator in a company leaves nothing on the device: taps last as long as the page. */
const noDrawer: Drawer = {
  load: async () => Promise.reject(new Error('nothing is kept')),
  keep: async () => Promise.reject(new Error('nothing is kept')),
  settle: async () => undefined,
};

const lockMs = 20_000;
const nobody: OutboxState = { queued: [], refused: [], sending: false, waiting: false, durable: true };

let owner: string | null = null;
let outbox: Outbox | null = null;
let tabs: BroadcastChannel | null = null;
let leave: () => void = () => undefined;
const listeners = new Set<() => void>();

function ownerNow(): string | null {
  const { session } = currentSession();
  // Who fell asleep at sea still owns what waits; it goes out by the device's own token.
  return session ? `${session.user.id}.${session.tenant.id}` : (owner ?? unsentOwner());
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
  const isActing = currentSession().session?.acting != null;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`leme.outbox.${of}`) : null;
  const opened = openOutbox({
    drawer: isActing ? noDrawer : lateDrawer(of),
    send: (events, signal) => send(of, events, signal),
    failureOf,
    alone: (work) => alone(`leme.outbox.${of}`, work),
    tellTabs: () => channel?.postMessage('changed'),
  });
  channel?.addEventListener('message', () => void opened.reload());
  const stop = opened.subscribe(() => tell());
  tabs = channel;
  leave = () => {
    stop();
    tabs?.close();
  };
  return opened;
}

function tell(): void {
  const { queued, refused } = outbox?.state() ?? nobody;
  setUnsent({ owner, queued: tapsOf(queued).length, refused: tapsOf(refused).length });
  for (const listener of listeners) listener();
}

async function send(of: string, events: readonly QueuedEvent[], signal: AbortSignal): Promise<Outcome[]> {
  const [user_id] = of.split('.');
  const body = {
    device_id: deviceId(),
    user_id: user_id ?? null,
    contract_version: contractVersion,
    events: events.map(({ id, booking_id, manifest_passenger_id, status, bases, client_time }) => ({
      ...{ id, booking_id, manifest_passenger_id, status, client_time },
      bases: [...bases],
    })),
  };
  const reply = await call<typeof recordAttendance>('POST /attendance-events', body, {
    background: true,
    signal,
  });
  await acceptReply(of, events, reply);
  return reply.results;
}

function failureOf(error: unknown) {
  if (error instanceof ApiProblem) return { status: error.status, name: error.name };
  return { status: null, name: error instanceof NetworkProblem ? error.reason : 'lost' };
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

subscribeToSession(() => void attendanceOutbox());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const stateNow = () => attendanceOutbox()?.state() ?? nobody;

/** What is queued and what was refused, drawn again with every change. */
export function useOutboxState(): OutboxState {
  return useSyncExternalStore(subscribe, stateNow);
}
