import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { stockWords } from './texts/texts.ts';

/** What is kept on shelves, what goes in and out of them, and what is counted there. */
export const stock = defineModule({
  name: 'stock',
  rank: 1,
  tables: ['stock_counts', 'stock_items', 'stock_levels', 'stock_locations', 'stock_moves'],
  pages,
  words: stockWords,
});
