import type { SqlType } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Range } from '@leme/contract/kit/kinds/ranges';
import { fold } from '@leme/contract/kit/language/fold';
import { searchSpellings } from '@leme/contract/kit/phones/same-number';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import type { Field } from '@leme/contract/kit/resource/fields';
import { linkTable } from '@leme/contract/kit/resource/links';
import { filterFields, parentField, type Resource } from '@leme/contract/kit/resource/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { isLinked, sqlType } from '../columns.ts';
import type { Register } from '../registers.ts';

type Condition = RawBuilder<unknown>;
/** What a list is filtered by, as the endpoint parsed it. */
export type ListFilters = {
  q?: string | undefined;
  deleted?: boolean | undefined;
  /** Only these rows. */
  ids?: readonly string[] | undefined;
} & Record<string, unknown>;

const mostWords = 8;

/** Where the rows `t` of a list come from: its table, or what the owner of a view joins, which names the tenant itself. */
export function rowsFrom({ resource, rules }: Register, actor: Actor): Condition {
  return rules.base ? sql`(${rules.base(actor)}) t` : sql`${sql.table(resource.table)} t`;
}

/** The rows of a register that an actor may see at all, deleted ones among them. */
export function visible({ resource, rules, others }: Register, actor: Actor): Condition[] {
  const own = [
    ...(resource.scope === 'company' && !rules.base ? [sql`t.tenant_id = ${actor.tenantId}`] : []),
    ...(rules.former ? [sql`not (${rules.former.hidden})`] : []),
  ];
  if (!actor.partner) return own;
  const parent = parentField(resource);
  if (parent && resource.of) return [...own, childrenOfVisible(others.named(resource.of), parent, actor)];
  const column = rules.partner?.[actor.partner.kind];
  if (!column) throw new Problem('forbidden', { params: { resource: resource.name } });
  return [...own, sql`${sql.ref(`t.${column}`)} = ${actor.partner.id}`];
}

/** Of children a partner sees those whose parent it sees. */
function childrenOfVisible(of: Register, field: string, actor: Actor): Condition {
  const parents = sql`select t.id from ${sql.table(of.resource.table)} t where ${allOf(visible(of, actor))}`;
  return sql`${sql.ref(`t.${field}`)} in (${parents})`;
}

/** The conditions of a list, and what kind they are: an index serves each kind in its own way. */
export type Filtered = {
  from: Condition;
  conditions: Condition[];
  isSearch: boolean;
  filters: number;
  /** The columns of the range that is all it is filtered by. */
  range: readonly string[] | null;
};

/** The rows a list shows; `except` leaves a field's own filter out, for its counts. */
export function filtered(register: Register, actor: Actor, asked: ListFilters, except?: string): Filtered {
  const { resource } = register;
  const by = { ...asked, ...shortcutsIn(resource, asked) };
  const filters = filterFields(resource)
    .filter(([name]) => name !== except && by[name] !== undefined)
    .map(([name, field]) => ({ name, field, values: by[name] as string[] }));
  const errors = filters.flatMap(invalidFilter);
  if (errors.length > 0) throw faults(errors);
  const search = searchFor(by.q);
  const [only, ...others] = by.deleted ? [] : filters;
  return {
    from: rowsFrom(register, actor),
    conditions: [
      ...visible(register, actor),
      ...(resource.isView ? [] : [by.deleted ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`]),
      ...(by.ids ? [sql`t.id = any(${by.ids}::uuid[])`] : []),
      ...filters.flatMap((filter) => filterBy(register, filter, actor)),
      ...search,
    ],
    isSearch: search.length > 0 || filters.some(({ field }) => field.filter === 'contains'),
    filters: filters.length + (by.deleted ? 2 : 0),
    range: only && others.length === 0 ? rangeColumns(only) : null,
  };
}

/** The columns a range is looked for along; of days from–to the last one, and the first. */
function rangeColumns({ name, field }: AskedFilter): string[] | null {
  const { filter, spans } = kindOf(field);
  if (filter !== 'range') return null;
  return spans ? [`${name}${spans.last}`, `${name}${spans.first}`] : [name];
}

function shortcutsIn({ shortcuts }: Resource, asked: ListFilters): Record<string, string[]> {
  const meant = Object.entries(shortcuts).flatMap(([name, filters]) =>
    asked[name] ? Object.entries(filters) : [],
  );
  return Object.fromEntries(meant.map(([field, value]) => [field, [value]]));
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql.join(conditions as Condition[], sql` and `) : sql`true`;
}

type AskedFilter = { name: string; field: Field; values: readonly string[] };

function read({ field, values }: AskedFilter) {
  if (field.filter === 'contains') return [];
  if (field.filter === 'exact') return values.map((value) => ({ value }));
  return values.map((value) => kindOf(field).readFilter?.(value, field) ?? { code: 'option' });
}

function invalidFilter(filter: AskedFilter): Fault[] {
  const [fault] = read(filter).filter((each) => 'code' in each);
  return fault ? [{ pointer: `/${filter.name}`, ...fault }] : [];
}

function filterBy({ resource, rules }: Register, filter: AskedFilter, actor: Actor): Condition[] {
  const { name, field, values } = filter;
  const finds = rules.sought?.[name];
  if (finds || resource.sought?.[name]) return [finds?.(actor, values) ?? sql`false`];
  if (field.filter === 'contains') return containing(name, field, values[0] ?? '');
  if (isLinked(field)) {
    const { table, owner, target } = linkTable(resource, name);
    return [
      sql`t.id in (select ${sql.ref(`l.${owner}`)} from ${sql.table(table)} l
        where l.tenant_id = ${actor.tenantId} and ${sql.ref(`l.${target}`)} = any(${values}::uuid[]))`,
    ];
  }
  const column = sql.ref(`t.${name}`);
  const wanted = read(filter).map((each) => ('value' in each ? each.value : null));
  const { spans } = kindOf(field);
  if (spans) return (wanted as Range[]).flatMap((range) => overlapping(filter, spans, range));
  if (kindOf(field).filter === 'range')
    return (wanted as Range[]).flatMap((range) => within(column, range, sqlType(field), actor));
  return wanted.length === 1
    ? [sql`${column} = ${wanted[0]}`]
    : [sql`${column} = any(${wanted}::${sql.raw(sqlType(field))}[])`];
}

/**
 * Days from–to that have one in common with these. They last so long at most, which bounds what is read of an index by
 * their last day.
 */
function overlapping(
  { name, field: { most } }: AskedFilter,
  spans: { first: string; last: string },
  { from, to }: Range,
): Condition[] {
  const [first, last] = [spans.first, spans.last].map((end) => sql.ref(`t.${name}${end}`));
  return [
    ...(from === null ? [] : [sql`${last} >= ${from}::date`]),
    ...(to === null ? [] : [sql`${first} <= ${to}::date`]),
    ...(to === null || !most ? [] : [sql`${last} <= ${to}::date + ${most}::integer`]),
  ];
}

/** What a field contains: found by the search of all of them, which has the index, and then looked at itself. */
function containing(name: string, field: Field, text: string): Condition[] {
  const column = sql.ref(`t.${name}`);
  if (kindOf(field).finds !== 'phone')
    return [...searchFor(text), ...searchFor(text, sql`app.search_text(${column})`)];
  const digits = text.replace(/\D/g, '');
  const spelled = searchSpellings(digits).map((each) => sql`${column} like ${`%${each}%`}`);
  return [...searchFor(digits), ...(digits === '' ? [] : [anyOf(spelled)])];
}

/** From one value to another, both in it; days of moments are the company's, whole. */
function within(column: Condition, { from, to }: Range, type: SqlType, { timezone }: Actor): Condition[] {
  const startOf = (day: unknown, days: number) =>
    Temporal.PlainDate.from(String(day)).add({ days }).toZonedDateTime(timezone).toInstant().toString();
  if (type === 'timestamptz')
    return [
      ...(from === null ? [] : [sql`${column} >= ${startOf(from, 0)}::timestamptz`]),
      ...(to === null ? [] : [sql`${column} < ${startOf(to, 1)}::timestamptz`]),
    ];
  const cast = sql.raw(type);
  return [
    ...(from === null ? [] : [sql`${column} >= ${from}::${cast}`]),
    ...(to === null ? [] : [sql`${column} <= ${to}::${cast}`]),
  ];
}

/**
 * Every word somewhere in the stored text. A word of one or two letters must begin one, for that is the shortest an index of
 * three letters serves; a number is searched without its punctuation, and as it is written with its ninth digit and without.
 */
export function searchFor(q: string | undefined, text = sql`t.search`): Condition[] {
  // The one character no text of the database holds.
  const typed = fold(q ?? '').replaceAll('\0', '');
  const isNumber = /^[\d\s()+./-]+$/.test(typed);
  const words = isNumber ? [typed.replace(/\D/g, '')] : typed.split(' ');
  return words
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => anyOf((isNumber ? searchSpellings(word) : [word]).map((each) => holds(text, each))));
}

function holds(text: Condition, word: string): Condition {
  return sql`${text} like ${`${word.length < 3 ? '% ' : '%'}${word.replace(/[\\%_]/g, '\\$&')}%`}`;
}

function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 1 && conditions[0] ? conditions[0] : sql`(${sql.join(conditions, sql` or `)})`;
}
