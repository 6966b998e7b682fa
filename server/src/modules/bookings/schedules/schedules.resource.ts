import { scheduleExceptions, schedules, scheduleTimes } from '@leme/contract/bookings/availability/schedules';
import type { Fault } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { placesOfBoat } from '#modules/fleet/public';
import { markOfSchedule } from './schedule-mark.ts';

/** Schedules with their times and exceptions: what is being worked on, and how far it is applied. */
export const servesSchedules = [
  ...serveResource(schedules, {
    check: keepsProduct,
    computes: ({ tenantId }, ids) => sql`select t.id, t.applied_version,
        case when t.applied_version is null then 'new'
             when v.mark = ${markOfSchedule(tenantId)} then 'applied' else 'changed' end as application,
        (select string_agg(to_char(x.start_time, 'HH24:MI'), ', ' order by x.start_time) from schedule_times x
          where x.tenant_id = ${tenantId} and x.schedule_id = t.id and x.deleted_at is null) as times,
        (select max(s.slot_date) from sessions s where s.tenant_id = ${tenantId} and s.schedule_id = t.id) as made_until
      from schedules t
      left join schedule_versions v
        on v.tenant_id = t.tenant_id and v.schedule_id = t.id and v.version = t.applied_version
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
  }),
  ...serveResource(scheduleTimes, { check: fitsBoat }),
  ...serveResource(scheduleExceptions),
];

/** Departures of an applied schedule are its product's: another product is another schedule. */
async function keepsProduct({ values, before, id, tx, actor }: Saving): Promise<Fault[]> {
  if (!before || before.product_id === values.product_id) return [];
  const schedule = await tx.first(
    statement<{ applied_version: number | null }>(sql`select t.applied_version from schedules t
      where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
  );
  return schedule?.applied_version ? [{ pointer: '/product_id', code: 'other-parent' }] : [];
}

/** A time that names its boat offers no more seats than that boat carries. */
async function fitsBoat({ values, tx, actor }: Saving): Promise<Fault[]> {
  const { boat_id, capacity } = values;
  if (typeof boat_id !== 'string' || typeof capacity !== 'number') return [];
  const boat = await tx.first(
    statement<{ places: number }>(
      sql`select ${placesOfBoat} as places from boats b where b.tenant_id = ${actor.tenantId} and b.id = ${boat_id}`,
    ),
  );
  if (!boat || capacity <= boat.places) return [];
  return [{ pointer: '/capacity', code: 'too-large', params: { maximum: boat.places } }];
}
