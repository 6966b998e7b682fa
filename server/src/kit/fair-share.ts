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
  /** How many of one company may wait. */
  mostWaiting: number;
  timeoutMs: number;
};

type Waiter = { begin: () => void; timer: NodeJS.Timeout };
type Queue = { first: Waiter[]; rest: Waiter[]; since: number };

/**
 * A fair queue: lets the work of many companies take turns. Whoever comes while there is room begins at once; otherwise
 * companies are served in turn, not in the order their requests came, and within a company what cannot wait goes first.
 * A burst, as a page makes it when it opens, has all of its company's part; what does not end gets less beside others,
 * and rests after each piece. A company whose own queue is full is refused (429), who waited too long is told to come
 * again (503).
 */
export function fairShare(shares: Shares) {
  const { slots, perCompany, whenRushing, rest, mostWaiting, timeoutMs } = shares;
  const running = new Map<string, number>();
  const resting = new Set<string>();
  const queues = new Map<string, Queue>();
  const others = lastTwo();
  let atWork = 0;

  const runs = (company: string) => running.get(company) ?? 0;
  function isRushing(company: string): boolean {
    const queue = queues.get(company);
    return queue !== undefined && performance.now() - queue.since > rushMs && others.cameBeside(company);
  }
  const mayBegin = (company: string) =>
    !resting.has(company) &&
    runs(company) < (whenRushing !== undefined && isRushing(company) ? whenRushing : perCompany);
  const begin = (company: string) => {
    atWork += 1;
    running.set(company, runs(company) + 1);
  };

  function restFor(company: string, ms: number): void {
    resting.add(company);
    setTimeout(() => {
      resting.delete(company);
      serveNext();
    }, ms);
  }

  function wait(company: string, isUrgent: boolean): Promise<void> {
    const queue = queues.get(company) ?? { first: [], rest: [], since: performance.now() };
    if (queue.first.length + queue.rest.length >= mostWaiting)
      throw new Problem('too-many-requests', { params: { retry_after: 2 } });
    queues.set(company, queue);
    const lane = isUrgent ? queue.first : queue.rest;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lane.splice(lane.indexOf(waiter), 1);
        if (isEmpty(queue) && queues.get(company) === queue) queues.delete(company);
        reject(new Problem('unavailable', { params: { retry_after: 2 } }));
      }, timeoutMs);
      const waiter = { begin: resolve, timer };
      lane.push(waiter);
    });
  }

  function serveNext(): void {
    for (const [company, queue] of queues) {
      if (atWork >= slots) return;
      if (!mayBegin(company)) continue;
      const next = queue.first.shift() ?? queue.rest.shift();
      // To the end of the round, or out of it.
      queues.delete(company);
      if (!isEmpty(queue)) queues.set(company, queue);
      if (!next) continue;
      clearTimeout(next.timer);
      begin(company);
      next.begin();
    }
  }

  return {
    /** Begins a piece of work of a company, perhaps after a wait; every begun one is ended by `end`. */
    async begin(company: string, isUrgent: boolean): Promise<void> {
      others.note(company);
      if (atWork < slots && mayBegin(company) && !queues.has(company)) return begin(company);
      const turn = wait(company, isUrgent);
      // Its share may have grown since it began to wait.
      serveNext();
      await turn;
    },
    /** `tookMs`, how long the piece was at work, is what a rush rests by. */
    end(company: string, tookMs = 0): void {
      atWork -= 1;
      const left = runs(company) - 1;
      if (left > 0) running.set(company, left);
      else running.delete(company);
      if (rest && (rest.always || isRushing(company)))
        restFor(company, Math.min(tookMs * rest.times, rest.mostMs));
      serveNext();
    },
  };
}

const isEmpty = ({ first, rest }: Queue) => first.length + rest.length === 0;

const rushMs = 100;
const recentMs = 1_000;

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
