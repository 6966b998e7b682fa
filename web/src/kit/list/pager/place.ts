/** How many rows can be reached by number, and are counted at most. */
export const mostCounted = 10_000;

/** The deepest page that can be asked for by its number. */
export function deepestPage(limit: number): number {
  return Math.floor(mostCounted / limit);
}

/** The page a row stands on that has so many before it. */
export function pageAt(offset: number, limit: number): number {
  return Math.floor(offset / limit) + 1;
}

type Place = { page?: number | undefined; cursor?: string | undefined };

/** What the server is asked for: a page too deep to be counted to is asked for by its cursor, and is the first without one. */
export function placeOf({ page = 1, cursor }: Place, limit: number): { page: number } | { cursor: string } {
  const reachable = page <= deepestPage(limit);
  return cursor !== undefined && !reachable ? { cursor } : { page: reachable ? page : 1 };
}
