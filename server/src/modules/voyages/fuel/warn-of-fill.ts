import { causeOf } from '@leme/contract/maintenance/alerts';
import { consumptionOf, type Fill } from '@leme/contract/voyages/fuel/consumption';
import { type FillWarning, medianOf, warningsOf } from '@leme/contract/voyages/fuel/fill-warnings';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { keepAlerts } from '#modules/maintenance/public';
import { caused } from '../caused.ts';
import type { SentFill } from './sent-fill.ts';

/** So many fills of a boat tell what it usually burns, so many of a station what it usually costs. */
const [fillsBack, pricesBack] = [60, 5];

/** What looks wrong of a fill that was just noted; a thirst three times the usual is an alert as well. */
export async function warnOf(work: TimedWork, event: SentFill): Promise<FillWarning[]> {
  const { id, boat_id, litres, total } = event;
  const boat = await work.tx.first(
    statement<{
      boat_name: string;
      tank_l: number | null;
    }>(sql`select b.boat_name, case when b.fuel_type = 'eletrico' then null else b.tank_l end as tank_l from boats b
      where b.tenant_id = ${work.actor.tenantId} and b.id = ${boat_id}`),
  );
  const { data } = consumptionOf(event.full ? await lastFills(work, event) : []);
  const last = data.at(-1);
  const per_hour = last?.to === event.taken_at ? last.per_hour : null;
  const before = data.slice(0, -1).flatMap((stretch) => stretch.per_hour ?? []);
  const prices = await lastPrices(work, event);
  const warnings = warningsOf({ litres, total, tank_l: boat?.tank_l ?? null, prices, before, per_hour });
  if (warnings.includes('much')) {
    const params = { boat: boat?.boat_name ?? '', per_hour, usual: medianOf(before) };
    const dedupe_key = causeOf.fuel(id);
    await keepAlerts(
      work,
      [dedupe_key],
      [caused({ type: 'fuel_outlier', dedupe_key, severity: 'media', params, boat_id })],
    );
  }
  return warnings;
}

/** The fills of the boat up to this one, in their order, without what was taken back. */
async function lastFills({ tx, actor }: TimedWork, { boat_id, taken_at }: SentFill): Promise<Fill[]> {
  const fills = await tx.rows(
    statement<Fill>(sql`select e.taken_at, e.litres::float8 as litres, e.hours::float8 as hours, e.motor_id,
        e.is_full as full, e.is_after_forgotten as forgotten
      from fuel_entries e left join fuel_entries r on r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id
      where e.tenant_id = ${actor.tenantId} and e.boat_id = ${boat_id} and e.reverses_id is null and r.id is null
        and e.taken_at <= ${taken_at}::timestamptz
      order by e.taken_at desc, e.id desc limit ${fillsBack}`),
  );
  return fills.toReversed();
}

/** What a litre cost at the same station before. */
async function lastPrices({ tx, actor }: TimedWork, { id, supplier_id }: SentFill): Promise<number[]> {
  if (supplier_id === null) return [];
  const rows = await tx.rows(
    statement<{ price: number }>(sql`select (e.total / e.litres)::float8 as price
      from fuel_entries e left join fuel_entries r on r.tenant_id = ${actor.tenantId} and r.reverses_id = e.id
      where e.tenant_id = ${actor.tenantId} and e.supplier_id = ${supplier_id} and e.reverses_id is null
        and r.id is null and e.id <> ${id} and e.total > 0
      order by e.taken_at desc, e.id desc limit ${pricesBack}`),
  );
  return rows.map(({ price }) => price);
}
