import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import { leaveStopsOpen } from '#modules/bookings/public';
import { keepAlerts } from '../../alerts/keep-alerts.ts';
import type { Following } from '../../plans/read-plans.ts';

type Over = { id: string; code: string; boat_id: string; boat_name: string };

/** Whether the boat of order `o` should be back by now, and is not. */
export const runsOver = ({ actor, now }: Following): RawBuilder<boolean> =>
  sql<boolean>`coalesce(o.status in ('open', 'scheduled', 'in_progress', 'on_hold') and o.blocks_sailing <> 'no'
    and o.deleted_at is null and coalesce(o.downtime_to + o.until_time, (o.downtime_to + 1)::timestamp)
      <= (${now.toString()}::timestamptz at time zone ${actor.timezone}), false)`;

/** A stop that runs over goes on until somebody ends it, and rings once; what is back in time, or done, falls silent. */
export async function followStops(work: Following, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const over = await work.tx.rows(
    statement<Over>(sql`select o.id, o.code, o.boat_id, b.boat_name
      from work_orders o join boats b on b.tenant_id = o.tenant_id and b.id = o.boat_id
      where o.tenant_id = ${work.actor.tenantId} and o.id = any(${ids}::uuid[]) and ${runsOver(work)} order by o.id`),
  );
  await leaveStopsOpen(
    work,
    over.map(({ id }) => id),
  );
  await keepAlerts(
    work,
    ids.map(causeOf.order),
    over.map(({ id, code, boat_id, boat_name }) => {
      const params = { code, boat: boat_name, order_id: id };
      const said = { type: 'work_order_overdue', description: code, params } as const;
      const description = alertSentence(said, csvLocale);
      return { ...said, description, dedupe_key: causeOf.order(id), severity: 'alta', boat_id };
    }),
  );
}

/** Looks at every boat that stays ashore, and at every order that rang. */
export async function evaluateStops(work: Following): Promise<void> {
  const rows = await work.tx.rows(
    statement<{ id: string }>(sql`select o.id from work_orders o where o.tenant_id = ${work.actor.tenantId}
        and (o.blocks_sailing <> 'no' and o.status in ('open', 'scheduled', 'in_progress', 'on_hold')
          and o.deleted_at is null
          or exists (select 1 from maintenance_alert a where a.tenant_id = ${work.actor.tenantId}
            and a.dedupe_key = 'work_order_overdue:' || o.id and a.status = 'pendente'))
      order by o.id`),
  );
  await followStops(
    work,
    rows.map(({ id }) => id),
  );
}
