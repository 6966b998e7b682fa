import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { causeOf, severityOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { planState, type Standing } from '@leme/contract/maintenance/plans/plan-state';
import { sql } from 'kysely';
import type { Metered } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import { openDueOrders } from '../orders/order-of-plan.ts';
import { type Following, type PlanKey, type PlanRow, readPlans } from '../plans/read-plans.ts';
import { type Cause, keepAlerts } from './keep-alerts.ts';
import { soldUntil } from './sold-until.ts';

/** A plan without which nobody sails has run out, or will have, before a departure that is sold. */
function endsBefore(row: PlanRow, { state, due_on, isPaused }: Standing, sold: string | undefined): boolean {
  if (!row.blocks_sailing || sold === undefined || isPaused) return false;
  return state === 'overdue' || (due_on !== null && addDays(due_on, row.tolerance_days) < sold);
}

function causeOfPlan(row: PlanRow, date: string, sold: ReadonlyMap<string, string>): Cause[] {
  const standing = planState(row, row, { hours: row.hours, date });
  const { due_on, due_hours, by } = standing;
  const isLate = endsBefore(row, standing, sold.get(row.stands_on ?? ''));
  const severity = row.is_kept ? (isLate ? 'critica' : severityOf(standing.state)) : null;
  if (severity === null) return [];
  const { id, title, name, motor_id, stands_on } = row;
  const state = isLate && standing.state !== 'overdue' ? 'ends' : standing.state;
  const said = {
    type: 'meter_due',
    description: title,
    params: { title, name, state, due_on, due_hours, by },
  } as const;
  return [
    {
      ...said,
      dedupe_key: causeOf.plan(id),
      severity,
      // What is stored is Portuguese; on screen the sentence is made of type and values, in the reader's language.
      description: alertSentence(said, csvLocale),
      motor_id,
      boat_id: stands_on,
      plan_asset_id: id,
      due_on,
    },
  ];
}

/** Raises and ends the alerts of plans, and opens the orders of those that say so: as many statements for one as for all of a fleet. */
export async function followPlans(
  work: Following,
  { by, ids }: { by: PlanKey; ids: readonly string[] },
): Promise<void> {
  const rows = await readPlans(work, { by, ids });
  const today = dayIn(work.actor.timezone, work.now);
  const blocking = rows.filter(({ blocks_sailing, is_kept }) => blocks_sailing && is_kept);
  const sold = await soldUntil(
    work,
    blocking.map(({ stands_on }) => stands_on),
  );
  await keepAlerts(
    work,
    rows.map(({ id }) => causeOf.plan(id)),
    rows.flatMap((row) => causeOfPlan(row, today, sold)),
  );
  await openDueOrders(work, rows);
}

type Reviewed = { id: string; name: string; boat_id: string | null; in_review: number };

/** One alert for an engine whose readings wait for a person. */
export async function followReviews(
  work: Following,
  motors: readonly Pick<Metered, 'motor_id'>[],
): Promise<void> {
  const ids = motors.map(({ motor_id }) => motor_id);
  const rows = await work.tx.rows(
    statement<Reviewed>(sql`select t.id, t.name, t.boat_id, t.in_review from motors t
      where t.tenant_id = ${work.actor.tenantId} and t.id = any(${ids}::uuid[]) and t.in_review > 0 order by t.id`),
  );
  await keepAlerts(
    work,
    ids.map(causeOf.review),
    rows.map(({ id, name, boat_id }) => {
      const said = { type: 'meter_review', description: name, params: { name } } as const;
      const description = alertSentence(said, csvLocale);
      return {
        ...said,
        description,
        dedupe_key: causeOf.review(id),
        severity: 'media',
        motor_id: id,
        boat_id,
      };
    }),
  );
}
