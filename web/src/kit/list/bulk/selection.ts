import { useRef, useState } from 'react';
import { mostCounted } from '../pager/place.ts';

type Identified = { id: string };
export type Selected<Row> = ReadonlyMap<string, Row>;

/** At most so many rows are worked on together: all a list counts. */
export const mostSelected = mostCounted;

/** The selection with some rows put in or taken out; beyond the most, further ones stay out. */
export function withRows<Row extends Identified>(
  selected: Selected<Row>,
  rows: readonly Row[],
  on: boolean,
): Selected<Row> {
  const next = new Map(selected);
  for (const row of rows) {
    if (!on) next.delete(row.id);
    else if (next.has(row.id) || next.size < mostSelected) next.set(row.id, row);
  }
  return next;
}

/** The rows from one to another, both among them, whichever comes first; only the second where the first is gone. */
export function rangeOf<Row extends Identified>(
  rows: readonly Row[],
  from: string | null,
  to: string,
): Row[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  if (start < 0 || end < 0) return rows.filter(({ id }) => id === to);
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export type Selection<Row> = {
  selected: Selected<Row>;
  clear: () => void;
  /** Rows on or off. */
  mark: (rows: readonly Row[], on: boolean) => void;
  /** One row; with `range` those of the page since the last one as well. */
  toggle: (rows: readonly Row[], row: Row, on: boolean, range: boolean) => void;
};

/**
 * The rows a person has ticked. Another `scope`, such as another filter, starts with none; what was asked for in the
 * one before, such as all its rows, comes too late then.
 */
export function useSelection<Row extends Identified>(scope: string): Selection<Row> {
  const none: Selected<Row> = new Map();
  const [state, setState] = useState({ scope, selected: none });
  const last = useRef<string | null>(null);
  if (state.scope !== scope) setState({ scope, selected: none });
  const mark = (rows: readonly Row[], on: boolean) =>
    setState((now) => (now.scope === scope ? { scope, selected: withRows(now.selected, rows, on) } : now));
  return {
    selected: state.scope === scope ? state.selected : none,
    clear: () => setState({ scope, selected: none }),
    mark,
    toggle: (rows, row, on, range) => {
      mark(range ? rangeOf(rows, last.current, row.id) : [row], on);
      last.current = row.id;
    },
  };
}
