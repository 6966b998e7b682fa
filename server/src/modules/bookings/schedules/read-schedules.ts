import type { SaleSetting } from '@leme/contract/bookings/availability/schedules';
import type {
  ScheduleAsApplied,
  ScheduleException,
  ScheduleTime,
} from '@leme/contract/bookings/availability/slots-of';
import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';
import { markOfSchedule } from './schedule-mark.ts';

/** What a product says about its departures. */
export type ProductWays = {
  product: string;
  product_id: string;
  buffer_before_min: number;
  buffer_after_min: number;
  fixed_capacity: number | null;
  horizon_days: number | null;
};

/** A schedule as it is written and as it is applied. */
export type ReadSchedule = ProductWays & {
  id: string;
  name: string;
  mark: string;
  applied_mark: string | null;
  applied_version: number | null;
  /** The version it would get. */
  next: number;
  written: ScheduleAsApplied;
  applied: ScheduleAsApplied | null;
};

type Stored = ProductWays & {
  id: string;
  name: string;
  is_deleted: boolean;
  active: boolean;
  state: SaleSetting;
  weekdays: number[];
  ranges: DayRange[];
  capacity: number | null;
  boat_choice: 'automatic' | 'chosen';
  boat_ids: string[];
  guide_name: string | null;
  duration_min: number;
  mark: string;
  applied_mark: string | null;
  applied_version: number | null;
  last: number | null;
  applied: ScheduleAsApplied | null;
};

/** The schedules with these ids, or all; one that was deleted as long as departures follow it. */
export async function readSchedules(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadSchedule[]> {
  const which = ids.length === 0 ? sql`` : sql`and t.id = any(${[...ids]}::uuid[])`;
  const stored = await tx.rows(
    statement<Stored>(sql`select t.id, t.name, t.deleted_at is not null as is_deleted, t.product_id, p.name as product,
        t.active, t.state, t.weekdays, coalesce(n.ranges, t.dates, '[]'::jsonb) as ranges, t.capacity, t.boat_choice,
        array(select l.target_id::text from schedules_boat_ids l where l.tenant_id = ${tenantId} and l.owner_id = t.id
          order by l.position, l.target_id) as boat_ids,
        t.guide_name, p.duration_min, p.buffer_before_min, p.buffer_after_min, p.fixed_capacity,
        coalesce(p.horizon_days, d.horizon_days) as horizon_days, ${markOfSchedule(tenantId)} as mark,
        t.applied_version, v.mark as applied_mark, v.schedule as applied,
        (select max(w.version) from schedule_versions w where w.tenant_id = ${tenantId} and w.schedule_id = t.id) as last
      from schedules t
      join products p on p.tenant_id = t.tenant_id and p.id = t.product_id
      left join selling_defaults d on d.tenant_id = t.tenant_id
      left join price_seasons n on n.tenant_id = t.tenant_id and n.id = t.season_id
      left join schedule_versions v on v.tenant_id = t.tenant_id and v.schedule_id = t.id and v.version = t.applied_version
      where t.tenant_id = ${tenantId} and (t.deleted_at is null or t.applied_version is not null) ${which}
      order by t.id`),
  );
  const found = stored.map(({ id }) => id);
  const [times, exceptions] = await Promise.all([
    timesOf(tx, tenantId, found),
    exceptionsOf(tx, tenantId, found),
  ]);
  return stored.map((row) => ({
    id: row.id,
    name: row.name,
    product: row.product,
    product_id: row.product_id,
    buffer_before_min: row.buffer_before_min,
    buffer_after_min: row.buffer_after_min,
    fixed_capacity: row.fixed_capacity,
    horizon_days: row.horizon_days,
    mark: row.mark,
    applied_mark: row.applied_mark,
    applied_version: row.applied_version,
    next: (row.last ?? 0) + 1,
    applied: row.applied,
    written: {
      name: row.name,
      product_id: row.product_id,
      active: row.active && !row.is_deleted,
      state: row.state,
      weekdays: row.weekdays,
      ranges: row.ranges,
      duration_min: row.duration_min,
      capacity: row.capacity,
      boat_ids: row.boat_choice === 'chosen' ? row.boat_ids : null,
      guide_name: row.guide_name,
      times: (times.get(row.id) ?? []).map(({ schedule_id: _, ...time }) => time),
      exceptions: (exceptions.get(row.id) ?? []).map(({ schedule_id: _, ...exception }) => exception),
    },
  }));
}

type Of = { schedule_id: string };

async function timesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
  const rows = await tx.rows(
    statement<ScheduleTime & Of>(sql`select x.schedule_id, to_char(x.start_time, 'HH24:MI') as start_time,
        x.duration_min, x.capacity, x.boat_id
      from schedule_times x
      where x.tenant_id = ${tenantId} and x.schedule_id = any(${[...ids]}::uuid[]) and x.deleted_at is null
      order by x.start_time, x.id`),
  );
  return Map.groupBy(rows, ({ schedule_id }) => schedule_id);
}

async function exceptionsOf(tx: Tx, tenantId: string, ids: readonly string[]) {
  const rows = await tx.rows(
    statement<ScheduleException & Of>(sql`select x.schedule_id, x.date, x.kind,
        to_char(x.slot_time, 'HH24:MI') as slot_time, to_char(x.new_time, 'HH24:MI') as new_time
      from schedule_exceptions x
      where x.tenant_id = ${tenantId} and x.schedule_id = any(${[...ids]}::uuid[]) and x.deleted_at is null
      order by x.date, x.slot_time, x.id`),
  );
  return Map.groupBy(rows, ({ schedule_id }) => schedule_id);
}

/** Holds schedules until the transaction ends, in one order: what applies them and what makes their departures wait for each other. */
export async function lockSchedules(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  const which = ids.length === 0 ? sql`` : sql`and t.id = any(${[...ids]}::uuid[])`;
  await tx.rows(
    statement(
      sql`select t.id from schedules t where t.tenant_id = ${tenantId} ${which} order by t.id for no key update`,
    ),
  );
}
