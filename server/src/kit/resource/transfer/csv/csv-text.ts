// A spreadsheet takes the full-width signs for the narrow ones.
const opensFormula = /^'*[=+\-@＝＋－＠\t\r]/;
const opensGuarded = /^'+[=+\-@＝＋－＠\t\r]/;

/** What a spreadsheet tells by that the text is UTF-8. */
export const byteOrderMark = '\ufeff';

/** One line of a CSV as spreadsheets in Brazil read it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(';')}\r\n`;
}

/** A cell in quotes where it would be read as more than one. */
export function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A text that no spreadsheet takes for a formula. */
export function escapeFormula(text: string): string {
  return opensFormula.test(text) ? `'${text}` : text;
}

/** The text behind the guard. */
export function unescapeFormula(text: string): string {
  return opensGuarded.test(text) ? text.slice(1) : text;
}

const numberAlone = /^[+-]?\d[\d.,]*$/;

/** A cell of somebody else's file, sent back so that it reads as it did: no formula, and numbers stay numbers. */
export function escapeFormulaAgain(cell: string): string {
  return /^[=+\-@＝＋－＠\t\r]/.test(cell) && !numberAlone.test(cell) ? escapeFormula(cell) : cell;
}
