import { parentPort, workerData } from 'node:worker_threads';
import { unlike } from '@leme/contract/kit/csv-columns';
import { faults, Problem } from '@leme/contract/kit/problem';
import { stepBack } from '../../step-back.ts';
import { decodeCsv, delimiterOf, type Line, requireBounds, splitLines } from './csv-lines.ts';
import type { Opened, Source } from './read-csv.ts';

// A thread of its own parts a file into cells: however long that takes, nobody else's request waits for it.

stepBack({ isProcess: false });

const stretch = 500;
const mostNameLength = 200;

function open({ bytes, content: kept }: Source): { opened: Opened; lines: Line[] } {
  const content = kept ?? decodeCsv(bytes);
  const delimiter = delimiterOf(content);
  requireBounds(kept === undefined ? bytes : Buffer.from(kept), delimiter);
  const [header, ...lines] = splitLines(content, delimiter);
  if (!header) throw faults([{ pointer: '/file', code: 'empty' }]);
  const names = header.cells.map((cell, at) => cell.trim().slice(0, mostNameLength) || `Coluna ${at + 1}`);
  return { opened: { columns: unlike(names), content }, lines };
}

try {
  const { opened, lines } = open(workerData as Source);
  parentPort?.postMessage({ opened });
  let at = 0;
  parentPort?.on('message', () => {
    parentPort?.postMessage({ lines: lines.slice(at, at + stretch) });
    at += stretch;
  });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  parentPort?.postMessage({ faults: error.errors });
}
