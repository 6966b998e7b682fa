import { changesHeader } from '@leme/contract/kit/changes-header';

let earliest: string | undefined;
const waiting = new Set<(told: string) => void>();

/** Keeps what the earliest answer says of changes; numbers of another epoch come later, or of another process. */
export function noteToldUntil({ headers }: Response): void {
  const told = headers.get(changesHeader);
  if (told === null) return;
  const [[epoch, n], [of, m]] = [partsOf(earliest), partsOf(told)];
  if (earliest === undefined || (epoch === of && m < n)) earliest = told;
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

/** Whether changes may lie between the other and this one; so it is where nobody can tell. */
export function isLaterChange(one: string, other: string): boolean {
  const [[epoch, n], [of, m]] = [partsOf(one), partsOf(other)];
  return epoch !== of || n > m;
}

function partsOf(id = ''): [epoch: string, n: number] {
  const [epoch = '', n] = id.split('.');
  return [epoch, Number(n)];
}
