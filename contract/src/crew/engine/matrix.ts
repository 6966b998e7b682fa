import type { Position } from '../positions.ts';
import { type Dimension, dimensions, type Scope, type ValueOf } from './dimensions.ts';

/** A paper that does, and with `or_higher` each of its group that ranks above it. */
export type Alternative = { competency_id: string; or_higher: boolean };

/** What a position asks for in a context: of each group one paper. */
export type Cell = Scope & {
  position: Position;
  groups: readonly (readonly Alternative[])[];
  min_age: number | null;
  /** The law's own, which no company waives. */
  legal: boolean;
  effect: 'impede' | 'avisa';
  /** What it leans on and since when that was seen to, for whoever keeps the matrix; nothing of it decides. */
  note: string | null;
  source: string | null;
  checked_on: string | null;
};

export type Version = { id: string; effective_from: string; cells: readonly Cell[] };

/** What the platform and the company know of a competency. */
export type Competency = { group: string | null; rank: number | null; nav_area: ValueOf<'nav_area'> | null };
export type Catalogue = ReadonlyMap<string, Competency>;

export type Matrix = { versions: readonly Version[]; catalogue: Catalogue };

/** What a cell is known by in every version: its position and what it names. */
export function cellKey(cell: Scope & { position: Position }): string {
  return [cell.position, ...dimensions.map((name) => cell[name] ?? '*')].join(' ');
}

/** How much a cell names: of those that fit, the one that names most decides. As many are a tie, whatever they name. */
export function specificity(scope: Scope): number {
  return dimensions.filter((name) => scope[name] !== null).length;
}

/** Whether a cell fits what is known of a sailing; what is not known stands in nobody's way. */
export function fits(cell: Scope, known: Scope): boolean {
  return dimensions.every(
    (name) => cell[name] === null || known[name] === null || cell[name] === known[name],
  );
}

/** The version in force on a day: the last that began by then. */
export function versionOn(versions: readonly Version[], date: string): Version | undefined {
  return versions
    .filter(({ effective_from }) => effective_from <= date)
    .reduce<Version | undefined>(
      (last, each) => (last === undefined || each.effective_from > last.effective_from ? each : last),
      undefined,
    );
}

type Deciding =
  | { cell: Cell; beats: readonly Cell[] }
  | { ties: readonly Cell[] }
  | { lacks: readonly Dimension[] }
  | { none: true };

/** The cell that decides, what it beats, or why none does: what is not known and some cell asks for, a tie, or nothing. */
export function decidingCell(cells: readonly Cell[], position: Position, known: Scope): Deciding {
  const fitting = cells.filter((cell) => cell.position === position && fits(cell, known));
  const lacks = dimensions.filter(
    (name) => known[name] === null && fitting.some((cell) => cell[name] !== null),
  );
  if (lacks.length > 0) return { lacks };
  const most = Math.max(...fitting.map(specificity));
  const [first, ...others] = fitting.filter((cell) => specificity(cell) === most);
  if (!first) return { none: true };
  if (others.length > 0) return { ties: [first, ...others] };
  return { cell: first, beats: fitting.filter((cell) => cell !== first) };
}
