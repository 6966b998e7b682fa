import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { maintenanceLogs } from '@leme/contract/maintenance/logs/maintenance-logs';
import { maintenance } from '@leme/contract/maintenance/module';
import type { ServerModule } from '#kit/http/serve';
import { servesAlertVerbs } from './alerts/alert-verbs.ts';
import { servesNewAlert } from './alerts/create-alert.ts';
import { crewAlerts } from './alerts/crew-alerts.ts';
import { servesAlertList, servesPendingAlerts } from './alerts/list-alerts.ts';
import { paperAlerts } from './alerts/paper-alerts.ts';
import { followParts, partAlerts } from './alerts/part-alerts.ts';
import { followPlans, followReviews } from './alerts/plan-alerts.ts';
import { servesBoatLine } from './boat/read-boat-line.ts';
import { servesBoatGaps } from './boat/read-gaps.ts';
import { tellsOfBoat } from './boat/tells-of-boat.ts';
import { servesLogs } from './logs/list-logs.ts';
import { servesLog } from './logs/post-log.ts';
import { servesReversal } from './logs/reverse-log.ts';
import { servesOrderLines } from './orders/order-lines.resource.ts';
import { servesOrderOfAlert, servesOrderOfPlan } from './orders/order-of-alert.ts';
import { servesOrders } from './orders/orders.resource.ts';
import { partsCame } from './orders/parts-came.ts';
import { servesOrderLinks, servesReopening } from './orders/reopen-order.ts';
import { blocksOfOrders } from './orders/stop/block-of-order.ts';
import { servesAffected } from './orders/stop/read-affected.ts';
import { servesExchangeReversal } from './orders/stop/take-exchange-back.ts';
import { servesInstallation, servesInstalled, servesRemoval } from './parts/install-part.ts';
import { servesShelf } from './parts/list-parts.ts';
import { servesPartMoves } from './parts/move-part.ts';
import { servesNewPart, servesPart, servesPartChange } from './parts/save-part.ts';
import { servesStarters } from './plans/add-starters.ts';
import { servesPlans } from './plans/plans.resource.ts';
import { servesForecast } from './plans/read-forecast.ts';
import { stockAlerts } from './stock-alerts.ts';

/** What boats need so that they sail: plans, what was done, and the alerts of what is due or short. */
export const maintenanceModule: ServerModule = {
  ...maintenance,
  ...stockAlerts,
  ...partsCame,
  rules: { ...stockAlerts.rules, ...paperAlerts, ...partAlerts, ...crewAlerts, ...blocksOfOrders },
  tellsOfBoat,
  async readingTaken(work, motors) {
    const ids = motors.map(({ motor_id }) => motor_id);
    await followPlans(work, { by: 'motor_id', ids });
    await followParts(work, { by: 'motor_id', ids });
    await followReviews(work, motors);
  },
  constraints: {
    maintenance_logs_reversed_once: 'log-reversed',
    work_orders_once_open: 'order-open',
    work_orders_once_per_alert: 'order-open',
    work_orders_once_reopened: 'order-open',
    maintenance_alert_by_cause: 'alert-pending',
  },
  holders: [maintenanceLogs, alerts],
  serves: [
    servesBoatLine,
    servesBoatGaps,
    ...servesPlans,
    servesForecast,
    servesStarters,
    ...servesShelf,
    servesPart,
    servesNewPart,
    servesPartChange,
    ...servesPartMoves,
    servesInstalled,
    servesInstallation,
    servesRemoval,
    ...servesOrders,
    ...servesOrderLines,
    servesAffected,
    servesExchangeReversal,
    servesReopening,
    servesOrderLinks,
    servesOrderOfAlert,
    servesOrderOfPlan,
    ...servesLogs,
    servesLog,
    servesReversal,
    servesPendingAlerts,
    ...servesAlertList,
    servesNewAlert,
    ...servesAlertVerbs,
  ],
};
