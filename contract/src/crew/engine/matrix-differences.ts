import { type Cell, cellKey } from './matrix.ts';

type MatrixDifference<C extends Cell> = {
  cell: string;
  kind: 'added' | 'removed' | 'changed';
  before: C | null;
  after: C | null;
};

/** What a cell asks for and leans on, whatever the order of its alternatives. */
function asked({ groups, min_age, legal, effect, note, source, checked_on }: Cell): string {
  const written = groups.map((group) =>
    group
      .map(({ competency_id, or_higher }) => `${competency_id} ${or_higher}`)
      .toSorted()
      .join(),
  );
  return JSON.stringify([written.toSorted(), min_age, legal, effect, note, source, checked_on]);
}

/** What is different from one version to the next, cell by cell. */
export function matrixDifferences<C extends Cell>(
  before: readonly C[],
  after: readonly C[],
): MatrixDifference<C>[] {
  const [old, own] = [before, after].map((cells) => new Map(cells.map((cell) => [cellKey(cell), cell])));
  const keys = [...new Set([...(old?.keys() ?? []), ...(own?.keys() ?? [])])].toSorted();
  return keys.flatMap((cell): MatrixDifference<C>[] => {
    const [was, is] = [old?.get(cell) ?? null, own?.get(cell) ?? null];
    if (was && is && asked(was) === asked(is)) return [];
    return [
      { cell, kind: was === null ? 'added' : is === null ? 'removed' : 'changed', before: was, after: is },
    ];
  });
}
