import { filterFields, type Resource } from '@leme/contract/kit/resource';
import { type ListAddress, listAddressReader } from '../list-address.ts';
import { knownColumns, type ListSettings } from '../list-settings.ts';

/** What somebody likes to come back to: rows, order, columns and density under a name. */
export type View = {
  id: string;
  name: string;
  search: Record<string, string | number>;
  columns: string[] | null;
  compact: boolean;
};

const mostViews = 30;

/** The parts of an address a view keeps, all of them, so that opening one takes off what it does not name. */
export function searchOf(resource: Resource, address: ListAddress): ListAddress {
  const names = ['q', 'sort', 'deleted', ...filterFields(resource).map(([name]) => name)];
  return Object.fromEntries(names.map((name) => [name, address[name]]));
}

/** A view of what is seen now. */
export function viewOf(
  resource: Resource,
  address: ListAddress,
  settings: ListSettings,
  { id, name }: Pick<View, 'id' | 'name'>,
): View {
  const set = Object.entries(searchOf(resource, address)).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  const { columns, compact } = settings;
  return { id, name, search: Object.fromEntries(set), columns, compact };
}

/** Whether what is seen differs from the view it was opened by. */
export function hasChanged(
  resource: Resource,
  view: View,
  address: ListAddress,
  settings: ListSettings,
): boolean {
  return (
    JSON.stringify(viewOf(resource, address, settings, view)) !== JSON.stringify(ordered(resource, view))
  );
}

function ordered(resource: Resource, view: View): View {
  return viewOf(resource, view.search, { ...view, limit: 0 }, view);
}

/** The views that were kept, as far as they can still be understood. */
export function readViews(resource: Resource, kept: unknown): View[] {
  const read = listAddressReader(resource);
  const views = Array.isArray(kept) ? kept : [];
  return views.slice(0, mostViews).flatMap((each): View[] => {
    const { id, name, search, columns, compact } = (each ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    const address = read(typeof search === 'object' && search !== null ? { ...search } : {});
    const settings = {
      columns: Array.isArray(columns) ? knownColumns(resource, columns) : null,
      compact: compact === true,
      limit: 0,
    };
    return [viewOf(resource, address, settings, { id, name })];
  });
}
