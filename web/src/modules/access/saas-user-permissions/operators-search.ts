export const operatorTabs = ['operators', 'person'] as const;
export type OperatorTab = (typeof operatorTabs)[number];

export type OperatorsSearch = {
  tab: OperatorTab;
  page: number;
  /** The dialog that is open, and about whom. */
  open?: 'invite' | 'edit' | undefined;
  user?: string | undefined;
};

/** What the address of the page says; what it cannot mean is left out. */
export function readOperatorsSearch(search: Readonly<Record<string, unknown>>): OperatorsSearch {
  const page = Number(search.page);
  const user = typeof search.user === 'string' ? search.user : undefined;
  return {
    tab: operatorTabs.find((tab) => tab === search.tab) ?? 'operators',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    ...(search.open === 'invite' && { open: 'invite' }),
    ...(search.open === 'edit' && user !== undefined && { open: 'edit', user }),
  };
}

export const closed = { open: undefined, user: undefined } as const;
