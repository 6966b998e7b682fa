import { afterAll } from 'vitest';

// What a file costs the processor of its worker: files share one, so it is what was used since this file began. A set-up
// file, so that it begins before the file is read and ends after all other hooks.
const began = process.cpuUsage();

// biome-ignore lint/correctness/noEmptyPattern: the runner reads the first argument, and takes nothing but a pattern
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(began);
  Object.assign(file.meta, { processorSeconds: (user + system) / 1e6 });
});

declare module 'vitest' {
  export interface TaskMeta {
    processorSeconds?: number;
  }
}
