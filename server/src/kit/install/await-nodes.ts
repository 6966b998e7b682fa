import { isNodeLost } from '../database/database-fault.ts';
import { nodesAway } from './check-distribution.ts';

type Waiting = {
  adminUrl: string;
  /** Nodes that were away when somebody looked last. */
  away: readonly string[];
  /** Writes what stands on every node; fails while one of them is away. */
  seed: () => Promise<void>;
  say: (line: string) => void;
  everyMs?: number;
};

/**
 * What a start writes to every node, at once or as soon as all are back: who stands on the others is served meanwhile. Says
 * when a node is back. Answers how to stop waiting.
 */
export async function awaitNodes({
  adminUrl,
  seed,
  say,
  everyMs = 5_000,
  ...waiting
}: Waiting): Promise<() => void> {
  let away = waiting.away;
  let isSeeded = await isWritten(seed);
  if (!isSeeded)
    say('What this build brings for all companies, such as new pages, waits until every node is back.');
  if (isSeeded && away.length === 0) return () => undefined;

  async function look(): Promise<void> {
    const still = await nodesAway(adminUrl);
    for (const node of away.filter((name) => !still.includes(name)))
      say(`Node ${node} answers again; its companies are served.`);
    away = still;
    if (isSeeded || away.length > 0) return;
    isSeeded = await isWritten(seed);
    if (isSeeded) say('Every node is back; what this build brings for all companies is there.');
  }

  let timer: NodeJS.Timeout;
  const lookLater = () => {
    timer = setTimeout(
      // Whatever keeps it from looking, it looks again.
      () =>
        void look()
          .catch(() => undefined)
          .then(() => (isSeeded && away.length === 0 ? undefined : lookLater())),
      everyMs,
    ).unref();
  };
  lookLater();
  return () => clearTimeout(timer);
}

async function isWritten(seed: () => Promise<void>): Promise<boolean> {
  try {
    await seed();
    return true;
  } catch (error) {
    if (isNodeLost(error)) return false;
    throw error;
  }
}
