import type { Locale } from '../language/locale.ts';
import type { Source } from '../language/texts.ts';
import type { kitWords } from '../texts/texts.ts';
import type { ChecklistLine } from '../values/checklist-line.ts';
import type { DayRange } from '../values/day-ranges.ts';
import type { Amount, Coordinates, DateRange, FareLine, FeeTierValue } from './field-values.ts';

export type Kind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'tax-id'
  | 'colour'
  | 'localised'
  | 'integer'
  | 'integers'
  | 'decimal'
  | 'money'
  | 'amount'
  | 'basis-points'
  | 'date'
  | 'date-range'
  | 'day-ranges'
  | 'time'
  | 'instant'
  | 'duration'
  | 'weekdays'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'coordinates'
  | 'reference'
  | 'references'
  | 'file'
  | 'files'
  | 'fares'
  | 'fee-tiers'
  | 'checklist';

/**
 * One field of a resource, from its column to its input. Plain data: the server makes schemas and statements of it,
 * the browser makes columns, inputs and filters, and neither needs the other's libraries.
 */
export type Field<Value = unknown, Required extends boolean = boolean> = {
  kind: Kind;
  /** Where its words stand; a resource says it of each of its fields. */
  words?: { texts: Source<unknown>; entity: string; name: string };
  /** There is a line of advice among its words. */
  hint?: true;
  /** A row always has a value. */
  required: Required;
  /** What a new row has when nothing is said; such a field always has a value. */
  fallback?: Value;
  /** No two rows that are not deleted have the same value; the index is called `<table>_<field>_key`. */
  unique?: true;
  /** Part of the text that is searched; the migration lists the same columns in `search`. */
  search?: true;
  /**
   * The list can be ordered by it, with an index `(tenant_id, <field>, id)`; rows without a value come last, both ways. By a
   * reference: by the title of what it points to, without an index and to 10,000 rows.
   */
  sort?: true;
  /**
   * The list can be filtered by it: by some of its values, with an index `(tenant_id, <field>, <title>, id)`, a choice with its
   * counts; `range`, from one value to another, with an index `(tenant_id, <field>, id)`; `contains`, what stands
   * somewhere in a field that is searched, by the index of the search; or `exact`, a text as a row says it.
   */
  filter?: true | 'range' | 'contains' | 'exact';
  /** A number that is never negative, of which a list tells the sum over its filter: exact to 10,000 rows, then more than that. */
  total?: 'sum';
  /** Says something about a person: kept out of the audit trail proper and erased with the person. */
  personal?: true;
  /** Lengths of texts, bounds of numbers, numbers of references and files. */
  min?: number;
  max?: number;
  /** How many numbers a list of them may have, how many days lie between two. */
  most?: number;
  /** A text of digits alone, such as a code of an authority; one without blanks, such as a code somebody says. */
  onlyDigits?: true;
  isWord?: true;
  /** A long number or another key, which a spreadsheet may have cut. */
  isKey?: true;
  /** A text that stands in addresses: whatever is typed becomes lower-case letters, digits and hyphens. */
  isSlug?: true;
  /** A day that has been, such as of a birth: two digits of a year never mean one to come. */
  past?: true;
  /** A whole number that is a year, which nobody groups. */
  isYear?: true;
  /** A telephone number that may stand without its country, or always does, because that field holds it. */
  isLocal?: true;
  codeIn?: string;
  /** The field whose value an input draws beside its own. */
  drawnWith?: string;
  /** Digits after the comma of a decimal. */
  digits?: number;
  /** Behind a number, from the words of the kit. */
  unit?: Unit;
  /** The values of a choice, in the order they are offered. */
  options?: readonly string[];
  /** Other words for its values that are understood, and never stored. */
  also?: Readonly<Record<string, string>>;
  /** Its values are called the same in every language, such as the states of Brazil. */
  areNames?: true;
  /** The resource a reference points to, by name. */
  to?: string;
  /** The row whose child this one is: chosen once, and never another. */
  isParent?: true;
  /** The place of a row among its siblings, which is moved and not typed. */
  isPlace?: true;
  /** Its values are states: what leads from one to another, by the noun of its address; nothing else changes them. */
  moves?: Moves;
  /** The field of that resource that a typed text becomes when it is created on the spot. */
  creates?: string;
  /** A number each link of many may have, in the column `value` of its table; called as the texts say it under `link`. */
  atLink?: Field<number>;
  /** The table of its links and what its columns are called, where others fixed the names. */
  linkedBy?: { table: string; owner: string; target: string };
  accept?: 'image' | 'document';
  /** It is how many rows of that register belong to the row, counted to `max`; one more means more. */
  counts?: string;
  /** Never there: carries the type. */
  readonly value?: Value;
};

type WordOfKit = keyof NonNullable<typeof kitWords.keys>;
export type Unit = Extract<WordOfKit, `unit.${string}`> extends `unit.${infer Name}` ? Name : never;

/** What leads from some states to another; with `reason` it is asked why, and no new row begins where one that `isLater` leads. */
export type Move<State extends string = string> = {
  from: readonly State[];
  to: State;
  reason?: 'optional' | 'required';
  isLater?: true;
};
type Moves<State extends string = string> = Readonly<Record<string, Move<State>>>;

export type Fields = Readonly<Record<string, Field>>;

/** The value of a field. */
export type ValueOf<F> = F extends Field<infer V, infer R> ? (R extends true ? V : V | null) : never;
/** The values of a row, field by field. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** Texts of a localised field: the first language is always there. */
export type LocalisedValue = Partial<Record<Locale, string>> & { 'pt-BR': string };
export type { Amount, Coordinates, DateRange, FareLine, FeeTierValue };

type Flags<Value> = Pick<
  Field<Value>,
  'hint' | 'fallback' | 'unique' | 'search' | 'sort' | 'filter' | 'total' | 'personal'
>;
type Given<Value, More = unknown> = Flags<Value> & More;
type Presence = { required?: boolean };
type IsRequired<O> = O extends { required: true } | { fallback: unknown } ? true : false;

function make<Value, O extends Presence & { fallback?: Value }>(
  kind: Kind,
  options: O,
): Field<Value, IsRequired<O>> {
  const required = (options.required === true || options.fallback !== undefined) as IsRequired<O>;
  return { ...options, kind, required };
}

type Sized = Presence & { min?: number; max?: number };
type Line = Sized & Pick<Field, 'onlyDigits' | 'isSlug' | 'isWord' | 'isKey'>;

/** One line of text, trimmed; at most 120 characters unless `max` says otherwise. */
export const text = <const O extends Given<string, Line>>(options: O = {} as O) =>
  make<string, O>('text', { max: 120, ...options });
/** Text with line breaks; at most 2,000 characters. */
export const longText = <const O extends Given<string, Sized>>(options: O = {} as O) =>
  make<string, O>('long-text', { max: 2000, ...options });
/** Reais with at most two decimals. */
export const money = <const O extends Given<number, Sized>>(options: O = {} as O) =>
  make<number, O>('money', { min: 0, max: 9_999_999_999.99, ...options });
/** A whole number. */
export const integer = <const O extends Given<number, Sized & { unit?: Unit; isYear?: true }>>(
  options: O = {} as O,
) => make<number, O>('integer', { min: 0, max: 2_147_483_647, ...options });
/** A few whole numbers, the largest first, each once; at most `most` of them. */
export const integers = <const O extends Given<number[], Sized & { most: number }>>(options: O) =>
  make<number[], O>('integers', { min: 0, max: 2_147_483_647, ...options });
/** A number with `digits` after the comma, two unless said otherwise. */
export const decimal = <const O extends Given<number, Sized & { digits?: number; unit?: Unit }>>(
  options: O = {} as O,
) => make<number, O>('decimal', { min: 0, max: 99_999_999, digits: 2, ...options });
/** Hundredths of a per cent as an integer; its name ends in `_bp`. */
export const basisPoints = <const O extends Given<number, Sized>>(options: O = {} as O) =>
  make<number, O>('basis-points', { min: 0, max: 10_000, ...options });
/** A civil date, `2026-11-20`. */
export const date = <const O extends Given<string, Presence & { past?: true }>>(options: O = {} as O) =>
  make<string, O>('date', options);
/** A moment, in ISO form. */
export const instant = <const O extends Given<string, Presence>>(options: O = {} as O) =>
  make<string, O>('instant', options);
/** Yes or no; no unless `fallback` says otherwise. */
export const boolean = (options: Given<boolean> = {}): Field<boolean, true> =>
  make<boolean, { required: true }>('boolean', { fallback: false, ...options, required: true });
/** One of a few values. */
export const choice = <
  const C extends string,
  const O extends Given<C, Presence & { areNames?: true; also?: Readonly<Record<string, C>> }>,
>(
  values: readonly C[],
  options: O = {} as O,
): Field<C, IsRequired<O>> => make('choice', { ...options, options: values });
/** Where a row stands: a new one at its start, and then where its moves lead. */
export const state = <const C extends string>(
  values: readonly C[],
  { start, ...options }: { start: NoInfer<C>; moves: Moves<NoInfer<C>> } & Pick<Field, 'filter' | 'also'>,
): Field<C, true> => make('choice', { ...options, fallback: start as C, options: values });
/** A row of another resource; `creates` names its field that a typed text becomes. */
export const reference = <const O extends Given<string, Presence & { creates?: string }>>(
  to: string,
  options: O = {} as O,
) => make<string, O>('reference', { ...options, to });
/** The row of a resource whose child this one is; the list of children is asked by it. */
export const parent = (to: string) =>
  ({ ...reference(to, { required: true, filter: true }), isParent: true }) as const satisfies Field;
/** The place of a row in the order people gave its siblings; a new one is the last. */
export const place = () =>
  ({
    ...integer({ max: lastPlace, fallback: lastPlace, sort: true }),
    isPlace: true,
  }) as const satisfies Field;
const lastPlace = 1_000_000;
/** Rows of another resource, kept in the table `<table>_<field>`; at most 50. With `atLink` each may have a number there. */
export const references = (
  to: string,
  options: Given<string[], Pick<Field, 'max' | 'creates' | 'atLink' | 'linkedBy'>> = {},
): Field<string[], true> =>
  ({ max: 50, fallback: [], ...options, kind: 'references', to, required: true }) as const;
/** How many rows of another register belong to a row: computed, counted to a thousand. */
export const countOf = (register: string) => ({ ...integer({ max: 1_000, fallback: 0 }), counts: register });
/** `#rrggbb`. */
export const colour = <const O extends Given<string, Presence>>(options: O = {} as O) =>
  make<string, O>('colour', options);
export const email = <const O extends Given<string, Presence>>(options: O = {} as O) =>
  make<string, O>('email', options);
/**
 * A telephone number in E.164 form, `+5548999990000`; `isLocal` lets one stand without its country, and with `codeIn` it
 * always does, because that field holds it.
 */
export const phone = <const O extends Given<string, Presence & { isLocal?: true; codeIn?: string }>>(
  options: O = {} as O,
) => make<string, O>('phone', options);
/** CPF or CNPJ without punctuation, the CNPJ also with letters; with a `max` of 11 a CPF alone. */
export const taxId = <const O extends Given<string, Presence & { max?: 11 }>>(options: O = {} as O) =>
  make<string, O>('tax-id', options);
/** A stored file, by its id. */
export const file = <const O extends Given<string, Presence & { accept?: 'image' | 'document' }>>(
  options: O = {} as O,
) => make<string, O>('file', { accept: 'document', ...options });
/** Stored files in their order, the first is the cover; kept in the table `<table>_<field>`, at most 20. */
export const files = (
  options: Given<string[], { max?: number; accept?: 'image' | 'document' }> = {},
): Field<string[], true> =>
  ({ max: 20, accept: 'document', fallback: [], ...options, kind: 'files', required: true }) as const;
/** A text in up to five languages; `pt-BR` is the column, the others stand in `<field>_translations`. */
export const localised = <const O extends Given<LocalisedValue, Sized>>(options: O = {} as O) =>
  make<LocalisedValue, O>('localised', { max: 120, ...options });
/** Money in one of a few currencies, said with it; its columns are `<field>` and `<field>_currency`. */
export const amount = <const O extends Given<Amount, Sized>>(options: O = {} as O) =>
  make<Amount, O>('amount', { min: 0, max: 9_999_999_999.99, ...options });
/** Days from one to another, `most` of them; its columns are `<field>_from` and `<field>_to`. */
export const dateRange = <const O extends Given<DateRange, Presence & { most?: number }>>(
  options: O = {} as O,
) => make<DateRange, O>('date-range', options);
/** Pieces of the calendar: once, every year or around days that move; at most 20. */
export const dayRanges = <const O extends Given<DayRange[], Presence>>(options: O = {} as O) =>
  make<DayRange[], O>('day-ranges', options);
/** How many of each fare, and at which price. */
export const fares = <const O extends Given<FareLine[], Presence>>(options: O = {} as O) =>
  make<FareLine[], O>('fares', options);
/** What cancelling costs by how many hours are left, the most hours first. */
export const feeTiers = <const O extends Given<FeeTierValue[], Presence & Pick<Field, 'drawnWith'>>>(
  options: O = {} as O,
) => make<FeeTierValue[], O>('fee-tiers', options);
/** Lines somebody goes through, at most 40. */
export const checklist = <const O extends Given<ChecklistLine[], Presence>>(options: O = {} as O) =>
  make<ChecklistLine[], O>('checklist', options);
/** A time of day of the company, `08:30`. */
export const time = <const O extends Given<string, Presence>>(options: O = {} as O) =>
  make<string, O>('time', options);
/** How long something takes, in whole minutes; at most a week unless `max` says otherwise. */
export const duration = <const O extends Given<number, Sized>>(options: O = {} as O) =>
  make<number, O>('duration', { min: 0, max: 10_080, ...options });
/** Days of the week, Monday is 1; the column is `smallint[]` with a check. */
export const weekdays = (options: Given<number[]> = {}): Field<number[], true> =>
  ({ fallback: [], ...options, kind: 'weekdays', required: true }) as const;
/** Any of a few values; the column is `text[]` with a check. */
export const choices = <const C extends string>(
  values: readonly C[],
  options: Given<C[], { areNames?: true }> = {},
): Field<C[], true> =>
  ({ fallback: [], ...options, kind: 'choices', options: values, required: true }) as const;
/** A place on earth; its columns are `<field>_lat` and `<field>_lng`. */
export const coordinates = <const O extends Given<Coordinates, Presence>>(options: O = {} as O) =>
  make<Coordinates, O>('coordinates', options);
