import { faults } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Severity } from '@leme/contract/maintenance/alerts';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import type { Registers } from '#kit/resource/registers';
import { createRow } from '#kit/resource/save/save-row';
import type { Work } from '#kit/work';

const longestTitle = 120;

/** What nobody says of an order that is opened for something. */
const nothing = {
  status: 'open',
  blocks_sailing: 'no',
  files: [],
  description: null,
  assignee_id: null,
  planned: null,
  hold_kind: null,
  downtime: null,
  from_time: null,
  until_time: null,
  hours: null,
};

type Opening = {
  title: string;
  kind: 'corretiva' | 'preventiva';
  priority: Severity;
  boat_id: string | null;
  motor_id: string | null;
  plan_asset_id: string | null;
  supplier_id: string | null;
  assignee_id?: string | null;
  description?: string | null;
  files?: readonly string[];
};

/** An order as somebody would have typed it; one of no boat is none. */
export async function openOrder(
  { tx, actor, registers }: Work & { registers: Registers },
  { title, boat_id, ...opening }: Opening,
): Promise<AnyRow> {
  if (boat_id === null) throw faults([{ pointer: '/boat_id', code: 'required' }]);
  const values = { ...nothing, ...opening, boat_id, title: title.slice(0, longestTitle) };
  return await createRow(registers.named(workOrders.name), { tx, actor }, values);
}
