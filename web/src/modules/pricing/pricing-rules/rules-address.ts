/** What the address opens beside the list of rules. */
export type RulesAddress = { shows: 'publish' | 'simulate' | 'seasons' | 'list' | undefined };

const dialogs = ['publish', 'simulate', 'seasons', 'list'] as const;

export function readRulesAddress(search: Readonly<Record<string, unknown>>): RulesAddress {
  return { shows: dialogs.find((name) => name === search.shows) };
}
