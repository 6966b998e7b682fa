export type Cell = string | number | null;

/** Read by a spreadsheet as the start of a formula, full-width signs as narrow ones. */
const formula = /^[=+\-@＝＋－＠\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', ',');
  const guarded = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Lines for a Brazilian spreadsheet: semicolons, decimal commas, a mark that says UTF-8. Numbers are amounts. */
export function csvText(lines: readonly (readonly Cell[])[]): string {
  return `\uFEFF${lines.map((line) => `${line.map(cellText).join(';')}\r\n`).join('')}`;
}
