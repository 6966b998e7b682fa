import { defineModule } from '../kit/module.ts';

/** What runs over all companies while nobody looks, and the search over all records of one. */
export const operations = defineModule({
  name: 'operations',
  rank: 3,
  tables: ['seal_blocks', 'trail_alarms'],
});
