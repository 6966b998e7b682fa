import { type Position, positions } from '../positions.ts';
import { dimensionValues, type Scope } from './dimensions.ts';
import { type Cell, cellKey, decidingCell } from './matrix.ts';

/** What keeps a draft from being published, each with the cells or the context it is about. */
type MatrixFault =
  | { code: 'uncovered'; position: Position; context: Scope; count: number }
  | { code: 'tie'; cells: string[] }
  | { code: 'unknown'; cell: string; competency: string }
  | { code: 'empty-group'; cell: string };

/** Every sailing there can be. */
export function allContexts(): Scope[] {
  const { activity, use_class, nav_area, boat_type, tonnage } = dimensionValues;
  return activity.flatMap((one) =>
    use_class.flatMap((two) =>
      nav_area.flatMap((three) =>
        boat_type.flatMap((four) =>
          tonnage.map((five) => ({
            activity: one,
            use_class: two,
            nav_area: three,
            boat_type: four,
            tonnage: five,
          })),
        ),
      ),
    ),
  );
}

/** What is wrong with the cells of a draft: in every context each position has one cell that decides, of papers that exist. */
export function matrixFaults(cells: readonly Cell[], known: ReadonlySet<string>): MatrixFault[] {
  const ties = new Map<string, string[]>();
  const uncovered = new Map<Position, { context: Scope; count: number }>();
  const contexts = allContexts();
  for (const position of positions)
    for (const context of contexts) {
      const found = decidingCell(cells, position, context);
      if ('ties' in found) {
        const named = found.ties.map(cellKey).toSorted();
        ties.set(named.join(), named);
      }
      if ('none' in found) {
        const before = uncovered.get(position);
        uncovered.set(position, { context: before?.context ?? context, count: (before?.count ?? 0) + 1 });
      }
    }
  return [
    ...[...uncovered].map(
      ([position, rest]): MatrixFault => ({
        code: 'uncovered',
        position,
        context: rest.context,
        count: rest.count,
      }),
    ),
    ...[...ties.values()].map((named): MatrixFault => ({ code: 'tie', cells: named })),
    ...cells.flatMap((cell) => ownFaults(cell, known)),
  ];
}

function ownFaults(cell: Cell, known: ReadonlySet<string>): MatrixFault[] {
  const key = cellKey(cell);
  const asked = cell.groups.flatMap((group) => group.map(({ competency_id }) => competency_id));
  return [
    ...(cell.groups.some((group) => group.length === 0) ? [{ code: 'empty-group', cell: key } as const] : []),
    ...[...new Set(asked)]
      .filter((id) => !known.has(id))
      .map((competency): MatrixFault => ({ code: 'unknown', cell: key, competency })),
  ];
}
