import type { SqlType } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { faults } from '@leme/contract/kit/problem';
import { countsTo } from '@leme/contract/kit/resource/counts';
import { type Resource, readSort, type Sort } from '@leme/contract/kit/resource/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { sqlType } from '../columns.ts';
import type { Register } from '../registers.ts';
import { markOf, type Place, readCursor, writeCursor } from './cursor.ts';
import type { ListFilters } from './filters.ts';

type Sql = RawBuilder<unknown>;

/** The order of a list: its expression, and where it goes on after a cursor. Rows without a value come last, both ways. */
export type Order = {
  column: Sql;
  /** Joins what the rows of `t` point to, where they are in order of its titles; no index knows these. */
  join: Sql | null;
  direction: 'asc' | 'desc';
  /** The value of the expression as text, exact enough to come back to. */
  sortValue: Sql;
  /** What is still to come, one condition after the other; those with a value and those without are two. */
  legs: readonly Sql[];
  cursorAfter: (sortValue: string | null, id: string) => string;
};

/** Reads `sort` and `cursor`; a cursor of another list, order or filter is refused. */
export function orderOf(
  register: Register,
  actor: Actor,
  by: ListFilters & { sort?: string; cursor?: string },
): Order {
  const sort = readSort(register.resource, by.sort);
  if (!sort) throw faults([{ pointer: '/sort', code: 'option' }]);
  const mark = markOf(register.resource.name, by);
  const after = by.cursor === undefined ? null : readCursor(by.cursor, mark);
  const ordered = expressionOf(register, actor, sort);
  return {
    column: ordered.column,
    join: ordered.join,
    direction: sort.descending ? 'desc' : 'asc',
    sortValue: sql`${ordered.value}::text`,
    legs: legsOf(ordered, sort, after),
    cursorAfter: (sortValue, id) => writeCursor(mark, { sortValue, id }),
  };
}

type Ordered = { value: Sql; column: Sql; type: SqlType; mayBeEmpty: boolean; join: Sql | null };

// Titles in the order of a dictionary, whatever the accents.
function expressionOf({ resource, others }: Register, actor: Actor, { field }: Sort): Ordered {
  const declared = resource.fields[field];
  if (declared?.to) {
    const { table, title, scope } = others.named(declared.to).resource;
    const own = scope === 'company' ? sql`g.tenant_id = ${actor.tenantId} and` : sql``;
    const join = sql`left join ${sql.table(table)} g on ${own} g.id = ${sql.ref(`t.${field}`)}`;
    const value = sql.ref(`g.${title}`);
    return { value, column: sql`${value} ${inDictionary}`, type: 'text', mayBeEmpty: true, join };
  }
  const value = sql.ref(`t.${orderColumn(resource, field)}`);
  const type = declared ? sqlType(declared) : 'timestamptz';
  const column = type === 'text' ? sql`${value} ${inDictionary}` : value;
  return { value, column, type, mayBeEmpty: declared?.required === false, join: null };
}

/** The column a field is put in order by: of one with two its first. */
export function orderColumn({ fields }: Resource, name: string): string {
  const declared = fields[name];
  return `${name}${(declared && kindOf(declared).spans?.first) ?? ''}`;
}

const inDictionary = sql.raw('collate "und-x-icu"');

function legsOf({ value, column, type, mayBeEmpty }: Ordered, sort: Sort, after: Place | null): Sql[] {
  const beyond = sql.raw(sort.descending ? '<' : '>');
  if (after?.sortValue === null) return [sql`${value} is null and t.id ${beyond} ${after.id}::uuid`];
  const valued =
    after && sql`(${column}, t.id) ${beyond} (${after.sortValue}::${sql.raw(type)}, ${after.id}::uuid)`;
  if (!mayBeEmpty) return [valued ?? sql`true`];
  return [valued ?? sql`${value} is not null`, sql`${value} is null`];
}

/** No index knows the titles of what rows point to: only a list that is counted to its end is put in order by them. */
export function refuseLong({ countIsEstimate }: { countIsEstimate: boolean }): void {
  if (countIsEstimate)
    throw faults([{ pointer: '/sort', code: 'too-many-rows', params: { maximum: countsTo.all } }]);
}

type Reading = {
  columns: Sql;
  /** The rows of `t` and what they must meet. */
  from: Sql;
  /** They are few and have been found already, so that no index puts them in order. */
  areFound?: boolean;
  order: Order;
  limit: number;
  offset?: number;
};

/**
 * Rows in order. What may be empty is read in two legs along one index, whatever the direction: an index that goes backwards
 * would give those without a value first.
 */
export function inOrder({ columns, from, areFound = false, order, limit, offset = 0 }: Reading): Sql {
  const { column, legs } = order;
  const direction = sql.raw(order.direction);
  const [leg, ...others] = legs;
  if (others.length === 0)
    return sql`select ${columns} from ${from} and ${leg} order by ${column} ${direction}, t.id ${direction}
      limit ${limit} offset ${offset}`;
  if (areFound)
    return sql`select ${columns} from ${from} and (${sql.join([...legs], sql` or `)})
      order by ${column} ${direction} nulls last, t.id ${direction} limit ${limit} offset ${offset}`;
  const read = legs.map(
    (each) => sql`(select ${columns}, ${column} as ordered_value, t.id as ordered_id from ${from} and ${each}
      order by ${column} ${direction}, t.id ${direction} limit ${limit + offset})`,
  );
  return sql`select r.* from (${sql.join(read, sql` union all `)}) r
    order by r.ordered_value ${direction} nulls last, r.ordered_id ${direction} limit ${limit} offset ${offset}`;
}
