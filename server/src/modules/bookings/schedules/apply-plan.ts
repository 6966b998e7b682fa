import { applySchedules, undoMinutes } from '@leme/contract/bookings/availability/plan-endpoints';
import { schedules as declared } from '@leme/contract/bookings/availability/schedules';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { decisionsOf } from './decisions.ts';
import { makePlan } from './make-plan.ts';
import { lockSchedules, type ReadSchedule } from './read-schedules.ts';
import { writePlan } from './write-plan.ts';

/** What is written is what was seen: the plan is worked out again while nobody can change what it is about. */
export const servesApplication = serve(applySchedules, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  await lockSchedules(tx, actor.tenantId, input.schedule_ids);
  const { plan, rows, schedules } = await makePlan(work, input, { holds: true });
  if (plan.plan_hash !== input.plan_hash) throw new Problem('plan-stale', { params: { plan } });
  const decided = decisionsOf(actor, rows, input.decisions);
  const before = await writeVersions(work, schedules);
  const results = await writePlan(work, rows, decided, { hooks, frees: input.frees_crew });
  const id = newId();
  const application = {
    tenant_id: actor.tenantId,
    id,
    hash: plan.plan_hash,
    decisions: JSON.stringify(input.decisions),
    result: JSON.stringify({ rows: results, schedules: before }),
    applied_at: work.now.toString(),
    applied_by: actor.userId,
  };
  for (const insert of insertRows('schedule_applications', [application])) await tx.change(insert);
  return {
    id,
    undo_until: work.now.add({ minutes: undoMinutes }).toString(),
    rows: results.map(({ key, session_id, done }) => ({ key, session_id, done })),
  };
});

/** Which version of a schedule counted before. */
export type VersionBefore = { id: string; version: number | null };

/** Lets departures follow what is written, each schedule as a version that never changes; answers which one counted before. */
export async function writeVersions(
  { tx, actor, now }: TimedWork,
  schedules: readonly ReadSchedule[],
): Promise<VersionBefore[]> {
  const changed = schedules.filter(({ mark, applied_mark }) => mark !== applied_mark);
  if (changed.length === 0) return [];
  const rows = changed.map(({ id, next, mark, written }) => ({
    tenant_id: actor.tenantId,
    schedule_id: id,
    version: next,
    mark,
    schedule: JSON.stringify(written),
    applied_at: now.toString(),
    applied_by: actor.userId,
  }));
  for (const insert of insertRows('schedule_versions', rows)) await tx.change(insert);
  await countVersions(
    { tx, tenantId: actor.tenantId },
    changed.map(({ id, next }) => ({ id, version: next })),
  );
  record(
    { tx, actor },
    declared,
    changed.map(({ id, applied_version, next }) => ({
      id,
      action: 'updated',
      changes: { applied_version: [applied_version, next] },
    })),
  );
  return changed.map(({ id, applied_version }) => ({ id, version: applied_version }));
}

/** Lets these versions count; what is written stays as it is. */
export async function countVersions(
  { tx, tenantId }: Pick<TimedWork, 'tx'> & { tenantId: string },
  versions: readonly VersionBefore[],
): Promise<void> {
  if (versions.length === 0) return;
  const values = versions.map(({ id, version }) => sql`(${id}::uuid, ${version}::int)`);
  await tx.change(
    statement(sql`update schedules t set applied_version = v.version from (values ${sql.join(values)}) as v (id, version)
      where t.tenant_id = ${tenantId} and t.id = v.id`),
  );
}
