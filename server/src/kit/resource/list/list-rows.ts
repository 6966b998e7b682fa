import { faults } from '@leme/contract/kit/problem';
import { countsTo } from '@leme/contract/kit/resource/counts';
import { type AnyRow, fieldsWith, type Page, type Resource } from '@leme/contract/kit/resource/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import type { Work } from '../../work.ts';
import { readColumns } from '../columns.ts';
import { withLabels } from '../labels.ts';
import type { Register, Values } from '../registers.ts';
import { statement } from '../statement.ts';
import { alongIndex, alongRange, countFacets, countRows } from './count-rows.ts';
import { allOf, type Filtered, filtered, type ListFilters } from './filters.ts';
import { inOrder, type Order, orderOf, refuseLong } from './order.ts';

export type Asked = ListFilters & {
  page: number;
  limit: number;
  cursor?: string;
  sort?: string;
  count?: 'all';
  facets?: boolean;
  totals?: boolean;
};

/** One page of a register: by number down to 10,000 rows deep, by cursor as deep as it goes. */
export async function listRows(register: Register, { tx, actor }: Work, asked: Asked): Promise<Page> {
  const { page, limit } = asked;
  if (asked.cursor === undefined && page * limit > countsTo.all)
    throw faults([
      { pointer: '/page', code: 'too-large', params: { maximum: Math.floor(countsTo.all / limit) } },
    ]);
  const order = orderOf(register, actor, asked);
  const where = filtered(register, actor, asked);
  const offset = asked.cursor === undefined ? (page - 1) * limit : 0;
  const summed = asked.totals ? fieldsWith(register.resource, 'total') : [];
  const isWhole = asked.count === 'all' || order.join !== null;
  const count = () => countRows(register, tx, where, { summed, isWhole });
  // Looking through the index is what a search costs: it is done once, and says how many it found.
  const isTallied = where.isSearch && !isWhole && summed.length === 0;
  const counting = isTallied ? undefined : count();
  if (counting && order.join) refuseLong(await counting);
  const [found, beside, facets] = await Promise.all([
    readRows(register, tx, { where, order, limit: limit + 1, offset, isTallied }),
    counting,
    asked.facets ? countFacets(register, { tx, actor }, asked) : {},
  ]);
  const isFirst = offset === 0 && asked.cursor === undefined;
  // Behind the last row nothing says how many there are.
  const counted = beside ?? (found.length > 0 || isFirst ? tallyOf(found) : await count());
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit;
  const seen = (asked.cursor === undefined ? offset : countsTo.all) + found.length;
  const data = await withLabels(
    register,
    { tx, actor },
    shown.map(({ sort_value, ordered_value, ordered_id, found_rows, ...row }) => row),
  );
  return {
    data: data as AnyRow[],
    ...counted,
    count: counted.countIsEstimate ? Math.max(counted.count, seen) : counted.count,
    page,
    limit,
    hasMore,
    nextCursor: hasMore && last ? order.cursorAfter(last.sort_value as string | null, String(last.id)) : null,
    facets,
  };
}

/** How many a search found, as each of its rows says. */
function tallyOf([row]: readonly Values[]) {
  const n = Number(row?.found_rows ?? 0);
  return { count: Math.min(n, countsTo.all), countIsEstimate: n > countsTo.all, totals: {} };
}

type Slice = { where: Filtered; order: Order; limit: number; offset: number; isTallied: boolean };

/**
 * Stored rows in order, from a page or after a cursor. A search or a range is answered from its index first and put in order
 * then: of what more than ten thousand rows have, the first ten thousand found. So is an order by titles of other rows.
 */
function readRows(
  { resource }: Register,
  tx: Tx,
  { where, order, limit, offset, isTallied }: Slice,
): Promise<Values[]> {
  const tally = isTallied ? sql`, t.found_rows` : sql``;
  const columns = sql`${readColumns(resource)}, ${order.sortValue} as sort_value ${tally}`;
  const areFound = where.isSearch || where.range !== null || order.join !== null;
  const from = areFound ? foundRows(resource, where, order, isTallied) : livingRows(where);
  return tx.rows(statement(inOrder({ columns, from, areFound, order, limit, offset }) as RawBuilder<Values>));
}

/** The rows of a list. */
export function livingRows({ from, conditions }: Filtered) {
  return sql`${from} where ${allOf(conditions)}`;
}

/** The rows of a list before they are put in order, ten thousand at most, with what they are put in order by. */
export function foundRows(resource: Resource, where: Filtered, { join }: Order, isTallied = false) {
  const along = join ? alongIndex(resource, where) : alongRange(where);
  const found = sql`select t.* from ${livingRows(where)} ${along} limit ${countsTo.all + 1}`;
  const rows = isTallied ? sql`select t.*, count(*) over () as found_rows from (${found}) t` : found;
  return sql`(${rows}) t ${join ?? sql``} where true`;
}
