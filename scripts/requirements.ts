import { parseArgs } from 'node:util';
import { type Coverage, coverage, readLedger, readMentions, unknownMentions } from './rules/ledger.ts';
import { readFiles } from './rules/sources.ts';

const { values } = parseArgs({ options: { missing: { type: 'string' } } });
const files = readFiles();
const ledger = readLedger(files);
const { mentions, malformed } = readMentions(files);
const table = coverage(ledger, mentions);
const faults = [
  ...unknownMentions(ledger, mentions).map((where) => `unknown id      ${where}`),
  ...malformed.map((where) => `not understood  ${where}  (write every id in full: [A1-01, A1-02])`),
];

if (values.missing === undefined) printTable(table);
else printMissing(values.missing);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function printTable(rows: readonly Coverage[]): void {
  print('area', 'lines', 'carried', 'missing', 'open');
  for (const row of rows)
    print(row.area, row.lines, row.carried, row.missing.length, `${row.openCarried} of ${row.open}`);
  const sum = (of: (row: Coverage) => number) => rows.reduce((total, row) => total + of(row), 0);
  print(
    'all',
    sum((row) => row.lines),
    sum((row) => row.carried),
    sum((row) => row.missing.length),
    `${sum((row) => row.openCarried)} of ${sum((row) => row.open)}`,
  );
}

function print(area: string, ...cells: (string | number)[]): void {
  console.log(area.padEnd(20) + cells.map((cell) => String(cell).padStart(12)).join(''));
}

function printMissing(area: string): void {
  const row = table.find((each) => each.area === area);
  if (!row)
    throw new Error(`No area is called ${area}; there are: ${table.map((each) => each.area).join(', ')}`);
  for (const { id, text, kind } of row.missing) console.log(`${id.padEnd(10)} ${kind.padEnd(6)} ${text}`);
}
