import type { LogKind } from '@leme/contract/maintenance/logs/maintenance-logs';
import { maintenanceLogs } from '@leme/contract/maintenance/logs/maintenance-logs';
import { planAssets } from '@leme/contract/maintenance/plans/plan-assets';
import type { Due } from '@leme/contract/maintenance/plans/plan-state';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';

export type UsedPart = { item_id: string; location_id: string; quantity: number };
export type LogRow = {
  id: string;
  date: string;
  kind: LogKind;
  description: string;
  plan_asset_id: string | null;
  motor_id: string | null;
  boat_id: string | null;
  hours: number | null;
  cost: number;
  supplier_id: string | null;
  /** Who did it, where it was nobody from outside. */
  person_id: string | null;
  was: Due;
  due: Due;
  reverses_id: string | null;
  reason: string | null;
  /** What was looked at, each with what was said of it. */
  checks: string | null;
};

/** What stands beside a row of the book. */
export type Beside = { parts: readonly UsedPart[]; files: readonly string[] };

/** A row of the book with the parts it took; awaited, because a second reversal breaks a constraint somebody can act on. */
export async function writeLog(
  work: TimedWork,
  { was, due, ...row }: LogRow,
  { parts, files }: Beside,
): Promise<void> {
  const { tx, actor, now } = work;
  const own = {
    was_due_on: was.due_on,
    was_due_hours: was.due_hours,
    due_on: due.due_on,
    due_hours: due.due_hours,
  };
  const by = { created_at: now.toString(), user_id: actor.userId };
  for (const insert of insertRows('maintenance_logs', [{ tenant_id: actor.tenantId, ...row, ...own, ...by }]))
    await tx.change(insert);
  const used = parts.map((part, at) => ({
    tenant_id: actor.tenantId,
    log_id: row.id,
    line: at + 1,
    ...part,
  }));
  for (const insert of insertRows('maintenance_log_parts', used)) tx.send(insert);
  const held = files.map((target_id, position) => ({
    tenant_id: actor.tenantId,
    owner_id: row.id,
    target_id,
    position,
  }));
  for (const insert of insertRows('maintenance_logs_files', held)) tx.send(insert);
  const { date, kind, description, hours, cost, reason, checks } = row;
  record(work, maintenanceLogs, {
    id: row.id,
    action: 'created',
    after: {
      date,
      kind,
      description,
      hours,
      cost,
      reason,
      checks,
      due_on: due.due_on,
      due_hours: due.due_hours,
    },
  });
}

/** When something falls due next, and what its history tells of that. */
export async function writeDue(
  work: TimedWork,
  plan: Due & { id: string },
  { due_on, due_hours }: Due,
): Promise<void> {
  const { tx, actor } = work;
  await tx.change(
    statement(sql`update plan_assets t set due_on = ${due_on}::date, due_hours = ${due_hours}, version = t.version + 1,
        updated_at = now() where t.tenant_id = ${actor.tenantId} and t.id = ${plan.id}`),
  );
  record(work, planAssets, {
    id: plan.id,
    action: 'updated',
    before: { due_on: plan.due_on, due_hours: plan.due_hours },
    after: { due_on, due_hours },
  });
}
