import type { ListAddress } from '../list-address.ts';
import type { ListSettings } from '../list-settings.ts';

/** What somebody likes to come back to: rows, order, columns and density under a name. */
export type View = {
  id: string;
  name: string;
  search: Record<string, string | number>;
  columns: string[] | null;
  compact: boolean;
};

/** What views of a list are made of. */
export type Viewed = {
  /** The parts of an address a view keeps. */
  keeps: readonly string[];
  /** Reads an address; what the list could not show does not apply. */
  read: (search: Readonly<Record<string, unknown>>) => ListAddress;
  /** The columns there are, of those that were kept. */
  columnsOf: (kept: readonly unknown[]) => string[];
};

/** How a list is looked at, beside what its address says. */
export type Look = Pick<ListSettings, 'columns' | 'compact'>;

const mostViews = 30;

/** The parts of an address a view keeps, all of them, so that opening one takes off what it does not name. */
export function searchOf({ keeps }: Viewed, address: ListAddress): ListAddress {
  return Object.fromEntries(keeps.map((name) => [name, address[name]]));
}

/** A view of what is seen now. */
export function viewOf(
  viewed: Viewed,
  address: ListAddress,
  { columns, compact }: Look,
  { id, name }: Pick<View, 'id' | 'name'>,
): View {
  const set = Object.entries(searchOf(viewed, address)).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  return { id, name, search: Object.fromEntries(set), columns, compact };
}

/** Whether what is seen differs from the view it was opened by. */
export function hasChanged(viewed: Viewed, view: View, address: ListAddress, look: Look): boolean {
  return JSON.stringify(viewOf(viewed, address, look, view)) !== JSON.stringify(ordered(viewed, view));
}

function ordered(viewed: Viewed, view: View): View {
  return viewOf(viewed, view.search, view, view);
}

/** The views that were kept, as far as they can still be understood. */
export function readViews(viewed: Viewed, kept: unknown): View[] {
  const views = Array.isArray(kept) ? kept : [];
  return views.slice(0, mostViews).flatMap((each): View[] => {
    const { id, name, search, columns, compact } = (each ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    const address = viewed.read(typeof search === 'object' && search !== null ? { ...search } : {});
    const look = {
      columns: Array.isArray(columns) ? viewed.columnsOf(columns) : null,
      compact: compact === true,
    };
    return [viewOf(viewed, address, look, { id, name })];
  });
}
