import { Problem } from '@leme/contract/kit/problem';

export type Shares = {
  /** How much may be at work at once. */
  slots: number;
  /** How much of it may be of one company. */
  perCompany: number;
  /** How much once it has waited a tenth of a second on end and others came meanwhile; as much as before when it is not said. */
  whenRushing?: number;
  /** How long a company rests after each, as a multiple of what that took; but for `always`, once it rushes. */
  rest?: { times: number; mostMs: number; always?: true };
  /** From how many ms on a kind of work counts as so many pieces, told by what it took the time before. */
  heavy?: { fromMs: number; weight: number };
  /** How many of one company may wait. */
  mostWaiting: number;
  timeoutMs: number;
};

/** A piece of work: `isUrgent` goes before what else its company waits for; of a `kind` it is remembered what it took. */
export type Piece = { isUrgent?: boolean; kind?: string };
/** A piece that has begun; given back when it ends. */
export type Begun = { company: string; weight: number; kind: string | undefined };

type Waiter = { begun: Begun; begin: () => void; timer: NodeJS.Timeout };
type Lane = 'first' | 'usual' | 'heavy';
type Queue = Record<Lane, Waiter[]> & { since: number };

/**
 * A fair queue: lets the work of many companies take turns. Whoever comes while there is room begins at once; otherwise
 * companies are served in turn, not in the order their requests came, and within a company what cannot wait goes first.
 * A burst, as a page makes it when it opens, has all of its company's part; what does not end gets less beside others,
 * and rests after each piece. What takes long counts as several, waits behind what does not, and rests as long as it took
 * while its company had more of the room than any other: thirty deep pages are no more than one to a neighbour. A company whose own queue is full is refused (429), who waited too long is told to come
 * again (503).
 */
export function fairShare(shares: Shares) {
  const { slots, perCompany, whenRushing, rest, heavy, mostWaiting, timeoutMs } = shares;
  const running = new Map<string, number>();
  const resting = new Set<string>();
  const restingHeavy = new Set<string>();
  const queues = new Map<string, Queue>();
  const others = lastTwo();
  const costs = whatItTook(heavy);
  let atWork = 0;

  const runs = (company: string) => running.get(company) ?? 0;
  function isRushing(company: string): boolean {
    const queue = queues.get(company);
    return queue !== undefined && performance.now() - queue.since > rushMs && others.cameBeside(company);
  }
  function mayBegin({ company, weight }: Begun): boolean {
    if (resting.has(company) || (weight > 1 && restingHeavy.has(company))) return false;
    const room = whenRushing !== undefined && isRushing(company) ? whenRushing : perCompany;
    return runs(company) === 0 || runs(company) + weight <= room;
  }
  const begin = ({ company, weight }: Begun) => {
    atWork += 1;
    running.set(company, runs(company) + weight);
  };
  function restFor(who: Set<string>, company: string, ms: number): void {
    who.add(company);
    setTimeout(() => {
      who.delete(company);
      serveNext();
    }, ms);
  }

  function wait(begun: Begun, isUrgent: boolean): Promise<void> {
    const { company } = begun;
    const queue = queues.get(company) ?? { first: [], usual: [], heavy: [], since: performance.now() };
    if (waitingIn(queue) >= mostWaiting)
      throw new Problem('too-many-requests', { params: { retry_after: 2 } });
    queues.set(company, queue);
    const lane = queue[isUrgent ? 'first' : begun.weight > 1 ? 'heavy' : 'usual'];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lane.splice(lane.indexOf(waiter), 1);
        if (waitingIn(queue) === 0 && queues.get(company) === queue) queues.delete(company);
        reject(new Problem('unavailable', { params: { retry_after: 2 } }));
      }, timeoutMs);
      const waiter = { begun, begin: resolve, timer };
      lane.push(waiter);
    });
  }

  function serveNext(): void {
    for (const [company, queue] of queues) {
      if (atWork >= slots) return;
      const lane = [queue.first, queue.usual, queue.heavy].find(([head]) => head && mayBegin(head.begun));
      const next = lane?.shift();
      if (!next) continue;
      // To the end of the round, or out of it.
      queues.delete(company);
      if (waitingIn(queue) > 0) queues.set(company, queue);
      clearTimeout(next.timer);
      begin(next.begun);
      next.begin();
    }
  }

  return {
    /** Begins a piece of work of a company, perhaps after a wait; every begun one is ended by `end`. */
    async begin(company: string, { isUrgent = false, kind }: Piece = {}): Promise<Begun> {
      others.note(company);
      const begun = { company, kind, weight: isUrgent ? 1 : costs.weigh(company, kind) };
      if (atWork < slots && mayBegin(begun) && !queues.has(company)) begin(begun);
      else {
        const turn = wait(begun, isUrgent);
        // Its share may have grown since it began to wait.
        serveNext();
        await turn;
      }
      return begun;
    },
    /** `tookMs`, how long the piece was at work, is what a rush rests by, and what the next of its kind weighs by. */
    end({ company, weight, kind }: Begun, tookMs = 0): void {
      atWork -= 1;
      const left = runs(company) - weight;
      if (left > 0) running.set(company, left);
      else running.delete(company);
      if (heavy) costs.note(company, kind, tookMs);
      if (rest && (rest.always || isRushing(company)))
        restFor(resting, company, Math.min(tookMs * rest.times, rest.mostMs));
      else if (heavy && tookMs >= heavy.fromMs && others.cameBeside(company) && costs.isMost(company))
        restFor(restingHeavy, company, Math.min(tookMs, mostHeavyRestMs));
      serveNext();
    },
  };
}

const waitingIn = ({ first, usual, heavy }: Queue) => first.length + usual.length + heavy.length;

const mostHeavyRestMs = 500;
const rushMs = 100;
const recentMs = 1_000;

/** As many kinds of work as are remembered at once; one nobody knows any more is found out anew. */
const mostKinds = 5_000;

/** Remembers what the last piece of each kind took, and how much of the room each company had in the last seconds. */
function whatItTook(heavy: Shares['heavy']) {
  const took = new Map<string, number>();
  const used = new Map<string, { ms: number; at: number }>();
  const usedBy = (company: string) => {
    const { ms, at } = used.get(company) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((performance.now() - at) / recentMs);
  };
  return {
    weigh(company: string, kind: string | undefined): number {
      const before = took.get(`${company} ${kind}`) ?? 0;
      return heavy && before >= heavy.fromMs ? heavy.weight : 1;
    },
    note(company: string, kind: string | undefined, ms: number): void {
      if (used.size >= mostKinds) used.clear();
      used.set(company, { ms: usedBy(company) + ms, at: performance.now() });
      if (kind === undefined) return;
      if (took.size >= mostKinds) took.clear();
      took.set(`${company} ${kind}`, ms);
    },
    isMost(company: string): boolean {
      const own = usedBy(company);
      return [...used.keys()].every((other) => usedBy(other) <= own);
    },
  };
}

/** Remembers when the two companies that came last did: enough to tell whether somebody came beside one of them. */
function lastTwo() {
  let [latest, before] = [
    { company: '', at: Number.NEGATIVE_INFINITY },
    { company: '', at: Number.NEGATIVE_INFINITY },
  ];
  return {
    note(company: string): void {
      const at = performance.now();
      if (company !== latest.company) before = latest;
      latest = { company, at };
    },
    cameBeside(company: string): boolean {
      const other = latest.company === company ? before : latest;
      return other.company !== '' && performance.now() - other.at < recentMs;
    },
  };
}

export type FairShare = ReturnType<typeof fairShare>;
