import { setImmediate as breath } from 'node:timers/promises';
import { Problem } from '@leme/contract/kit/problem';
import { noteRunning, whoAsks } from '../watch/running.ts';

/** Asked between two pieces of long work: lets others have their turn once it is theirs. */
export type Turns = { next(): Promise<void> };

const turnMs = 20;
const budgetMs = 2_000;

type Clock = {
  /** How many ms the processor was at work for this thread. */
  worked: () => number;
  pause: () => Promise<unknown>;
};

const own: Clock = {
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  pause: () => breath(),
};

/**
 * The turns of one request: whoever has been at work for twenty ms waits until all others were served, and who has been for
 * two seconds in all is refused. Only what lies between two turns is counted, so nothing else is waited for there.
 */
export function inTurns({ worked, pause }: Clock = own): Turns {
  let [since, before] = [worked(), 0];
  return {
    async next() {
      const turn = worked() - since;
      if (turn < turnMs) return;
      before += turn;
      if (before > budgetMs) throw new Problem('too-much-work');
      await pause();
      noteRunning(whoAsks());
      since = worked();
    },
  };
}
