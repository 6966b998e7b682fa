import { useSyncExternalStore } from 'react';
import { ApiProblem, NetworkProblem } from '#kit/api/api.ts';
import { currentAuthSession, ownerOf, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { onKeyKept } from '#kit/device/keys.ts';
import { outboxOwner, setOutboxStatus } from '#kit/device/outbox-status.ts';
import { indexedDbOutbox } from './drawer.ts';
import {
  type DeliveryResult,
  type Outbox,
  type OutboxState,
  type OutboxStore,
  openOutbox,
} from './outbox.ts';
import { type Entry, type Outcome, type RetryDecision, retryPolicy, tapsOf } from './rules.ts';

/** What may wait for a signal: how many go at once (1 where each waits for the one before), and how the server is told. */
export type OutboxKind<Q extends Entry = Entry> = {
  kind: Q['kind'];
  batch: number;
  /** The kind whose way it goes, where the order between both counts. */
  after?: string;
  /** Fetches the code `send` needs, ahead: one that failed without a signal a browser does not ask for again. */
  fetch?(): Promise<unknown>;
  /** Takes in what the server answers as well; throws where nothing is known of what was sent. */
  send(owner: string, entries: readonly Q[], signal: AbortSignal): Promise<readonly Outcome[]>;
};

const kinds = new Map<string, OutboxKind>();

/** From here on what waits of these kinds can be sent; their code comes now, while there is a connection. */
export function knowKinds(known: readonly OutboxKind[]): void {
  for (const kind of known) {
    if (kinds.get(kind.kind) === kind) continue;
    kinds.set(kind.kind, kind);
    void kind.fetch?.().catch(() => undefined);
  }
}

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
export function ownOutbox(): Outbox | null {
  const now = ownerNow();
  if (now === owner) return outbox;
  leave();
  owner = now;
  outbox = now === null ? null : openFor(now);
  tell();
  return outbox;
}

/** Lets go of the queue of this page, as a page does that is closed: what the device keeps is opened anew. */
export function closeOutbox(): void {
  leave();
  leave = () => undefined;
  owner = null;
  outbox = null;
  tell();
}

function openFor(of: string): Outbox {
  const isActing = currentAuthSession().session?.acting != null;
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`leme.outbox.${of}`) : null;
  const opened = openOutbox({
    drawer: isActing ? noDrawer : indexedDbOutbox(of),
    send: async (entries, signal) => {
      const kind = kinds.get(entries[0]?.kind ?? '');
      if (!kind) throw new NetworkProblem('lost');
      return await kind.send(of, entries, signal);
    },
    batchOf: (kind) => kinds.get(kind)?.batch,
    wayOf: (kind) => kinds.get(kind)?.after ?? kind,
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
  const isLoose = (tap: readonly Entry[]) => tap.some(({ id }) => loose.has(id));
  const open = taps.filter(isLoose).length;
  setOutboxStatus({ owner, queued: taps.length - open, loose: open, refused: tapsOf(refused).length });
  for (const listener of listeners) listener();
}

function judge(error: unknown, entries: readonly Entry[]): RetryDecision {
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

subscribeToAuthSession(() => void ownOutbox());

/** Hears of every change of the outbox, whoever it belongs to by then; answers how to stop. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is queued and what was refused; the same object until that changes. */
export const outboxState = (): OutboxState => ownOutbox()?.state() ?? nobody;

/** Likewise, drawn again with every change. */
export function useOutboxState(): OutboxState {
  return useSyncExternalStore(subscribeToOutbox, outboxState);
}

/** Queues what one press did, and sends it; where nobody is signed in there is nothing to do. */
export function queue<Q extends Entry>(kind: OutboxKind<Q>, entries: readonly Q[]): Promise<DeliveryResult> {
  const outbox = ownOutbox();
  if (!outbox) return Promise.resolve({ kind: 'stored' });
  knowKinds([kind]);
  return outbox.add(entries);
}

let lastSeq = 0;

/** Rises with everything done here, also over a restart of the page, whatever the clock does meanwhile. */
export function nextSeq(): number {
  const queued = ownOutbox()?.state().queued.at(-1)?.seq ?? 0;
  lastSeq = Math.max(lastSeq + 1, queued + 1, Date.now() * 1000);
  return lastSeq;
}

/** Whose work is on its way, and whose waits for a connection and is safe here; by whatever `nameOf` calls them. */
export function splitQueue<Q extends Entry>(
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
