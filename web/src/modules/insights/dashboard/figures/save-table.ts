import { keepFile } from '#kit/resource/save-file.ts';
import { type Cell, csvText } from '#kit/text/csv.ts';

/** Keeps a table as a file; counts are whole numbers, which a CSV of amounts would give decimals. */
export function saveTable(name: string, lines: readonly (readonly Cell[])[]): void {
  keepFile(new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
