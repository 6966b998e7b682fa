import { dimensions } from '@leme/contract/crew/engine/dimensions';

export const tabs = ['matrix', 'catalogue'] as const;
export type Tab = (typeof tabs)[number];

export const filtered = ['position', ...dimensions] as const;
export type Filtered = (typeof filtered)[number];
type Filters = { [name in Filtered]?: string | undefined };

export type MatrixAddress = Filters & {
  tab?: Tab | undefined;
  version?: string | undefined;
  /** The key of the cell that is open, or `new`. */
  cell?: string | undefined;
  does?: 'publish' | 'sheet' | undefined;
};

export const newCell = 'new';

const worded = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the address says of the page; a paper of the catalogue that is open says which tab it is. */
export function readMatrixAddress(search: Readonly<Record<string, unknown>>): MatrixAddress {
  const isCatalogue = search.tab === 'catalogue' || search.open !== undefined;
  return {
    tab: isCatalogue ? 'catalogue' : undefined,
    version: worded(search.version),
    cell: worded(search.cell),
    does: (['publish', 'sheet'] as const).find((each) => each === search.does),
    ...Object.fromEntries(filtered.map((name) => [name, worded(search[name])])),
  };
}

/** The address without any filter. */
export const unfiltered: Filters = Object.fromEntries(filtered.map((name) => [name, undefined]));

/** The address of the other tab: nothing of the one before stays. */
export function leaving(tab: Tab) {
  const gone = ['version', 'cell', 'does', 'open', 'q', 'sort', 'page', 'offset', 'cursor', 'kind'];
  return Object.assign(Object.fromEntries(gone.map((name) => [name, undefined])), unfiltered, {
    tab: tab === 'matrix' ? undefined : tab,
  });
}
