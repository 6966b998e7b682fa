import { Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import {
  listStockLevels,
  listStockLines,
  listStockMoves,
  mostListed,
  readStockLedger,
  readStockOverview,
  type StockLevel,
  type StockLine,
  type StockMove,
} from '@leme/contract/stock/endpoints';
import { courseDays, courseOf } from '@leme/contract/stock/stock-course';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

const flowDays = 30;
const movesOfPage = 30;
const mostPlaces = 200;

/** The tiles above the list. A transfer is neither in nor out. */
export const servesOverview = serve(readStockOverview, async ({ tx, actor, clock }) => {
  const since = clock.now().subtract({ hours: 24 * flowDays });
  const [items, flow] = await Promise.all([
    tx.first(
      statement<{ items: number; below_minimum: number; value: number }>(sql`select count(*) as items,
          count(*) filter (where t.state <> 'ok') as below_minimum, coalesce(sum(t.value), 0) as value
        from stock_items t where t.tenant_id = ${actor.tenantId} and t.deleted_at is null`),
    ),
    tx.first(
      statement<Record<'in_moves' | 'out_moves' | 'in_value' | 'out_value', number>>(sql`select
          count(*) filter (where t.quantity > 0) as in_moves, count(*) filter (where t.quantity < 0) as out_moves,
          coalesce(sum(round(t.quantity * t.unit_cost, 2)) filter (where t.quantity > 0), 0) as in_value,
          coalesce(-sum(round(t.quantity * t.unit_cost, 2)) filter (where t.quantity < 0), 0) as out_value
        from stock_moves t where t.tenant_id = ${actor.tenantId} and t.at >= ${since.toString()}::timestamptz
          and t.reason <> 'transfer'`),
    ),
  ]);
  return {
    items: items?.items ?? 0,
    below_minimum: items?.below_minimum ?? 0,
    value: items?.value ?? 0,
    moved_in: { moves: flow?.in_moves ?? 0, value: flow?.in_value ?? 0 },
    moved_out: { moves: flow?.out_moves ?? 0, value: flow?.out_value ?? 0 },
  };
});

async function itemOf({ tx, actor }: Work, id: string): Promise<{ quantity: number }> {
  const item = await tx.first(
    statement<{ quantity: number }>(
      sql`select t.quantity from stock_items t where t.tenant_id = ${actor.tenantId} and t.id = ${id}`,
    ),
  );
  if (!item) throw new Problem('not-found');
  return item;
}

function levelsOf({ tx, actor }: Work, id: string): Promise<StockLevel[]> {
  return tx.rows(
    statement<StockLevel>(sql`select t.location_id, l.name as location, t.quantity, t.moves as mark
      from stock_levels t join stock_locations l on l.tenant_id = t.tenant_id and l.id = t.location_id
      where t.tenant_id = ${actor.tenantId} and t.item_id = ${id} and (t.quantity > 0 or l.deleted_at is null)
      order by l.name collate "und-x-icu", l.id limit ${mostPlaces}`),
  );
}

/** Where an item lies, and its line of 90 days. */
export const servesLedger = serve(readStockLedger, async ({ input, tx, actor, clock }) => {
  const { quantity } = await itemOf({ tx, actor }, input.id);
  const today = dayIn(actor.timezone, clock.now());
  const from = clock
    .now()
    .toZonedDateTimeISO(actor.timezone)
    .startOfDay()
    .subtract({ days: courseDays })
    .toInstant();
  const own = sql`t.tenant_id = ${actor.tenantId} and t.item_id = ${input.id}`;
  const [levels, moved] = await Promise.all([
    levelsOf({ tx, actor }, input.id),
    tx.rows(
      statement<{
        date: string;
        quantity: number;
      }>(sql`select (t.at at time zone ${actor.timezone})::date as date,
          sum(t.quantity) as quantity
        from stock_moves t where ${own} and t.at >= ${from.toString()}::timestamptz group by 1`),
    ),
  ]);
  return { levels, course: courseOf(quantity, moved, today) };
});

/** The ledger of an item, newest first; what was left after each is told back from what there is now. */
export const servesMoves = serve(listStockMoves, async ({ input, tx, actor }) => {
  const { quantity } = await itemOf({ tx, actor }, input.id);
  const own = sql`t.tenant_id = ${actor.tenantId} and t.item_id = ${input.id}`;
  const last = input.before
    ? await tx.first(
        statement<{
          at: string;
          since: number;
        }>(sql`select t.at::text as at, (select sum(m.quantity) from stock_moves m
            where m.tenant_id = ${actor.tenantId} and m.item_id = ${input.id} and (m.at, m.id) >= (t.at, t.id)) as since
          from stock_moves t where ${own} and t.id = ${input.before}`),
      )
    : undefined;
  const older = last ? sql`and (t.at, t.id) < (${last.at}::timestamptz, ${input.before})` : sql``;
  const rows = await tx.rows(
    statement<
      Omit<StockMove, 'balance'>
    >(sql`select t.id, t.at, l.name as location, t.quantity, t.reason, t.ref,
        t.unit_cost, p.full_name as by
      from stock_moves t join stock_locations l on l.tenant_id = t.tenant_id and l.id = t.location_id
        left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
      where ${own} ${older} order by t.at desc, t.id desc limit ${movesOfPage + 1}`),
  );
  let left = Math.round((quantity - (last?.since ?? 0)) * 1000);
  const data = rows.slice(0, movesOfPage).map((row) => {
    const balance = left / 1000;
    left -= Math.round(row.quantity * 1000);
    return { ...row, balance };
  });
  return { data, next: rows.length > movesOfPage ? (data.at(-1)?.id ?? null) : null };
});

async function placeOf({ tx, actor }: Work, id: string): Promise<string> {
  const place = await tx.first(
    statement<{ name: string }>(sql`select t.name from stock_locations t
      where t.tenant_id = ${actor.tenantId} and t.id = ${id} and t.deleted_at is null`),
  );
  if (!place) throw new Problem('not-found');
  return place.name;
}

/** What the ledger says at the moment a line is counted. */
export const servesLevels = serve(listStockLevels, async ({ input, tx, actor }) => {
  await itemOf({ tx, actor }, input.id);
  return { data: await levelsOf({ tx, actor }, input.id) };
});

/** All items there are, with what should lie at the place: what was never there may be found there. */
export const servesLines = serve(listStockLines, async ({ input, tx, actor }) => {
  const location = await placeOf({ tx, actor }, input.location_id);
  const data = await tx.rows(
    statement<StockLine>(sql`select t.id as item_id, t.name, t.sku, t.barcode, t.unit, t.size_class,
        coalesce(l.quantity, 0) as quantity
      from stock_items t left join stock_levels l on l.tenant_id = t.tenant_id and l.item_id = t.id
        and l.location_id = ${input.location_id}
      where t.tenant_id = ${actor.tenantId} and t.deleted_at is null
      order by t.name collate "und-x-icu", t.id limit ${mostListed}`),
  );
  return { location, data };
});
