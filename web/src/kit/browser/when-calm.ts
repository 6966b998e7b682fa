/** Waits until the page has a moment and what it shows is drawn, `mostMs` at most. Browsers that do not tell get a quarter. */
export function whenCalm(mostMs: number): Promise<unknown> {
  return new Promise((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: mostMs })
      : setTimeout(resolve, mostMs / 4),
  );
}
