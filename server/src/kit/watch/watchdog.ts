import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { running } from './running.ts';

const beatMs = 1_000;
const mostSilentBeats = 10;
const mostOfHeap = 0.9;
const distress = 70;

/**
 * Ends the process where it could only linger: nine tenths of the heap in use, or the event loop blocked for ten
 * seconds. It says why in one line, and for whom it worked; whoever started it starts it again.
 */
export function guardAgainstDistress({ silentBeats = mostSilentBeats, heapShare = mostOfHeap } = {}): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const watcher = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: { beats, beatMs, silentBeats, running },
  });
  watcher.unref();
  const beating = setInterval(() => {
    Atomics.add(beats, 0, 1);
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    if (used_heap_size < heapShare * heap_size_limit) return;
    console.error(`Leme ends: ${Math.round(used_heap_size / 1e6)} MB of memory are in use.`);
    // Gives stderr time to flush.
    void pause(50).then(() => process.exit(distress));
  }, beatMs);
  beating.unref();
}
