export { evaluateAlerts } from './alerts/evaluate-alerts.ts';
export { clockOf } from './alerts/follow-all.ts';
export { type Cause, keepAlerts } from './alerts/keep-alerts.ts';
export { partsCameTemplate } from './orders/parts-came.ts';
export type { Following } from './plans/read-plans.ts';
