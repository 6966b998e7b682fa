import { productCategories } from '@leme/contract/catalog/product-categories';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';

export const screen = resourceScreen(
  productCategories,
  {
    columns: ['parent_id', 'order_index', 'octo_label'],
    form: [{ rows: ['name parent_id', 'order_index icon', 'octo_label'] }],
    empty: 'product-categories.empty',
  },
  // A quarter of an hour [A7.5-11, A9-06].
  { freshness: { freshMs: 900_000, keptMs: 900_000, retries: 1 } },
);
