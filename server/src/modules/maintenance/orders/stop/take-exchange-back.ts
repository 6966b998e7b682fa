import { faults, Problem } from '@leme/contract/kit/problem';
import { takeExchangeBack } from '@leme/contract/maintenance/orders/exchange-endpoint';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { boatsInDeparture, saveSession } from '#modules/bookings/public';

/** A departure goes back to the boat it was sold on when that stopped, by the departure's own save. */
export const servesExchangeReversal = serve(takeExchangeBack, async ({ input, tx, actor, clock, hooks }) => {
  const { id, session_id, version, boat_id, sends_letter, frees_crew } = input;
  const order = await tx.first(
    statement<{ stopped: string | null }>(sql`select (select h.boat_id from work_order_hits h
        where h.tenant_id = ${actor.tenantId} and h.order_id = o.id and h.session_id = ${session_id}) as stopped
      from work_orders o where o.tenant_id = ${actor.tenantId} and o.id = ${id} and o.deleted_at is null`),
  );
  if (!order) throw new Problem('not-found');
  const { stopped } = order;
  if (stopped === null) throw faults([{ pointer: '/session_id', code: 'unknown' }]);
  const work = { tx, actor, now: clock.now() };
  const boat_ids = await boatsInDeparture(work, session_id);
  if (!boat_ids.includes(boat_id) || boat_ids.includes(stopped))
    throw faults([{ pointer: '/boat_id', code: 'unknown' }]);
  const back = boat_ids.map((each) => (each === boat_id ? stopped : each));
  const saved = await saveSession(
    work,
    hooks,
    { id: session_id, version, boat_ids: back, sends_letter, frees_crew },
    id,
  );
  return { session_id, version: saved.version, boat_ids: saved.boats.map((boat) => boat.id) };
});
