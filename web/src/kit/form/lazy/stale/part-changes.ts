import type { Comparison } from './stale-choice.tsx';

/** The fields in which three states of one thing differ: as it was read, as it is typed and as it is saved now. */
export type Changes<Name> = {
  /** From what was read to what is typed. */
  mine: readonly Name[];
  /** From what was read to what is saved now. */
  theirs: readonly Name[];
  /** From what is saved now to what is typed. */
  now: readonly Name[];
};

/** The fields both changed, and differently, which takes a choice; and those only one of them did, which takes none. */
export function partChanges<Name>({ mine, theirs, now }: Changes<Name>) {
  return {
    both: mine.filter((name) => theirs.includes(name) && now.includes(name)),
    mine: mine.filter((name) => !theirs.includes(name)),
    theirs: theirs.filter((name) => !mine.includes(name)),
  };
}

/** The same with what each field says. */
export function comparisonOf<Name extends string>(
  parts: Record<'both' | 'mine' | 'theirs', readonly Name[]>,
  tell: (name: Name) => { label: string; mine: string; theirs: string },
): Comparison<Name> {
  const alone = (side: 'mine' | 'theirs') =>
    parts[side].map((name) => ({ name, label: tell(name).label, value: tell(name)[side] }));
  return {
    both: parts.both.map((name) => ({ name, ...tell(name) })),
    mine: alone('mine'),
    theirs: alone('theirs'),
  };
}
