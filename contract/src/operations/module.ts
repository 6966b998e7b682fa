import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { operationsWords } from './texts/texts.ts';

/** What runs over all companies while nobody looks, and the search over all records of one. */
export const operations = defineModule({
  name: 'operations',
  rank: 8,
  tables: ['seal_blocks', 'trail_alarms'],
  pages,
  words: operationsWords,
});
