import { createHash } from 'node:crypto';
import { mostPlanned, type Plan, planSchedules } from '@leme/contract/bookings/availability/plan-endpoints';
import { figuresOf } from '@leme/contract/bookings/availability/plan-of';
import { Problem } from '@leme/contract/kit/problem';
import { serve } from '#kit/http/serve';
import { type Planned, type Planning, planRows } from './plan-rows.ts';
import { type ReadSchedule, readSchedules } from './read-schedules.ts';

type Question = { schedule_ids: readonly string[]; from: string | null; until: string | null };

export const servesPlan = serve(planSchedules, async ({ input, tx, actor, clock }) => {
  const { plan } = await makePlan({ tx, actor, now: clock.now() }, input, { holds: false });
  return plan;
});

/** The plan of some schedules with what writing it needs; its hash covers every row it lists and how each schedule is written. */
export async function makePlan(
  planning: Planning,
  { schedule_ids, from, until }: Question,
  { holds }: { holds: boolean },
): Promise<{ plan: Plan; rows: Planned[]; schedules: ReadSchedule[] }> {
  const schedules = await readSchedules(planning.tx, planning.actor.tenantId, schedule_ids);
  const known = new Set(schedules.map(({ id }) => id));
  if (schedule_ids.some((id) => !known.has(id))) throw new Problem('not-found');
  const asked = { from, until, reads: 'written' as const, holds };
  const found = await planRows(planning, schedules, asked);
  const listed = found.rows.filter(({ row }) => row.kind !== 'keep');
  if (listed.length > mostPlanned)
    throw new Problem('plan-too-large', { params: { count: listed.length, maximum: mostPlanned } });
  const rows = listed.map(({ row }) => row).toSorted((a, b) => Number(b.people > 0) - Number(a.people > 0));
  const marks = schedules.map(({ id, mark, applied_version }) => [id, mark, applied_version]);
  const seen = JSON.stringify([found.from, found.until, marks, rows]);
  const plan: Plan = {
    plan_hash: createHash('sha256').update(seen).digest('hex'),
    from: found.from,
    until: found.until,
    figures: figuresOf(found.rows.map(({ row }) => row)),
    rows,
  };
  return { plan, rows: listed, schedules };
}
