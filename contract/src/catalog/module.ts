import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { catalogWords } from './texts/texts.ts';

/** What is sold, sorted onto shelves, and the places it is sold at. */
export const catalog = defineModule({
  name: 'catalog',
  rank: 0,
  tables: [
    'cancellation_policies',
    'coastal_cities',
    'fare_types',
    'product_categories',
    'product_group_prices',
    'products',
    'product_tags',
    'products_photos',
    'products_tags',
    'selling_defaults',
  ],
  pages,
  words: catalogWords,
});
