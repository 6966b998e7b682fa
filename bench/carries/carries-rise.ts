import type { Load } from './carries-load.ts';
import type { Cores } from './carries-usage.ts';

/** A load that was held for some seconds, or not. */
export type Step = Load & {
  rate: number;
  cores: Cores;
  /** Changes a second, each counted once for every page that heard it. */
  heardPerSecond: number;
  holds: boolean;
};
type Take = (rate: number) => Promise<Omit<Step, 'rate' | 'holds'>>;

type Rising = { from: number; factor: number; tell(step: Step): void };

const mostMs = 100;
const mostFailures = 0.01;
// What comes in bunches queues long before the mean is one.
const full = 0.8;

/**
 * Rises by `factor` until answers come too late or are refused, then halves the way between twice. What did not hold is
 * tried once more, so that one bad moment ends nothing, and again where other work was on the machine.
 */
export async function rise(take: Take, { from, factor, tell }: Rising) {
  const steps: Step[] = [];
  let held: Step | null = null;
  let failed: Step | null = null;
  let patience = 8;
  const attempt = async (rate: number) => {
    for (let tries = 2; tries > 0; ) {
      const step = judge(rate, await take(rate));
      steps.push(step);
      tell(step);
      if (step.holds) {
        held = step;
        return true;
      }
      failed = step;
      if (isDisturbed(step) && patience > 0) patience -= 1;
      else tries -= 1;
    }
    return false;
  };
  for (let rate = from; await attempt(rate); ) rate *= factor;
  return { steps, ...(await narrow()) };

  async function narrow() {
    for (let turn = 0; turn < 2 && held && failed; turn += 1)
      await attempt(Math.sqrt(held.rate * failed.rate));
    return { held, failed };
  }
}

function judge(rate: number, step: Awaited<ReturnType<Take>>): Step {
  const failures = Object.values(step.failures).reduce((all, count) => all + count, 0);
  return { ...step, rate, holds: step.all.p95 <= mostMs && failures <= mostFailures * step.asked };
}

/** What gave out first, by who used the processor in the step that was too much. */
export function whatGaveOut(step: Step): string {
  const { cores } = step;
  if (isDisturbed(step)) return 'other work was on the machine';
  if (cores.generator > full) return 'the generator';
  // A loop that waits for a core has no more rest than one that runs.
  const isLoopFull = cores.loop + cores.loopWaits > full;
  if (isLoopFull && cores.loopWaits > 0.1) return "the server's loop, which waits for a core";
  if (isLoopFull) return "the server's loop";
  if (cores.machine > 2 * full) return 'both cores';
  if (cores.collector > 0.2 * cores.servers) return 'memory that is collected';
  return 'nothing that was full on average';
}

const isDisturbed = ({ cores }: Pick<Step, 'cores'>) => cores.others > 0.4;
