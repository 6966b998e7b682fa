import { type Entry, type Outcome, type Refused, type RetryDecision, settle } from './rules.ts';

/** Where things are kept so that they survive a reload; while it refuses they last as long as the page. */
export type OutboxStore = {
  load(): Promise<{ queued: Entry[]; refused: Refused[] }>;
  keep(entries: readonly Entry[]): Promise<void>;
  settle(done: readonly string[], refused: readonly Refused[]): Promise<void>;
};

export type OutboxState = {
  queued: readonly Entry[];
  refused: readonly Refused[];
  sending: boolean;
  /** Of these the last attempt did not get everything through: they wait for a connection. */
  waiting: ReadonlySet<string>;
  /** Ids of what is queued and not kept on this device, or not yet: a reload would lose it. */
  loose: ReadonlySet<string>;
};

/** What became of taps, as far as their page learns it: `queued` when they were not through after a moment. */
export type DeliveryResult =
  | { kind: 'stored' }
  | { kind: 'queued'; isKept: boolean }
  | { kind: 'refused'; refused: readonly Refused[]; count: number };

export type Edges = {
  drawer: OutboxStore;
  /** Sends entries of one kind and takes in what the server answers; throws what `judge` can read. */
  send(entries: readonly Entry[], signal: AbortSignal): Promise<readonly Outcome[]>;
  judge(error: unknown, entries: readonly Entry[]): RetryDecision;
  /** How many of a kind go at once; nothing while its code has not come, then they wait for it. */
  batchOf(kind: string): number | undefined;
  /** Kinds that go after each other share a way; without it each goes its own. */
  wayOf?(kind: string): string;
  /** Runs `work` in one tab at a time. */
  alone(kind: string, work: () => Promise<void>): Promise<void>;
  /** Tells the other tabs that the drawer changed. */
  tellTabs?: () => void;
};

/** What a poor connection gets through where a hundred did not. */
const smallBatch = 10;
const momentMs = 2_000;
/** A disk that does not answer holds nothing up. */
const keepMs = 500;
const keepAgainMs = { first: 250, longest: 5_000 };

type Waiter = {
  kind: string;
  open: Set<string>;
  count: number;
  refused: Refused[];
  tell: (fate: DeliveryResult) => void;
};
/** Each kind goes its own way, so that nobody waits on the quay for money to get through, or one with those it belongs to. */
type Lane = { way: string; isPoor: boolean; running: Promise<void> | null; again: boolean };

/** What was done here on its way to the server: kept first, then sent, oldest first, until each has an answer. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state machine: its steps share every variable
export function openOutbox({ drawer, send, judge, batchOf, alone, ...edges }: Edges) {
  const { wayOf = (kind: string) => kind, tellTabs = () => undefined } = edges;
  let state: OutboxState = {
    queued: [],
    refused: [],
    sending: false,
    waiting: new Set(),
    loose: new Set(),
  };
  const listeners = new Set<() => void>();
  const sent = new Set<string>();
  /** What the drawer has held. */
  const kept = new Set<string>();
  let waiters: Waiter[] = [];
  let sending = new AbortController();
  const lanes = new Map<string, Lane>();
  const laneOf = (way: string): Lane => {
    const lane = lanes.get(way) ?? { way, isPoor: false, running: null, again: false };
    lanes.set(way, lane);
    return lane;
  };
  const runningLanes = () => [...lanes.values()].flatMap(({ running }) => running ?? []);
  const set = (part: Partial<OutboxState>) => {
    state = { ...state, ...part };
    const loose = state.queued.filter(({ id }) => !kept.has(id));
    if (loose.length !== state.loose.size || loose.some(({ id }) => !state.loose.has(id)))
      state.loose = new Set(loose.map(({ id }) => id));
    for (const listener of listeners) listener();
  };
  /** Whether what goes the way of a kind waits. */
  const waitingWith = (way: string, waits: boolean): ReadonlySet<string> => {
    const others = [...state.waiting].filter((each) => wayOf(each) !== way);
    const own = state.queued.flatMap(({ kind }) => (wayOf(kind) === way ? kind : []));
    return new Set(waits ? [...others, ...own] : others);
  };
  const queuedOf = ({ way }: Lane) => state.queued.filter(({ kind }) => wayOf(kind) === way);

  async function reload(): Promise<void> {
    // What is kept while the drawer is being read may be missing in what was read.
    const keptBefore = new Set(kept);
    const stored = await drawer.load().catch(() => null);
    if (!stored) return;
    const known = new Set(stored.queued.map(({ id }) => id));
    const missing = state.queued.filter(({ id }) => !known.has(id));
    const onlyHere = missing.filter(({ id }) => !keptBefore.has(id));
    const notYet = stored.queued.filter(({ id }) => !sent.has(id));
    for (const id of known) kept.add(id);
    const queued = [...notYet, ...onlyHere].sort((a, b) => a.seq - b.seq);
    set({ queued, refused: stored.refused });
    // Another tab has sent these.
    const refused = stored.refused.filter(({ id }) => missing.some((entry) => entry.id === id));
    tellWaiters(
      missing.filter((entry) => keptBefore.has(entry.id) && !refused.some(({ id }) => id === entry.id)),
      refused,
    );
  }

  /** Queues what one tap did, all of one kind. */
  function add(entries: readonly Entry[]): Promise<DeliveryResult> {
    const [first] = entries;
    if (!first) return Promise.resolve({ kind: 'stored' });
    set({ queued: [...state.queued, ...entries] });
    const fate = new Promise<DeliveryResult>((tell) => {
      const open = new Set(entries.map(({ id }) => id));
      const waiter = { kind: first.kind, open, count: entries.length, refused: [], tell };
      waiters.push(waiter);
      setTimeout(() => giveUpOn(waiter), momentMs);
    });
    const isKept = keep(entries);
    void Promise.race([isKept, new Promise((resolve) => setTimeout(resolve, keepMs))]).then(drain);
    return fate;
  }

  async function keep(entries: readonly Entry[]): Promise<void> {
    try {
      await drawer.keep(entries);
    } catch {
      return keepLater();
    }
    keepPause = keepAgainMs.first;
    for (const { id } of entries) kept.add(id);
    set({});
    // Answered before it was kept: what was to be taken out came in only now.
    const late = entries.filter(({ id }) => sent.has(id));
    const refused = state.refused.filter(({ id }) => late.some((entry) => entry.id === id));
    const done = late.map(({ id }) => id);
    if (late.length > 0) await drawer.settle(done, refused).catch(() => undefined);
    tellTabs();
  }

  let keepPause = keepAgainMs.first;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  function keepLater(): void {
    if (state.loose.size === 0 || keepTimer !== undefined) return;
    keepTimer = setTimeout(() => void keepLoose(), keepPause);
    keepPause = Math.min(2 * keepPause, keepAgainMs.longest);
  }

  /** Keeps what could not be kept before. */
  async function keepLoose(): Promise<void> {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const entries = state.queued.filter(({ id }) => state.loose.has(id));
    if (entries.length > 0) await keep(entries);
  }

  function giveUpOn(waiter: Waiter): void {
    if (!waiters.includes(waiter)) return;
    waiters = waiters.filter((each) => each !== waiter);
    set({ waiting: waitingWith(wayOf(waiter.kind), true) });
    waiter.tell({ kind: 'queued', isKept: [...waiter.open].every((id) => kept.has(id)) });
  }

  function tellWaiters(done: readonly Entry[], refused: readonly Refused[]): void {
    for (const waiter of waiters) {
      for (const { id } of done) waiter.open.delete(id);
      for (const entry of refused) if (waiter.open.delete(entry.id)) waiter.refused.push(entry);
    }
    const [over, open] = [waiters.filter(isOver), waiters.filter((each) => !isOver(each))];
    waiters = open;
    for (const { tell, refused: own, count } of over)
      tell(own.length > 0 ? { kind: 'refused', refused: own, count } : { kind: 'stored' });
  }

  async function finish(kind: string, outcomes: readonly Outcome[]): Promise<void> {
    const { queued, refused, done } = settle(state.queued, outcomes);
    for (const { id } of [...done, ...refused]) sent.add(id);
    set({ queued, refused: [...state.refused, ...refused], waiting: waitingWith(wayOf(kind), false) });
    tellWaiters(done, refused);
    await drawer
      .settle(
        done.map(({ id }) => id),
        refused,
      )
      .then(tellTabs, () => undefined);
  }

  /** Sends entries of one kind; false when the rest has to wait. */
  async function deliver(kind: string, entries: readonly Entry[]): Promise<boolean> {
    try {
      await finish(kind, await send(entries, sending.signal));
      return true;
    } catch (error) {
      const verdict = judge(error, entries);
      if (verdict === 'wait') return false;
      if (verdict === 'split') {
        for (const entry of entries) if (!(await deliver(kind, [entry]))) return false;
        return true;
      }
      const { refuse: reason } = verdict;
      await finish(
        kind,
        entries.map(({ id }) => ({ id, outcome: 'refused', reason })),
      );
      return true;
    }
  }

  async function deliverAll(lane: Lane): Promise<void> {
    for (let rest = queuedOf(lane); rest.length > 0; rest = queuedOf(lane)) {
      const kind = rest[0]?.kind ?? '';
      const whole = batchOf(kind);
      if (whole === undefined) return;
      const batch = lane.isPoor ? Math.min(smallBatch, whole) : whole;
      const other = rest.findIndex((entry) => entry.kind !== kind);
      const together = other === -1 ? rest : rest.slice(0, other);
      lane.isPoor = !(await deliver(kind, together.slice(0, batch)));
      if (lane.isPoor) return;
    }
  }

  async function run(lane: Lane): Promise<void> {
    set({ sending: true });
    try {
      await alone(lane.way, async () => {
        await reload();
        await deliverAll(lane);
      });
    } finally {
      lane.running = null;
      const left = queuedOf(lane).length > 0;
      const isStuck = left && !lane.again;
      set({
        sending: runningLanes().length > 0,
        waiting: waitingWith(lane.way, isStuck),
      });
      if (isStuck)
        for (const waiter of waiters.filter(({ kind }) => wayOf(kind) === lane.way)) giveUpOn(waiter);
      if (lane.again && left) void drainLane(lane);
      lane.again = false;
    }
  }

  function drainLane(lane: Lane): Promise<void> {
    lane.again = lane.running !== null;
    lane.running ??= run(lane);
    return lane.running;
  }

  /** Sends what is queued; while it is being sent, what came meanwhile goes with the next turn. */
  async function drain(): Promise<void> {
    const ways = () => [...new Set(state.queued.map(({ kind }) => wayOf(kind)))];
    const begun = ways();
    await Promise.all(begun.length > 0 ? begun.map((way) => drainLane(laneOf(way))) : [reload()]);
    // After a start the drawer knows of more.
    const found = ways().filter((way) => !begun.includes(way));
    await Promise.all(found.map((way) => drainLane(laneOf(way))));
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
    keepLoose,
    /** The connection is back: whatever hangs on the old one is given up and sent anew. */
    async retryNow(): Promise<void> {
      const before = runningLanes();
      sending.abort();
      sending = new AbortController();
      await Promise.all(before);
      await drain();
    },
    /** Takes a refusal off the list once a person has read it. */
    async dismiss(id: string): Promise<void> {
      set({ refused: state.refused.filter((entry) => entry.id !== id) });
      await drawer.settle([id], []).then(tellTabs, () => undefined);
    },
  };
}

const isOver = ({ open }: Waiter) => open.size === 0;

export type Outbox = ReturnType<typeof openOutbox>;
