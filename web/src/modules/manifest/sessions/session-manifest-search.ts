import { type ManifestSearch, readManifestSearch } from '../filter/manifest-search.ts';

/**
 * What the pier screen behind a card writes into the address of the cards. Its search has a name of its own there: `q`
 * looks through the cards.
 */
export type SessionManifestSearch = ManifestSearch & { find?: string | undefined };

export function readPierSearch({
  find,
  ...search
}: Readonly<Record<string, unknown>>): SessionManifestSearch {
  return readManifestSearch({ ...search, q: find });
}

const ofPier = ['checkin', 'no_show', 'owes', 'find', 'list', 'open', 'of'] as const;

/** Takes everything of the pier screen out of the address. */
export const noPier: SessionManifestSearch = Object.fromEntries(ofPier.map((name) => [name, undefined]));

/** A change of the pier screen as a change of the address; leaving the departure leaves nothing of it. */
export function toPierSearch(part: ManifestSearch): SessionManifestSearch {
  const { q, ...rest } = part;
  return {
    ...('session' in part && part.session === undefined && noPier),
    ...rest,
    ...('q' in part && { find: q }),
  };
}
