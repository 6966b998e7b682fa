import { consumptionOf, type Fill } from '@leme/contract/voyages/fuel/consumption';
import { readConsumption } from '@leme/contract/voyages/fuel/endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

/** A boat is fuelled less often than this between two days somebody asks for. */
const most = 1_000;

/** Of what still counts: neither what was taken back nor what took it back. */
export const servesConsumption = serve(readConsumption, async ({ input, tx, actor }) => {
  const { boat_id, from, to } = input;
  const fills = await tx.rows(
    statement<Fill>(sql`select e.taken_at, e.litres::float8 as litres, e.hours::float8 as hours, e.motor_id,
        e.is_full as full, e.is_after_forgotten as forgotten
      from fuel_entries e left join fuel_entries r on r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id
      where e.tenant_id = ${actor.tenantId} and e.boat_id = ${boat_id} and e.reverses_id is null and r.id is null
        and e.taken_at >= ${from}::date::timestamp at time zone ${actor.timezone}
        and e.taken_at < (${to}::date + 1)::timestamp at time zone ${actor.timezone}
      order by e.taken_at, e.id limit ${most}`),
  );
  return consumptionOf(fills);
});
