import { judgeFailure, type Outcome, type QueuedEvent, type RefusedEvent, settle } from './queue-rules.ts';

/** Where taps are kept so that they survive a reload; it may refuse, then they last as long as the page. */
export type Drawer = {
  load(): Promise<{ queued: QueuedEvent[]; refused: RefusedEvent[] }>;
  keep(events: readonly QueuedEvent[]): Promise<void>;
  settle(done: readonly string[], refused: readonly RefusedEvent[]): Promise<void>;
};

export type OutboxState = {
  queued: readonly QueuedEvent[];
  refused: readonly RefusedEvent[];
  sending: boolean;
  /** The last attempt did not get everything through: what is queued waits for a connection. */
  waiting: boolean;
  /** False when this device would not keep taps over a reload. */
  durable: boolean;
};

/** What became of taps, as far as their page learns it: `queued` when they were not through after a moment. */
export type Fate =
  | { kind: 'stored' }
  | { kind: 'queued' }
  | { kind: 'refused'; refused: readonly RefusedEvent[]; count: number };

export type SendFailure = { status: number | null; name: string };

export type Edges = {
  drawer: Drawer;
  /** Sends events and takes in what the server answers; throws what `failureOf` can read. */
  send(events: readonly QueuedEvent[], signal: AbortSignal): Promise<readonly Outcome[]>;
  failureOf(error: unknown): SendFailure;
  /** Runs `work` in one tab at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Tells the other tabs that the drawer changed. */
  tellTabs?: () => void;
};

const wholeBatch = 100;
/** What a poor connection gets through where a hundred did not. */
const smallBatch = 10;
const momentMs = 2_000;

type Waiter = { open: Set<string>; count: number; refused: RefusedEvent[]; tell: (fate: Fate) => void };

/** Taps on their way to the server: kept first, then sent, oldest first, until the server has said what became of each. */
export function openOutbox({ drawer, send, failureOf, alone, tellTabs = () => undefined }: Edges) {
  let state: OutboxState = { queued: [], refused: [], sending: false, waiting: false, durable: true };
  const listeners = new Set<() => void>();
  const sent = new Set<string>();
  /** What the drawer has held. */
  const kept = new Set<string>();
  let waiters: Waiter[] = [];
  let batch = wholeBatch;
  let sending = new AbortController();
  const set = (part: Partial<OutboxState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  async function reload(): Promise<void> {
    // What is kept while the drawer is being read may be missing in what was read.
    const keptBefore = new Set(kept);
    const stored = await drawer.load().catch(() => null);
    if (!stored) return set({ durable: false });
    const known = new Set(stored.queued.map(({ id }) => id));
    const missing = state.queued.filter(({ id }) => !known.has(id));
    const onlyHere = missing.filter(({ id }) => !keptBefore.has(id));
    const notYet = stored.queued.filter(({ id }) => !sent.has(id));
    for (const id of known) kept.add(id);
    const queued = [...notYet, ...onlyHere].sort((a, b) => a.seq - b.seq);
    set({ queued, refused: stored.refused, durable: true });
    // Another tab has sent these.
    const refused = stored.refused.filter(({ id }) => missing.some((event) => event.id === id));
    tellWaiters(
      missing.filter((event) => keptBefore.has(event.id) && !refused.some(({ id }) => id === event.id)),
      refused,
    );
  }

  function add(events: readonly QueuedEvent[]): Promise<Fate> {
    set({ queued: [...state.queued, ...events] });
    const fate = new Promise<Fate>((tell) => {
      const waiter = { open: new Set(events.map(({ id }) => id)), count: events.length, refused: [], tell };
      waiters.push(waiter);
      setTimeout(() => giveUpOn(waiter), momentMs);
    });
    void keep(events).then(drain);
    return fate;
  }

  async function keep(events: readonly QueuedEvent[]): Promise<void> {
    try {
      await drawer.keep(events);
      for (const { id } of events) kept.add(id);
      tellTabs();
    } catch {
      set({ durable: false });
    }
  }

  function giveUpOn(waiter: Waiter): void {
    if (!waiters.includes(waiter)) return;
    waiters = waiters.filter((each) => each !== waiter);
    set({ waiting: true });
    waiter.tell({ kind: 'queued' });
  }

  function tellWaiters(done: readonly QueuedEvent[], refused: readonly RefusedEvent[]): void {
    for (const waiter of waiters) {
      for (const { id } of done) waiter.open.delete(id);
      for (const event of refused) if (waiter.open.delete(event.id)) waiter.refused.push(event);
    }
    const [over, open] = [waiters.filter(isOver), waiters.filter((each) => !isOver(each))];
    waiters = open;
    for (const { tell, refused: own, count } of over)
      tell(own.length > 0 ? { kind: 'refused', refused: own, count } : { kind: 'stored' });
  }

  async function finish(outcomes: readonly Outcome[]): Promise<void> {
    const { queued, refused, done } = settle(state.queued, outcomes);
    for (const { id } of [...done, ...refused]) sent.add(id);
    set({ queued, refused: [...state.refused, ...refused], waiting: false });
    tellWaiters(done, refused);
    await drawer
      .settle(
        done.map(({ id }) => id),
        refused,
      )
      .then(tellTabs, () => set({ durable: false }));
  }

  /** Sends some events; false when the rest has to wait. */
  async function deliver(events: readonly QueuedEvent[]): Promise<boolean> {
    try {
      await finish(await send(events, sending.signal));
      return true;
    } catch (error) {
      const { status, name } = failureOf(error);
      const verdict = judgeFailure(status, name, events.length);
      if (verdict === 'wait') return false;
      if (verdict === 'split') {
        for (const event of events) if (!(await deliver([event]))) return false;
        return true;
      }
      await finish(events.map(({ id }) => ({ id, outcome: 'refused', reason: verdict.refuse })));
      return true;
    }
  }

  async function deliverAll(): Promise<void> {
    while (state.queued.length > 0) {
      if (!(await deliver(state.queued.slice(0, batch)))) {
        batch = smallBatch;
        return;
      }
      batch = wholeBatch;
    }
  }

  let running: Promise<void> | null = null;
  let again = false;

  async function run(): Promise<void> {
    set({ sending: true });
    try {
      await alone(async () => {
        await reload();
        await deliverAll();
      });
    } finally {
      running = null;
      const left = state.queued.length > 0;
      set({ sending: false, waiting: left && !again });
      if (left && !again) for (const waiter of [...waiters]) giveUpOn(waiter);
      if (again && left) void drain();
      again = false;
    }
  }

  /** Sends what is queued; while it is being sent, what came meanwhile goes with the next turn. */
  function drain(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = run();
    return running;
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    add,
    drain,
    /** The connection is back: whatever hangs on the old one is given up and sent anew. */
    async hurry(): Promise<void> {
      const before = running;
      sending.abort();
      sending = new AbortController();
      await before;
      await drain();
    },
    /** Takes a refusal off the list once a person has read it. */
    async dismiss(id: string): Promise<void> {
      set({ refused: state.refused.filter((event) => event.id !== id) });
      await drawer.settle([id], []).then(tellTabs, () => undefined);
    },
  };
}

const isOver = ({ open }: Waiter) => open.size === 0;

export type Outbox = ReturnType<typeof openOutbox>;
