import { setPriority } from 'node:os';

/** Between normal (0) and below normal (10): a quarter of a core that everybody wants, not a tenth. */
const niceness = 5;

/**
 * Lets everybody else go first: what this thread does may take its time. On Linux a priority is a thread's own, which
 * holds for a worker too; elsewhere it would slow the whole process, so only a process of its own steps back there.
 */
export function stepBack({ isProcess }: { isProcess: boolean }): void {
  if (!isProcess && process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {
    // A system that does not let us loses nothing but politeness.
  }
}
