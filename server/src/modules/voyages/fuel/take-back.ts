import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { type Fuelled, writeFuel } from './write-fuel.ts';

type Back = { id: string; reason: string | null; opposite?: string };
type TakenBack = { id: string } | 'unknown-fill' | 'reversed';

/** Writes the opposite of a row, under an id of its own or the one a device made; of two at once the second is refused by its key. */
export async function takeBack(
  work: TimedWork,
  hooks: Pick<AllHooks, 'costsMoney' | 'crossesMinimum' | 'stockCame'>,
  { id, reason, opposite = newId() }: Back,
): Promise<TakenBack> {
  const { tx, actor } = work;
  const found = await tx.first(
    statement<
      Fuelled & { reversed: boolean }
    >(sql`select e.id, e.boat_id, e.motor_id, e.taken_at, e.litres::float8 as litres,
        e.total::float8 as total, e.hours::float8 as hours, e.is_full as full, e.is_after_forgotten as forgotten,
        e.supplier_id, e.payer, e.note, e.photo, e.unit, e.item_id, e.location_id, e.session_id, e.is_cost, e.reverses_id, e.reason,
        exists (select 1 from fuel_entries r where r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id) as reversed
      from fuel_entries e where e.tenant_id = ${actor.tenantId} and e.id = ${id}`),
  );
  if (!found) return 'unknown-fill';
  if (found.reversed || found.reverses_id !== null) return 'reversed';
  const { reversed: _none, litres, total, ...same } = found;
  await writeFuel(work, hooks, {
    ...same,
    id: opposite,
    litres: -litres,
    total: -total,
    reverses_id: found.id,
    reason,
  });
  return { id: opposite };
}
