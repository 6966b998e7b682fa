/** A semaphore: lets at most `most` pieces of work run at once; the others wait, first come, first served. */
export function openLimiter(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn is handed on, so that nobody who comes now goes first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
