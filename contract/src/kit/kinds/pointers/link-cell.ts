import type { Field } from '../../resource/fields.ts';
import type { CellRead } from '../field-kind.ts';
import { kindOf } from '../kinds.ts';

/** Between a name and the value at its link in one cell. */
const mark = ':';
// A number needs no time zone.
const zone = 'UTC';

/** A link as a CSV tells it: `Coletes:12`; its name alone where it has no value. */
export function writeLink(name: string, value: number | null, atLink: Field | undefined): string {
  if (!atLink || value === null) return name;
  return `${name}${mark}${kindOf(atLink).csv.write({ field: atLink, zone }, null)([String(value)])}`;
}

/** What a cell says behind its last colon: `Coletes:12`, and `Coletes:` for no value; undefined for a name alone. */
export function readLink(cell: string, atLink: Field): { name: string; read: CellRead } | undefined {
  const at = cell.lastIndexOf(mark);
  if (at < 0) return undefined;
  const value = cell.slice(at + 1).trim();
  const read = kindOf(atLink).csv.read(() => value, { field: atLink, zone }, null);
  return { name: cell.slice(0, at).trim(), read };
}
