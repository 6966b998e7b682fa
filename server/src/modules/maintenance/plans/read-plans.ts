import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import type { Plan, PlannedAsset } from '@leme/contract/maintenance/plans/plan-state';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { statement } from '#kit/resource/statement';

/** What a plan is kept for, with the plan and what its engine ran in all; nothing while nobody read that. */
export type PlanRow = Plan &
  PlannedAsset & {
    id: string;
    version: number;
    name: string;
    title: string;
    motor_id: string | null;
    boat_id: string | null;
    /** The boat itself, or the one its engine stands on. */
    stands_on: string | null;
    blocks_sailing: boolean;
    /** Whether it only warns, or opens an order as well. */
    when_due: 'alert' | 'order';
    priority: 'alta' | 'media' | 'baixa';
    supplier_id: string | null;
    hours: number | null;
    checklist: ChecklistLine[];
    /** Neither it nor its plan is deleted, the plan is in use, and the company has the module. */
    is_kept: boolean;
  };

/** A person, or the clock, which is nobody. */
type Acting = Pick<Actor, 'tenantId' | 'timezone'> & Partial<Pick<Actor, 'userId'>>;

/** Where and when plans are looked at, by a person or by the clock. */
export type Following = { tx: Tx; actor: Acting; now: Temporal.Instant };

/** By what plans are looked for. */
export type PlanKey = 'id' | 'task_id' | 'motor_id';

/** The plans kept for these, by one statement however many they are; `lock` holds what they are kept for. */
export function readPlans(
  { tx, actor }: Pick<Following, 'tx' | 'actor'>,
  { by, ids, lock = false }: { by: PlanKey; ids: readonly string[]; lock?: boolean },
): Promise<PlanRow[]> {
  const held: RawBuilder<unknown> = lock ? sql`for no key update of a` : sql``;
  return tx.rows(
    statement<PlanRow>(sql`select a.id, a.version, a.name, a.motor_id, a.boat_id, a.due_on, a.due_hours, a.paused_until,
        coalesce(a.boat_id, m.boat_id) as stands_on, k.blocks_sailing, k.when_due, k.priority, k.supplier_id, k.title, k.checklist, k.trigger, k.every_days,
        k.every_hours, k.first_hours, k.based_on, k.warn_days, k.warn_hours,
        k.tolerance_days, k.tolerance_hours, case when m.last_reading_at is null then null else m.hours end as hours,
        (k.active and a.deleted_at is null and k.deleted_at is null and exists (
          select 1 from tenant_modules n join saas_modules s on s.id = n.module_id
          where n.tenant_id = ${actor.tenantId} and n.is_enabled and s.slug = 'maintenance')) as is_kept
      from plan_assets a join maintenance_tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
        left join motors m on m.tenant_id = a.tenant_id and m.id = a.motor_id
      where a.tenant_id = ${actor.tenantId} and ${sql.ref(`a.${by}`)} = any(${ids}::uuid[]) order by a.id ${held}`),
  );
}
