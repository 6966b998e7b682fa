import type { Resource as Subject } from '../access/resources.ts';
import type { Fields, ValuesOf } from './fields.ts';
import { type Localised, localise, type Words } from './locale.ts';

/** A plain register of the product: what its rows hold. All sides are made from this one declaration. */
export type Resource<F extends Fields = Fields> = {
  /** Its address below `/api` and the subject of its permissions. */
  name: Subject;
  table: string;
  /** What one of them is called, `Embarcação`; the page's title stands in the route table. */
  one: Localised;
  /** The field rows are known by: link in the list, first order, text of a reference to it. */
  title: string;
  fields: F;
  /** What its history tells beside its fields, such as papers of a boat. */
  told?: Fields;
  /** `platform`: one register for all companies, kept by the platform's own people. */
  scope: 'company' | 'platform';
  /** Names for filters others ask by: `?available=true` for `?status=active`. */
  shortcuts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Declares a resource; the table is called like it unless `table` says otherwise. */
export function defineResource<const F extends Fields>(declaration: {
  name: Subject;
  one: Words;
  title: keyof F & string;
  fields: F;
  told?: Fields;
  table?: string;
  scope?: 'company' | 'platform';
  shortcuts?: Readonly<Record<string, Readonly<Partial<Record<keyof F & string, string>>>>>;
}): Resource<F> {
  const { name, one } = declaration;
  const shortcuts = (declaration.shortcuts ?? {}) as Resource['shortcuts'];
  return {
    table: name.replaceAll('-', '_'),
    scope: 'company',
    ...declaration,
    one: localise(one),
    shortcuts,
  };
}

/** What every row has beside its fields. `labels` are the names of what its references point to, by field. */
export type RowFacts = {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  labels: Record<string, string | string[]>;
};

/** A row as the API shows it. */
export type RowOf<R> = R extends Resource<infer F> ? RowFacts & ValuesOf<F> : never;
/** The values of a row a person can set. */
export type FieldsOf<R> = R extends Resource<infer F> ? ValuesOf<F> : never;

/** A row of whatever resource, for code that works on all of them. */
export type AnyRow = RowFacts & Record<string, unknown>;

export type Page<Row = AnyRow> = {
  data: Row[];
  count: number;
  countIsEstimate: boolean;
  page: number;
  limit: number;
  hasMore: boolean;
  nextCursor: string | null;
  /** How many rows each value of a filtered choice would leave, counted to 10,000. */
  facets: Record<string, Record<string, number>>;
};

/** The names of the fields with a flag, in the order they were declared. */
export function fieldsWith(
  resource: Resource,
  flag: 'sort' | 'filter' | 'search' | 'personal' | 'unique',
): string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.[flag]);
}

/** `name`, `-name`: the order of a list; the title unless it was asked for otherwise. */
export type Sort = { field: string; descending: boolean };

export function readSort(resource: Resource, sort: string | undefined): Sort | null {
  const descending = sort?.startsWith('-') ?? false;
  const field = sort?.replace(/^-/, '') ?? resource.title;
  const known = field === resource.title || field === 'created_at' || resource.fields[field]?.sort;
  return known ? { field, descending } : null;
}

/** One step of a record's history: who did what, and each field before and after. */
export type HistoryEntry = {
  id: string;
  at: string;
  actor: string | null;
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'merged' | 'erased';
  /** `null` on both sides of a personal value that has been erased. */
  changes: { field: string; before: unknown; after: unknown; isErased: boolean }[];
};

/** A save that came between reading a row and saving it: who did what to which fields; the values are in the row. */
export type SaveBetween = Pick<HistoryEntry, 'at' | 'actor' | 'action'> & { fields: string[] };

/** What a register answers to who saves over an older version. `current` may be deleted; `saves` are newest first. */
export type StaleRow = { current: AnyRow; yours: Record<string, unknown>; saves: SaveBetween[] };
