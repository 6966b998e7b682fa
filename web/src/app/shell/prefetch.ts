const pauseMs = 30_000;

/** Runs a page's prefetch at most once per 30 s; a failed one may be tried again at once. */
export function createPrefetch(fetchPage: (path: string) => Promise<unknown>, now: () => number) {
  const last = new Map<string, number>();
  return function prefetch(path: string): void {
    const before = last.get(path);
    if (before !== undefined && now() - before < pauseMs) return;
    last.set(path, now());
    fetchPage(path).catch(() => last.delete(path));
  };
}
