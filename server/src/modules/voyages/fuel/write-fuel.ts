import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { moveOfTank } from './own-tank.ts';

export type Fuelled = {
  id: string;
  boat_id: string;
  motor_id: string | null;
  taken_at: string;
  litres: number;
  total: number;
  hours: number | null;
  full: boolean;
  forgotten: boolean;
  supplier_id: string | null;
  payer: string;
  note: string | null;
  photo: string | null;
  unit: 'L' | 'kWh' | null;
  item_id: string | null;
  location_id: string | null;
  session_id: string | null;
  /** Whether the books hear of it; what was noted before they did was typed there by hand. */
  is_cost: boolean | null;
  reverses_id: string | null;
  reason: string | null;
};

/** A row that is only added, told as a cost and, out of the own tank, moved in the stock; false where its id is there already. */
export async function writeFuel(
  work: TimedWork,
  hooks: Pick<AllHooks, 'costsMoney' | 'crossesMinimum' | 'stockCame'>,
  fuelled: Fuelled,
): Promise<boolean> {
  const { tx, actor, now } = work;
  const { id, boat_id, motor_id, taken_at, litres, total, hours, full, forgotten } = fuelled;
  const {
    supplier_id,
    payer,
    note,
    photo,
    unit,
    item_id,
    location_id,
    session_id,
    is_cost,
    reverses_id,
    reason,
  } = fuelled;
  const written = await tx.rows(
    statement<{
      id: string;
    }>(sql`insert into fuel_entries as t (tenant_id, id, boat_id, motor_id, taken_at, litres, total,
        hours, is_full, is_after_forgotten, supplier_id, payer, note, photo,
        unit, item_id, location_id, session_id, is_cost, reverses_id, reason, created_at, user_id)
      values (${actor.tenantId}, ${id}, ${boat_id}, ${motor_id}::uuid, ${taken_at}::timestamptz, ${litres}, ${total},
        ${hours}, ${full}, ${forgotten}, ${supplier_id}::uuid, ${payer}, ${note}, ${photo}::uuid,
        ${unit}, ${item_id}::uuid, ${location_id}::uuid, ${session_id}::uuid, ${is_cost}::boolean, ${reverses_id}::uuid, ${reason},
        ${now.toString()}::timestamptz, ${actor.userId})
      on conflict (tenant_id, id) do nothing returning t.id`),
  );
  if (written.length === 0) return false;
  record(work, fuelEntries, { id, action: 'created', after: { taken_at, litres, total, hours, reason } });
  if (is_cost && total !== 0) await hooks.costsMoney({ tx, tenantId: actor.tenantId }, [id]);
  await moveOfTank(work, hooks, fuelled);
  return true;
}
