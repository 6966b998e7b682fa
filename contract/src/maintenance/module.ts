import { defineModule } from '../kit/module.ts';
import { orderNumbers } from './orders/order-numbers.ts';
import { pages } from './pages.ts';
import { maintenanceWords } from './texts/texts.ts';

/** What boats need so that they sail: plans, what was done, alerts; its screens come later. */
export const maintenance = defineModule({
  name: 'maintenance',
  rank: 3,
  tables: [
    'engine_part_fits',
    'engine_parts',
    'installed_parts',
    'maintenance_alert',
    'maintenance_alert_photos',
    'maintenance_log_parts',
    'maintenance_logs',
    'maintenance_logs_files',
    'maintenance_tasks',
    'maintenance_tasks_parts',
    'plan_assets',
    'work_order_checks',
    'work_order_comments',
    'work_order_costs',
    'work_order_hits',
    'work_order_labour',
    'work_order_parts',
    'work_orders',
    'work_orders_files',
  ],
  pages,
  words: maintenanceWords,
  settings: [{ page: 'system-config', entity: orderNumbers }],
});
