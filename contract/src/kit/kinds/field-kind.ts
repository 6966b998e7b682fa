import type { Locale } from '../language/locale.ts';
import type { Fault } from '../problem.ts';
import type { Field, Kind } from '../resource/fields.ts';

/** What is wrong with a value, and where inside of it. */
export type ValueFault = Pick<Fault, 'code' | 'params'> & { at?: readonly (string | number)[] };

export type SqlType =
  | 'text'
  | 'integer'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamptz'
  | 'uuid'
  | 'jsonb'
  | 'text[]'
  | 'smallint[]'
  | 'integer[]';

/** What a value is on the wire, as far as the API's description and its answers say it. */
export type Answer =
  | 'text'
  | 'number'
  | 'boolean'
  | 'ids'
  | 'texts'
  | 'numbers'
  | 'by-name'
  | 'fares'
  | 'fee-tiers'
  | 'checklist'
  | 'day-ranges'
  | AnswerParts;
type AnswerParts = Readonly<Record<string, 'text' | 'number' | 'text-or-null'>>;

/** JSON Schema, as far as a kind says it of its values. */
export type JsonShape = Readonly<Record<string, unknown>>;

/** A column of a CSV beside the one called like the field. */
export type CsvPart = Locale | 'code' | 'last';

/** What a whole column says of cells that mean two things: how its numbers or its days are written, or that nothing tells. */
export type Reading = 'comma' | 'point' | 'day' | 'month';

/** What it takes to write or read cells: the field, the company's time zone, and how the column is written where that was looked at. */
export type CellContext = { field: Field; zone: string; reading?: Reading | 'ask' | undefined };
/** What a cell says, or what is wrong with it; undefined where the file says nothing of the field. */
export type CellRead = { value: unknown } | ValueFault | undefined;
/** The cells of one row: the field's own, or a part of it; undefined where the file has no such column. */
export type Cells = (part: CsvPart | null) => string | undefined;

export type CsvCells = {
  /** More columns than its own, those before and those behind it; null where a file says nothing of it. */
  parts: { before: readonly CsvPart[]; behind: readonly CsvPart[] } | null;
  /** Numbers and dates, which no spreadsheet takes for a formula and nothing needs to quote. */
  isPlain: boolean;
  /** What of a cell may mean two things until its whole column is looked at. */
  reads?: 'numbers' | 'days' | undefined;
  /** Made once a column: writes a cell from what its columns hold as text, of which not all are empty. */
  write: (context: CellContext, part: CsvPart | null) => (stored: readonly string[]) => string;
  /** `before` is the value of the row that is changed. */
  read: (cells: Cells, context: CellContext, before: unknown) => CellRead;
};

/** What all fields of a kind have in common, whoever asks: browser, server, import, export and statements. */
export type FieldKind = {
  /** The one form of a value, in which it is judged and stored; what is of another type stays as it is. */
  normalise: (value: unknown, field: Field) => unknown;
  /** Everything that is wrong with a value in that form. */
  check: (value: unknown, field: Field) => readonly ValueFault[];
  /** What is accepted, as JSON Schema. */
  json: (field: Field) => JsonShape;
  answers: Answer;
  /** Its columns, by what stands behind the field's name; none where a table of links keeps it. */
  columns: readonly (readonly [suffix: string, type: SqlType])[];
  /** A value as its columns hold it, and back; only where they are several. */
  store?: (value: unknown) => readonly unknown[];
  load?: (stored: readonly unknown[]) => unknown;
  /** What a list does with it: some of its values, from one to another, the search, or nothing. */
  filter: 'choice' | 'range' | 'text' | 'none';
  /** A value of a filter as an address has it, or what is wrong with it; of a range its two ends. */
  readFilter?: (text: string, field: Field) => { value: unknown } | ValueFault;
  /** Where its columns are the ends of a range: a list is put in order by the first, and looked through along the last. */
  spans?: { first: string; last: string };
  /** The kind of the ends of a range, where it is not the own one. */
  endsAre?: Kind;
  /** All its values, where they are few, and how an address names them. */
  fewValues?: (field: Field) => readonly { value: string | boolean; inAddress: string }[];
  /** What its value is the id of, or the ids. */
  pointsTo?: 'row' | 'rows' | 'file' | 'files';
  /** A row that has one is called by its title in that colour wherever others point to it. */
  paints?: true;
  /** What somebody is found by, where it says something about a person. */
  finds?: 'email' | 'phone' | 'document' | 'birth';
  /** Its bounds are lengths in characters, or how many there are, and are worded so. */
  counts?: 'characters' | 'items';
  csv: CsvCells;
};

/** The fault of a value of another type; what is not there at all is missing. */
export function wrongType(value: unknown, expected: string): readonly ValueFault[] {
  return [{ code: value === undefined ? 'required' : 'type', params: { expected } }];
}

const noParts = { before: [], behind: [] };

/** One cell of a CSV; `nothing` is what an empty one says. */
export function oneCell({
  read = (cell) => ({ value: cell }),
  write = () => (text) => text,
  isPlain = false,
  reads,
  nothing = null,
}: {
  read?: (cell: string, context: CellContext) => CellRead;
  write?: (context: CellContext) => (text: string) => string;
  isPlain?: boolean;
  reads?: CsvCells['reads'];
  nothing?: unknown;
} = {}): CsvCells {
  return {
    parts: noParts,
    isPlain,
    reads,
    write: (context) => {
      const writeText = write(context);
      return ([text = '']) => writeText(text);
    },
    read: (cells, context) => {
      const cell = cells(null);
      if (cell === undefined) return undefined;
      return cell === '' ? { value: nothing } : read(cell, context);
    },
  };
}

/** Between several things in one cell. */
export const between = ' | ';

/** The parts of a cell that names several things. */
export function partsOf(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}
