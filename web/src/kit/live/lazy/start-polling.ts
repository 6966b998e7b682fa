export type PollHow = {
  /** An hour unless said otherwise. */
  everyMs?: number;
  /** How often a question that failed is asked again before its next turn. */
  retries?: number;
};

/** How a question is to be sent that no person asked: under `Leme-Background: 1`. */
export type Polled = { background: true; signal: AbortSignal };

const hourMs = 3_600_000;
const usualRetries = 2;
const firstPauseMs = 2_000;
const mostPauseMs = 10_000;

/** How long a question waits that failed so often before: two seconds, twice as long each time, ten at most. */
export function pauseAfter(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, mostPauseMs);
}

/**
 * Asks at once and then again and again, only while the tab is seen: a hidden one asks nothing, and one that is seen again
 * asks when its turn has come meanwhile. `now` asks out of turn, `stop` ends it.
 */
export function startPolling(
  ask: (how: Polled) => Promise<unknown>,
  { everyMs = hourMs, retries = usualRetries }: PollHow = {},
): { now: () => void; stop: () => void } {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let dueAt = 0;
  const later = (ms: number, work: () => void) => {
    clearTimeout(timer);
    dueAt = Date.now() + ms;
    timer = setTimeout(work, ms);
  };
  const attempt = async (failures: number) => {
    clearTimeout(timer);
    dueAt = 0;
    if (document.visibilityState === 'hidden' || leaving.signal.aborted) return;
    turn += 1;
    const mine = turn;
    const isAnswered = await ask({ background: true, signal: leaving.signal }).then(
      () => true,
      () => false,
    );
    if (mine !== turn || leaving.signal.aborted) return;
    const isOver = isAnswered || failures >= retries;
    if (isOver) later(everyMs, () => void attempt(0));
    else later(pauseAfter(failures), () => void attempt(failures + 1));
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return clearTimeout(timer);
    const left = dueAt - Date.now();
    if (left > 0) later(left, () => void attempt(0));
    else void attempt(0);
  };
  document.addEventListener('visibilitychange', look);
  void attempt(0);
  return {
    now: () => void attempt(0),
    stop() {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
