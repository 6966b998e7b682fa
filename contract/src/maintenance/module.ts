import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { maintenanceWords } from './texts/texts.ts';

/** What boats need so that they sail; its screens come later. */
export const maintenance = defineModule({
  name: 'maintenance',
  rank: 2,
  tables: ['maintenance_alert'],
  pages,
  words: maintenanceWords,
});
