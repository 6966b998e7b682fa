import { parentPort, workerData } from 'node:worker_threads';
import { readingOfColumn } from '@leme/contract/kit/kinds/readings';
import { faults, Problem } from '@leme/contract/kit/problem';
import { unlike } from '@leme/contract/kit/resource/csv-columns';
import { isUuid } from '../../../ids.ts';
import { lowerPriority } from '../../../limits/lower-priority.ts';
import { decodeCsv, delimiterOf, type Line, splitLines } from './csv-lines.ts';
import { unescapeFormula } from './csv-text.ts';
import type { AskedColumn, Message, Question, Source } from './read-csv.ts';

// A thread of its own parts a file into cells: however long that takes, nobody else's request waits for it.

lowerPriority({ isProcess: false });

const chunkRows = 500;
const mostNameLength = 200;

function open({ bytes, content: kept }: Source): { columns: string[]; lines: Line[]; content: string } {
  const content = kept ?? decodeCsv(bytes);
  const [header, ...lines] = splitLines(content, delimiterOf(content));
  if (!header) throw faults([{ pointer: '/file', code: 'empty' }]);
  const names = header.cells.map((cell, at) => cell.trim().slice(0, mostNameLength) || `Coluna ${at + 1}`);
  return { columns: unlike(names), lines, content };
}

/** A column called like ours is of another program where none of its cells can be one of our ids; an empty one is ours. */
function areOurs(lines: readonly Line[], at: number): boolean {
  const cells = lines.map((line) => (line.isTotal ? '' : (line.cells[at] ?? '').trim())).filter(Boolean);
  return cells.length === 0 || cells.some((cell) => isUuid(cell.toLowerCase()));
}

function readingOf(lines: readonly Line[], { at, by }: AskedColumn) {
  return readingOfColumn(
    by,
    lines.map(({ cells }) => unescapeFormula((cells[at] ?? '').trim())),
  );
}

const answer = (message: Message) => parentPort?.postMessage(message);

try {
  const { columns, lines, content } = open(workerData as Source);
  answer({ opened: { columns } });
  let at = 0;
  parentPort?.on('message', (question: Question) => {
    if (question === 'content') return answer({ content });
    if (typeof question === 'object' && 'ids' in question)
      return answer({ areOurs: areOurs(lines, question.ids) });
    if (question !== 'lines')
      return answer({ readings: question.columns.map((column) => readingOf(lines, column)) });
    answer({ lines: lines.slice(at, at + chunkRows) });
    at += chunkRows;
  });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  answer({ faults: error.errors ?? [] });
}
