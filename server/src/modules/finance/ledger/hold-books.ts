import { Problem } from '@leme/contract/kit/problem';
import type { TimedWork } from '#kit/work';
import { type Books, openBooks } from './open-books.ts';
import { openDay } from './write-postings.ts';

/** Takes the books for somebody who posts by hand. */
export function holdBooks({ tx, actor, now }: TimedWork) {
  const keeping = { tx, tenantId: actor.tenantId, userId: actor.userId, now };
  return openBooks(keeping).then((books) => ({ keeping, books }));
}

/** Nobody posts by hand into a month that is closed: the first open day is told. */
export function requireOpen({ closed }: Books, ...days: readonly string[]): void {
  for (const day of days) {
    const first_open = openDay(day, closed);
    if (first_open !== day)
      throw new Problem('month-closed', { params: { month: day.slice(0, 7), first_open } });
  }
}
