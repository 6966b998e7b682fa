import { faults, Problem } from '@leme/contract/kit/problem';
import {
  acknowledgeAlert,
  clearAlerts,
  reopenAlert,
  resolveAlert,
  snoozeAlert,
} from '@leme/contract/maintenance/alerts/alert-endpoints';
import { type Alert, alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { type RawBuilder, sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { record, type State } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { requireStaff } from './require-staff.ts';

type Stored = Pick<
  Alert,
  'id' | 'description' | 'status' | 'resolution' | 'note' | 'acknowledged_at' | 'snoozed_until' | 'severity'
>;

/** The alert, held: who comes second sees what the first did. */
async function lockAlert({ tx, actor }: TimedWork, id: string): Promise<Stored> {
  requireStaff(actor);
  const alert = await tx.first(
    statement<Stored>(sql`select t.id, t.description, t.status, t.resolution, t.note, t.acknowledged_at, t.snoozed_until,
        t.severity
      from maintenance_alert t where t.tenant_id = ${actor.tenantId} and t.id = ${id} for no key update`),
  );
  if (!alert) throw new Problem('not-found');
  return alert;
}

/** Writes what a verb changes, and tells it in the trail and to open pages. */
async function change(
  work: TimedWork,
  alert: Stored,
  { set, after }: { set: RawBuilder<unknown>; after: State },
): Promise<void> {
  await work.tx.change(
    statement(sql`update maintenance_alert t set ${set}
      where t.tenant_id = ${work.actor.tenantId} and t.id = ${alert.id}`),
  );
  const names = Object.keys(after) as (keyof Stored)[];
  const before = Object.fromEntries(names.map((name) => [name, alert[name]]));
  record(work, alerts, { id: alert.id, action: 'updated', before, after });
}

const acknowledges = serve(acknowledgeAlert, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const alert = await lockAlert(work, input.id);
  const { id, status } = alert;
  // Who saw it first stays.
  if (status === 'resolvido' || alert.acknowledged_at !== null) return { id, status };
  const now = work.now.toString();
  await change(work, alert, {
    set: sql`acknowledged_by = ${actor.userId}, acknowledged_at = ${now}::timestamptz`,
    after: { acknowledged_at: now },
  });
  return { id, status };
});

const resolves = serve(resolveAlert, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const alert = await lockAlert(work, input.id);
  const status = 'resolvido' as const;
  if (alert.status === status) return { id: alert.id, status };
  await change(work, alert, {
    set: sql`status = 'resolvido', resolution = 'manual', resolved_by = ${actor.userId},
      resolved_at = ${work.now.toString()}::timestamptz, note = ${input.note}`,
    after: { status, resolution: 'manual', note: input.note },
  });
  return { id: alert.id, status };
});

const reopens = serve(reopenAlert, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const alert = await lockAlert(work, input.id);
  const status = 'pendente' as const;
  if (alert.status === status) return { id: alert.id, status };
  await change(work, alert, {
    set: sql`status = 'pendente', resolution = null, resolved_by = null, resolved_at = null`,
    after: { status, resolution: null },
  });
  return { id: alert.id, status };
});

const snoozes = serve(snoozeAlert, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  if (Temporal.Instant.compare(Temporal.Instant.from(input.snoozed_until), work.now) <= 0)
    throw faults([{ pointer: '/snoozed_until', code: 'past' }]);
  const alert = await lockAlert(work, input.id);
  const { id, status } = alert;
  if (status === 'resolvido') return { id, status };
  await change(work, alert, {
    set: sql`snoozed_until = ${input.snoozed_until}::timestamptz`,
    after: { snoozed_until: input.snoozed_until },
  });
  return { id, status };
});

/** Every pending one at once; what was raised, or became worse, after the person looked stays. */
const clears = serve(clearAlerts, async ({ input, tx, actor, clock }) => {
  requireStaff(actor);
  const work = { tx, actor, now: clock.now() };
  const { until } = input;
  // Moments are told in milliseconds and kept in finer ones.
  const seen =
    until === undefined
      ? sql``
      : sql`and date_trunc('milliseconds', greatest(t.created_at, t.risen_at)) <= ${until}::timestamptz`;
  const cleared = await tx.rows(
    statement<{ id: string }>(sql`update maintenance_alert t set status = 'resolvido', resolution = 'cleared',
        resolved_by = ${actor.userId}, resolved_at = ${work.now.toString()}::timestamptz
      where t.tenant_id = ${actor.tenantId} and t.status = 'pendente' ${seen} returning t.id`),
  );
  record(
    work,
    alerts,
    cleared.map(({ id }) => ({
      id,
      action: 'updated' as const,
      before: { status: 'pendente' },
      after: { status: 'resolvido', resolution: 'cleared' },
    })),
  );
  return { cleared: cleared.length };
});

export const servesAlertVerbs = [acknowledges, resolves, reopens, snoozes, clears];
