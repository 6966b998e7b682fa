import { parentPort, workerData } from 'node:worker_threads';
import { openCaller } from '../../server/src/drills/caller.testing.ts';

// Asks the server how it is, again and again, on a loop of its own: how long the answer takes is how long others wait.
const caller = openCaller(workerData, '');
const took: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

while (!isOver) {
  const began = performance.now();
  await caller.get('/health');
  took.push(performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
caller.close();
parentPort?.postMessage(took);
