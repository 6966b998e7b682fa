import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import type { Shortage } from '@leme/contract/stock/problems';
import { stockItems } from '@leme/contract/stock/stock-items';
import type { MoveReason } from '@leme/contract/stock/stock-moves';
import { partFaults } from '@leme/contract/stock/units';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { AllHooks, Arrived } from '#kit/hooks';
import { newId } from '#kit/ids';
import { type Done, record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** What is to go in or, below zero, out. `pointer` is where the one who asked reads what is wrong with it. */
export type Line = {
  item_id: string;
  location_id: string;
  quantity: number;
  reason: MoveReason;
  ref: string | null;
  unit_cost?: number | null;
  /** When it happened, where that was not now. */
  at?: string;
  transfer_id?: string;
  count_id?: string;
  pointer: string;
};

export type Posted = { id: string; item_id: string; location_id: string; quantity: number; level: number };

type Item = { name: string; unit: string; quantity: number; min_qty: number; average_cost: number | null };
type Level = { quantity: number; moves: number };

const mostOfAll = 999_999_999;

/** How many of an item there are, as numbers with three decimals that lose nothing. */
export const thousandths = (quantity: number) => Math.round(quantity * 1000) / 1000;

/**
 * Posts moves: all of them, or none and the reason. Items are taken in the order of their ids and each is held from its
 * first line to the end, so that two who post at once wait for each other and never in a ring.
 */
export async function postMoves(
  work: TimedWork,
  hooks: Pick<AllHooks, 'crossesMinimum' | 'stockCame'>,
  lines: readonly Line[],
): Promise<Posted[]> {
  const places = await placesOf(work, lines);
  const posted = new Map<Line, Posted>();
  const rows: object[] = [];
  const steps: Done[] = [];
  const crossed: { id: string; isLow: boolean }[] = [];
  const came: Arrived[] = [];
  const byItem = [...Map.groupBy(lines, ({ item_id }) => item_id)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  for (const [id, own] of byItem) {
    const after: number[] = [];
    let first = 0;
    let minimum = 0;
    for (const line of own) {
      const place = places.get(line.location_id) ?? '';
      const item = await moveItem(work, line, place);
      const level = await moveLevel(work, line, { item: item.name, place });
      if (after.length === 0) first = thousandths(item.quantity - line.quantity);
      minimum = item.min_qty;
      after.push(item.quantity);
      const move = { id: newId(), item_id: id, location_id: line.location_id, quantity: line.quantity };
      posted.set(line, { ...move, level: level.quantity });
      rows.push(rowOf(work, move, line, { item, level }));
    }
    const last = after.at(-1) ?? first;
    steps.push(stepOf(id, own, places, [first, last]));
    if (last > first) came.push({ id, before: first, after: last });
    if (first < minimum !== last < minimum) crossed.push({ id, isLow: last < minimum });
  }
  for (const insert of insertRows('stock_moves', rows)) work.tx.send(insert);
  record(work, stockItems, steps);
  if (crossed.length > 0) await hooks.crossesMinimum(work, crossed);
  if (came.length > 0) await hooks.stockCame(work, came);
  return lines.flatMap((line) => posted.get(line) ?? []);
}

function rowOf(
  { actor, now }: TimedWork,
  move: Omit<Posted, 'level'>,
  line: Line,
  { item, level }: { item: Item; level: Level },
) {
  const average = item.average_cost === null ? null : Math.round(item.average_cost * 100) / 100;
  return {
    tenant_id: actor.tenantId,
    ...move,
    reason: line.reason,
    ref: line.ref,
    unit_cost: line.unit_cost ?? average,
    at: line.at ?? now.toString(),
    mark: level.moves,
    transfer_id: line.transfer_id ?? null,
    count_id: line.count_id ?? null,
    user_id: actor.userId,
  };
}

function stepOf(
  id: string,
  lines: readonly Line[],
  places: ReadonlyMap<string, string>,
  [before, after]: readonly [number, number],
): Done {
  const [line] = lines;
  const location = [...new Set(lines.map((each) => places.get(each.location_id)))].join(' → ');
  return {
    id,
    action: 'updated',
    changes: {
      ...(before !== after && { quantity: [before, after] }),
      location: [null, location],
      reason: [null, line?.reason],
      ...(line?.ref && { ref: [null, line.ref] }),
    },
  };
}

/** The names of the places the lines name. */
async function placesOf(
  { tx, actor }: TimedWork,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(lines.map(({ location_id }) => location_id))];
  const found = await tx.rows(
    statement<{ id: string; name: string }>(sql`select t.id, t.name from stock_locations t
      where t.tenant_id = ${actor.tenantId} and t.id = any(${ids}::uuid[]) and t.deleted_at is null`),
  );
  const places = new Map(found.map(({ id, name }) => [id, name]));
  const unknown = lines.filter(({ location_id }) => !places.has(location_id));
  if (unknown.length > 0)
    throw faults(unknown.map((line) => ({ ...faultAt(line, 'location_id'), code: 'unknown' })));
  return places;
}

const faultAt = ({ pointer }: Line, field: string): Pick<Fault, 'pointer'> => ({
  pointer: `${pointer}/${field}`,
});

/** Changes how much there is of an item in all, and what one of it cost on average: what comes without a price changes no average. */
async function moveItem({ tx, actor }: TimedWork, line: Line, place: string): Promise<Item> {
  const [by, cost] = [sql`${line.quantity}::numeric`, sql`${line.unit_cost ?? null}::numeric`];
  const comesPriced = sql`${by} > 0 and ${cost} is not null`;
  const isFirst = sql`t.quantity = 0 or t.average_cost is null`;
  const item = await tx.first(
    statement<Item>(sql`update stock_items t set quantity = t.quantity + ${by},
        average_cost = case when ${comesPriced} and (${isFirst}) then ${cost}
          when ${comesPriced} then round((t.quantity * t.average_cost + ${by} * ${cost}) / (t.quantity + ${by}), 4)
          else t.average_cost end
      where t.tenant_id = ${actor.tenantId} and t.id = ${line.item_id} and t.deleted_at is null
        and t.quantity + ${by} between 0 and ${mostOfAll}
      returning t.name, t.unit, t.quantity, t.min_qty, t.average_cost`),
  );
  // A count says what there is, whatever stood there before: it may take a part away that nobody should have posted.
  const parts =
    item && !line.count_id ? partFaults(line.quantity, item.unit, `${line.pointer}/quantity`) : [];
  if (parts.length > 0) throw faults(parts);
  if (item) return item;
  const there = await tx.first(
    statement<{ name: string }>(sql`select t.name from stock_items t
      where t.tenant_id = ${actor.tenantId} and t.id = ${line.item_id} and t.deleted_at is null`),
  );
  if (!there) throw faults([{ ...faultAt(line, 'item_id'), code: 'unknown' }]);
  if (line.quantity > 0)
    throw faults([{ ...faultAt(line, 'quantity'), code: 'too-large', params: { maximum: mostOfAll } }]);
  throw await shortage({ tx, actor }, line, { item: there.name, place });
}

/** The ledger of an item at a place: changed by one conditional statement, which cannot go below nothing. */
async function moveLevel(
  { tx, actor }: TimedWork,
  line: Line,
  names: { item: string; place: string },
): Promise<Level> {
  const { item_id, location_id, quantity } = line;
  const level = await tx.first(
    statement<Level>(
      quantity > 0
        ? sql`insert into stock_levels as t (tenant_id, item_id, location_id, quantity)
            values (${actor.tenantId}, ${item_id}, ${location_id}, ${quantity}::numeric)
            on conflict (tenant_id, item_id, location_id)
              do update set quantity = t.quantity + excluded.quantity, moves = t.moves + 1
            returning t.quantity, t.moves`
        : sql`update stock_levels t set quantity = t.quantity + ${quantity}::numeric, moves = t.moves + 1
            where t.tenant_id = ${actor.tenantId} and t.item_id = ${item_id} and t.location_id = ${location_id}
              and t.quantity + ${quantity}::numeric >= 0
            returning t.quantity, t.moves`,
    ),
  );
  if (!level) throw await shortage({ tx, actor }, line, names);
  return level;
}

/** What is said to who wants more than there is: how much there is, and who took some last. */
async function shortage(
  { tx, actor }: Pick<TimedWork, 'tx' | 'actor'>,
  line: Line,
  { item, place }: { item: string; place: string },
): Promise<Problem> {
  const at = sql`t.tenant_id = ${actor.tenantId} and t.item_id = ${line.item_id} and t.location_id = ${line.location_id}`;
  const [level, taken] = await Promise.all([
    tx.first(statement<{ quantity: number }>(sql`select t.quantity from stock_levels t where ${at}`)),
    tx.first(
      statement<{ by: string | null; at: string; quantity: number }>(sql`select p.full_name as by, t.at,
          -t.quantity as quantity
        from stock_moves t left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
        where ${at} and t.quantity < 0 order by t.mark desc limit 1`),
    ),
  ]);
  const available = level?.quantity ?? 0;
  const told: Shortage = { item, location: place, available, taken: taken ?? null };
  return new Problem('stock-short', {
    params: told,
    errors: [{ ...faultAt(line, 'quantity'), code: 'stock-short', params: { available } }],
  });
}
