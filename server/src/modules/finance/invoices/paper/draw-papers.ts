import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { InvoicePaper } from '@leme/contract/finance/invoices/paper/invoice-paper';
import { Problem } from '@leme/contract/kit/problem';
import { openLimiter } from '#kit/limits/limiter';

export type Logo = { mime: string; bytes: Uint8Array };
export type Sheet = {
  paper: InvoicePaper;
  /** What its pages are called: `Página {page} de {pages}`. */
  page: string;
  /** The day it bears as a file. */
  day: string;
  colour: string | null;
};
export type Drawing = { sheets: readonly Sheet[]; logo: Logo | null };
export type Drawn = { pdf: Uint8Array } | { fault: string };

const deadlineMs = 60_000;
/** A thread that learnt its letters waits so long for the next drawing: of many letters each would begin anew. */
const idleMs = 10_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const drawing = openLimiter(2);
const waiting: { worker: Worker; ends: NodeJS.Timeout }[] = [];

/** Draws invoices in a thread of its own: setting type takes a fifth of a second, for which nobody else’s request waits. */
export function drawPapers(asked: Drawing): Promise<Buffer> {
  return drawing(async () => {
    const worker = take();
    try {
      worker.postMessage(asked);
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [
        Drawn,
      ];
      keep(worker);
      if ('fault' in answer) throw new Error(`An invoice was not drawn: ${answer.fault}`);
      return Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength);
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      const isTooMuch = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isTooMuch) await worker.terminate();
      throw isTooMuch ? new Problem('unavailable', { params: { retry_after: 10 } }) : error;
    }
  });
}

function take(): Worker {
  const there = waiting.pop();
  clearTimeout(there?.ends);
  const worker =
    there?.worker ?? new Worker(new URL('./paper-worker.ts', import.meta.url), { resourceLimits: memory });
  if (!there) worker.on('error', () => forget(worker));
  worker.ref();
  return worker;
}

function keep(worker: Worker): void {
  worker.unref();
  const ends = setTimeout(() => {
    forget(worker);
    void worker.terminate();
  }, idleMs).unref();
  waiting.push({ worker, ends });
}

function forget(worker: Worker): void {
  const at = waiting.findIndex((each) => each.worker === worker);
  if (at >= 0) waiting.splice(at, 1);
}
