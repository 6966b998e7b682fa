import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readRunning } from './running.ts';
import { tellLauncher } from './tell-launcher.ts';

// A thread that watches whether the other one still beats. It counts its own ticks, so that a machine that slept is no
// loop that was blocked.

const { beats, beatMs, silentBeats, running } = workerData as {
  beats: Int32Array;
  beatMs: number;
  silentBeats: number;
  running: SharedArrayBuffer;
};
const stderr = 2;
let [last, silent] = [-1, 0];

setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < silentBeats) return;
  const network = readRunning(running);
  const whose = network && ` while a request of ${network} was worked on`;
  writeSync(stderr, `Leme ends: nothing was answered for ${(silentBeats * beatMs) / 1000} s${whose}.\n`);
  tellLauncher(`fell ${network}`);
  process.kill(process.pid, 'SIGKILL');
}, beatMs);
