import { createHash } from 'node:crypto';
import { faults } from '@leme/contract/kit/problem';
import { isUuid } from '../../ids.ts';

/** Where a list goes on: behind the row of this id, which has this value in the column of the order. */
export type Place = { sortValue: string | null; id: string };

/** What a cursor is good for: the list of a name, its filters and its order, whatever the page. */
export function markOf(
  name: string,
  { cursor, page, limit, facets, totals, ...by }: Readonly<Record<string, unknown>>,
): string {
  const asked = Object.entries({ name, ...by }).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(asked.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

export function writeCursor(mark: string, { sortValue, id }: Place): string {
  return Buffer.from(JSON.stringify([mark, sortValue, id])).toString('base64url');
}

/** The place a cursor stands for; one of another list, order or filter is refused. */
export function readCursor(cursor: string, mark: string): Place {
  try {
    const [own, sortValue, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (own === mark && (sortValue === null || typeof sortValue === 'string') && isUuid(id))
      return { sortValue, id };
  } catch {
    // The same answer as for a cursor of another list.
  }
  throw faults([{ pointer: '/cursor', code: 'cursor' }]);
}
