const shown = 5;

/** Puts a visited page first. One more than is shown is kept, because the open page itself is left out. */
export function visitPage(paths: readonly string[], path: string): readonly string[] {
  if (paths[0] === path) return paths;
  return [path, ...paths.filter((kept) => kept !== path)].slice(0, shown + 1);
}

/** The last five pages without the one that is open. */
export function recentPages(paths: readonly string[], openPath: string): readonly string[] {
  return paths.filter((path) => path !== openPath).slice(0, shown);
}
