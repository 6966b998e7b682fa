import { consumptionOf, type Fill } from '@leme/contract/voyages/fuel/consumption';
import { medianOf } from '@leme/contract/voyages/fuel/fill-warnings';
import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

/** What a boat burned in so many days tells what it usually burns. */
const daysBack = 180;
const mostFills = 3_000;

type PierFuel = Pick<PierData, 'stations' | 'tanks' | 'last_fuelled'> & {
  thirsts: ReadonlyMap<string, number>;
};

/** What whoever fuels a boat needs without a signal, as far as the person may see it. */
export async function readPierFuel(work: TimedWork): Promise<PierFuel> {
  if (!work.actor.permissions.has('quick-fuel:read'))
    return { stations: [], tanks: [], last_fuelled: null, thirsts: new Map() };
  const { tx, actor } = work;
  const stations = await tx.rows(
    statement<PierData['stations'][number]>(sql`select s.id, s.name from suppliers s
      where s.tenant_id = ${actor.tenantId} and s.deleted_at is null
      order by (select max(e.taken_at) from fuel_entries e
        where e.tenant_id = ${actor.tenantId} and e.supplier_id = s.id) desc nulls last, s.name, s.id limit 200`),
  );
  const last = await tx.first(
    statement<{ boat_id: string }>(sql`select e.boat_id from fuel_entries e
      where e.tenant_id = ${actor.tenantId} and e.user_id = ${actor.userId} and e.reverses_id is null
      order by e.taken_at desc, e.id desc limit 1`),
  );
  return {
    stations,
    tanks: await readTanks(work),
    last_fuelled: last?.boat_id ?? null,
    thirsts: await readThirsts(work),
  };
}

/** What is counted in litres, each where there is most of it. */
function readTanks({ tx, actor }: TimedWork): Promise<PierData['tanks']> {
  return tx.rows(
    statement<
      PierData['tanks'][number]
    >(sql`select i.id as item_id, l.location_id, i.name || ' · ' || p.name as name,
        l.quantity::float8 as quantity
      from stock_items i join stock_levels l on l.tenant_id = i.tenant_id and l.item_id = i.id
        join stock_locations p on p.tenant_id = l.tenant_id and p.id = l.location_id and p.deleted_at is null
      where i.tenant_id = ${actor.tenantId} and i.deleted_at is null and i.unit = 'L' and l.quantity > 0
        and not exists (select 1 from stock_levels o where o.tenant_id = ${actor.tenantId} and o.item_id = i.id
          and (o.quantity, o.location_id) > (l.quantity, l.location_id))
      order by l.quantity desc, i.id limit 50`),
  );
}

/** What half of the stretches of each boat are below, in litres an hour. */
async function readThirsts({ tx, actor, now }: TimedWork): Promise<Map<string, number>> {
  const since = now.subtract({ hours: 24 * daysBack }).toString();
  const fills = await tx.rows(
    statement<Fill & { boat_id: string }>(sql`select e.boat_id, e.taken_at, e.litres::float8 as litres,
        e.hours::float8 as hours, e.motor_id, e.is_full as full, e.is_after_forgotten as forgotten
      from fuel_entries e left join fuel_entries r on r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id
      where e.tenant_id = ${actor.tenantId} and e.reverses_id is null and r.id is null
        and e.taken_at >= ${since}::timestamptz
      order by e.taken_at desc, e.id desc limit ${mostFills}`),
  );
  const thirsts = new Map<string, number>();
  for (const [boat_id, own] of Map.groupBy(fills.toReversed(), (fill) => fill.boat_id)) {
    const usual = medianOf(consumptionOf(own).data.flatMap(({ per_hour }) => per_hour ?? []));
    if (usual !== null) thirsts.set(boat_id, Number(usual.toFixed(1)));
  }
  return thirsts;
}
