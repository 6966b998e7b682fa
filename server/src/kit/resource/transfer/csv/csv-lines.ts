import { readNumber } from '@leme/contract/kit/kinds/numbers/numbers';
import { fold } from '@leme/contract/kit/language/fold';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { mostColumns } from '@leme/contract/kit/resource/resource-limits';
import papaparse from 'papaparse';

/** One row of a file; `row` counts as a spreadsheet does, the header being 1. The last may be the sum of the others. */
export type Line = { row: number; cells: string[]; isTotal?: true };

/** Lines with anything in them or not; what a spreadsheet exports below its rows counts too. */
export const mostLines = 200_000;
/** A spreadsheet keeps 32,767 letters in a cell, of up to four bytes each. */
export const mostCellBytes = 131_072;
/** The delimiter shows in the beginning of a file or not at all. */
const headLength = 65_536;

const [tab, feed, carriage, quote] = [0x09, 0x0a, 0x0d, 0x22];
const delimiters = [';', ',', '\t'] as const;
/** Bytes that mean nothing in Windows-1252. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * The text of a file in UTF-8 or, as older spreadsheets write it, Windows-1252. What it would cost is judged by its bytes
 * alone, before anything is made of them.
 */
export function decodeCsv(sent: Uint8Array): string {
  const bytes = asUtf8(sent);
  const foreign = foreignFormat(bytes);
  if (foreign) throw encodingFault(foreign);
  // Delimiters, quotes and line ends are the same bytes in both encodings.
  requireBounds(bytes, delimiterOf(new TextDecoder('windows-1252').decode(bytes.subarray(0, headLength))));
  const text = decode(bytes);
  return bytes.includes(carriage) ? text.replace(/\r\n?/g, '\n') : text;
}

/** A file in UTF-16, as spreadsheets write “Unicode text”, in the bytes of UTF-8. */
function asUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  if (!wide) return bytes;
  try {
    return new TextEncoder().encode(new TextDecoder(wide, { fatal: true }).decode(bytes));
  } catch {
    throw encodingFault('UTF-16');
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.some((byte) => unused.has(byte))) throw encodingFault('unknown');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingFault(found: string) {
  return faults([{ pointer: '/file', code: 'encoding', params: { found } }]);
}

/** What else a file is, by its first bytes or by bytes no text has. */
function foreignFormat(bytes: Uint8Array): string | null {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'XLSX';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'XLS';
  if (begins(0x25, 0x50, 0x44, 0x46)) return 'PDF';
  return bytes.some((byte) => byte < 0x20 && byte !== tab && byte !== feed && byte !== carriage)
    ? 'binary'
    : null;
}

/** A line above the header by which a file says what parts its cells. */
const saidDelimiter = /^\ufeff?"?sep=([;,\t|])"?[\r\n]/i;

/** What parts the cells: as the file says, else counted in the first line outside of quotes. */
export function delimiterOf(content: string): string {
  const said = saidDelimiter.exec(content.slice(0, 16))?.[1];
  if (said) return said;
  const counts = { ';': 0, ',': 0, '\t': 0 };
  const head = content.slice(0, headLength).trimStart();
  let isQuoted = false;
  for (const letter of head) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '\n' || letter === '\r') break;
    else if (letter === ';' || letter === ',' || letter === '\t') counts[letter] += 1;
  }
  return delimiters.reduce((best, mark) => (counts[mark] > counts[best] ? mark : best));
}

/** Refuses by its size alone what would cost too much to part: too many lines, columns, or letters in one cell. */
function requireBounds(bytes: Uint8Array, delimiter: string): void {
  const mark = delimiter.charCodeAt(0);
  let [lines, columns, begun, isQuoted] = [1, 1, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isQuoted = !isQuoted;
    const isEnd = byte === feed || (byte === carriage && bytes[at + 1] !== feed);
    if (isQuoted || !(isEnd || byte === mark)) continue;
    if (at - begun > mostCellBytes) throw tooLarge('cell-too-long', mostCellBytes);
    begun = at + 1;
    columns = isEnd ? 1 : columns + 1;
    if (isEnd) lines += 1;
    if (columns > mostColumns) throw tooLarge('too-many-columns', mostColumns);
    if (lines > mostLines) throw tooLarge('too-many-rows', mostLines);
  }
  if (bytes.length - begun > mostCellBytes) throw tooLarge('cell-too-long', mostCellBytes);
}

function tooLarge(code: string, maximum: number) {
  const fault: Fault = { pointer: '/file', code, params: { maximum } };
  return faults([fault]);
}

/** The lines of a file that hold something, the header first; empty ones count and are left out. */
export function splitLines(content: string, delimiter: string): Line[] {
  const lines: Line[] = [];
  const isSaid = saidDelimiter.test(content.slice(0, 16));
  let row = 0;
  papaparse.parse<string[]>(content, {
    delimiter,
    newline: '\n',
    step: ({ data }) => {
      row += 1;
      if ((row > 1 || !isSaid) && data.some((cell) => cell.trim() !== '')) lines.push({ row, cells: data });
    },
  });
  const last = lines.length > 2 ? lines.at(-1) : undefined;
  if (last && isTotal(last.cells)) last.isTotal = true;
  return lines;
}

/** Whether a row is the sum of those above it: it says so, and holds nothing else but numbers. */
function isTotal(cells: readonly string[]): boolean {
  const [word = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return totals.has(fold(word).replace(/[^a-z]/g, '')) && others.every((cell) => 'value' in readNumber(cell));
}

const totals = new Set(
  'total totais totalgeral subtotal soma totals grandtotal sum totales suma totaux totalgeneral somme totale totali somma'.split(
    ' ',
  ),
);
