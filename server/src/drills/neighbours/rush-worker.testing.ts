import { parentPort, workerData } from 'node:worker_threads';
import { rushes } from './rush.testing.ts';
import type { Tally, Target } from './rush-lanes.testing.ts';

// In a thread of its own, so that who measures is not kept waiting by who rushes.
const { name, target, ms } = workerData as { name: string; target: Target; ms: number };
const until = performance.now() + ms;
const tally: Tally = {};
const count = (answer: string) => {
  tally[answer] = (tally[answer] ?? 0) + 1;
};
await rushes[name]?.(target, () => performance.now() > until, count);
parentPort?.postMessage(tally);
process.exit();
