import { faults, Problem } from '@leme/contract/kit/problem';
import { listPartPlaces, type PartPlaces, postPartMove } from '@leme/contract/maintenance/parts/part-moves';
import { moveFaults } from '@leme/contract/stock/stock-moves';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { postMoves } from '#modules/stock/public';
import { requireStaff } from '../alerts/require-staff.ts';

const mostPlaces = 500;

/** A part, and nothing else that lies in the stock. */
async function partOf({ tx, actor }: Work, id: string): Promise<{ unit: string }> {
  requireStaff(actor, 'engine-parts');
  const part = await tx.first(
    statement<{ unit: string }>(sql`select i.unit from stock_items i
      where i.tenant_id = ${actor.tenantId} and i.id = ${id} and i.kind = 'part' and i.deleted_at is null`),
  );
  if (!part) throw new Problem('not-found');
  return part;
}

const places = serve(listPartPlaces, async ({ input, tx, actor }) => {
  const { unit } = await partOf({ tx, actor }, input.id);
  const data = await tx.rows(
    statement<PartPlaces['data'][number]>(sql`select p.id, p.name, coalesce(l.quantity, 0) as quantity
      from stock_locations p
        left join stock_levels l on l.tenant_id = p.tenant_id and l.location_id = p.id and l.item_id = ${input.id}
      where p.tenant_id = ${actor.tenantId} and p.deleted_at is null
      order by p.name collate "und-x-icu", p.id limit ${mostPlaces}`),
  );
  return { unit, data };
});

const moves = serve(postPartMove, async ({ input, tx, actor, clock, hooks }) => {
  const { id: item_id, ...move } = input;
  await partOf({ tx, actor }, item_id);
  const wrong = moveFaults(move);
  if (wrong.length > 0) throw faults(wrong);
  const work = { tx, actor, now: clock.now() };
  const [posted] = await postMoves(work, hooks, [{ ...move, item_id, pointer: '' }]);
  if (!posted) throw new Problem('internal');
  const { id, quantity, level } = posted;
  return { id, quantity, level };
});

/** Moves of parts, for whoever keeps parts and not the rest of the stock. */
export const servesPartMoves = [places, moves];
