import { countsTo } from '@leme/contract/kit/resource/counts';
import { facetFields, type Resource } from '@leme/contract/kit/resource/resource';
import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import type { Work } from '../../work.ts';
import type { Register } from '../registers.ts';
import { statement } from '../statement.ts';
import { allOf, type Filtered, filtered, type ListFilters } from './filters.ts';
import { orderColumn } from './order.ts';

/** What is counted beside them, and whether on to where only the planner knows how many there are. */
type Counting = { summed?: readonly string[]; isWhole: boolean };

/**
 * How many rows a list has, and the sums of some fields of those that were counted. For a page at least so many above a
 * thousand, which costs no more than its rows; for the whole exact to ten thousand, then the planner's estimate.
 */
export async function countRows(
  { resource }: Register,
  tx: Tx,
  where: Filtered,
  { summed = [], isWhole }: Counting,
) {
  const countedTo = isWhole ? countsTo.all : countsTo.page;
  const rows = sql`select ${sql.join([sql`1`, ...summed.map((name) => sql.ref(`t.${name}`))])}
    from ${where.from} where ${allOf(where.conditions)}`;
  const sums = summed.map((name) => sql`, coalesce(sum(${sql.ref(`c.${name}`)}), 0) as ${sql.ref(name)}`);
  const counted = await tx.first(
    statement<{ n: number } & Record<string, number>>(
      sql`select count(*) as n ${sql.join(sums, sql``)}
        from (${rows} ${alongIndex(resource, where)} limit ${countedTo + 1}) c`,
    ),
  );
  const n = counted?.n ?? 0;
  const totals = Object.fromEntries(summed.map((name) => [name, counted?.[name] ?? 0]));
  if (n <= countedTo) return { count: n, countIsEstimate: false, totals };
  if (!isWhole) return { count: countedTo, countIsEstimate: true, totals };
  const plan = await tx.first(
    statement<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(sql`explain (format json) ${rows}`),
  );
  const estimate = plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? n;
  return { count: Math.max(n, Math.round(estimate)), countIsEstimate: true, totals };
}

/** Counting needs no order; asking for that of an index keeps the planner from reading other companies' rows first. */
export function alongIndex(resource: Resource, { isSearch, filters, range }: Filtered) {
  const { title, order } = resource;
  if (isSearch || filters > 1) return sql``;
  if (range) return alongRange({ isSearch, range });
  const own = order?.replace('-', '') ?? (filters === 0 ? 'created_at' : undefined);
  if (own) return sql`order by ${sql.ref(`t.${orderColumn(resource, own)}`)}, t.id`;
  return sql`order by ${sql.ref(`t.${title}`)} collate "und-x-icu", t.id`;
}

/** Without it the rows of a range that few meet would be looked for along the titles of all. */
export function alongRange({ isSearch, range }: Pick<Filtered, 'isSearch' | 'range'>) {
  if (isSearch || !range) return sql``;
  return sql`order by ${sql.join(range.map((column) => sql.ref(`t.${column}`)))}, t.id`;
}

/** How many rows each value of a choice would leave, the other filters as they are. */
export async function countFacets(
  register: Register,
  { tx, actor }: Work,
  asked: ListFilters,
): Promise<Record<string, Record<string, number>>> {
  const { fields } = register.resource;
  const counted = facetFields(register.resource).map(async (name) => {
    const where = filtered(register, actor, asked, name);
    const rows = await tx.rows(
      statement<{ value: string; n: number }>(sql`select v.value, (select count(*) from (
          select 1 from ${where.from} where ${allOf(where.conditions)} and ${sql.ref(`t.${name}`)} = v.value
          ${alongIndex(register.resource, { ...where, filters: where.filters + 1 })} limit ${countsTo.all + 1}) c) as n
        from unnest(${[...(fields[name]?.options ?? [])]}::text[]) as v (value)`),
    );
    return [name, Object.fromEntries(rows.map(({ value, n }) => [value, n]))] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
