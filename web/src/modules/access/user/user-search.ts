export const userTabs = ['facts', 'permissions', 'history'] as const;
export type UserTab = (typeof userTabs)[number];
export const rightsShown = ['held', 'all', 'exceptions'] as const;
export type RightsShown = (typeof rightsShown)[number];

/** What the address of a record says: which part is open, and which rights of the person. */
export type UserSearch = { tab: UserTab; show: RightsShown; q: string };

export function readUserSearch({ tab, show, q }: Readonly<Record<string, unknown>>): UserSearch {
  return {
    tab: userTabs.find((each) => each === tab) ?? 'facts',
    show: rightsShown.find((each) => each === show) ?? 'held',
    q: typeof q === 'string' ? q : '',
  };
}
