import { Problem } from '@leme/contract/kit/problem';
import { reverseFuel } from '@leme/contract/voyages/fuel/endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { type Fuelled, writeFuel } from './write-fuel.ts';

/** An opposite row; of two who take one back at once the second reads that it is. */
export const servesFuelReversal = serve(reverseFuel, async ({ input, tx, actor, clock }) => {
  const found = await tx.first(
    statement<
      Fuelled & { reversed: boolean }
    >(sql`select e.id, e.boat_id, e.motor_id, e.taken_at, e.litres::float8 as litres,
        e.total::float8 as total, e.hours::float8 as hours, e.is_full as full, e.is_after_forgotten as forgotten,
        e.supplier_id, e.payer, e.note, e.photo, e.reverses_id, e.reason,
        exists (select 1 from fuel_entries r where r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id) as reversed
      from fuel_entries e where e.tenant_id = ${actor.tenantId} and e.id = ${input.id}`),
  );
  if (!found) throw new Problem('not-found');
  if (found.reversed || found.reverses_id !== null) throw new Problem('log-reversed');
  const { reversed: _none, litres, total, ...same } = found;
  const id = newId();
  await writeFuel(
    { tx, actor, now: clock.now() },
    { ...same, id, litres: -litres, total: -total, reverses_id: found.id, reason: input.reason },
  );
  return { id };
});
