import { type Localised, localise, type Words } from './locale.ts';

export type Kind =
  | 'text'
  | 'long-text'
  | 'money'
  | 'integer'
  | 'decimal'
  | 'basis-points'
  | 'date'
  | 'instant'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'references'
  | 'colour'
  | 'email'
  | 'phone'
  | 'tax-id'
  | 'file'
  | 'localised';

/**
 * One field of a resource, from its column to its input. Plain data: the server makes schemas and statements of it,
 * the browser makes columns, inputs and filters, and neither needs the other's libraries.
 */
export type Field<Value = unknown, Required extends boolean = boolean> = {
  kind: Kind;
  label: Localised;
  hint?: Localised;
  /** A row always has a value. */
  required: Required;
  /** What a new row has when nothing is said; such a field always has a value. */
  fallback?: Value;
  /** No two rows that are not deleted have the same value; the index is called `<table>_<field>_key`. */
  unique?: true;
  /** Part of the text that is searched; the migration lists the same columns in `search`. */
  search?: true;
  /** The list can be ordered by it: a required field with an index `(tenant_id, <field>, id)`. */
  sort?: true;
  /** The list can be narrowed by it, with an index `(tenant_id, <field>, <title>, id)`; a choice shows its counts. */
  filter?: true;
  /** Says something about a person: kept out of the audit trail proper and erased with the person. */
  personal?: true;
  /** Lengths of texts, bounds of numbers, numbers of references. */
  min?: number;
  max?: number;
  /** A text of digits alone, such as a code of an authority. */
  onlyDigits?: true;
  /** A day that has been, such as of a birth: two digits of a year never mean one to come. */
  past?: true;
  /** A whole number that is a year, which nobody groups. */
  isYear?: true;
  /** Digits after the comma of a decimal. */
  digits?: number;
  /** Behind a number: `m`, `L`, `h`. */
  unit?: string;
  /** The values of a choice with their names, in the order they are offered. */
  options?: Readonly<Record<string, Localised>>;
  /** The resource a reference points to, by name. */
  to?: string;
  /** The field of that resource that a typed text becomes when it is created on the spot. */
  creates?: string;
  accept?: 'image' | 'document';
  /** Never there: carries the type. */
  readonly value?: Value;
};

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer V, infer R> ? (R extends true ? V : V | null) : never;
/** The values of a row, field by field. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** Texts of a localised field: the first language is always there. */
export type LocalisedValue = Partial<Localised> & { 'pt-BR': string };

type Flags<Value> = Pick<
  Field<Value>,
  'hint' | 'fallback' | 'unique' | 'search' | 'sort' | 'filter' | 'personal'
>;
type Given<Value, More = unknown> = Flags<Value> & More;
type Presence = { required?: boolean };
type IsRequired<O> = O extends { required: true } | { fallback: unknown } ? true : false;

function make<Value, O extends Presence & { fallback?: Value }>(
  kind: Kind,
  label: Words,
  options: O,
): Field<Value, IsRequired<O>> {
  const required = (options.required === true || options.fallback !== undefined) as IsRequired<O>;
  return { ...options, kind, label: localise(label), required };
}

type Sized = Presence & { min?: number; max?: number };

/** One line of text, trimmed; at most 120 characters unless `max` says otherwise. */
export const text = <const O extends Given<string, Sized & { onlyDigits?: true }>>(
  label: Words,
  options: O = {} as O,
) => make<string, O>('text', label, { max: 120, ...options });
/** Text with line breaks; at most 2,000 characters. */
export const longText = <const O extends Given<string, Sized>>(label: Words, options: O = {} as O) =>
  make<string, O>('long-text', label, { max: 2000, ...options });
/** Reais with at most two decimals. */
export const money = <const O extends Given<number, Sized>>(label: Words, options: O = {} as O) =>
  make<number, O>('money', label, { min: 0, max: 9_999_999_999.99, ...options });
/** A whole number. */
export const integer = <const O extends Given<number, Sized & { unit?: string; isYear?: true }>>(
  label: Words,
  options: O = {} as O,
) => make<number, O>('integer', label, { min: 0, max: 2_147_483_647, ...options });
/** A number with `digits` after the comma, two unless said otherwise. */
export const decimal = <const O extends Given<number, Sized & { digits?: number; unit?: string }>>(
  label: Words,
  options: O = {} as O,
) => make<number, O>('decimal', label, { min: 0, max: 99_999_999, digits: 2, ...options });
/** Hundredths of a per cent as an integer; its name ends in `_bp`. */
export const basisPoints = <const O extends Given<number, Sized>>(label: Words, options: O = {} as O) =>
  make<number, O>('basis-points', label, { min: 0, max: 10_000, ...options });
/** A civil date, `2026-11-20`. */
export const date = <const O extends Given<string, Presence & { past?: true }>>(
  label: Words,
  options: O = {} as O,
) => make<string, O>('date', label, options);
/** A moment, in ISO form. */
export const instant = <const O extends Given<string, Presence>>(label: Words, options: O = {} as O) =>
  make<string, O>('instant', label, options);
/** Yes or no; no unless `fallback` says otherwise. */
export const boolean = (label: Words, options: Given<boolean> = {}): Field<boolean, true> =>
  make<boolean, { required: true }>('boolean', label, { fallback: false, ...options, required: true });
/** The names of codes that are called the same in every language, such as the states of Brazil. */
export function sameInAll<const C extends string>(codes: readonly C[]): Record<C, Words> {
  return Object.fromEntries(codes.map((code) => [code, Array(5).fill(code).join('|')])) as Record<C, Words>;
}
/** One of a few values, each with its name. */
export const choice = <
  const C extends Readonly<Record<string, Words>>,
  const O extends Given<keyof C & string, Presence>,
>(
  label: Words,
  values: C,
  options: O = {} as O,
): Field<keyof C & string, IsRequired<O>> =>
  make('choice', label, {
    ...options,
    options: Object.fromEntries(Object.entries(values).map(([value, name]) => [value, localise(name)])),
  });
/** A row of another resource; `creates` names its field that a typed text becomes. */
export const reference = <const O extends Given<string, Presence & { creates?: string }>>(
  label: Words,
  to: string,
  options: O = {} as O,
) => make<string, O>('reference', label, { ...options, to });
/** Rows of another resource, kept in the table `<table>_<field>`; at most 50. */
export const references = (
  label: Words,
  to: string,
  options: Given<string[], { max?: number; creates?: string }> = {},
): Field<string[], true> =>
  ({
    max: 50,
    fallback: [],
    ...options,
    kind: 'references',
    label: localise(label),
    to,
    required: true,
  }) as const;
/** `#rrggbb`. */
export const colour = <const O extends Given<string, Presence>>(label: Words, options: O = {} as O) =>
  make<string, O>('colour', label, options);
export const email = <const O extends Given<string, Presence>>(label: Words, options: O = {} as O) =>
  make<string, O>('email', label, options);
/** A telephone number in E.164 form, `+5548999990000`. */
export const phone = <const O extends Given<string, Presence>>(label: Words, options: O = {} as O) =>
  make<string, O>('phone', label, options);
/** CPF or CNPJ without punctuation, the CNPJ also with letters. */
export const taxId = <const O extends Given<string, Presence>>(label: Words, options: O = {} as O) =>
  make<string, O>('tax-id', label, options);
/** A stored file, by its id. */
export const file = <const O extends Given<string, Presence & { accept?: 'image' | 'document' }>>(
  label: Words,
  options: O = {} as O,
) => make<string, O>('file', label, { accept: 'document', ...options });
/** A text in up to five languages; `pt-BR` is the column, the others stand in `<field>_translations`. */
export const localised = <const O extends Given<LocalisedValue, Sized>>(label: Words, options: O = {} as O) =>
  make<LocalisedValue, O>('localised', label, { max: 120, ...options });
