import { createHash } from 'node:crypto';
import { faults } from '@leme/contract/kit/problem';
import { type Resource, readSort, type Sort } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '../ids.ts';
import { sqlType } from './columns.ts';
import type { ListFilters } from './filters.ts';

/** The order of a list: its expressions, and where it goes on after a cursor. */
export type Order = {
  by: RawBuilder<unknown>;
  /** The value of the first expression as text, exact enough to come back to. */
  sortValue: RawBuilder<unknown>;
  after: RawBuilder<unknown> | null;
  cursorAfter: (sortValue: string, id: string) => string;
};

/** Reads `sort` and `cursor`; a cursor of another list, order or filter is refused. */
export function orderOf(resource: Resource, by: ListFilters & { sort?: string; cursor?: string }): Order {
  const sort = readSort(resource, by.sort);
  if (!sort) throw faults([{ pointer: '/sort', code: 'option' }]);
  const { column, type } = expressionOf(resource, sort);
  const direction = sql.raw(sort.descending ? 'desc' : 'asc');
  const mark = markOf(resource, by);
  const after = by.cursor === undefined ? null : readCursor(by.cursor, mark);
  const beyond = sql.raw(sort.descending ? '<' : '>');
  return {
    by: sql`${column} ${direction}, t.id ${direction}`,
    sortValue: sql`${sql.ref(`t.${sort.field}`)}::text`,
    after:
      after && sql`(${column}, t.id) ${beyond} (${after.sortValue}::${sql.raw(type)}, ${after.id}::uuid)`,
    cursorAfter: (sortValue, id) => Buffer.from(JSON.stringify([mark, sortValue, id])).toString('base64url'),
  };
}

// Titles in the order of a dictionary, whatever the accents.
function expressionOf({ fields }: Resource, { field }: Sort) {
  const declared = fields[field];
  const column = sql.ref(`t.${field}`);
  const type = declared ? sqlType(declared) : 'timestamptz';
  return { column: type === 'text' ? sql`${column} collate "und-x-icu"` : column, type };
}

function markOf({ name }: Resource, { cursor, page, limit, facets, ...by }: Record<string, unknown>): string {
  const asked = Object.entries({ name, ...by }).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(asked.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

function readCursor(cursor: string, mark: string): { sortValue: string; id: string } {
  try {
    const [own, sortValue, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (own === mark && typeof sortValue === 'string' && isUuid(id)) return { sortValue, id };
  } catch {
    // The same answer as for a cursor of another list.
  }
  throw faults([{ pointer: '/cursor', code: 'cursor' }]);
}
