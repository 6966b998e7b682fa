import { faults } from '@leme/contract/kit/problem';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { forecastDays, mostForecastDays } from '@leme/contract/maintenance/plans/forecast';
import { readMaintenanceForecast } from '@leme/contract/maintenance/plans/forecast-endpoint';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { requireStaff } from '../alerts/require-staff.ts';
import { soldDays } from '../alerts/sold-until.ts';
import { foresee, isPaused, type Named } from './foresee.ts';
import type { Following } from './read-plans.ts';

/** What more plans than these come to nobody reads on one page. */
const mostPlans = 2_000;

type Period = { from: string; to: string };

/** What falls due in the days to come, with the days on which boats are sold: a handful of statements however many plans. */
export const servesForecast = serve(readMaintenanceForecast, async ({ input, tx, actor, clock }) => {
  requireStaff(actor, 'maintenance-tasks');
  const work = { tx, actor, now: clock.now() };
  const today = dayIn(actor.timezone, work.now);
  const from = input.from ?? today;
  const period = { from, to: input.to ?? addDays(from, forecastDays) };
  requirePeriod(period);
  const found = await keptPlans(work);
  const kept = new Map(found.slice(0, mostPlans).map((each) => [each.id, each]));
  const known = await foresee(work, kept, today);
  const data = known
    .flatMap(({ row, service }) => (service && !isPaused(row, service) ? service : []))
    .filter(({ date }) => date <= period.to && (date >= from || from <= today))
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.title.localeCompare(other.title));
  const boats = [...new Set(data.flatMap(({ boat_id }) => boat_id ?? []))].toSorted();
  return {
    data,
    sold: boats.length === 0 ? [] : await soldDays(work, boats, period),
    undated: known.filter(({ service }) => service === null).length,
    hasMore: found.length > mostPlans,
  };
});

/** A forecast ends after it begins, and looks a year ahead at most. */
function requirePeriod({ from, to }: Period): void {
  if (to < from) throw faults([{ pointer: '/to', code: 'too-small', params: { minimum: from } }]);
  const maximum = addDays(from, mostForecastDays);
  if (to > maximum) throw faults([{ pointer: '/to', code: 'too-large', params: { maximum } }]);
}

function keptPlans({ tx, actor }: Following): Promise<Named[]> {
  return tx.rows(
    statement<Named>(sql`select a.id, a.task_id, m.name as motor, b.boat_name as boat
      from plan_assets a join maintenance_tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
        left join motors m on m.tenant_id = a.tenant_id and m.id = a.motor_id
        left join boats b on b.tenant_id = a.tenant_id and b.id = coalesce(a.boat_id, m.boat_id)
      where a.tenant_id = ${actor.tenantId} and a.deleted_at is null and k.deleted_at is null and k.active
      order by a.id limit ${mostPlans + 1}`),
  );
}
