import type { AnyRow } from '@leme/contract/kit/resource/resource';
import {
  orderChecks,
  orderComments,
  orderCosts,
  orderLabour,
  orderParts,
} from '@leme/contract/maintenance/orders/order-lines';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { FreeTimes } from './free-times.tsx';
import { orderPanels } from './order-panels.tsx';
import { PartsChip } from './parts-chip.tsx';
import { PlannedDays } from './planned-days.tsx';
import { StandingPanel } from './standing-panel.tsx';
import { StopPanel } from './stop-panel.tsx';
import { useAround } from './use-around.tsx';
import { usePartsAround } from './use-parts-around.tsx';

const checks = childrenPart(orderChecks, {
  title: 'work-order-checks.section.title',
  empty: 'work-order-checks.empty',
  shows: ['type', 'required', 'done', 'number', 'answer', 'photo'],
  form: [{ rows: ['label', 'type required', 'least most', 'done', 'number', 'answer', 'photo', 'note'] }],
});

const parts = childrenPart(orderParts, {
  title: 'work-order-parts.section.title',
  empty: 'work-order-parts.empty',
  shows: ['item_id', 'planned', 'used', 'note'],
  form: [{ rows: ['item_id', 'source location_id', 'planned used', 'note'] }],
  useAround: usePartsAround,
});

const labour = childrenPart(orderLabour, {
  title: 'work-order-labour.section.title',
  empty: 'work-order-labour.empty',
  shows: ['worked_on', 'minutes', 'rate'],
  form: [{ rows: ['who', 'worked_on minutes', 'rate'] }],
});

const costs = childrenPart(orderCosts, {
  title: 'work-order-costs.section.title',
  empty: 'work-order-costs.empty',
  shows: ['amount', 'supplier_id', 'confirmed', 'file'],
  form: [{ rows: ['what', 'amount supplier_id', 'file', 'confirmed'] }],
});

const comments = childrenPart(orderComments, {
  title: 'work-order-comments.section.title',
  empty: 'work-order-comments.empty',
  shows: [],
  form: [{ rows: ['comment'] }],
});

const useMark = () => (row: AnyRow) => <PartsChip row={row} />;

export const screen = resourceScreen(
  workOrders,
  {
    columns: ['code', 'status', 'priority', 'boat_id', 'planned', 'assignee_id', 'kind'],
    least: ['kind', 'assignee_id', 'code', 'priority'],
    cells: { planned: PlannedDays },
    useMark,
    card: ['status', 'priority', 'boat_id', 'planned'],
    form: [
      { rows: ['title', 'boat_id motor_id', 'kind priority', 'description', 'files'] },
      {
        title: 'work-orders.section.work',
        rows: ['planned', 'assignee_id supplier_id', 'plan_asset_id hold_kind', 'hours'],
      },
      { title: 'work-orders.section.stop', rows: ['blocks_sailing', 'downtime', 'from_time until_time'] },
    ],
    preview: FreeTimes,
    parts: [
      orderPanels({
        standing: [StandingPanel, StopPanel],
        checks: [checks],
        parts: [parts],
        costs: [labour, costs],
        comments: [comments],
      }),
    ],
    empty: 'work-orders.empty',
  },
  { useAround },
);
