import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CsvMapping } from '@leme/contract/finance/bank/csv-mapping';
import { openLimiter } from '#kit/limits/limiter';
import type { Read, ReadStatement, StatementFault } from './statement.ts';

export type Question = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Which account is meant, where a file tells of several. */
  account?: string | undefined;
  /** What the columns of a CSV are; without it its first rows are shown. */
  mapping?: CsvMapping | undefined;
};
/** A CSV of which nobody said yet what its columns are. */
export type Unmapped = { rows: string[][]; guess: CsvMapping };
export type Answer = Read | Unmapped;

const deadlineMs = 20_000;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const reading = openLimiter(2);

/** Reads a statement in a thread of its own: however long ten megabytes take, nobody else's request waits for it. */
export function readStatement(
  question: Question,
): Promise<ReadStatement | Unmapped | { fault: StatementFault }> {
  return reading(async () => {
    const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), {
      workerData: question,
      transferList: [question.bytes.buffer],
      resourceLimits: memory,
    });
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
      return answer as Answer;
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return { fault: 'too-costly' };
      throw error;
    } finally {
      await worker.terminate();
    }
  });
}
