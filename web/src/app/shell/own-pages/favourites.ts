export const maxFavourites = 8;

/** Adds a page at the end or takes it out; a ninth is not added. */
export function toggleFavourite(paths: readonly string[], path: string): readonly string[] {
  if (paths.includes(path)) return paths.filter((kept) => kept !== path);
  return paths.length < maxFavourites ? [...paths, path] : paths;
}

/** Moves a page one place up or down. */
export function moveFavourite(paths: readonly string[], path: string, by: -1 | 1): readonly string[] {
  const from = paths.indexOf(path);
  const to = from + by;
  if (from === -1 || to < 0 || to >= paths.length) return paths;
  const others = paths.filter((kept) => kept !== path);
  return others.toSpliced(to, 0, path);
}

/** What a stored preference holds as a list of pages; anything else counts as empty. */
export function storedPaths(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((path): path is string => typeof path === 'string' && path.startsWith('/'));
}
