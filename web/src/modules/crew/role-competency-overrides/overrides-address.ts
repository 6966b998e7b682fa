export const tabs = ['exceptions', 'own', 'manning'] as const;
export type Tab = (typeof tabs)[number];

type Search = Readonly<Record<string, unknown>>;

/** What the address says beside the list that is shown. */
export function readOverridesAddress({ tab, open }: Search) {
  return {
    tab: tabs.find((each) => each === tab && each !== 'exceptions'),
    open: typeof open === 'string' ? open : undefined,
    ...ofOneList,
  };
}

/** What one list is asked by says nothing to another one. */
const ofOneList = {
  q: undefined,
  sort: undefined,
  page: undefined,
  offset: undefined,
  cursor: undefined,
  position: undefined,
  change: undefined,
  valid_to: undefined,
  boat_id: undefined,
  source: undefined,
};

/** The address of another tab: nothing of the one before stays. */
export function leaving(tab: Tab) {
  return { ...ofOneList, tab: tab === 'exceptions' ? undefined : tab, open: undefined };
}
