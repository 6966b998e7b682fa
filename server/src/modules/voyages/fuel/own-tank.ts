import type { RefusedFill } from '@leme/contract/voyages/fuel/endpoints';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { postMoves } from '#modules/stock/public';

/** Fuel that was taken out of the company's own stock, and whom it went to. */
type OutOfTank = {
  id: string;
  boat_id: string;
  item_id: string | null;
  location_id: string | null;
  litres: number;
};

/** Why fuel cannot have come out of a tank; its item is held, so that nobody takes it meanwhile. What is noted already did. */
export async function whyNotOfTank(
  { tx, actor }: TimedWork,
  { id, item_id, location_id, litres }: OutOfTank,
): Promise<RefusedFill | null> {
  if (item_id === null && location_id === null) return null;
  const item = await tx.first(
    statement<{ id: string }>(sql`select i.id from stock_items i where i.tenant_id = ${actor.tenantId}
      and i.id = ${item_id} and i.deleted_at is null and i.unit = 'L' for no key update`),
  );
  const level =
    item &&
    (await tx.first(
      statement<{ quantity: number; is_noted: boolean }>(sql`select l.quantity::float8 as quantity,
          exists (select 1 from fuel_entries e where e.tenant_id = ${actor.tenantId} and e.id = ${id}) as is_noted
        from stock_levels l join stock_locations p on p.tenant_id = l.tenant_id and p.id = l.location_id
        where l.tenant_id = ${actor.tenantId} and l.item_id = ${item_id} and l.location_id = ${location_id}
          and p.deleted_at is null`),
    ));
  if (!level) return 'unknown-tank';
  return level.quantity < litres && !level.is_noted ? 'tank-short' : null;
}

/** Moves what was taken out of the stock, or, where it is taken back, into it again. */
export async function moveOfTank(
  work: TimedWork,
  hooks: Pick<AllHooks, 'crossesMinimum' | 'stockCame'>,
  { boat_id, item_id, location_id, litres }: OutOfTank,
): Promise<void> {
  if (item_id === null || location_id === null) return;
  const boat = await work.tx.first(
    statement<{ boat_name: string }>(sql`select b.boat_name from boats b
      where b.tenant_id = ${work.actor.tenantId} and b.id = ${boat_id}`),
  );
  const reason = litres > 0 ? 'consumption' : 'return';
  const ref = boat?.boat_name ?? null;
  await postMoves(work, hooks, [
    { item_id, location_id, quantity: -litres, reason, ref, pointer: '/litres' },
  ]);
}
