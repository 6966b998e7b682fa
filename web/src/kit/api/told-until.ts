import { changesHeader } from '@leme/contract/kit/changes-header';

let earliest: string | undefined;
const waiting = new Set<(told: string) => void>();

/** Keeps what the earliest answer says of changes; numbers of another epoch come later, or of another process. */
export function noteToldUntil({ headers }: Response): void {
  const told = headers.get(changesHeader);
  if (told === null) return;
  if (earliest === undefined || isBefore(told, earliest)) earliest = told;
  for (const say of waiting) say(earliest);
  waiting.clear();
}

/** Somebody else asks from now on, or in another company. */
export function forgetToldUntil(): void {
  earliest = undefined;
}

/**
 * The last change that was told before this person's page asked for anything, once something was answered: who listens
 * after it misses nothing of what the page shows.
 */
export async function toldUntil(): Promise<string> {
  return earliest ?? (await new Promise((resolve) => waiting.add(resolve)));
}

/** Whether a change was told before another; not where nobody can tell, because another process or a later start counted it. */
export function isBefore(one: string, other: string): boolean {
  const [[epoch, n], [of, m]] = [one.split('.'), other.split('.')];
  return epoch === of && Number(n) < Number(m);
}
