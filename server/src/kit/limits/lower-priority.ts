import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Between normal (0) and below normal (10): a quarter of a core that everybody wants, not a tenth. */
const niceness = 5;
/** A process draws one picture at a time, which a tenth of a core still does within its ten seconds. */
const processNiceness = 10;
const groupNiceness = 10;

/**
 * Lets everybody else go first: what this thread does may take its time. On Linux a priority is a thread's own, which
 * holds for a worker too; elsewhere it would slow the whole process, so only a process of its own, in a session of its own, steps back there.
 */
export function lowerPriority({ isProcess }: { isProcess: boolean }): void {
  if (!isProcess && process.platform !== 'linux') return;
  politely(() => setPriority(isProcess ? processNiceness : niceness));
  // Linux weighs the processes of one session against those of another as groups: the database stands in one of its own,
  // and only a group that steps back goes behind it.
  if (isProcess && process.platform === 'linux')
    politely(() => writeFileSync('/proc/self/autogroup', String(groupNiceness)));
}

/** A system that does not let us loses nothing but politeness. */
function politely(step: () => void): void {
  try {
    step();
  } catch {}
}
