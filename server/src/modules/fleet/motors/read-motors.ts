import {
  type FleetMeter,
  listFleetMeters,
  listPlacements,
  listReadings,
  type PlacementRow,
  type ReadingRow,
} from '@leme/contract/fleet/motors/endpoints';
import { hoursByMonth, type MonthOfHours } from '@leme/contract/fleet/motors/fold-readings';
import { motorPositions } from '@leme/contract/fleet/motors/motor-placements';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { requireStaff } from './lock-motors.ts';

const readingsOfPage = 30;
const monthsShown = 12;
const mostMeters = 500;
const mostPlacements = 200;

/** Engines that are deleted are found as well: what they ran is still told. */
export async function requireMotor({ tx, actor }: Work, id: string): Promise<void> {
  requireStaff(actor);
  const found = await tx.first(
    statement<{ id: string }>(
      sql`select t.id from motors t where t.tenant_id = ${actor.tenantId} and t.id = ${id}`,
    ),
  );
  if (!found) throw new Problem('not-found');
}

/** What the dials of an engine said, newest first, and its last twelve months. */
export const servesReadings = serve(listReadings, async ({ input, tx, actor, clock }) => {
  await requireMotor({ tx, actor }, input.id);
  const own = sql`r.tenant_id = ${actor.tenantId} and r.motor_id = ${input.id}`;
  const last = input.before
    ? await tx.first(
        statement<{ at: string }>(
          sql`select r.taken_at::text as at from meter_readings r where ${own} and r.id = ${input.before}`,
        ),
      )
    : undefined;
  const older = last ? sql`and (r.taken_at, r.id) < (${last.at}::timestamptz, ${input.before})` : sql``;
  const rows = await tx.rows(
    statement<ReadingRow>(sql`select r.id, r.motor_id, r.dial, r.hours, r.total, r.taken_at, r.source, r.state, r.reason, r.photo,
        p.full_name as by
      from meter_readings r left join profiles p on p.tenant_id = r.tenant_id and p.id = r.user_id
      where ${own} ${older} order by r.taken_at desc, r.id desc limit ${readingsOfPage + 1}`),
  );
  const data = rows.slice(0, readingsOfPage);
  const months = await monthsOf({ tx, actor, now: clock.now() }, input.id);
  return { data, next: rows.length > readingsOfPage ? (data.at(-1)?.id ?? null) : null, months };
});

/** How long an engine ran in each of the last months, the company's. */
async function monthsOf({ tx, actor, now }: TimedWork, id: string): Promise<MonthOfHours[]> {
  const { timezone } = actor;
  const current = now.toZonedDateTimeISO(timezone).toPlainDate().toPlainYearMonth();
  const first = current.subtract({ months: monthsShown - 1 });
  const months = Array.from({ length: monthsShown }, (_, at) => first.add({ months: at }).toString());
  const from = first.toPlainDate({ day: 1 }).toZonedDateTime(timezone).toInstant().toString();
  const accepted = sql`r.tenant_id = ${actor.tenantId} and r.motor_id = ${id} and r.state = 'accepted'`;
  const [base, read] = await Promise.all([
    tx.first(
      statement<{ total: number | null }>(
        sql`select max(r.total) as total from meter_readings r where ${accepted} and r.taken_at < ${from}::timestamptz`,
      ),
    ),
    tx.rows(
      statement<{
        month: string;
        total: number;
      }>(sql`select to_char(r.taken_at at time zone ${timezone}, 'YYYY-MM') as month,
          max(r.total) as total
        from meter_readings r where ${accepted} and r.taken_at >= ${from}::timestamptz group by 1 order by 1`),
    ),
  ]);
  return hoursByMonth(base?.total ?? null, read, months);
}

/** The sheet of a fleet: boat by boat, an engine a line. */
export const servesFleetMeters = serve(listFleetMeters, async ({ input, tx, actor }) => {
  requireStaff(actor);
  const ofBoat = input.boat_id ? sql`and t.boat_id = ${input.boat_id}` : sql``;
  const rows = await tx.rows(
    statement<FleetMeter>(sql`select t.id as motor_id, t.name as motor, t.boat_id, b.boat_name as boat, t."position",
        t.hours, t.dial_hours, t.last_reading_at
      from motors t join boats b on b.tenant_id = t.tenant_id and b.id = t.boat_id
      where t.tenant_id = ${actor.tenantId} and t.status = 'installed' and t.deleted_at is null ${ofBoat}
      order by b.boat_name collate "und-x-icu", b.id, t.name collate "und-x-icu", t.id limit ${mostMeters}`),
  );
  const placeOf = ({ position }: FleetMeter) => motorPositions.indexOf(position);
  const boats = [...Map.groupBy(rows, ({ boat_id }) => boat_id).values()];
  return { data: boats.flatMap((own) => own.toSorted((one, other) => placeOf(one) - placeOf(other))) };
});

/** Where an engine stood. */
export const servesPlacements = serve(listPlacements, async ({ input, tx, actor }) => {
  await requireMotor({ tx, actor }, input.id);
  const data = await tx.rows(
    statement<PlacementRow>(sql`select p.id, p.status, p.boat_id, b.boat_name as boat, p."position", p.began_at, p.ended_at,
        p.hours, p.note, f.full_name as by
      from motor_placements p left join boats b on b.tenant_id = p.tenant_id and b.id = p.boat_id
        left join profiles f on f.tenant_id = p.tenant_id and f.id = p.user_id
      where p.tenant_id = ${actor.tenantId} and p.motor_id = ${input.id}
      order by p.began_at desc, p.id desc limit ${mostPlacements}`),
  );
  return { data };
});
