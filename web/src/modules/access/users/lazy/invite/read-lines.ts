import { isRole, type Role, roles } from '@leme/contract/access/roles';
import { fold } from '@leme/contract/kit/language/fold';

/** Somebody to be invited, as a line says; the level is as it was written where it is none. */
export type Invited = { full_name: string; email: string; role: Role | string };

// What the server takes of a cell; a longer one is refused by its own words.
const longest = { text: 400, role: 40 };

/**
 * People of pasted lines or of a file the list was saved as: name, address and level, apart by tabs, semicolons or commas, and
 * whatever stands behind them; `namesOf` says what a level is called.
 */
export function readLines(text: string, namesOf: (role: Role) => readonly string[]): Invited[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const people = lines.map(cellsOf);
  if (people[0] && isHead(people[0])) people.shift();
  const byName = new Map(roles.flatMap((role) => namesOf(role).map((name) => [fold(name), role] as const)));
  return people.map(([name = '', email = '', level = '']) => ({
    full_name: name.slice(0, longest.text),
    email: email.slice(0, longest.text),
    role: isRole(level.toLowerCase())
      ? level.toLowerCase()
      : (byName.get(fold(level)) ?? level.slice(0, longest.role)),
  }));
}

/** What keeps a spreadsheet from taking a cell for a formula. */
const guard = /^'(?='*[=+\-@])/;

/** The cells of a line; what stands in quotes is one, whatever is in it. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ';';
  const cells = [''];
  let isQuoted = false;
  let before = '';
  for (const sign of line) {
    // Two of them inside of a quoted cell are one that is meant.
    if (sign === '"' && !isQuoted && before === '"') cells[cells.length - 1] += sign;
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
    before = sign;
  }
  return cells.map((cell) => cell.trim().replace(guard, ''));
}

/** A first line that names the columns. */
function isHead(cells: readonly string[]): boolean {
  return !cells.some((cell) => cell.includes('@')) && /mail|correo/.test(fold(cells[1] ?? ''));
}

/** The text of a file: UTF-8, else as older spreadsheets write it. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
