import { openLimiter } from '../limits/limiter.ts';

type Load<T> = (group: string, keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/**
 * Looks up single keys together: those of a group that come while one look-up of it is under way are asked for at once
 * by the next, `most` at a time, and `atOnce` groups at a time. Who comes alone waits for nothing, and nobody gets what
 * was read before he asked. A failure is that of all who were asked for together.
 */
export function inBatches<T>(load: Load<T>, { most, atOnce }: { most: number; atOnce: number }) {
  const waiting = new Map<string, Queue<T>>();
  const inTurn = openLimiter(atOnce);

  async function ask(group: string, queue: Queue<T>): Promise<void> {
    const batch = [...queue].slice(0, most);
    for (const [key] of batch) queue.delete(key);
    try {
      const found = await load(
        group,
        batch.map(([key]) => key),
      );
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
  }

  async function drain(group: string, queue: Queue<T>): Promise<void> {
    while (queue.size > 0) await inTurn(() => ask(group, queue));
    waiting.delete(group);
  }

  return (group: string, key: string): Promise<T | undefined> => {
    const queue = waiting.get(group);
    if (queue) return join(queue, key);
    const first: Queue<T> = new Map();
    waiting.set(group, first);
    const answer = join(first, key);
    void drain(group, first);
    return answer;
  };
}

type Queue<T> = Map<string, PromiseWithResolvers<T | undefined>>;

function join<T>(queue: Queue<T>, key: string): Promise<T | undefined> {
  const asked = queue.get(key) ?? Promise.withResolvers<T | undefined>();
  queue.set(key, asked);
  return asked.promise;
}
