const everyMs = 6 * 60 * 60_000;

/** Has links that can no longer be used deleted, now and every six hours. */
export function keepCleaning(clean: () => void): ReturnType<typeof setInterval> {
  clean();
  return setInterval(clean, everyMs);
}
