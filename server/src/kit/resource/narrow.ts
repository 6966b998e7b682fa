import type { Field } from '@leme/contract/kit/fields';
import { fold } from '@leme/contract/kit/fold';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { fieldsWith, type Resource } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { isUuid } from '../ids.ts';
import type { Register } from './registers.ts';

type Condition = RawBuilder<unknown>;
/** What a list is narrowed by, as the endpoint parsed it. */
export type Narrowing = { q?: string | undefined; deleted?: boolean | undefined } & Record<string, unknown>;

const mostWords = 8;

/** The rows of a register that an actor may see at all, deleted ones among them. */
export function visible({ resource, rules }: Register, actor: Actor): Condition[] {
  const own = [
    ...(resource.scope === 'company' ? [sql`t.tenant_id = ${actor.tenantId}`] : []),
    ...(rules.hidden ? [sql`not (${rules.hidden})`] : []),
  ];
  if (!actor.partner) return own;
  const column = rules.partner?.[actor.partner.kind];
  if (!column) throw new Problem('forbidden', { params: { resource: resource.name } });
  return [...own, sql`${sql.ref(`t.${column}`)} = ${actor.partner.id}`];
}

/** The conditions of a list, and what kind they are: an index serves each kind in its own way. */
export type Narrowed = { conditions: Condition[]; isSearch: boolean; filters: number };

/** The rows a list shows; `except` leaves a field's own filter out, for its counts. */
export function narrowed(register: Register, actor: Actor, asked: Narrowing, except?: string): Narrowed {
  const { resource } = register;
  const by = { ...asked, ...shortcutsIn(resource, asked) };
  const filters = fieldsWith(resource, 'filter').filter((name) => name !== except && by[name] !== undefined);
  const errors = filters.flatMap((name) => misfits(resource, name, by[name] as string[]));
  if (errors.length > 0) throw faults(errors);
  const search = searchFor(by.q);
  return {
    conditions: [
      ...visible(register, actor),
      by.deleted ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`,
      ...filters.map((name) => filterBy(resource, name, by[name] as string[], actor)),
      ...search,
    ],
    isSearch: search.length > 0,
    filters: filters.length + (by.deleted ? 2 : 0),
  };
}

function shortcutsIn({ shortcuts }: Resource, asked: Narrowing): Record<string, string[]> {
  const meant = Object.entries(shortcuts).flatMap(([name, filters]) =>
    asked[name] ? Object.entries(filters) : [],
  );
  return Object.fromEntries(meant.map(([field, value]) => [field, [value]]));
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql.join(conditions as Condition[], sql` and `) : sql`true`;
}

function misfits({ fields }: Resource, name: string, values: readonly string[]): Fault[] {
  const fits = (value: string) => {
    const field = fields[name] as Field;
    if (field.kind === 'boolean') return value === '1' || value === '0';
    return field.to ? isUuid(value) : Object.hasOwn(field.options ?? {}, value);
  };
  return values.every(fits) ? [] : [{ pointer: `/${name}`, code: 'option' }];
}

function filterBy(
  { table, fields }: Resource,
  name: string,
  values: readonly string[],
  actor: Actor,
): Condition {
  const column = sql.ref(`t.${name}`);
  const [first, ...others] = values;
  switch (fields[name]?.kind) {
    case 'boolean':
      return others.length === 0
        ? sql`${column} = ${first === '1'}`
        : sql`${column} = any(${values.map((value) => value === '1')}::boolean[])`;
    case 'references':
      return sql`t.id in (select l.owner_id from ${sql.table(`${table}_${name}`)} l
        where l.tenant_id = ${actor.tenantId} and l.target_id = any(${values}::uuid[]))`;
    case 'reference':
      return others.length === 0 ? sql`${column} = ${first ?? ''}` : sql`${column} = any(${values}::uuid[])`;
    default:
      return others.length === 0 ? sql`${column} = ${first ?? ''}` : sql`${column} = any(${values}::text[])`;
  }
}

/**
 * Every word somewhere in the stored text. A word of one or two letters must begin one, for that is the shortest an index of
 * three letters serves; a number is searched without its punctuation.
 */
export function searchFor(q: string | undefined): Condition[] {
  // The one character no text of the database holds.
  const typed = fold(q ?? '').replaceAll('\0', '');
  const isNumber = /^[\d\s()+./-]+$/.test(typed);
  const words = isNumber ? [typed.replace(/\D/g, '')] : typed.split(' ');
  return words
    .filter(Boolean)
    .slice(0, mostWords)
    .map(
      (word) => sql`t.search like ${`${word.length < 3 ? '% ' : '%'}${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    );
}
