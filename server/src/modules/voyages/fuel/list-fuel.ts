import { fuelFiles } from '@leme/contract/voyages/fuel/endpoints';
import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { sql } from 'kysely';
import { type Served, serveTransfer } from '#kit/http/serve';
import { downloadFile } from '#kit/resource/files/download-file';
import { storeFile } from '#kit/resource/files/store-file';
import { serveView, type ViewRules } from '#kit/resource/view/serve-view';

const rules: ViewRules = {
  base: ({
    tenantId,
  }) => sql`select e.id, e.created_at, e.taken_at, e.boat_id, e.motor_id, e.litres, e.total, e.hours,
      e.is_full as full, e.is_after_forgotten as forgotten, e.supplier_id, e.payer, e.note, e.photo, e.user_id, e.unit, e.item_id,
      e.reverses_id::text as reverses_id, e.reason, e.search
    from fuel_entries e where e.tenant_id = ${tenantId}`,
  computes: (
    { tenantId },
    ids,
  ) => sql`select e.id, r.id as reversed_by, round(e.total / e.litres, 2) as per_litre
    from fuel_entries e left join fuel_entries r on r.tenant_id = e.tenant_id and r.reverses_id = e.id
    where e.tenant_id = ${tenantId} and e.id = any(${[...ids]}::uuid[])`,
};

/** What boats were fuelled with, with its file, and pictures of receipts. */
export const servesFuel: Served[] = [
  ...serveView(fuelEntries, rules),
  serveTransfer(fuelFiles.upload, ({ input, body, ...call }) =>
    storeFile(fuelEntries, call, { ...input, body }),
  ),
  serveTransfer(fuelFiles.readFile, ({ input, ...call }) =>
    downloadFile({ resource: fuelEntries, rules, others: call.registers }, call, input.id),
  ),
];
