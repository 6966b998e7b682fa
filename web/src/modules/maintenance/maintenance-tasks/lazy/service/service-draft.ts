import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import type { postMaintenanceLog } from '@leme/contract/maintenance/logs/endpoints';
import type { LogKind } from '@leme/contract/maintenance/logs/maintenance-logs';
import type { Checked } from '@leme/contract/maintenance/plans/checked';
import { call } from '#kit/api/api.ts';

/** A part the plan asks for, and how many of it were used. */
export type PartLine = { item_id: string; name: string; quantity: number | null };

export type ServiceDraft = {
  date: string;
  kind: LogKind;
  hours: number | null;
  description: string;
  cost: number | null;
  location_id: string | null;
  parts: PartLine[];
  supplier_id: string | null;
  /** A colleague, where nobody from outside did it. */
  person_id: string | null;
  files: string[];
  checks: Checked[];
};

/** The checklist of a plan as its row has it. */
export const linesOf = (task: AnyRow) => (task.checklist ?? []) as readonly ChecklistLine[];

/** The parts of a plan as its row has them: ids, what they are called, and how many each service takes. */
export function partsOf(task: AnyRow): PartLine[] {
  const ids = Array.isArray(task.parts) ? (task.parts as string[]) : [];
  const names = [task.labels.parts ?? []].flat();
  const values = (task.parts_values ?? {}) as Readonly<Record<string, number>>;
  return ids.map((item_id, at) => ({ item_id, name: names[at] ?? '', quantity: values[item_id] ?? 1 }));
}

export const partsUsed = ({ parts }: Pick<ServiceDraft, 'parts'>) =>
  parts.filter(({ quantity }) => (quantity ?? 0) > 0);

/** Notes a service of what a plan is kept for, as it was seen. */
export function noteService(asset: AnyRow, draft: ServiceDraft) {
  const { date, kind, hours, description, cost, location_id, supplier_id, person_id, files, checks } = draft;
  return call<typeof postMaintenanceLog>('POST /maintenance-logs', {
    plan_asset_id: asset.id,
    version: asset.version,
    motor_id: null,
    boat_id: null,
    supplier_id,
    person_id,
    files,
    checklist: checks,
    date,
    kind,
    hours,
    description,
    cost: cost ?? 0,
    parts: partsUsed(draft).map(({ item_id, quantity }) => ({
      item_id,
      location_id: location_id ?? '',
      quantity: quantity ?? 0,
    })),
  });
}
