import { type Action, may, type Need } from '../../access/permission.ts';
import type { Subject } from '../../access/resources.ts';
import type { Source } from '../language/texts.ts';
import { defineEntity, type Entity, named } from './entity.ts';
import type { Field, Fields, ValuesOf } from './fields.ts';
import type { Rules } from './rules.ts';

/** A plain register of the product: an entity with its address. All sides are made from this one declaration. */
export type Resource<
  F extends Fields = Fields,
  Keys = unknown,
  C extends Fields = Fields,
  A extends Fields = Fields,
> = Entity<F, Keys> & {
  /** What its form asks beside its fields, to know which of them to show: answered by what is there, and stored nowhere. */
  asks?: A;
  /** By a choice or a question and its value, the fields that belong to it: shown while it is chosen, else nothing. */
  belonging?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What its rows show beside their fields: worked out by a statement of its owner, set by nobody. */
  computed?: C;
  /** What its list is filtered by beside its fields: by a condition of its owner, and shown by no row. */
  sought?: Fields;
  /** Its address below `/api`, and what its words are called by. */
  name: string;
  /** What its permissions are about: itself, or its parent. */
  subject: Subject;
  /** `platform`: one register for all companies, kept by the platform's own people. */
  scope: 'company' | 'platform';
  /** What its rows are called in the answer of its list. */
  listed: string;
  /** The order of its list unless asked for otherwise; by the title where none is said. */
  order?: string;
  /** Names for filters others ask by: `?available=true` for `?status=active`. */
  shortcuts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The bytes of its largest row, where it needs more than others have. */
  bytes?: number;
  /** Verbs elsewhere write its rows: it is a list alone (`defineView`). */
  isView?: true;
  /** Of a view: the columns of its file. */
  inFile?: readonly string[];
  /** The choices whose rows are counted, where that is not each of them; the first one stands over the list. */
  facets?: readonly string[];
};

/**
 * A register of its own, one whose rights are those of another (`subject`), or children of the rows of another, which has a
 * field `parent(…)`. Rights of children are their parent's, unless they have a page and rights of their own.
 */
type Standing =
  | { name: Subject; of?: never; subject?: never }
  | { name: string; of?: never; subject: Subject }
  | { name: string; of: Subject; subject?: Subject }
  | { name: string; of: string; subject: Subject };

/** By a field or a question and one of its values, the fields that belong to it; a misspelt one does not compile. */
type BelongingTo<F extends Fields, A extends Fields> = {
  readonly [K in keyof F | keyof A]?: Readonly<
    Record<
      ChosenIn<K extends keyof A ? A[K] : K extends keyof F ? F[K] : never>,
      readonly (keyof F & string)[]
    >
  >;
};
type ChosenIn<T> =
  T extends Field<infer V> ? Extract<V extends readonly (infer Each)[] ? Each : V, string> : never;

/** Declares a resource; the table and its words are called like it unless `table` says otherwise. */
export function defineResource<
  const F extends Fields,
  Keys,
  const C extends Fields = Record<never, never>,
  const A extends Fields = Record<never, never>,
>(
  declaration: Standing & {
    texts: Source<Keys>;
    title: keyof F & string;
    fields: F;
    told?: Fields;
    asks?: A;
    belonging?: BelongingTo<F, A>;
    computed?: C;
    sought?: Fields;
    table?: string;
    scope?: 'company' | 'platform';
    listed?: string;
    order?: '-created_at' | `-${keyof F & string}`;
    shortcuts?: Readonly<Record<string, Readonly<Partial<Record<keyof F & string, string>>>>>;
    bytes?: number;
    facets?: readonly (keyof F & string)[];
    rules?: Rules<F>;
  },
): Resource<F, Keys, C, A> {
  const {
    name,
    of,
    scope = 'company',
    listed = 'data',
    order,
    shortcuts = {},
    bytes,
    facets,
    computed,
    sought,
    asks,
    belonging,
    subject = (of ?? name) as Subject,
    ...entity
  } = declaration;
  const isHeard = of !== undefined || declaration.subject !== undefined;
  const declared = defineEntity<F, Keys>({
    name,
    ...(of && { of }),
    ...(isHeard && { live: subject }),
    ...entity,
  });
  return {
    ...declared,
    name,
    subject,
    scope,
    listed,
    shortcuts: shortcuts as Resource['shortcuts'],
    ...(order && { order }),
    ...(facets && { facets }),
    ...(bytes && { bytes }),
    ...(asks && { asks: named(entity.texts, name, asks) }),
    ...(belonging && { belonging: belonging as NonNullable<Resource['belonging']> }),
    ...(computed && { computed: named(entity.texts, name, computed) }),
    ...(sought && { sought: named(entity.texts, name, sought) }),
  };
}

/**
 * What every row has beside its fields. `labels` are the names of what its references point to, by field, and `colours`
 * those of what has one.
 */
export type RowFacts = {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  labels: Record<string, string | string[]>;
  colours?: Record<string, string | (string | null)[]>;
};

/** A row as the API shows it. */
export type RowOf<R> =
  R extends Resource<infer F, unknown, infer C> ? RowFacts & ValuesOf<F> & ValuesOf<C> : never;
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
  /** How many rows each value of a filtered choice would leave, counted to 10,000, when they were asked for. */
  facets: Record<string, Record<string, number>>;
  /** The sums of the fields that have one, when they were asked for; of those counted where the count is an estimate. */
  totals: Record<string, number>;
};

/** The right an action on its rows needs: of children without rights of their own every change is one of their parent. */
export function rightTo({ subject, of }: Pick<Resource, 'subject' | 'of'>, action: Action): Need {
  return may(subject, of === subject && action !== 'read' ? 'update' : action);
}

/** The field of children that names their parent. */
export function parentField({ fields }: Pick<Resource, 'fields'>): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.isParent);
}

/** The field that holds the order of siblings, where they have one. */
export function placeField({ fields }: Pick<Resource, 'fields'>): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.isPlace);
}

/** The names of the fields with a flag, in the order they were declared. */
export function fieldsWith(
  resource: Resource,
  flag: 'sort' | 'filter' | 'search' | 'total' | 'personal' | 'unique',
): string[] {
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.[flag]);
}

/** When a row was made: every list can be ordered and filtered by it. */
const createdAt: Field = { kind: 'instant', required: true, sort: true, filter: 'range' };

/** What a list can be filtered by, by name; what its owner works out is a column of its table or a condition of its own. */
export function filterFields(resource: Resource): [string, Field][] {
  const declared = Object.entries({ ...resource.fields, ...resource.computed, ...resource.sought }).filter(
    ([, field]) => field.filter !== undefined,
  );
  return Object.hasOwn(resource.fields, 'created_at') ? declared : [...declared, ['created_at', createdAt]];
}

/** The choices whose values tell how many rows each would leave. */
export function facetFields(resource: Resource): string[] {
  const choices = fieldsWith(resource, 'filter').filter((name) => resource.fields[name]?.options);
  return choices.filter((name) => resource.facets?.includes(name) ?? true);
}

/** Whether something is searched for in its rows. */
export function isSearched({ isView, fields }: Resource): boolean {
  return !isView || Object.values(fields).some(({ search }) => search);
}

/** `name`, `-name`: the order of a list; of siblings that have one theirs, else the title, unless asked for otherwise. */
export type Sort = { field: string; descending: boolean };

export function readSort(resource: Resource, sort: string | undefined): Sort | null {
  const asked = sort ?? resource.order ?? placeField(resource) ?? resource.title;
  const descending = asked.startsWith('-');
  const field = asked.replace(/^-/, '');
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
  /** The child it was done to, when it was not the record itself, and which of its fields it is called by. */
  child?: { entity: string; by?: string | undefined; title: string } | undefined;
};

/** A save that came between reading a row and saving it: who did what to which fields; the values are in the row. */
export type SaveBetween = Pick<HistoryEntry, 'at' | 'actor' | 'action'> & { fields: string[] };

/**
 * What a register answers to who saves over an older version. `current` may be deleted; `saves` are newest first, `allowed`
 * the moves it may make now.
 */
export type StaleRow = {
  current: AnyRow;
  yours: Record<string, unknown>;
  saves: SaveBetween[];
  allowed?: string[];
};
