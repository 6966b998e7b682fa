import { Readable } from 'node:stream';
import { unlike } from '@leme/contract/kit/csv-columns';
import { faults } from '@leme/contract/kit/problem';
import papaparse from 'papaparse';

/** One row of a file; `row` counts as a spreadsheet does, the header being 1. */
export type Line = { row: number; cells: string[] };

const chunkLength = 1 << 16;
const mostColumns = 200;
/** Bytes that mean nothing in Windows-1252. */
const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** The text of a file in UTF-8 or, as older spreadsheets write it, Windows-1252. */
export function decodeCsv(bytes: Buffer): string {
  const foreign = foreignFormat(bytes);
  if (foreign) throw encodingFault(foreign);
  return decode(bytes).replace(/\r\n?/g, '\n');
}

function decode(bytes: Buffer): string {
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
function foreignFormat(bytes: Buffer): string | null {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return 'UTF-16';
  if (begins(0x50, 0x4b, 0x03, 0x04)) return 'XLSX';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'XLS';
  if (begins(0x25, 0x50, 0x44, 0x46)) return 'PDF';
  return bytes.some(isNoText) ? 'binary' : null;
}

function isNoText(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;
}

/** The header of a file, none of its names twice or empty. */
export async function readHeader(content: string): Promise<string[]> {
  for await (const { cells } of linesOf(content)) {
    if (cells.length > mostColumns)
      throw faults([{ pointer: '/columns', code: 'too-many', params: { maximum: mostColumns } }]);
    return unlike(cells.map((cell, at) => cell.trim().slice(0, 200) || `Coluna ${at + 1}`));
  }
  throw faults([{ pointer: '/file', code: 'empty' }]);
}

/** The rows below the header; empty ones count and are left out. */
export async function* rowsOf(content: string): AsyncGenerator<Line> {
  let isHeader = true;
  for await (const line of linesOf(content)) {
    if (!isHeader) yield line;
    isHeader = false;
  }
}

async function* linesOf(content: string): AsyncGenerator<Line> {
  const parser = papaparse.parse(papaparse.NODE_STREAM_INPUT, {
    delimiter: delimiterOf(content),
    newline: '\n',
  });
  const source = Readable.from(chunksOf(content));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } finally {
    source.destroy();
  }
}

function* chunksOf(content: string): Generator<string> {
  for (let at = 0; at < content.length; at += chunkLength) yield content.slice(at, at + chunkLength);
}

/** What parts the cells, counted in the first line outside of quotes. */
function delimiterOf(content: string): string {
  const [first = ''] = content.trimStart().split('\n', 1);
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const count = (mark: string) => bare.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
