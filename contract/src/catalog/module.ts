import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { catalogWords } from './texts/texts.ts';

/** What is sold, sorted onto shelves, and the places it is sold at. */
export const catalog = defineModule({
  name: 'catalog',
  rank: 0,
  tables: ['coastal_cities', 'fare_types', 'product_categories', 'products'],
  pages,
  words: catalogWords,
});
