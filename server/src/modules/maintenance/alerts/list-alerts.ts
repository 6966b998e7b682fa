import {
  alertFiles,
  mostInBell,
  type PendingAlert,
  readPendingAlerts,
} from '@leme/contract/maintenance/alerts/alert-endpoints';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { sql } from 'kysely';
import { type Served, serve, serveTransfer } from '#kit/http/serve';
import { downloadFile } from '#kit/resource/files/download-file';
import { storeFile } from '#kit/resource/files/store-file';
import { statement } from '#kit/resource/statement';
import { serveView, type ViewRules } from '#kit/resource/view/serve-view';
import { requireStaff } from './require-staff.ts';

const rules: ViewRules = {
  base: ({
    tenantId,
  }) => sql`select a.id, a.created_at, a.severity, a.description, a.type, a.status, a.boat_id, a.motor_id,
      a.due_at, a.acknowledged_by, a.acknowledged_at, a.snoozed_until, a.resolution, a.resolved_by, a.resolved_at,
      a.note, a.returned, a.risen_at, a.params::text as params, a.stock_item_id::text as stock_item_id, a.crew_id::text as crew_id,
      p.task_id::text as task_id, a.search,
      coalesce((select o.id::text from work_orders o where o.tenant_id = ${tenantId} and o.alert_id = a.id
        and o.deleted_at is null order by o.created_at desc, o.id desc limit 1),
        a.params ->> 'order_id') as order_id
    from maintenance_alert a left join plan_assets p on p.tenant_id = a.tenant_id and p.id = a.plan_asset_id
    where a.tenant_id = ${tenantId}`,
};

/** The list with its file, and pictures of what somebody wrote of. */
export const servesAlertList: Served[] = [
  ...serveView(alerts, rules),
  serveTransfer(alertFiles.upload, ({ input, body, ...call }) => storeFile(alerts, call, { ...input, body })),
  serveTransfer(alertFiles.readFile, ({ input, ...call }) =>
    downloadFile({ resource: alerts, rules, others: call.registers }, call, input.id),
  ),
];

/** Nobody is told of more. */
const mostPending = 1_000;

/** What the bell shows, along the index of what is pending, however many there were. */
export const servesPendingAlerts = serve(readPendingAlerts, async ({ tx, actor, clock }) => {
  requireStaff(actor);
  const rows = await tx.rows(
    statement<PendingAlert>(sql`select a.id, a.description, a.severity, a.status, a.created_at, a.type,
        b.boat_name as boat, a.params::text as params, a.risen_at, a.returned
      from maintenance_alert a left join boats b on b.tenant_id = a.tenant_id and b.id = a.boat_id
      where a.tenant_id = ${actor.tenantId} and a.status = 'pendente'
        and (a.snoozed_until is null or a.snoozed_until <= ${clock.now().toString()}::timestamptz)
      order by a.created_at desc, a.id desc limit ${mostInBell + 1}`),
  );
  const counted = await tx.first(
    statement<{ count: number }>(sql`select count(*)::int as count from (select 1 from maintenance_alert a
      where a.tenant_id = ${actor.tenantId} and a.status = 'pendente' limit ${mostPending}) a`),
  );
  return { count: counted?.count ?? 0, data: rows.slice(0, mostInBell), hasMore: rows.length > mostInBell };
});
