import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '#kit/limits/lower-priority';
import type { Drawing, Drawn } from './draw-papers.ts';
import { drawSheets } from './draw-sheets.ts';

lowerPriority({ isProcess: false });

parentPort?.on('message', async (asked: Drawing) => {
  const answer = await drawSheets(asked).then(
    (pdf): Drawn => ({ pdf }),
    (error: unknown): Drawn => ({ fault: String(error) }),
  );
  parentPort?.postMessage(answer);
});
