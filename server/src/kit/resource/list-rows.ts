import { faults } from '@leme/contract/kit/problem';
import { type AnyRow, fieldsWith, type Page, type Resource } from '@leme/contract/kit/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../transaction.ts';
import type { Work } from '../work.ts';
import { readColumns } from './columns.ts';
import { allOf, type Filtered, filtered, type ListFilters } from './filters.ts';
import { withLabels } from './labels.ts';
import { inOrder, type Order, orderOf } from './order.ts';
import type { Register, Values } from './registers.ts';
import { statement } from './statement.ts';

/** Rows counted one by one; above it the count is the planner's estimate and says so. */
const countedTo = 10_000;

export type Asked = ListFilters & {
  page: number;
  limit: number;
  cursor?: string;
  sort?: string;
  facets?: boolean;
};

/** One page of a register: by number down to 10,000 rows deep, by cursor as deep as it goes. */
export async function listRows(register: Register, { tx, actor }: Work, asked: Asked): Promise<Page> {
  const { resource } = register;
  const { page, limit } = asked;
  if (asked.cursor === undefined && page * limit > countedTo)
    throw faults([
      { pointer: '/page', code: 'too-large', params: { maximum: Math.floor(countedTo / limit) } },
    ]);
  const order = orderOf(resource, asked);
  const where = filtered(register, actor, asked);
  const offset = asked.cursor === undefined ? (page - 1) * limit : 0;
  const [found, counted, facets] = await Promise.all([
    readRows(register, tx, { where, order, limit: limit + 1, offset }),
    countRows(register, tx, where),
    asked.facets ? countFacets(register, { tx, actor }, asked) : {},
  ]);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > limit;
  const data = await withLabels(
    register,
    { tx, actor },
    shown.map(({ sort_value, order_value, order_id, ...row }) => row),
  );
  return {
    data: data as AnyRow[],
    ...counted,
    page,
    limit,
    hasMore,
    nextCursor: hasMore && last ? order.cursorAfter(last.sort_value as string | null, String(last.id)) : null,
    facets,
  };
}

type Slice = { where: Filtered; order: Order; limit: number; offset?: number };

/**
 * Stored rows in order, from a page or after a cursor. A search or a range is answered from its index first and put in order
 * then: of what more than ten thousand rows have, the first ten thousand found.
 */
function readRows(
  { resource }: Register,
  tx: Tx,
  { where, order, limit, offset = 0 }: Slice,
): Promise<Values[]> {
  const table = sql.table(resource.table);
  const areFound = where.isSearch || where.range !== null;
  const from = areFound
    ? sql`(select t.* from ${table} t where ${allOf(where.conditions)} ${alongRange(where)}
        limit ${countedTo + 1}) t where true`
    : sql`${table} t where ${allOf(where.conditions)}`;
  const columns = sql`${readColumns(resource)}, ${order.sortValue} as sort_value`;
  return tx.rows(statement(inOrder({ columns, from, areFound, order, limit, offset }) as RawBuilder<Values>));
}

async function countRows({ resource }: Register, tx: Tx, where: Filtered) {
  const rows = sql`select 1 from ${sql.table(resource.table)} t where ${allOf(where.conditions)}`;
  const counted = await tx.first(
    statement<{ n: number }>(
      sql`select count(*) as n from (${rows} ${alongIndex(resource, where)} limit ${countedTo + 1}) c`,
    ),
  );
  const n = counted?.n ?? 0;
  if (n <= countedTo) return { count: n, countIsEstimate: false };
  const plan = await tx.first(
    statement<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(sql`explain (format json) ${rows}`),
  );
  const estimate = plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? n;
  return { count: Math.max(n, Math.round(estimate)), countIsEstimate: true };
}

// Counting needs no order; asking for that of an index keeps the planner from reading other companies' rows first.
function alongIndex({ title }: Resource, { isSearch, filters, range }: Filtered) {
  if (isSearch || filters > 1) return sql``;
  if (range) return alongRange({ isSearch, range });
  if (filters === 0) return sql`order by t.created_at, t.id`;
  return sql`order by ${sql.ref(`t.${title}`)} collate "und-x-icu", t.id`;
}

// Without it the rows of a range that few meet would be looked for along the titles of all.
function alongRange({ isSearch, range }: Pick<Filtered, 'isSearch' | 'range'>) {
  return isSearch || !range ? sql`` : sql`order by ${sql.ref(`t.${range}`)}, t.id`;
}

/** How many rows each value of a choice would leave, the other filters as they are. */
async function countFacets(
  register: Register,
  { tx, actor }: Work,
  asked: Asked,
): Promise<Record<string, Record<string, number>>> {
  const { fields, table } = register.resource;
  const names = fieldsWith(register.resource, 'filter').filter((name) => fields[name]?.options);
  const counted = names.map(async (name) => {
    const where = filtered(register, actor, asked, name);
    const rows = await tx.rows(
      statement<{ value: string; n: number }>(sql`select v.value, (select count(*) from (
          select 1 from ${sql.table(table)} t where ${allOf(where.conditions)} and ${sql.ref(`t.${name}`)} = v.value
          ${alongIndex(register.resource, { ...where, filters: where.filters + 1 })} limit ${countedTo + 1}) c) as n
        from unnest(${[...(fields[name]?.options ?? [])]}::text[]) as v (value)`),
    );
    return [name, Object.fromEntries(rows.map(({ value, n }) => [value, n]))] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
