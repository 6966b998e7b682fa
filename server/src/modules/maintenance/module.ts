import { maintenance } from '@leme/contract/maintenance/module';
import type { ServerModule } from '#kit/http/serve';
import { stockAlerts } from './stock-alerts.ts';

/** What boats need so that they sail; until its screens come it keeps the alerts of what is short. */
export const maintenanceModule: ServerModule = {
  ...maintenance,
  ...stockAlerts,
  serves: [],
};
