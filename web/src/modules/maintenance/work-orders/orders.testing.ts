import {
  orderChecks,
  orderComments,
  orderCosts,
  orderLabour,
  orderParts,
} from '@leme/contract/maintenance/orders/order-lines';
import { keepsRegister } from '../../../testing/fake-register.ts';
import type { aServer } from '../../../testing/open-page.tsx';

/** An order as the server answers it. */
export const anOrder = (title: string, status: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  code: 'OS-2031-0007',
  title,
  status,
  kind: 'corretiva',
  priority: 'media',
  boat_id: crypto.randomUUID(),
  labels: { boat_id: 'Lancha Netuno' },
  motor_id: null,
  plan_asset_id: null,
  assignee_id: null,
  supplier_id: null,
  planned: null,
  hold_kind: null,
  blocks_sailing: 'no',
  downtime: null,
  from_time: null,
  until_time: null,
  hours: null,
  description: null,
  files: [],
  lacking: 0,
  ...more,
});

/** Orders without lines. */
export function keepsLines(server: ReturnType<typeof aServer>) {
  for (const lines of [orderChecks, orderParts, orderLabour, orderCosts, orderComments])
    keepsRegister(server, lines, []);
}
