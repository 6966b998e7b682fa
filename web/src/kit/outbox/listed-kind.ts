import type { ReactNode } from 'react';
import type { Entry, Refused } from './rules.ts';

/** How what is on its way of one kind stands in the list. */
export type ListedKind<Q extends Entry = Entry> = {
  kind: Q['kind'];
  /** What one press did, to whom and when; where the server would not take it, why. */
  Line(props: { tap: readonly (Q | Refused<Q>)[] }): ReactNode;
  nameOf(entry: Q): string;
  useWords(): { queued: (count: number) => string; refused: string; refusedText: string };
};
