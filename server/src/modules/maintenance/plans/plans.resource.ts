import { dayIn } from '@leme/contract/kit/values/days';
import { maintenanceTasks } from '@leme/contract/maintenance/plans/maintenance-tasks';
import { planAssets } from '@leme/contract/maintenance/plans/plan-assets';
import { type Due, firstDue } from '@leme/contract/maintenance/plans/plan-state';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { counting } from '#kit/resource/list/computed';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { followPlans } from '../alerts/plan-alerts.ts';
import { timed } from '../alerts/timed.ts';
import { type PlanRow, readPlans } from './read-plans.ts';

/** Whether a service was noted: from then on only services say when it falls due. */
async function hasService(tx: Tx, tenantId: string, id: string): Promise<boolean> {
  const found = await tx.first(
    statement<{ id: string }>(sql`select l.id from maintenance_logs l
      where l.tenant_id = ${tenantId} and l.plan_asset_id = ${id} limit 1`),
  );
  return found !== undefined;
}

type Last = { last_on: string | null; last_hours: number | null };

/** When it falls due for the first time, from what was said of the last one. */
function dueOf(row: PlanRow, { last_on, last_hours }: Last, date: string): Due {
  const last = last_on === null && last_hours === null ? null : { date: last_on ?? date, hours: last_hours };
  return firstDue(row, last, { hours: row.hours, date });
}

async function afterSave({ values, before, id, tx, actor }: Saving): Promise<void> {
  const work = await timed({ tx, actor });
  const said = values as Last;
  const isNew = before === null;
  const isOther =
    isNew || (['last_on', 'last_hours', 'motor_id'] as const).some((name) => before[name] !== values[name]);
  if (isOther && !(await hasService(tx, actor.tenantId, id))) {
    const [row] = await readPlans(work, { by: 'id', ids: [id] });
    const due = row && dueOf(row, said, dayIn(actor.timezone, work.now));
    if (due)
      await tx.change(
        statement(sql`update plan_assets t set due_on = ${due.due_on}::date, due_hours = ${due.due_hours}
          where t.tenant_id = ${actor.tenantId} and t.id = ${id}`),
      );
  }
  await followPlans(work, { by: 'id', ids: [id] });
}

/** Plans, and what each is kept for. */
export const servesPlans = [
  ...serveResource(maintenanceTasks, {
    computes: counting('maintenance_tasks', {
      assets: (tenantId) => sql`select 1 from plan_assets a
        where a.tenant_id = ${tenantId} and a.task_id = t.id and a.deleted_at is null`,
    }),
    afterSave: async ({ id, before, tx, actor }) => {
      if (before) await followPlans(await timed({ tx, actor }), { by: 'task_id', ids: [id] });
    },
    afterRemoval: async ({ row, tx, actor }) =>
      await followPlans(await timed({ tx, actor }), { by: 'task_id', ids: [row.id] }),
  }),
  ...serveResource(planAssets, {
    computes: ({ tenantId }, ids) => sql`select t.id, t.due_on, t.due_hours,
        case when m.last_reading_at is null then null else m.hours end as hours
      from plan_assets t left join motors m on m.tenant_id = t.tenant_id and m.id = t.motor_id
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
    afterSave,
    afterRemoval: async ({ row, tx, actor }) =>
      await followPlans(await timed({ tx, actor }), { by: 'id', ids: [row.id] }),
  }),
];
