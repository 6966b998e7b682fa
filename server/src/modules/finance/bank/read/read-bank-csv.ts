import type { CsvMapping } from '@leme/contract/finance/bank/csv-mapping';
import papaparse from 'papaparse';
import { centsOf, dayIn, plainText } from './cells.ts';
import { mostLines, type Read, type ReadLine, type RefusedLine } from './statement.ts';

/** The cells of a file as a bank writes one: whatever stands above its rows counts as rows too. */
export function cellsOf(text: string): string[][] {
  // Lines above the header tell of the account, so the sign that parts most lines into several cells is asked for.
  const head = text.slice(0, 20_000).split('\n');
  const parted = [';', '\t', ',', '|'].map((sign) => ({
    sign,
    lines: head.filter((line) => line.split(sign).length > 2).length,
  }));
  const delimiter = parted.toSorted((a, b) => b.lines - a.lines)[0]?.sign ?? ';';
  return papaparse.parse<string[]>(text, { delimiter, header: false, skipEmptyLines: false }).data;
}

/** A statement in CSV, by what somebody said its columns are. */
export function readBankCsv(text: string, mapping: CsvMapping): Read {
  if (text.trim() === '') return { fault: 'empty' };
  if (text.includes('\0')) return { fault: 'not-a-statement' };
  const rows = cellsOf(text).slice(mapping.first_row - 1);
  if (rows.length > mostLines) return { fault: 'too-many-rows' };
  const lines: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  rows.forEach((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const read = lineOf(cells, mapping);
    if ('day' in read) lines.push(read);
    else refused.push({ at: mapping.first_row + at, why: read.why, text: plainText(cells.join(' '), 120) });
  });
  if (lines.length === 0) return { fault: refused.length > 0 ? 'mapping' : 'nothing-valid' };
  return { kind: 'csv', account: '', lines, refused, closing: null };
}

function lineOf(cells: readonly string[], mapping: CsvMapping): ReadLine | Pick<RefusedLine, 'why'> {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''));
  const day = dayIn(cell(mapping.date), mapping.order);
  if (day === null) return { why: 'day' };
  const cents = amountOf(cell, mapping);
  if (cents === null) return { why: 'amount' };
  if (cents === 0) return { why: 'zero' };
  const payer = plainText(cell(mapping.payer), 120);
  const memo = plainText(cell(mapping.memo)) || payer;
  return { day, cents, fitid: plainText(cell(mapping.id)), payer, memo };
}

/** One column with a sign, two without, or one beside which stands whether it came or went. */
function amountOf(cell: (at: number | null) => string, mapping: CsvMapping): number | null {
  const { amount, incoming, outgoing, side, decimal } = mapping;
  if (amount === null) {
    const given = [cell(incoming), cell(outgoing)].map((text) => text.trim());
    const [come, gone] = given.map((text) => (text === '' ? 0 : centsOf(text, decimal)));
    return come == null || gone == null ? null : Math.abs(come) - Math.abs(gone);
  }
  const text = cell(amount).trim();
  const marked = /^(.*?)\s*([CD])$/i.exec(text);
  const cents = centsOf(marked?.[1] ?? text, decimal);
  const said = (side === null ? (marked?.[2] ?? '') : cell(side)).trim().toUpperCase();
  if (cents === null || (side !== null && !/^[CD]/.test(said))) return null;
  if (said === '') return cents;
  return said.startsWith('D') ? -Math.abs(cents) : Math.abs(cents);
}
