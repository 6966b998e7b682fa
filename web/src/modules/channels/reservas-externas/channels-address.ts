export const tabs = ['inbox', 'partners', 'mapping', 'quotas', 'messages'] as const;
export type Tab = (typeof tabs)[number];

type Search = Readonly<Record<string, unknown>>;

/** What the address says beside the tab that is shown. */
export function readChannelsAddress({ tab, open }: Search) {
  return {
    tab: tabs.find((each) => each === tab && each !== 'inbox'),
    open: typeof open === 'string' ? open : undefined,
    ...ofOneTab,
  };
}

/** What one tab is asked by says nothing to another one. */
const ofOneTab = {
  q: undefined,
  sort: undefined,
  page: undefined,
  offset: undefined,
  cursor: undefined,
  state: undefined,
  partner_id: undefined,
  created_at: undefined,
  kind: undefined,
  protocol: undefined,
  active: undefined,
};

/** The address of another tab: nothing of the one before stays. */
export function leaving(tab: Tab) {
  return { ...ofOneTab, tab: tab === 'inbox' ? undefined : tab, open: undefined };
}
