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
  if (cores.generator > 0.9) return 'the generator';
  const isLoopFull = cores.loop > 0.9;
  if (cores.machine > 1.8) return isLoopFull ? "the server's loop and both cores" : 'both cores';
  // Everybody waits while a server stops to collect, and no core looks full.
  if (cores.collector > 0.2 * cores.servers) return "the server's loop, stopped to collect memory";
  return isLoopFull ? "the server's loop" : 'no core: turns, locks or the disk';
}

const isDisturbed = ({ cores }: Pick<Step, 'cores'>) => cores.others > 0.4;
