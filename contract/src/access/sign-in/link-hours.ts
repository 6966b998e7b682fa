/** How long a link is good, in hours: it is long for signing in because it stands in for a calendar of fifteen days. */
export const linkHours = { first_access: 2, password_reset: 1, login: 15 * 24 } as const;
export type StoredLinkType = keyof typeof linkHours;
