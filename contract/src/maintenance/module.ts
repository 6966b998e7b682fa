import { defineModule } from '../kit/module.ts';

/** What boats need so that they sail; its screens come later. */
export const maintenance = defineModule({
  name: 'maintenance',
  rank: 1,
  tables: ['maintenance_alert'],
});
