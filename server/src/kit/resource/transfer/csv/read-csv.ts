import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ColumnReading, ReadBy } from '@leme/contract/kit/kinds/readings';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { openLimiter } from '../../../limits/limiter.ts';
import type { Line } from './csv-lines.ts';

export type { Line } from './csv-lines.ts';

/** A file as it was sent, or its text as it was kept. */
export type Source = { bytes: Uint8Array<ArrayBuffer>; content?: never } | { bytes?: never; content: string };
/** The names of its columns, none twice or empty. */
export type Opened = { columns: string[] };
/** A column that is looked at as a whole, and for what. */
export type AskedColumn = { at: number; by: ReadBy };
export type Question = 'lines' | 'content' | { columns: readonly AskedColumn[] } | { ids: number };
export type Message =
  | { opened: Opened }
  | { lines: Line[] }
  | { content: string }
  | { readings: (ColumnReading | null)[] }
  | { areOurs: boolean }
  | { faults: Fault[] };

export type CsvReader = Opened & {
  /** The rows below the header, five hundred at a time, the same each time; empty rows count and are left out. */
  chunks(): AsyncGenerator<Line[]>;
  /** How these columns are written, in their order. */
  readings(columns: readonly AskedColumn[]): Promise<(ColumnReading | null)[]>;
  /** Whether a column holds ids as the product gives them. */
  holdsIds(at: number): Promise<boolean>;
  /** Its whole text, which is moved here only for who keeps it. */
  content(): Promise<string>;
};

/** Parting the worst file of ten megabytes takes a second. */
const deadlineMs = 10_000;
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const parting = openLimiter(1);
const reading = openLimiter(6);

/** Reads a CSV in a thread of its own, which takes the bytes over and ends with `work`; one that costs too much is refused by name. */
export function readCsv<T>(source: Source, work: (csv: CsvReader) => Promise<T>): Promise<T> {
  return reading(async () => {
    const { worker, opened } = await parting(() => open(source));
    try {
      return await work({
        ...opened,
        chunks: () => chunksOf(worker),
        readings: (columns) => readingsOf(worker, columns),
        holdsIds: (at) => holdsIds(worker, at),
        content: () => contentOf(worker),
      });
    } finally {
      await worker.terminate();
    }
  });
}

async function open(source: Source): Promise<{ worker: Worker; opened: Opened }> {
  const worker = new Worker(new URL('./csv-worker.ts', import.meta.url), {
    workerData: source,
    transferList: source.bytes ? [source.bytes.buffer] : [],
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

async function ask(worker: Worker, question: Question): Promise<Message> {
  const answer = nextOf(worker);
  worker.postMessage(question);
  return await answer;
}

async function contentOf(worker: Worker): Promise<string> {
  const message = await ask(worker, 'content');
  if (!('content' in message)) throw new Error('A CSV answered something else than its text');
  return message.content;
}

async function readingsOf(worker: Worker, columns: readonly AskedColumn[]) {
  const message = await ask(worker, { columns });
  if (!('readings' in message)) throw new Error('A CSV answered something else than how it is written');
  return message.readings;
}

async function holdsIds(worker: Worker, ids: number): Promise<boolean> {
  const message = await ask(worker, { ids });
  return 'areOurs' in message && message.areOurs;
}

async function* chunksOf(worker: Worker): AsyncGenerator<Line[]> {
  for (;;) {
    const message = await ask(worker, 'lines');
    if (!('lines' in message) || message.lines.length === 0) return;
    yield message.lines;
  }
}
