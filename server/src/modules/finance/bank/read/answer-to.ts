import { guessMapping } from '@leme/contract/finance/bank/csv-mapping';
import { decodeStatement } from './decode.ts';
import { cellsOf, readBankCsv } from './read-bank-csv.ts';
import { readOfx } from './read-ofx.ts';
import type { Answer, Question } from './read-statement.ts';

const shownRows = 12;
const shownCells = 20;

/** What a file says, by what stands in it and not by its name. */
export function answerTo({ bytes, account, mapping }: Question): Answer {
  const text = decodeStatement(bytes);
  if (text.trim() === '') return { fault: 'empty' };
  if (/<OFX>/i.test(text) || /^\s*OFXHEADER/i.test(text)) return readOfx(text, account);
  if (/[\0\ufffd]/.test(text.slice(0, 4_096)) || /^\s*(%PDF|PK|<)/.test(text))
    return { fault: 'not-a-statement' };
  if (mapping) return readBankCsv(text, mapping);
  const rows = cellsOf(text.slice(0, 20_000)).slice(0, shownRows);
  if (!rows.some((cells) => cells.length > 2)) return { fault: 'not-a-statement' };
  return {
    rows: rows.map((cells) => cells.slice(0, shownCells).map((cell) => cell.slice(0, 80))),
    guess: guessMapping(rows),
  };
}
