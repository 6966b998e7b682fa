import { type PaceBase, paceDays, paceOf } from '@leme/contract/maintenance/plans/forecast';
import type { ForecastService } from '@leme/contract/maintenance/plans/forecast-endpoint';
import { dayDue, planState } from '@leme/contract/maintenance/plans/plan-state';
import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { type Following, type PlanRow, readPlans } from './read-plans.ts';

/** What plans are kept for, with what it is called. */
export type Named = { id: string; task_id: string; motor: string | null; boat: string | null };

/** Plans with the day each falls due, by date or foreseen; `service` is nothing where nobody can tell the day. */
export async function foresee(work: Following, kept: ReadonlyMap<string, Named>, today: string) {
  const rows = await readPlans(work, { by: 'id', ids: [...kept.keys()] });
  const paces = await pacesOf(work, rows, today);
  return rows.flatMap((row) => {
    const named = kept.get(row.id);
    return named ? { row, service: serviceOf(row, named, { paces, today }) } : [];
  });
}

type Paces = ReadonlyMap<string, number | null>;
type Base = PaceBase & { id: string; hours: number };

/** How many hours a day engines ran lately: since the last reading before the window, else since the first one in it. */
async function pacesOf(
  { tx, actor, now }: Following,
  rows: readonly Pick<PlanRow, 'motor_id'>[],
  today: string,
): Promise<Paces> {
  const ids = [...new Set(rows.flatMap(({ motor_id }) => motor_id ?? []))].toSorted();
  if (ids.length === 0) return new Map();
  const { tenantId, timezone } = actor;
  const start = now.subtract({ hours: paceDays * 24 }).toString();
  const read = sql`from meter_readings r
    where r.tenant_id = ${tenantId} and r.motor_id = m.id and r.state = 'accepted'`;
  const bases = await tx.rows(
    statement<Base>(sql`select m.id, m.hours, coalesce(o.total, y.total) as base,
        (coalesce(o.taken_at, y.taken_at) at time zone ${timezone})::date::text as since
      from motors m
        left join lateral (select r.total, r.taken_at ${read} and r.taken_at <= ${start}::timestamptz
          order by r.taken_at desc, r.id desc limit 1) o on true
        left join lateral (select r.total, r.taken_at ${read} and r.taken_at > ${start}::timestamptz
          order by r.taken_at, r.id limit 1) y on true
      where m.tenant_id = ${tenantId} and m.id = any(${ids}::uuid[]) order by m.id`),
  );
  return new Map(bases.map((each) => [each.id, paceOf(each, { hours: each.hours, date: today })]));
}

/** Whether nobody is reminded of it until its day is over. */
export const isPaused = ({ paused_until }: PlanRow, { date }: ForecastService) =>
  paused_until !== null && date <= paused_until;

/** When it falls due and how it stands by then; nothing where nobody can tell the day. */
function serviceOf(
  row: PlanRow,
  { task_id, motor, boat }: Named,
  { paces, today }: { paces: Paces; today: string },
): ForecastService | null {
  const hours_per_day = row.motor_id === null ? null : (paces.get(row.motor_id) ?? null);
  const now = { hours: row.hours, date: today, hours_per_day };
  const standing = planState(row, { due_on: row.due_on, due_hours: row.due_hours, paused_until: null }, now);
  const day = dayDue(standing, now);
  if (!day) return null;
  const { id, title, name, stands_on } = row;
  const { state, by, due_on, due_hours, days_left, hours_left } = standing;
  return {
    id,
    task_id,
    title,
    name,
    motor,
    boat_id: stands_on,
    boat,
    date: day.date,
    // What has run out already is not foreseen.
    foreseen: day.isForeseen && (hours_left ?? 0) > 0,
    state,
    by,
    due_on,
    due_hours,
    days_left,
    hours_left,
  };
}
