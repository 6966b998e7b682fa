import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { leadsWords } from './texts/texts.ts';

/** Those who may become customers, and what was said to them. */
export const leadsModule = defineModule({
  name: 'leads',
  rank: 2,
  tables: [
    'cadence_steps',
    'cadences',
    'countries',
    'lead_interactions',
    'lead_merges',
    'lead_settings',
    'lead_tag_relations',
    'leads',
    'sales_settings',
  ],
  pages,
  words: leadsWords,
});
