import type { Position } from './positions.ts';

/** Places of one kind aboard: whoever may have the position, with at least that paper; null where any position does. */
type Places = { position: Position | null; count: number; competency_id: string | null };

type Row = { position: Position; count: number; competency_id: string | null };

/**
 * Who has to be aboard. Where nothing was said of the boat it is somebody who commands, and `min_crew` in all; places of one
 * position and paper count together.
 */
export function manningOf(boat: { min_crew: number }, rows: readonly Row[]): Places[] {
  if (rows.length === 0) {
    const others: Places = { position: null, count: boat.min_crew - 1, competency_id: null };
    return [{ position: 'comandante', count: 1, competency_id: null }, ...(others.count > 0 ? [others] : [])];
  }
  const alike = Map.groupBy(rows, ({ position, competency_id }) => `${position} ${competency_id ?? ''}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : [];
  });
}
