import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { searchedBy } from '../../filter/manifest-filters.ts';

export type FoundIn = { session: ManifestSession; names: string[] };

/** The departures of the day in which somebody has the searched name, whatever else is filtered. */
export function whereFound(sessions: readonly ManifestSession[], typed: string): FoundIn[] {
  if (typed.trim() === '') return [];
  const isSearched = searchedBy(typed);
  return sessions
    .map((session) => ({
      session,
      names: session.bookings.filter(isSearched).map(({ customer_name }) => customer_name),
    }))
    .filter(({ names }) => names.length > 0);
}
