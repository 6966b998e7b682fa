const mega = 10 * 1024 * 1024 - 64;
const head = 'Nome;Cor\n';

/** A file that would keep a reader busy: what it is, its bytes, and the fault its sender is told. */
export type HostileFile = { what: string; text: string | Buffer; code: string | null };

const fill = (size: number, piece: string) =>
  head + piece.repeat(Math.floor((size - head.length) / piece.length));

/** What a reader meets that was not written for people, once in each size; some are only odd and may be taken. */
const pieces: readonly (readonly [string, (size: number) => string | Buffer])[] = [
  ['empty lines', (size) => fill(size, '\n')],
  ['separators', (size) => fill(size, ';')],
  ['quotes', (size) => fill(size, '"')],
  ['one cell', (size) => fill(size, 'a')],
  ['one line', (size) => fill(size, 'a;')],
  ['one quoted cell', (size) => `${head}"${'a\n'.repeat(size / 2 - 8)}"`],
  ['quotes that never close', (size) => fill(size, '"a')],
  ['mixed ends of lines', (size) => fill(size, 'a;b\r\nc;d\re;f\n')],
  ['UTF-16 that does not say so', (size) => Buffer.from(fill(size / 2, 'á;#112233\n'), 'utf16le')],
  [
    'a zip by another name',
    (size) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(size - 4, 0xa7)]),
  ],
];

/** Thirty files up to 10 MB, made anew each time: they are a hundred megabytes. */
export function thirtyFiles(): readonly Omit<HostileFile, 'code'>[] {
  return [100_000, 1_000_000, mega].flatMap((size) =>
    pieces.map(([what, text]) => ({ what: `${Math.round(size / 1000)} kB of ${what}`, text: text(size) })),
  );
}

/** Those that froze the server, each with what its sender is told. */
export const hostileFiles: readonly HostileFile[] = [
  { what: '100 kB of empty lines', text: head + '\n'.repeat(100_000), code: 'empty' },
  {
    what: '65,000 formatted blank rows',
    text: head + `${';'.repeat(40)}\n`.repeat(65_000),
    code: 'empty',
  },
  { what: '10 MB of empty lines', text: fill(mega, '\n'), code: 'too-many-rows' },
  { what: '10 MB of separators', text: fill(mega, ';'), code: 'too-many-columns' },
  { what: '10 MB of quotes', text: fill(mega, '"'), code: 'cell-too-long' },
  { what: '10 MB of one cell', text: fill(mega, 'a'), code: 'cell-too-long' },
  {
    what: '10 MB of one quoted cell',
    text: `${head}"${'a\n'.repeat(mega / 2 - 8)}"`,
    code: 'cell-too-long',
  },
  { what: '10 MB of quotes that never close', text: fill(mega, '"a'), code: 'cell-too-long' },
  {
    what: '10 MB of mixed ends of lines',
    text: fill(mega, 'a;b\r\nc;d\re;f\n'),
    code: 'too-many-rows',
  },
  { what: '10 MB of a header', text: 'a'.repeat(mega), code: 'cell-too-long' },
];
