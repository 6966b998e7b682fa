import type { AnyRow } from '@leme/contract/kit/resource';
import { useRef, useState } from 'react';

export type Selected = ReadonlyMap<string, AnyRow>;

/** At most so many rows are worked on together. */
export const mostSelected = 500;

/** The selection with some rows put in or taken out; beyond the most, further ones stay out. */
export function withRows(selected: Selected, rows: readonly AnyRow[], on: boolean): Selected {
  const next = new Map(selected);
  for (const row of rows) {
    if (!on) next.delete(row.id);
    else if (next.has(row.id) || next.size < mostSelected) next.set(row.id, row);
  }
  return next;
}

/** The rows from one to another, both among them, whichever comes first; only the second where the first is gone. */
export function rangeOf(rows: readonly AnyRow[], from: string | null, to: string): AnyRow[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  if (start < 0 || end < 0) return rows.filter(({ id }) => id === to);
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

const none: Selected = new Map();

/**
 * The rows a person has ticked. Another `scope`, such as another filter, starts with none; what was asked for in the
 * one before, such as all its rows, comes too late then.
 */
export function useSelection(scope: string) {
  const [state, setState] = useState({ scope, selected: none });
  const last = useRef<string | null>(null);
  if (state.scope !== scope) setState({ scope, selected: none });
  const mark = (rows: readonly AnyRow[], on: boolean) =>
    setState((now) => (now.scope === scope ? { scope, selected: withRows(now.selected, rows, on) } : now));
  return {
    selected: state.scope === scope ? state.selected : none,
    clear: () => setState({ scope, selected: none }),
    /** Rows on or off. */
    mark,
    /** One row; with `range` those of the page since the last one as well. */
    toggle: (rows: readonly AnyRow[], row: AnyRow, on: boolean, range: boolean) => {
      mark(range ? rangeOf(rows, last.current, row.id) : [row], on);
      last.current = row.id;
    },
  };
}
