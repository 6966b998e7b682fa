import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults } from '@leme/contract/kit/problem';
import { postStockCount } from '@leme/contract/stock/endpoints';
import { stockItems } from '@leme/contract/stock/stock-items';
import { partFaults } from '@leme/contract/stock/units';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { postMoves, thousandths } from './post-moves.ts';

type Input = InputOf<typeof postStockCount>;
type Then = { item_id: string; quantity: number; moves: number; since: number };

/**
 * What was counted against what the ledger said when that line was counted: what was sold or came since then stays. What
 * another count took off since is what this one found too, and is not taken off again.
 */
export const servesCount = serve(postStockCount, async ({ input, tx, actor, clock, hooks }) => {
  const { location_id, lines } = input;
  const work = { tx, actor, now: clock.now() };
  const then = await holdLines(work, input);
  const ahead = lines.flatMap(({ item_id, mark }, at) =>
    mark > (then.get(item_id)?.moves ?? 0) ? [{ pointer: `/lines/${at}/mark`, code: 'unknown' }] : [],
  );
  if (ahead.length > 0) throw faults(ahead);
  const id = newId();
  const counted = lines.map(({ item_id, counted }, at) => {
    const level = then.get(item_id);
    const expected = level ? thousandths(level.quantity - level.since) : 0;
    const difference = thousandths(counted - expected);
    return { at, item_id, expected, counted, difference, level: level?.quantity ?? 0 };
  });
  const posted = await postMoves(
    work,
    hooks,
    counted
      .filter(({ difference }) => difference !== 0)
      .map(({ at, item_id, difference }) => ({
        item_id,
        location_id,
        quantity: difference,
        reason: 'adjustment',
        ref: null,
        count_id: id,
        pointer: `/lines/${at}`,
      })),
  );
  const own = { tenant_id: actor.tenantId, id, location_id, at: work.now.toString(), user_id: actor.userId };
  const rows = counted.map(({ item_id, expected, counted }) => ({ ...own, item_id, expected, counted }));
  for (const insert of insertRows('stock_counts', rows)) tx.send(insert);
  record(
    { tx, actor },
    stockItems,
    counted.map(({ item_id, counted }) => ({
      id: item_id,
      action: 'updated',
      changes: { counted: [null, counted] },
    })),
  );
  const levels = new Map(posted.map(({ item_id, level }) => [item_id, level]));
  return {
    id,
    data: counted.map(({ at: _, level, ...line }) => ({ ...line, level: levels.get(line.item_id) ?? level })),
  };
});

/** Holds the items of a count, in the order in which everybody takes them, and reads what went in and out since each mark. */
async function holdLines(
  { tx, actor }: Work,
  { location_id, lines }: Input,
): Promise<ReadonlyMap<string, Then>> {
  const { tenantId } = actor;
  const ids = lines.map(({ item_id }) => item_id);
  const held = await tx.rows(
    statement<{ id: string; unit: string }>(sql`select t.id, t.unit from stock_items t
      where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[]) and t.deleted_at is null
      order by t.id for no key update`),
  );
  const there = new Map(held.map(({ id, unit }) => [id, unit]));
  const wrong = lines.flatMap(({ item_id, counted }, at): Fault[] => {
    const unit = there.get(item_id);
    if (unit === undefined) return [{ pointer: `/lines/${at}/item_id`, code: 'unknown' }];
    return partFaults(counted, unit, `/lines/${at}/counted`);
  });
  if (wrong.length > 0) throw faults(wrong);
  const marks = sql.join(lines.map(({ item_id, mark }) => sql`(${item_id}::uuid, ${mark}::integer)`));
  const found = await tx.rows(
    statement<Then>(sql`select t.item_id, t.quantity, t.moves,
        coalesce((select sum(m.quantity) from stock_moves m
          where m.tenant_id = ${tenantId} and m.item_id = t.item_id and m.location_id = ${location_id}
            and m.mark > l.mark and m.count_id is null), 0) as since
      from stock_levels t join (values ${marks}) as l (item_id, mark) on l.item_id = t.item_id
      where t.tenant_id = ${tenantId} and t.location_id = ${location_id}`),
  );
  return new Map(found.map((row) => [row.item_id, row]));
}
