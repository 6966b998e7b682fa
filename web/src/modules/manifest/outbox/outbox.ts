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
  /** False when this device would not keep taps over a reload. */
  durable: boolean;
};

export type SendFailure = { status: number | null; name: string };

export type Edges = {
  drawer: Drawer;
  /** Sends events; throws what `failureOf` can read. */
  send(events: readonly QueuedEvent[]): Promise<readonly Outcome[]>;
  failureOf(error: unknown): SendFailure;
  /** Runs `work` in one tab at a time; answers without running it where another tab is at it. */
  alone(work: () => Promise<void>): Promise<void>;
};

const batch = 100;

/** Taps on their way to the server: kept first, then sent, oldest first, until the server has said what became of each. */
export function openOutbox({ drawer, send, failureOf, alone }: Edges) {
  let state: OutboxState = { queued: [], refused: [], sending: false, durable: true };
  const listeners = new Set<() => void>();
  const set = (part: Partial<OutboxState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  async function reload(): Promise<void> {
    const stored = await drawer.load().catch(() => null);
    if (!stored) return set({ durable: false });
    const known = new Set(stored.queued.map(({ id }) => id));
    const onlyHere = state.queued.filter((event) => !known.has(event.id) && !sent.has(event.id));
    set({
      queued: [...stored.queued, ...onlyHere].sort((a, b) => a.seq - b.seq),
      refused: stored.refused,
    });
  }

  const sent = new Set<string>();

  async function add(events: readonly QueuedEvent[]): Promise<void> {
    set({ queued: [...state.queued, ...events] });
    try {
      await drawer.keep(events);
    } catch {
      set({ durable: false });
    }
  }

  async function finish(outcomes: readonly Outcome[]): Promise<void> {
    const { queued, refused, done } = settle(state.queued, outcomes);
    for (const { id } of done) sent.add(id);
    set({ queued, refused: [...state.refused, ...refused] });
    await drawer
      .settle(
        done.map(({ id }) => id),
        refused,
      )
      .catch(() => set({ durable: false }));
  }

  /** Sends some events; false when the rest has to wait. */
  async function deliver(events: readonly QueuedEvent[]): Promise<boolean> {
    try {
      await finish(await send(events));
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

  async function drain(): Promise<void> {
    if (state.sending) return;
    set({ sending: true });
    try {
      await alone(async () => {
        await reload();
        while (state.queued.length > 0) {
          if (!(await deliver(state.queued.slice(0, batch)))) break;
        }
      });
    } finally {
      set({ sending: false });
    }
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
    /** Takes a refusal off the list once a person has read it. */
    async dismiss(id: string): Promise<void> {
      set({ refused: state.refused.filter((event) => event.id !== id) });
      await drawer.settle([id], []).catch(() => undefined);
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
