import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// A thread that watches whether the other one still beats. It counts its own ticks, so that a machine that slept is no
// loop that was blocked.

const { beats, beatMs, silentBeats } = workerData as {
  beats: Int32Array;
  beatMs: number;
  silentBeats: number;
};
const stderr = 2;
let [last, silent] = [-1, 0];

setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < silentBeats) return;
  writeSync(stderr, `Leme ends: nothing was answered for ${(silentBeats * beatMs) / 1000} s.\n`);
  process.kill(process.pid, 'SIGKILL');
}, beatMs);
