import { logFiles } from '@leme/contract/maintenance/logs/endpoints';
import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { sql } from 'kysely';
import { type Served, serveTransfer } from '#kit/http/serve';
import { downloadFile } from '#kit/resource/files/download-file';
import { storeFile } from '#kit/resource/files/store-file';
import type { Registers } from '#kit/resource/registers';
import { serveView, type ViewRules } from '#kit/resource/view/serve-view';

const rules: ViewRules = {
  base: ({ tenantId }) => sql`select l.id, l.created_at, l.date, l.description, l.kind, l.boat_id, l.motor_id,
      l.plan_asset_id, l.hours as motor_hours, l.cost, l.supplier_id, l.person_id, l.user_id, l.reverses_id, l.reason, l.search
    from maintenance_logs l where l.tenant_id = ${tenantId}`,
  computes: ({ tenantId }, ids) => sql`select l.id, r.id as reversed_by, l.checks, (
      select string_agg(replace(trim_scale(p.quantity)::text, '.', ',') || ' × ' || i.name, ' · ' order by p.line)
      from maintenance_log_parts p join stock_items i on i.tenant_id = p.tenant_id and i.id = p.item_id
      where p.tenant_id = ${tenantId} and p.log_id = l.id) as parts
    from maintenance_logs l
      left join maintenance_logs r on r.tenant_id = l.tenant_id and r.reverses_id = l.id
    where l.tenant_id = ${tenantId} and l.id = any(${[...ids]}::uuid[])`,
};

/** The book with its file, and what was handed in with services. */
export const servesLogs: Served[] = [
  ...serveView(maintenanceBook, rules),
  serveTransfer(logFiles.upload, ({ input, body, ...call }) =>
    storeFile(maintenanceBook, call, { ...input, body }),
  ),
  serveTransfer(logFiles.readFile, ({ input, ...call }) =>
    downloadFile(bookOf(call.registers), call, input.id),
  ),
];

const bookOf = (others: Registers) => ({ resource: maintenanceBook, rules, others });
