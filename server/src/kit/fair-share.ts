import { Problem } from '@leme/contract/kit/problem';

export type Shares = {
  /** How much may be at work at once. */
  slots: number;
  /** How much of it may be of one company. */
  perCompany: number;
  /** How many of one company may wait. */
  mostWaiting: number;
  patienceMs: number;
};

type Waiter = { begin: () => void; timer: NodeJS.Timeout };
type Queue = { first: Waiter[]; rest: Waiter[] };

/**
 * Lets the work of many companies take turns. Whoever comes while there is room begins at once; otherwise companies are
 * served in turn, not in the order their requests came, and within a company what cannot wait goes first. A company
 * whose own queue is full is refused (429), who waited too long is told to come again (503).
 */
export function fairShare({ slots, perCompany, mostWaiting, patienceMs }: Shares) {
  const running = new Map<string, number>();
  const queues = new Map<string, Queue>();
  let atWork = 0;

  const runs = (company: string) => running.get(company) ?? 0;
  const begin = (company: string) => {
    atWork += 1;
    running.set(company, runs(company) + 1);
  };

  function wait(company: string, isUrgent: boolean): Promise<void> {
    const queue = queues.get(company) ?? { first: [], rest: [] };
    if (queue.first.length + queue.rest.length >= mostWaiting)
      throw new Problem('too-many-requests', { params: { retry_after: 2 } });
    queues.set(company, queue);
    const lane = isUrgent ? queue.first : queue.rest;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lane.splice(lane.indexOf(waiter), 1);
        if (queue.first.length + queue.rest.length === 0) queues.delete(company);
        reject(new Problem('unavailable', { params: { retry_after: 2 } }));
      }, patienceMs);
      const waiter = { begin: resolve, timer };
      lane.push(waiter);
    });
  }

  function serveNext(): void {
    for (const [company, queue] of queues) {
      if (atWork >= slots) return;
      if (runs(company) >= perCompany) continue;
      const next = queue.first.shift() ?? queue.rest.shift();
      // To the end of the round, or out of it.
      queues.delete(company);
      if (queue.first.length + queue.rest.length > 0) queues.set(company, queue);
      if (!next) continue;
      clearTimeout(next.timer);
      begin(company);
      next.begin();
      return;
    }
  }

  return {
    /** Begins a piece of work of a company, perhaps after a wait; every begun one is ended by `end`. */
    async begin(company: string, isUrgent: boolean): Promise<void> {
      if (atWork < slots && runs(company) < perCompany) return begin(company);
      await wait(company, isUrgent);
    },
    end(company: string): void {
      atWork -= 1;
      const left = runs(company) - 1;
      if (left > 0) running.set(company, left);
      else running.delete(company);
      serveNext();
    },
  };
}

export type FairShare = ReturnType<typeof fairShare>;
