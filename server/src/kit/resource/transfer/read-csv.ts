import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { openTurns } from '../../realtime/turns.ts';
import type { Line } from './csv-lines.ts';

export type { Line } from './csv-lines.ts';

/** A file as it was sent, or its text as it was kept. */
export type Source = { bytes: Uint8Array<ArrayBuffer>; content?: never } | { bytes?: never; content: string };
/** The names of its columns, none twice or empty, and its whole text. */
export type Opened = { columns: string[]; content: string };
type Message = { opened: Opened } | { lines: Line[] } | { faults: Fault[] };

export type CsvReader = Opened & {
  /** The rows below the header, five hundred at a time, the same each time; empty rows count and are left out. */
  stretches(): AsyncGenerator<Line[]>;
};

/** Parting the worst file of ten megabytes takes a second. */
const deadlineMs = 10_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const parting = openTurns(1);
const reading = openTurns(6);

/** Reads a CSV in a thread of its own, which ends with `work`; a file that costs too much is refused by name. */
export function readCsv<T>(source: Source, work: (csv: CsvReader) => Promise<T>): Promise<T> {
  return reading(async () => {
    const { worker, opened } = await parting(() => open(source));
    try {
      return await work({ ...opened, stretches: () => stretchesOf(worker) });
    } finally {
      await worker.terminate();
    }
  });
}

async function open(source: Source): Promise<{ worker: Worker; opened: Opened }> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: memory,
  });
  try {
    const message = await nextOf(worker);
    if ('faults' in message) throw faults(message.faults);
    if (!('opened' in message)) throw new Error('A CSV was read before it was open');
    return { worker, opened: message.opened };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

async function nextOf(worker: Worker): Promise<Message> {
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) });
    return message as Message;
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw faults([{ pointer: '/file', code: 'too-costly' }]);
    throw error;
  }
}

async function* stretchesOf(worker: Worker): AsyncGenerator<Line[]> {
  for (;;) {
    const answer = nextOf(worker);
    worker.postMessage('next');
    const message = await answer;
    if (!('lines' in message) || message.lines.length === 0) return;
    yield message.lines;
  }
}
